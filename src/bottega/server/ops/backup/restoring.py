"""Restores a backup into an empty database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bottega.server.core.store.store import Store
from bottega.server.ops.backup import sql
from bottega.server.ops.backup.backup import counted, reached
from bottega.server.ops.backup.manifest import Dump, Manifest, check_dump
from bottega.server.ops.backup.programs import program, run
from bottega.server.parts import Parts
from bottega.server.platform.bus.silent import SilentBus
from bottega.server.platform.errors import NoBackup
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.postgres.migrate import migrate
from bottega.server.platform.settings import Settings
from bottega.server.rooms import Environment

Tell = Callable[[str], None]


async def restore(folder: Path, manifest: Manifest, url: str, tell: Tell) -> None:
    """Restore the database and migrate it to this version.

    Everything is checked before anything is written.
    """
    dump = manifest.dump
    await asyncio.to_thread(check_dump, folder, dump)
    async with reached(url) as connection:
        tables, server = await connection.fetchval(sql.FILLED), await connection.fetchval(sql.SERVER)
    if server < dump.postgres:
        raise NoBackup(
            f"the backup is from PostgreSQL {dump.postgres}, and the database for it is of {server}:"
            f" restore into the same release or a later one"
        )
    if tables:
        raise NoBackup(
            f"the database is not empty, it has {tables} tables: a restore never writes"
            f" over anything. Make a new one with `createdb`, and name it with --dsn"
        )
    await fill(url, folder, dump)
    await migrate(url)
    tell(f"{dump.holds.matches} matches, {dump.holds.moves} moves")


async def fill(url: str, folder: Path, dump: Dump) -> None:
    """Restore in one transaction."""
    async with reached(url) as connection:
        server = await connection.fetchval(sql.SERVER)
        words = "--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"
        await run(await program("pg_restore", server), *words, str(folder / dump.file), url=url)
        holds = await counted(connection)
    if holds != dump.holds:
        raise NoBackup(f"the database holds {holds} now, and the backup {dump.holds}: report this as a bug")


@asynccontextmanager
async def closed_node(settings: Settings) -> AsyncIterator[Parts]:
    """The parts of a node without bus and periodic jobs, on a database that no one serves."""
    store = Store(settings.database, settings.connections, timeout=600.0)
    node = Parts(Environment(msgspec.structs.replace(settings, journal=""), store, SilentBus(), Metrics()))
    await store.open()
    try:
        yield node
    finally:
        await node.drain()
        await store.close()
