"""A server, and somebody in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.serving import Browser, Server, entered, fresh_server


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with fresh_server() as made:
        yield made


@pytest.fixture
async def anna(server: Server) -> AsyncIterator[Browser]:
    async with entered(server, "Anna") as (browser,):
        yield browser
