"""Copies the database of a running server."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import asyncpg
import msgspec

from bottega.server.ops.backup import sql
from bottega.server.ops.backup.manifest import (
    DUMP,
    MANIFEST,
    Counted,
    Dump,
    Manifest,
    file_digest,
    fingerprint,
)
from bottega.server.ops.backup.programs import program, run
from bottega.server.ops.home.folder import write_private
from bottega.server.platform.errors import NoBackup
from bottega.server.platform.postgres import sql as migration_sql
from bottega.server.platform.postgres.connecting import connect

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

LOOK: Final = 0.5  # seconds between measurements of a growing dump

Growing = Callable[[int], None]  # called with the bytes of the dump so far


async def back_up(url: str, secret: str, folder: Path, growing: Growing) -> Manifest:
    """Copy the database to a new folder; a failure leaves nothing."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NoBackup(f"{folder} is not empty: name a folder that is not there yet")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        began = time.time()
        dump = await copy(url, folder, growing)
        manifest = Manifest(began=began, ended=time.time(), secret=fingerprint(secret), dump=dump)
        written = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
        write_private(folder / MANIFEST, written.decode())
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return manifest


async def copy(url: str, folder: Path, growing: Growing) -> Dump:
    """Make a dump. It is counted and copied in the same snapshot."""
    async with reached(url) as connection:
        if not await connection.fetchval(migration_sql.MIGRATED):
            raise NoBackup("the database is empty: `bottega host migrate` makes its tables")
        await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        snapshot = await connection.fetchval(sql.SNAPSHOT)
        migration = await connection.fetchval(migration_sql.MIGRATION)
        server = await connection.fetchval(sql.SERVER)
        file = folder / DUMP
        file.touch(mode=0o600)
        words = "--format=custom", "--no-owner", "--no-privileges", f"--snapshot={snapshot}", f"--file={file}"
        dumping = asyncio.create_task(run(await program("pg_dump", server), *words, url=url))
        try:
            holds = await counted(connection)
            while not (await asyncio.wait({dumping}, timeout=LOOK))[0]:
                growing(file.stat().st_size)
        finally:
            dumping.cancel()
            with suppress(asyncio.CancelledError):
                await dumping
    growing(file.stat().st_size)
    digest = await asyncio.to_thread(file_digest, file)
    return Dump(file.name, file.stat().st_size, digest, migration, server, holds)


async def counted(connection: Connection) -> Counted:
    """Count the rows of a database."""
    row = await connection.fetchrow(sql.COUNTED)
    assert row is not None
    holds = Counted(*row)
    if not await connection.fetchval(sql.HAS_PACKED):
        return holds
    packed = await connection.fetchrow(sql.COUNTED_PACKED)
    assert packed is not None
    return Counted(holds.matches, holds.moves + packed["moves"], f"{holds.digest} {packed['digest']}")


@asynccontextmanager
async def reached(url: str) -> AsyncIterator[Connection]:
    """A separate connection, for slow queries."""
    try:
        connection = await connect(url, timeout=30.0)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise NoBackup(f"the database cannot be reached: {error}; `bottega host doctor` says more") from error
    try:
        yield connection
    except asyncpg.PostgresError as error:
        raise NoBackup(f"the database: {error}") from error
    finally:
        connection.terminate()  # do not wait for unread results
