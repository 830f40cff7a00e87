"""Limits of TCP connections: how many per address, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
import ipaddress
import resource
import sys
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bottega.server.platform.settings import Settings
from bottega.server.requests.limits import Counts, same_place

HEAD: Final = 10.0  # seconds from the connection or the last response to the end of the headers
BODY: Final = 15.0  # seconds from there to the end of the request
HEAD_BYTES: Final = 32_768
LINES: Final = 500  # of one request: each header and each chunk of a body is a line
OWN_FILES: Final = 128  # reserved for our own use: engines, bot processes, logs

Peer = tuple[str, int] | None


class ConnectionLimits:
    """Counts all connections to this node. Trusted proxies have no limit."""

    def __init__(self, settings: Settings) -> None:
        self.body: Final = settings.body
        self.counts: Final = Counts(settings.address_connections)
        self.proxies: Final = [ipaddress.ip_network(proxy) for proxy in settings.proxies]
        self.most: Final = files() - OWN_FILES
        self.held = 0
        self.waiting: Final[dict[LimitedConnection, None]] = {}  # idle, the longest first

    def enter(self, client: Peer) -> bool:
        """Admit a connection, unless its address has too many. A full node drops the longest idle one."""
        if self.held >= self.most and not self.waiting:
            return False
        if not self.is_proxy(client) and not self.counts.take(place(client)):
            return False
        if self.held >= self.most:
            next(iter(self.waiting)).cut()
        self.held += 1
        return True

    def leave(self, client: Peer) -> None:
        """Count a closed connection."""
        self.held -= 1
        if not self.is_proxy(client):
            self.counts.give_back(place(client))

    def is_proxy(self, client: Peer) -> bool:
        """Whether this is a trusted proxy, or a local socket."""
        if client is None:
            return True
        address = ipaddress.ip_address(client[0])
        return any(address in network for network in self.proxies)


class LimitedConnection(H11Protocol):
    """An HTTP connection, possibly upgraded to a socket later."""

    def __init__(self, limits: ConnectionLimits, **given: Any) -> None:
        super().__init__(**given)
        self.limits: Final = limits
        self.inside = False
        self.heard = 0  # bytes of this request
        self.lines = 0
        self.stage: object = None  # h11's state of the client
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self.inside = self.limits.enter(self.client)
        if self.inside:
            self.restart_timer()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop()
        if self.inside:
            self.limits.leave(self.client)

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        self.lines += data.count(b"\n")
        if self.heard > HEAD_BYTES + self.limits.body or self.lines > LINES:
            self.cut()
            return
        super().data_received(data)
        self.restart_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.restart_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop()
        super().handle_websocket_upgrade(event)

    def restart_timer(self) -> None:
        """Restart the timer when a new part of the request begins. Single bytes do not extend it."""
        stage = self.conn.their_state
        if stage is self.stage or self not in self.connections:
            return
        self.stop()
        self.stage = stage
        if stage is h11.IDLE:
            self.heard = self.lines = 0
            self.limits.waiting[self] = None
            self.timer = self.loop.call_later(HEAD, self.cut)
        elif stage is h11.SEND_BODY:
            self.timer = self.loop.call_later(BODY, self.cut)

    def stop(self) -> None:
        """Cancel the timer."""
        self.limits.waiting.pop(self, None)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def cut(self) -> None:
        """Close the connection at once."""
        self.stop()
        self.transport.abort()


def place(client: Peer) -> str:
    """The address that a connection counts for."""
    return same_place(client[0]) if client else "?"


def files() -> int:
    """How many files this process may open; each connection is one."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def open_files() -> None:
    """Raise the soft limit of open files to the hard one; its default is 256 or 1,024."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
