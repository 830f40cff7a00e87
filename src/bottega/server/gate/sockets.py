"""All sockets of this node: lets them in, reads them, and ends those whose cookie became worthless."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from bottega.server.errors import Unavailable
from bottega.server.gate.callers import Callers
from bottega.server.gate.fence import address_of
from bottega.server.gate.limits import Buckets, Counts
from bottega.server.gate.session import Session
from bottega.server.gate.wire import Wire
from bottega.server.ids import Id
from bottega.server.node import Node
from bottega.server.store.rows import Guest


class Sockets:
    """Every open socket, by guest."""

    def __init__(self, node: Node, callers: Callers) -> None:
        self.node: Final = node
        self.callers: Final = callers
        self.counts: Final = Counts(node.settings.sockets)
        self.talks: Final = Buckets(node.settings.talks)
        self.by_guest: Final[dict[Id, set[Session]]] = {}
        node.guests.on_renewed.append(self.renewed)

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One socket, from its first knock to its end."""
        address = address_of(socket.scope)
        if not self.counts.take(address):
            await socket.close(1013, "too_many_sockets")
            return
        try:
            guest = await self.callers.find(socket)
            await socket.accept()
            await self.run(socket, guest)
        except Unavailable:
            await socket.close(1013, "unavailable")
        finally:
            self.counts.give_back(address)

    async def run(self, socket: WebSocket[Any, Any, Any], guest: Guest | None) -> None:
        """Read until it ends, from whichever side."""
        wire = Wire(socket, self.node.settings.waiting, self.node.metrics)
        session = Session(self.node, guest, wire, self.talks)
        self.by_guest.setdefault(session.id, set()).add(session)
        self.node.metrics.sockets.inc()
        session.greet()
        try:
            while True:
                await session.hear(await receive(socket))
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not wire.cut_for:
                raise
            task = asyncio.current_task()
            if task is not None:
                task.uncancel()
        finally:
            self.forget(session)
            await session.leave_all()
            await wire.hang_up()

    def forget(self, session: Session) -> None:
        """The socket is gone."""
        self.node.metrics.sockets.dec()
        mine = self.by_guest[session.id]
        mine.discard(session)
        if not mine:
            del self.by_guest[session.id]

    def renewed(self, guest: Id, epoch: int) -> None:
        """Sockets opened with an older cookie end."""
        for session in list(self.by_guest.get(guest, ())):
            if session.guest is not None and session.guest.epoch < epoch:
                session.wire.cut("renewed")


async def receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """The next message, text or not."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    text: str | None = event.get("text")  # type: ignore[assignment]
    return text if text is not None else event.get("bytes") or b""  # type: ignore[return-value]
