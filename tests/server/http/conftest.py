"""Fixtures of the tests of HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.serving import Server, fresh_server


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server() -> AsyncIterator[Server]:
    """A server that the tests of a file share."""
    async with fresh_server() as made:
        yield made
