"""Fixtures of the server's tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from bottega.server.node import Node
from tests.server.engines import fresh_prefix, migrated_database
from tests.server.frozen import FrozenClock


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A fresh database; ids are drawn by lot, so tests that share it do not meet."""
    with ThreadPoolExecutor(1) as own_loop:  # a test that asks for this may have a loop running
        fresh = migrated_database()
        runner = asyncio.Runner()
        yield own_loop.submit(runner.run, fresh.__aenter__()).result()
        own_loop.submit(runner.run, fresh.__aexit__(None, None, None)).result()
        own_loop.submit(runner.close).result()


@pytest.fixture
async def own_database() -> AsyncIterator[str]:
    """A fresh database of one test."""
    async with migrated_database() as made:
        yield made


@pytest.fixture
async def prefix() -> AsyncIterator[str]:
    """Subjects of one test."""
    async with fresh_prefix() as name:
        yield name


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock()  # 15 January 2027, 8 o'clock in Greenwich


@pytest.fixture
def one(two_nodes: tuple[Node, Node]) -> Node:
    """The first of `two_nodes`, which the tests of a room make as they need them."""
    return two_nodes[0]


@pytest.fixture
def other(two_nodes: tuple[Node, Node]) -> Node:
    return two_nodes[1]
