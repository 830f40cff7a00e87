"""Sockets without a cookie."""

from __future__ import annotations

import asyncio

import pytest
import structlog

from tests.server.serving import Browser, fresh_server

pytestmark = pytest.mark.anyio


async def test_the_search_for_revoked_cookies_passes_over_sockets_without_one() -> None:
    with structlog.testing.capture_logs() as said:
        async with (
            fresh_server(sweep=0.05) as server,
            Browser(server) as stranger,
            stranger.socket() as socket,
        ):
            await socket.until("hello")
            await asyncio.sleep(0.3)
    assert [one for one in said if one["event"] == "cookies_not_refreshed"] == []
