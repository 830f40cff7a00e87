"""Fixtures of the server's tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.engines import fresh_prefix, two_databases


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def databases() -> Iterator[list[str]]:
    """Two fresh shards; ids are drawn by lot, so tests that share them do not meet."""
    with ThreadPoolExecutor(1) as own_loop:  # a test that asks for this may have a loop running
        shards = two_databases()
        runner = asyncio.Runner()
        yield own_loop.submit(runner.run, shards.__aenter__()).result()
        own_loop.submit(runner.run, shards.__aexit__(None, None, None)).result()
        own_loop.submit(runner.close).result()


@pytest.fixture
async def shards() -> AsyncIterator[list[str]]:
    """Two fresh shards of one test."""
    async with two_databases() as made:
        yield made


@pytest.fixture
async def prefix() -> AsyncIterator[str]:
    """Subjects of one test."""
    async with fresh_prefix() as name:
        yield name
