"""Fixtures of the tests about time."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bottega.server.node import Node
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange
from tests.server.timing.timed import timed_node


@pytest.fixture
async def two_nodes(own_database: str, clock: FrozenClock) -> AsyncIterator[tuple[Node, Node]]:
    exchange = Exchange()
    async with (
        timed_node(own_database, exchange, clock) as one,
        timed_node(own_database, exchange, clock) as other,
    ):
        yield one, other
