"""The yardstick: a bare page on the same server. What it says is committed, and a frame is its answer."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from bottega.server.core.store.rows import Entry
from bottega.server.core.store.store import Store
from bottega.server.platform.ids import new_id

PAGE: Final = Path(__file__).with_name("bare.html").read_bytes()
TYPE: Final = [(b"content-type", b"text/html")]
WORDS: Final = "place G12 front 38,41"  # a frame is made of offers, more than of anything else
KEY: Final = "0123456789abcdef0123456789abcdef0123"  # as long as the key of a command


class Said(msgspec.Struct):
    """What the page says, and how long an answer it wants."""

    ply: int
    text: str
    heard: int


class Bare:
    """An ASGI application before another: it answers below /bare, the other everywhere else."""

    def __init__(self, server: ASGIApp, store: Store) -> None:
        self.server: Final = server
        self.store: Final = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        place = (kind, scope.get("path"))
        if place == ("websocket", "/bare/socket"):
            await self.talk(receive, send)
        elif place == ("http", "/bare"):
            await send({"type": "http.response.start", "status": 200, "headers": TYPE})
            await send({"type": "http.response.body", "body": PAGE, "more_body": False})
        else:
            await self.server(scope, receive, send)

    async def talk(self, receive: Receive, send: Send) -> None:
        """A row in the log of a match of its own for each thing said; the answer comes after the commit."""
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        match = new_id()
        while (message := await receive())["type"] == "websocket.receive":
            said = msgspec.json.decode(message["text"] or "", type=Said)
            assert await self.store.append(Entry(match, said.ply, 0, said.text[: len(WORDS)], KEY))
            await send({"type": "websocket.send", "bytes": None, "text": frame(said)})


def frame(said: Said) -> str:
    """An answer that is as long as it is to be."""
    answer = {"ply": said.ply, "offers": [WORDS] * (said.heard // (len(WORDS) + len('"",')))}
    return msgspec.json.encode(answer).decode().ljust(said.heard)
