"""Limits of WebSocket frames: clients that flood us or stop reading are disconnected."""

from __future__ import annotations

from asyncio import BaseTransport, Task
from typing import Any, Final, cast

from prometheus_client import Counter
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import Protocol

from bottega.server.http.connection_limits import ConnectionLimits
from bottega.server.http.slim_waiting import SlimEvent, SlimQueue
from bottega.server.platform.settings import Settings
from bottega.server.requests.limits import Bucket

SLICE: Final = 256  # bytes to parse at once: 42 of the smallest frames, a quarter of a millisecond
PER_SLICE: Final = 0.25  # tokens for a slice, even without a complete frame
PER_MESSAGE: Final = 4  # tokens for each message a socket may send
PIECES: Final = 64  # frames of one message; browsers send one
UNSENT: Final = 65_536  # bytes that may wait for a client that does not read
WAIT_FROM: Final = 16_384  # bytes from which on our messages wait too
ATTRIBUTES: Final = """
app app_state asgi_version bucket client close_sent close_timeout close_timer config conn connections
curr_msg_data_type cuts default_headers disconnected frames handshake_complete handshake_initiated
initial_response last_ping_rtt limits logger loop pending_ping_payload ping_interval ping_sent_at ping_timeout
ping_timer pong_timer queue read_paused request response root_path scheme scope served server tasks transport
writable
"""


class LimitedSocket(WebSocketsSansIOProtocol):
    """Pings and empty frames never reach the session, but cost as much to parse as moves do."""

    __slots__ = tuple(ATTRIBUTES.split())  # uvicorn's too: a dict of so many takes 1.6 kB

    def __init__(self, settings: Settings, limits: ConnectionLimits, cuts: Counter, **given: Any) -> None:
        super().__init__(**given)
        self.queue = cast(Any, SlimQueue())
        self.writable = cast(Any, SlimEvent())
        self.limits: Final = limits
        self.cuts: Final = cuts
        self.served = False
        rate, most = PER_MESSAGE * settings.says, PER_MESSAGE * settings.burst
        self.bucket: Final = Bucket(rate, most, self.loop.time())

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WAIT_FROM)

    def handle_connect(self, event: Request) -> None:
        """The parser is at the end of the request, and holds it: continue with a new one."""
        super().handle_connect(event)
        self.conn.parser.close()
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        del self.request

    def start_keepalive(self) -> None:
        """The socket is open."""
        super().start_keepalive()
        del self.response

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limits.leave(self.client)
        self.let_go()

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self.served = True
        self.let_go()

    def let_go(self) -> None:
        """Break reference cycles: uvicorn holds closed protocols until the next garbage collection."""
        if self.disconnected and self.served:
            self.conn.parser.close()  # it refers to its own connection
            del self.scope  # the application notes in it how to send to this socket

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Charge one token a frame, or the price of a slice."""
        if not self.bucket.take(self.loop.time(), max(PER_SLICE, len(self.conn.events))):
            self.cut("flood")
            return
        super().handle_events()
        if self.transport.get_write_buffer_size() > UNSENT:
            self.cut("unread")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PIECES:
            self.cut("pieces")
        else:
            super().handle_cont(event)

    def cut(self, why: str) -> None:
        """Close at once: a close frame would wait behind the unread data."""
        if not self.transport.is_closing():
            self.cuts.labels(why).inc()
            cast(Any, self.transport).abort()
