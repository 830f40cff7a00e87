"""Fixtures of the tests of notices."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.frozen import FrozenClock
from tests.server.sink import Sink, mail_sink


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock()  # 15 January 2027, 8 o'clock in Greenwich


@pytest.fixture
async def sink() -> AsyncIterator[Sink]:
    async with mail_sink() as made:
        yield made
