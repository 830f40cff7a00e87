"""Brings a backup into empty databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bottega.server.backup import sql
from bottega.server.backup.backing_up import counted, reached
from bottega.server.backup.manifest import Dump, Manifest, check_dump
from bottega.server.backup.programs import program, run
from bottega.server.bus.silent import SilentBus
from bottega.server.errors import NoBackup
from bottega.server.metrics import Metrics
from bottega.server.node import Node
from bottega.server.settings import Settings
from bottega.server.store.bucket import bucket_of
from bottega.server.store.migrate import migrate
from bottega.server.store.store import Store

Tell = Callable[[str], None]


async def restore(folder: Path, manifest: Manifest, urls: Sequence[str], tell: Tell) -> None:
    """All shards, in their order, brought to the form this version needs.

    Everything is looked at before anything is written.
    """
    if len(urls) != len(manifest.shards):
        raise NoBackup(
            f"the backup has {len(manifest.shards)} shards and {len(urls)} databases are named:"
            f" name one for each, in their order"
        )
    for dump in manifest.shards:
        await asyncio.to_thread(check_dump, folder, dump)
    for shard, url in enumerate(urls):
        async with reached(shard, url) as connection:
            tables, server = await connection.fetchval(sql.FILLED), await connection.fetchval(sql.SERVER)
        if server < (release := manifest.shards[shard].postgres):
            raise NoBackup(
                f"shard {shard} was copied from PostgreSQL {release}, and the database for it is of {server}:"
                f" restore into the same release or a later one"
            )
        if tables:
            raise NoBackup(
                f"the database for shard {shard} is not empty, it has {tables} tables: a restore never writes"
                f" over anything. Make a new one with `createdb`, and name it with --dsn"
            )
    for shard, (url, dump) in enumerate(zip(urls, manifest.shards, strict=True)):
        await fill(shard, url, folder, dump)
        await migrate(url)
        tell(f"shard {shard}: {dump.holds.matches} matches, {dump.holds.moves} moves")


async def fill(shard: int, url: str, folder: Path, dump: Dump) -> None:
    """One database: all of it, or nothing."""
    async with reached(shard, url) as connection:
        server = await connection.fetchval(sql.SERVER)
        words = "--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"
        await run(await program("pg_restore", server), *words, str(folder / dump.file), url=url)
        holds = await counted(connection)
    if holds != dump.holds:
        raise NoBackup(f"shard {shard} holds {holds} now, and the backup {dump.holds}: report this as a bug")


@asynccontextmanager
async def closed_house(settings: Settings) -> AsyncIterator[Node]:
    """The parts of a node on databases that nobody serves from: nobody is told, and nothing goes round."""
    bucket = bucket_of(settings.records)
    store = Store(settings.databases, settings.connections, timeout=600.0, bucket=bucket)
    node = Node(msgspec.structs.replace(settings, journal=""), store, SilentBus(), Metrics())
    await store.open()
    try:
        yield node
    finally:
        await node.drain()
        await store.close()
