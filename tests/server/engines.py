"""The real PostgreSQL and NATS of the tests: fresh databases, and subjects of their own."""

from __future__ import annotations

import asyncio
import atexit
import os
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from bottega.server.platform.bus.nats import NatsBus
from bottega.server.platform.postgres.migrate import migrate

POSTGRES: Final = os.environ.get("BOTTEGA_TEST_DATABASE", "postgresql://postgres@127.0.0.1:5432/postgres")
NATS: Final = os.environ.get("BOTTEGA_TEST_NATS", "nats://127.0.0.1:4222")


def fresh_name() -> str:
    """A name no other run of the tests has."""
    return f"bottega_test_{uuid.uuid4().hex[:12]}"


def url_of(database: str) -> str:
    """Where a database is reached."""
    return urlsplit(POSTGRES)._replace(path=f"/{database}").geturl()


made: Final[list[str]] = []  # migrated databases of this process; the first is the template of the others
spare: Final[list[str]] = []  # those that nobody uses now

EMPTY: Final = """
DO $$ DECLARE name text; BEGIN
    FOR name IN
        SELECT oid::regclass FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'alembic_version'
        ORDER BY oid DESC -- what refers to a table is younger
    LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
END $$
"""
# A commit does not wait for the disk: these tests never crash PostgreSQL. Those that do start one themselves.
UNSYNCED: Final = "ALTER DATABASE {} SET synchronous_commit = off"
END_OTHERS: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@asynccontextmanager
async def empty_database() -> AsyncIterator[str]:
    """The URL of a database without tables that is gone afterwards."""
    name = fresh_name()
    await command(f"CREATE DATABASE {name}", UNSYNCED.format(name))
    try:
        yield url_of(name)
    finally:
        await command(f"DROP DATABASE {name} WITH (FORCE)")


@asynccontextmanager
async def migrated_database() -> AsyncIterator[str]:
    """The URL of a database that is ready to be used, with nothing in it.

    It is a copy of the template, or one that a test is done with: to empty it takes a tenth of the time
    of dropping it.
    """
    name = spare.pop() if spare else await copy_template()
    try:
        yield url_of(name)
    finally:
        await command(END_OTHERS, EMPTY, database=name)
        spare.append(name)


async def copy_template() -> str:
    """A new database; the first in this process is migrated, the others are copies of it."""
    if not made:
        made.append(fresh_name())
        atexit.register(lambda: asyncio.run(command(*[f"DROP DATABASE {one} WITH (FORCE)" for one in made])))
        await command(f"CREATE DATABASE {made[0]}")
        await migrate(url_of(made[0]))
    made.append(fresh_name())
    await command(f"CREATE DATABASE {made[-1]} TEMPLATE {made[0]}", UNSYNCED.format(made[-1]))
    return made[-1]


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


async def command(*statements: str, database: str = "") -> None:
    """Tell the server itself something, or one of its databases."""
    connection = await asyncpg.connect(url_of(database) if database else POSTGRES)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
