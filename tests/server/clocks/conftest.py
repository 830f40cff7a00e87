"""Fixtures of the tests of clocks."""

from __future__ import annotations

import asyncpg
import pytest


@pytest.fixture
async def shards(databases: list[str]) -> list[str]:
    """Two shards on which no deadline of another test is left."""
    for url in databases:
        connection = await asyncpg.connect(url)
        await connection.execute("TRUNCATE deadlines, beats, pauses, orders")
        await connection.close()
    return databases
