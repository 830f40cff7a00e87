"""The queue of messages to one socket. Clients that do not drain it are disconnected."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from litestar.exceptions import WebSocketException
from litestar.types import Send

from bottega.server.platform.metrics import Metrics

CODES: Final = {"slow": 4008, "renewed": 4001, "malformed": 4007, "banned": 4003, "drained": 1012}


class SendQueue:
    """`post` never waits."""

    __slots__ = (
        "cut_for",
        "metrics",
        "most",
        "outbox",
        "posted",
        "reader",
        "say",
        "sender",
    )

    def __init__(self, say: Send, most: int, metrics: Metrics) -> None:
        self.say: Final = say
        self.most: Final = most
        self.metrics: Final = metrics
        self.outbox: Final[
            list[bytes]
        ] = []  # short, and mostly empty: a deque would take ten times the memory
        self.posted = 0  # bytes so far
        self.sender: asyncio.Task[None] | None = None  # runs only while messages wait
        self.reader: Final = asyncio.current_task()
        self.cut_for = ""

    def post(self, message: bytes) -> None:
        """Queue a message."""
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
        """Send all queued messages."""
        sent = 0
        try:
            while self.outbox:
                # A message stays in the outbox until it is sent: one under way counts as unread.
                text = self.outbox[0].decode()
                await self.say({"type": "websocket.send", "bytes": None, "text": text})
                del self.outbox[:1]
                sent += 1
        except (WebSocketException, OSError, RuntimeError):
            self.outbox.clear()  # the client is gone; the reader notices it too
        finally:
            self.sender = None
            self.metrics.messages.inc(sent)

    async def room(self) -> None:
        """Back-pressure: stop reading from clients that do not drain their queue."""
        if len(self.outbox) > self.most // 2 and self.sender is not None:
            await asyncio.wait({self.sender})

    def cut(self, why: str) -> None:
        """Close this socket from our side, whatever it is doing."""
        if not self.cut_for:
            self.cut_for = why
            self.metrics.cut.labels(why).inc()
            assert self.reader is not None
            self.reader.cancel()

    async def hang_up(self) -> None:
        """Stop sending, and tell the client why if it still reads."""
        if self.sender is not None:
            self.sender.cancel()
            with suppress(asyncio.CancelledError):
                await self.sender
        self.outbox.clear()
        if self.cut_for in CODES and self.cut_for != "slow":
            with suppress(Exception):
                closing = self.say(
                    {"type": "websocket.close", "code": CODES[self.cut_for], "reason": self.cut_for}
                )
                await asyncio.wait_for(closing, timeout=1.0)
