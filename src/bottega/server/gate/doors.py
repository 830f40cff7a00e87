"""Connections, before anything is asked over them: how many an address holds, how long they may take."""

from __future__ import annotations

import asyncio
import resource
import sys
from typing import Any, Final

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from bottega.server.gate.limits import Counts, same_place
from bottega.server.settings import Settings

HEAD: Final = 10.0  # seconds from a connection, or from the answer before, to the end of a request's headers
BODY: Final = 15.0  # seconds from there to the end of the request
HEAD_BYTES: Final = 32_768
LINES: Final = 500  # of one request: each header and each chunk of a body is one, and costs the same to read
OWN_FILES: Final = 128  # files and connections of our own: engines, minds, logs

Peer = tuple[str, int] | None


class Doors:
    """All connections to this node. Proxies that speak for others may hold as many as they like."""

    def __init__(self, settings: Settings) -> None:
        self.body: Final = settings.body
        self.counts: Final = Counts(settings.doors)
        self.proxies: Final = _TrustedHosts(list(settings.proxies))
        self.most: Final = files() - OWN_FILES
        self.held = 0
        self.waiting: Final[dict[Door, None]] = {}  # those that ask for nothing, the longest silent first

    def enter(self, client: Peer) -> bool:
        """Whether one more may come in. If there is no room, the one that was silent longest goes."""
        if self.held >= self.most and not self.waiting:
            return False
        if not self.is_proxy(client) and not self.counts.take(place(client)):
            return False
        if self.held >= self.most:
            next(iter(self.waiting)).cut()
        self.held += 1
        return True

    def leave(self, client: Peer) -> None:
        """One has gone."""
        self.held -= 1
        if not self.is_proxy(client):
            self.counts.give_back(place(client))

    def is_proxy(self, client: Peer) -> bool:
        """Whether many may come from there."""
        return client is None or client[0] in self.proxies


class Door(H11Protocol):
    """One connection for requests. Becoming a socket, it stays one connection."""

    def __init__(self, doors: Doors, **given: Any) -> None:
        super().__init__(**given)
        self.doors: Final = doors
        self.inside = False
        self.heard = 0  # bytes of this request
        self.lines = 0
        self.stage: object = None  # what the other side is at
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.inside = self.doors.enter(self.client)
        if self.inside:
            self.look()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop()
        if self.inside:
            self.doors.leave(self.client)

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        self.lines += data.count(b"\n")
        if self.heard > HEAD_BYTES + self.doors.body or self.lines > LINES:
            self.cut()
            return
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop()
        super().handle_websocket_upgrade(event)

    def look(self) -> None:
        """Each part of a request has its time, counted from the part before and not from the last byte."""
        stage = self.conn.their_state
        if stage is self.stage or self not in self.connections:
            return
        self.stop()
        self.stage = stage
        if stage is h11.IDLE:
            self.heard = self.lines = 0
            self.doors.waiting[self] = None
            self.timer = self.loop.call_later(HEAD, self.cut)
        elif stage is h11.SEND_BODY:
            self.timer = self.loop.call_later(BODY, self.cut)

    def stop(self) -> None:
        """Nothing is waited for any more."""
        self.doors.waiting.pop(self, None)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def cut(self) -> None:
        """End it, whatever it is at."""
        self.stop()
        self.transport.abort()


def place(client: Peer) -> str:
    """Where a connection comes from."""
    return same_place(client[0]) if client else "?"


def files() -> int:
    """How many files this process may have open; each connection is one."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def open_files() -> None:
    """Let this process have as many as its host grants; systems give a quarter of a thousand, or one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
