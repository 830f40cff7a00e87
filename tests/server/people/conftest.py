"""Fixtures of the tests about people."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.frozen import FrozenClock
from tests.server.house import House
from tests.server.people.persons import house_with_mail
from tests.server.sink import Sink


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock()


@pytest.fixture
async def posted(database: str, prefix: str, clock: FrozenClock) -> AsyncIterator[tuple[House, Sink]]:
    async with house_with_mail(database, prefix, clock=clock) as made:
        yield made
