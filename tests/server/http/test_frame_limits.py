"""A socket that is gone: what is still on its way to it is told so, and nothing else breaks."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import pytest
import uvicorn
from prometheus_client import Counter
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import connect

from bottega.server.http.connection_limits import ConnectionLimits
from bottega.server.http.frame_limits import LimitedSocket
from bottega.server.platform.settings import Settings
from bottega.server.run import listen
from tests.server.nodes import SECRET

pytestmark = pytest.mark.anyio


class Late:
    """An application that has one more thing to say when the socket has gone and its own work is done."""

    def __init__(self) -> None:
        self.said: Final[asyncio.Future[BaseException | None]] = asyncio.get_running_loop().create_future()
        self.gone: Final = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.later = asyncio.create_task(self.say(send))
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def say(self, send: Any) -> None:
        await self.gone.wait()
        try:
            await send({"type": "websocket.send", "text": "too late"})
            self.said.set_result(None)
        except BaseException as error:
            self.said.set_result(error)


async def test_what_is_said_to_a_socket_that_was_let_go_is_told_that_nobody_is_there() -> None:
    settings = Settings(database="none", secret=SECRET, port=0)
    app, let_go = Late(), asyncio.Event()

    class Watched(LimitedSocket):
        def let_go(self) -> None:
            super().let_go()
            if not hasattr(self, "scope"):
                let_go.set()

    cuts = Counter("cut", "for whom", ["why"], registry=None)
    ws: Any = partial(Watched, settings, ConnectionLimits(settings), cuts)
    server = uvicorn.Server(uvicorn.Config(app, ws=ws, lifespan="off", log_config=None))
    listening = listen(settings)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}"):
            pass
        await let_go.wait()
        app.gone.set()
        assert isinstance(await app.said, ClientDisconnected)
    finally:
        server.should_exit = True
        await serving
