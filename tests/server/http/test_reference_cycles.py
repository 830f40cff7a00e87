"""A socket that is over leaves nothing of ours behind that only a search for rings would find."""

from __future__ import annotations

import gc

import pytest
from litestar import WebSocket
from websockets.server import ServerProtocol

from bottega.server.http.frame_limits import LimitedSocket
from tests.patience import until
from tests.server.serving import Browser, Server

pytestmark = pytest.mark.anyio


def sockets() -> int:
    """How many sockets are in memory: of the framework, of uvicorn and those of websockets."""
    return sum(type(one) in (WebSocket, LimitedSocket, ServerProtocol) for one in gc.get_objects())


async def test_a_socket_that_is_over_is_gone_without_a_search(server: Server) -> None:
    async with Browser(server) as anna:
        await anna.enter("Anna")
        gc.collect()
        gc.disable()
        try:
            async with anna.socket() as socket:
                await socket.next()
                assert sockets() == 2  # the framework has let go
            await until(lambda: sockets() == 0)
        finally:
            gc.enable()
