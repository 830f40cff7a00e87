"""The real PostgreSQL and NATS of the tests: fresh databases, and subjects of their own."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from bottega.server.bus.nats import NatsBus
from bottega.server.store.migrate import migrate

POSTGRES: Final = os.environ.get("BOTTEGA_TEST_DATABASE", "postgresql://postgres@127.0.0.1:5432/postgres")
NATS: Final = os.environ.get("BOTTEGA_TEST_NATS", "nats://127.0.0.1:4222")


def fresh_name() -> str:
    """A name no other run of the tests has."""
    return f"bottega_test_{uuid.uuid4().hex[:12]}"


@asynccontextmanager
async def empty_database() -> AsyncIterator[str]:
    """The URL of a database that is gone afterwards."""
    name = fresh_name()
    await command(f"CREATE DATABASE {name}")
    try:
        yield urlsplit(POSTGRES)._replace(path=f"/{name}").geturl()
    finally:
        await command(f"DROP DATABASE {name} WITH (FORCE)")


@asynccontextmanager
async def two_databases() -> AsyncIterator[list[str]]:
    """Two shards, ready to be used."""
    async with empty_database() as first, empty_database() as second:
        for url in (first, second):
            await migrate(url)
        yield [first, second]


@asynccontextmanager
async def fresh_prefix() -> AsyncIterator[str]:
    """Subjects of one's own; the work queue is thrown away afterwards."""
    name = fresh_name()
    try:
        yield name
    finally:
        bus = NatsBus([NATS], name)
        await bus.open()
        await bus.remove_stream()
        await bus.close()


async def command(sql: str) -> None:
    """Tell the server itself something."""
    connection = await asyncpg.connect(POSTGRES)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()
