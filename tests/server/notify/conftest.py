"""Fixtures of the tests of notices."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bottega.server.node import Node
from tests.server.frozen import FrozenClock
from tests.server.notify.told import telling_nodes
from tests.server.sink import Sink, mail_sink


@pytest.fixture
async def sink() -> AsyncIterator[Sink]:
    async with mail_sink() as made:
        yield made


@pytest.fixture
async def node(own_database: str, clock: FrozenClock, sink: Sink) -> AsyncIterator[Node]:
    async with telling_nodes(own_database, clock, sink) as (made,):
        yield made


@pytest.fixture
async def two_nodes(own_database: str, clock: FrozenClock, sink: Sink) -> AsyncIterator[tuple[Node, Node]]:
    async with telling_nodes(own_database, clock, sink, count=2) as (one, other):
        yield one, other
