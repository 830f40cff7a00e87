"""All sockets of this node: lets them in, reads them, and ends those whose cookie became worthless."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from bottega.server.errors import Refused, Unavailable
from bottega.server.gate.callers import Callers
from bottega.server.gate.limits import Buckets, Counts
from bottega.server.gate.origin_and_limits import address_of
from bottega.server.gate.session import Session
from bottega.server.gate.wire import CODES, Wire
from bottega.server.ids import Id
from bottega.server.node import Node
from bottega.server.store.rows import Guest, Ticket, ticket_of

CHUNK: Final = 1000  # guests looked at with one query
DRAINED: Final = 50  # sockets that a draining node ends at each beat, at least
DRAINS: Final = 4  # beats in which most are gone

log = structlog.get_logger()


class Sockets:
    """Every open socket, by guest."""

    def __init__(self, node: Node, callers: Callers) -> None:
        self.node: Final = node
        self.callers: Final = callers
        self.counts: Final = Counts(node.settings.sockets)
        self.talks: Final = Buckets(node.settings.talks)
        self.shows: Final = Buckets(node.settings.shows)
        self.by_guest: Final[dict[Id, set[Session]]] = {}
        self.told = "", False  # what was announced last, and whether nothing can be changed

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """One socket, from its first knock to its end."""
        address = address_of(socket.scope)
        if not self.counts.take(address):
            await self.turn_away(socket, "too_many_sockets")
            return
        try:
            guest = await self.callers.find(socket)
            await socket.accept()
            await self.run(socket, guest, address)
        except Unavailable:
            await self.turn_away(socket, "unavailable")
        except Refused:  # the code says it: before it is open, a browser hears nothing else
            await socket.accept()
            await socket.close(CODES["banned"], "banned")
        finally:
            self.counts.give_back(address)

    async def turn_away(self, socket: WebSocket[Any, Any, Any], code: str) -> None:
        """It may try again later."""
        self.node.metrics.refusals.labels("socket", code).inc()
        await socket.close(1013, code)

    async def run(self, socket: WebSocket[Any, Any, Any], guest: Guest | None, address: str) -> None:
        """Read until it ends, from whichever side."""
        wire = Wire(socket, self.node.settings.waiting, self.node.metrics)
        session = Session(self.node, guest, address, wire, self.talks, self.shows)
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

    # --- what hosts decide ----------------------------------------------------------------------

    def heed(self) -> None:
        """Something was decided: who may not be here goes, and everybody reads what is announced."""
        rulings, holding = self.node.rulings, self.node.rulings.holding
        gone = [session for guest in holding.banned() for session in self.by_guest.get(guest, ())]
        if holding.ranges:
            gone += [session for session in self.all() if rulings.shuts_out(session.address)]
        for session in gone:
            session.wire.cut("banned")
        told = rulings.announcement, rulings.read_only
        if told != self.told:
            self.told = told
            for session in self.all():
                session.announce()

    def all(self) -> list[Session]:
        """Every open socket."""
        return [session for mine in self.by_guest.values() for session in mine]

    async def beat(self) -> None:
        """Tell hosts how many are here; if they are to go elsewhere, send some: their browsers come back."""
        here = self.all()
        await self.node.troubles.beat(len(here))
        if self.node.is_draining:
            for session in here[: max(DRAINED, len(here) // DRAINS)]:
                session.wire.cut("drained")

    def blocks_changed(self, guest: Id) -> None:
        """Somebody blocked somebody."""
        if guest in self.by_guest:
            self.node.matches.start(self.look_at_blocks([guest]))

    async def look_at_blocks(self, guests: list[Id]) -> None:
        """Whom these do not want to hear."""
        try:
            found = await self.node.blocks.of_all(guests)
        except Unavailable as error:
            log.warning("blocks_not_looked_at", error=str(error))
            return
        for guest in guests:
            for session in self.by_guest.get(guest, ()):
                session.block(found.get(guest, frozenset()))

    # --- cookies that became worthless ----------------------------------------------------------

    def renewed(self, guest: Id) -> None:
        """Somebody was signed out somewhere."""
        if guest in self.by_guest:
            self.node.matches.start(self.look_at([guest]))

    def bus_returned(self) -> None:
        """Contact is regained: what was told meanwhile was told to others only."""
        self.node.matches.start(self.look_again())
        self.node.matches.start(self.look_at_blocks(list(self.by_guest)))

    async def look_again(self) -> None:
        """Look for cookies whose end was told and never heard of here."""
        guests = list(self.by_guest)
        for start in range(0, len(guests), CHUNK):
            await self.look_at(guests[start : start + CHUNK])

    async def look_at(self, guests: list[Id]) -> None:
        """End the sockets of these guests that were opened with a cookie that is worth nothing any more."""
        held: dict[Ticket, list[Session]] = {}
        for session in (session for guest in guests for session in self.by_guest.get(guest, ())):
            if session.guest is not None:
                held.setdefault(ticket_of(session.guest), []).append(session)
        try:
            ended = await self.node.store.ended(list(held))
        except Unavailable as error:
            log.warning("cookies_not_looked_at", error=str(error))  # the next sweep does
            return
        for session in (session for ticket in ended for session in held[ticket]):
            session.wire.cut("renewed")


async def receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """The next message, text or not."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    text: str | None = event.get("text")  # type: ignore[assignment]
    return text if text is not None else event.get("bytes") or b""  # type: ignore[return-value]


def let_go(socket: WebSocket[Any, Any, Any]) -> None:
    """Its ways in and out hold the socket, which holds them: a ring that only a search would find."""
    socket.receive = socket.send = ended


async def ended(*_: Any) -> Any:
    """Nothing comes or goes over a socket that is over."""
    raise WebSocketDisconnect(detail="over")
