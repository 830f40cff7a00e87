"""Fixtures of the tests of notices."""

from __future__ import annotations

from collections.abc import AsyncIterator

import asyncpg
import pytest

from tests.server.frozen import FrozenClock
from tests.server.sink import Sink, mail_sink

CLEAR = "TRUNCATE notices, sendings, looks, people, pushes, vacations, deadlines, beats, pauses, orders"


@pytest.fixture
async def shards(databases: list[str]) -> AsyncIterator[list[str]]:
    """Two shards on which nobody is told of anything that another test left, nor left anything."""
    await clear(databases)
    yield databases
    await clear(databases)


async def clear(databases: list[str]) -> None:
    for url in databases:
        connection = await asyncpg.connect(url)
        await connection.execute(CLEAR)
        await connection.close()


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock()  # 15 January 2027, 8 o'clock in Greenwich


@pytest.fixture
async def sink() -> AsyncIterator[Sink]:
    async with mail_sink() as made:
        yield made
