"""How a node ends: nobody is let in, what was asked is answered, everybody is sent elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bottega.server.core.store.rows import Entry
from bottega.server.core.store.store import Store
from bottega.server.http.app import build
from bottega.server.run import uvicorn_server
from tests.patience import until
from tests.server.nodes import made_node
from tests.server.serving import Browser, Server, no_signals

pytestmark = pytest.mark.anyio


class SlowStore(Store):
    """Commits when it is let."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.asked = asyncio.Event()
        self.let = asyncio.Event()

    async def append(self, entry: Entry) -> bool:
        self.asked.set()
        await self.let.wait()
        return await super().append(entry)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with made_node(port=0, bots=[], kind=SlowStore) as node:
        made = Server(node)
        made.uvicorn = uvicorn_server(build(node), node.settings, node.drain)
        made.uvicorn.capture_signals = no_signals  # type: ignore[method-assign]
        await made.open()
        yield made
        await made.close()


async def test_a_command_in_flight_is_answered_and_then_the_socket_is_sent_elsewhere(server: Server) -> None:
    async with Browser(server) as anna:
        await anna.enter("Anna")
        table, match = await anna.start_alone()
        async with anna.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("update")
            await socket.send(**{"is": "say"}, match=match, seat=0, ply=0, text="start front", key="first")
            store = server.node.store
            assert isinstance(store, SlowStore)
            await store.asked.wait()
            server.uvicorn.should_exit = True
            await until(lambda: not server.node.is_open)
            await socket.send(**{"is": "say"}, match=match, seat=1, ply=0, text="start front", key="late")
            late = await socket.until("no")
            assert (late["code"], late["key"]) == ("unavailable", "late")
            store.let.set()
            assert (await socket.until("said"))["key"] == "first"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        with pytest.raises(httpx.ConnectError):
            await anna.http.get("/health")
    assert server.task is not None
    await server.task
    server.task = None
