"""Fixtures of the tests of HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.house import House, fresh_house


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def house() -> AsyncIterator[House]:
    """A house that the tests of a file share."""
    async with fresh_house() as made:
        yield made
