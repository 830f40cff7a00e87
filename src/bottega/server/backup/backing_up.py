"""Copies the databases of a house while it is played there."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import asyncpg
import msgspec

from bottega.server.backup import sql
from bottega.server.backup.manifest import (
    MANIFEST,
    Counted,
    Dump,
    Manifest,
    dump_name,
    file_digest,
    fingerprint,
)
from bottega.server.backup.programs import program, run
from bottega.server.errors import NoBackup
from bottega.server.home.folder import write_private
from bottega.server.store import sql as store_sql
from bottega.server.store.connecting import connect

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

LOOK: Final = 0.5  # seconds between looks how large a dump is by now

Growing = Callable[[int, int], None]  # which shard, and how many bytes it has by now


async def back_up(urls: Sequence[str], secret: str, folder: Path, growing: Growing) -> Manifest:
    """A copy of every shard in a new folder; if it fails, nothing is left of it.

    The house's shard is first. So all that it says of a match on another shard is in the copy of that shard
    too; what it does not know yet is noted again by a restore.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NoBackup(f"{folder} is not empty: name a folder that is not there yet")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        began = time.time()
        dumps = [await copy_shard(shard, url, folder, growing) for shard, url in enumerate(urls)]
        manifest = Manifest(began=began, ended=time.time(), secret=fingerprint(secret), shards=dumps)
        written = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
        write_private(folder / MANIFEST, written.decode())
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return manifest


async def copy_shard(shard: int, url: str, folder: Path, growing: Growing) -> Dump:
    """One dump. It is counted and copied in the same snapshot."""
    async with reached(shard, url) as connection:
        if not await connection.fetchval(store_sql.MIGRATED):
            raise NoBackup(f"shard {shard} is empty: `bottega host migrate` makes its tables")
        await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        snapshot = await connection.fetchval(sql.SNAPSHOT)
        migration = await connection.fetchval(store_sql.MIGRATION)
        server = await connection.fetchval(sql.SERVER)
        file = folder / dump_name(shard)
        file.touch(mode=0o600)
        words = "--format=custom", "--no-owner", "--no-privileges", f"--snapshot={snapshot}", f"--file={file}"
        dumping = asyncio.create_task(run(await program("pg_dump", server), *words, url=url))
        try:
            holds = await counted(connection)
            while not (await asyncio.wait({dumping}, timeout=LOOK))[0]:
                growing(shard, file.stat().st_size)
        finally:
            dumping.cancel()
            with suppress(asyncio.CancelledError):
                await dumping
    growing(shard, file.stat().st_size)
    digest = await asyncio.to_thread(file_digest, file)
    return Dump(file.name, file.stat().st_size, digest, migration, server, holds)


async def counted(connection: Connection) -> Counted:
    """How much a shard holds."""
    row = await connection.fetchrow(sql.COUNTED)
    assert row is not None
    holds = Counted(*row)
    if not await connection.fetchval(sql.HAS_PACKED):
        return holds
    packed = await connection.fetchrow(sql.COUNTED_PACKED)
    assert packed is not None
    return Counted(holds.matches, holds.moves + packed["moves"], f"{holds.digest} {packed['digest']}")


@asynccontextmanager
async def reached(shard: int, url: str) -> AsyncIterator[Connection]:
    """A connection of one's own, on which a query may take its time."""
    try:
        connection = await connect(url, timeout=30.0)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise NoBackup(
            f"shard {shard} cannot be reached: {error}; `bottega host doctor` says more"
        ) from error
    try:
        yield connection
    except asyncpg.PostgresError as error:
        raise NoBackup(f"shard {shard}: {error}") from error
    finally:
        connection.terminate()  # what was begun to be read need not be finished
