"""A socket that is over leaves nothing of ours behind that only a search for rings would find."""

from __future__ import annotations

import gc

import pytest
from litestar import WebSocket

from tests.patience import until
from tests.server.house import Browser, House

pytestmark = pytest.mark.anyio


def sockets() -> int:
    return sum(type(one) is WebSocket for one in gc.get_objects())


async def test_a_socket_that_is_over_is_gone_without_a_search(house: House) -> None:
    async with Browser(house) as anna:
        await anna.enter("Anna")
        gc.collect()
        gc.disable()
        try:
            async with anna.socket() as socket:
                await socket.next()
                assert sockets() == 1
            await until(lambda: sockets() == 0)
        finally:
            gc.enable()
