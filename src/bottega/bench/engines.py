"""The PostgreSQL and NATS that are measured: a fresh database each time, and what its backends cost."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import asyncpg

from bottega.bench.machine import cpu_seconds
from bottega.kit.errors import SetupError
from bottega.server.core.store.writer import AWAY
from bottega.server.platform.postgres.migrate import migrate

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]

POSTGRES: Final = "postgresql://postgres@127.0.0.1:5432/postgres"
NATS: Final = "nats://127.0.0.1:4222"
TIMEOUT: Final = 30.0
LOG_SIZE: Final = """
SELECT (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('moves') WHERE isleaf),
       (SELECT count(*) FROM moves)
"""
OTHERS: Final = """
SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def postgres() -> str:
    """A database of the server on which fresh ones are made."""
    return os.environ.get("BOTTEGA_DATABASE", POSTGRES)


def nats() -> str:
    """Where NATS is."""
    return os.environ.get("BOTTEGA_NATS", NATS)


def fresh_name() -> str:
    """A name that no other run has."""
    return f"bottega_bench_{uuid.uuid4().hex[:12]}"


@asynccontextmanager
async def fresh_database() -> AsyncIterator[str]:
    """The URL of a migrated database that is gone afterwards."""
    name = fresh_name()
    await command(f"CREATE DATABASE {name}")
    try:
        url = urlsplit(postgres())._replace(path=f"/{name}").geturl()
        await migrate(url)
        yield url
    finally:
        await command(f"DROP DATABASE {name} WITH (FORCE)")


async def command(sql: str) -> None:
    """Tell the server itself something."""
    async with connected(postgres()) as connection:
        await connection.execute(sql)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Connection]:
    """A connection for a moment."""
    try:
        connection = await asyncpg.connect(url, timeout=TIMEOUT, command_timeout=TIMEOUT)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise SetupError(f"no PostgreSQL to measure: {error}; BOTTEGA_DATABASE says where it is") from error
    try:
        yield connection
    finally:
        await connection.close(timeout=TIMEOUT)


class Backends:
    """What the backends of one database cost, as long as they live."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.spent: dict[int, float] = {}

    async def start(self) -> None:
        """Count from now."""
        self.spent = await self.look()

    async def seconds(self) -> float:
        """CPU time since then; nothing if the database is on another machine."""
        now = await self.look()
        return sum(spent - self.spent.get(pid, 0.0) for pid, spent in now.items())

    async def look(self) -> dict[int, float]:
        """The CPU time of each backend, but for the one that is asked for it."""
        async with connected(self.url) as connection:
            rows = await connection.fetch(OTHERS)
        return {row[0]: cpu_seconds(row[0]) for row in rows}


async def wal_written() -> int:
    """Bytes that the server has written ahead since it was made."""
    async with connected(postgres()) as connection:
        return int(await connection.fetchval("SELECT pg_current_wal_lsn() - '0/0'"))


async def row_bytes(url: str) -> float:
    """What a move takes on disk, its index included."""
    async with connected(url) as connection:
        found = await connection.fetchrow(LOG_SIZE)
    return round(float(found[0]) / found[1], 1) if found and found[1] else 0.0


async def mean_ply(url: str) -> float:
    """How far the matches are."""
    async with connected(url) as connection:
        return round(
            float(await connection.fetchval("SELECT count(*)::float / count(DISTINCT match) FROM moves")), 1
        )


async def checkpoint() -> None:
    """Let nobody pay for what was written before."""
    await asyncio.wait_for(command("CHECKPOINT"), TIMEOUT)
