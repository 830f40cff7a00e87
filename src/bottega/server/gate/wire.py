"""One socket: what is to be sent waits here, but only so much of it. A slow reader is cut, not waited for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketException
from litestar.types import Send

from bottega.server.gate.origin_and_limits import STRAIGHT
from bottega.server.metrics import Metrics

CODES: Final = {"slow": 4008, "renewed": 4001, "malformed": 4007, "banned": 4003, "drained": 1012}


class Wire:
    """The way to one browser. `post` never waits."""

    __slots__ = (
        "cut_for",
        "metrics",
        "most",
        "outbox",
        "posted",
        "reader",
        "sender",
        "socket",
        "straight",
    )

    def __init__(self, socket: WebSocket[Any, Any, Any], most: int, metrics: Metrics) -> None:
        self.socket: Final = socket
        self.straight: Final[Send] = socket.scope[STRAIGHT]  # type: ignore[typeddict-item]
        self.most: Final = most
        self.metrics: Final = metrics
        self.outbox: Final[list[bytes]] = []  # short, and mostly empty: a deque would take ten times the room
        self.posted = 0  # bytes until now
        self.sender: asyncio.Task[None] | None = None  # only while there is something to send
        self.reader: Final = asyncio.current_task()
        self.cut_for = ""

    def post(self, message: bytes) -> None:
        """Send this when the ones before are sent."""
        if self.cut_for:
            return
        if len(self.outbox) >= self.most:
            self.cut("slow")
            return
        self.outbox.append(message)
        self.posted += len(message)
        if self.sender is None:
            self.sender = asyncio.create_task(self.send())

    async def send(self) -> None:
        """Send all that waits."""
        sent = 0
        try:
            while self.outbox:
                # It stays in the outbox until it is handed over: a message under way counts as unread.
                text = self.outbox[0].decode()
                await self.straight({"type": "websocket.send", "bytes": None, "text": text})
                del self.outbox[:1]
                sent += 1
        except (WebSocketException, OSError, RuntimeError):
            self.outbox.clear()  # nobody is there any more; the reader hears it too
        finally:
            self.sender = None
            self.metrics.messages.inc(sent)

    async def room(self) -> None:
        """Wait while much is to be sent: who does not read is not read either."""
        if len(self.outbox) > self.most // 2 and self.sender is not None:
            await asyncio.wait({self.sender})

    def cut(self, why: str) -> None:
        """End this socket from our side, whatever it is doing."""
        if not self.cut_for:
            self.cut_for = why
            self.metrics.cut.labels(why).inc()
            assert self.reader is not None
            self.reader.cancel()

    async def hang_up(self) -> None:
        """Stop sending; say why, if the other side still listens."""
        if self.sender is not None:
            self.sender.cancel()
            with suppress(asyncio.CancelledError):
                await self.sender
        self.outbox.clear()
        if self.cut_for in CODES and self.cut_for != "slow":
            with suppress(Exception):
                await asyncio.wait_for(self.socket.close(CODES[self.cut_for], self.cut_for), timeout=1.0)
