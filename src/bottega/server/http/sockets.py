"""All sockets of this node: admits and reads them, and closes those whose cookie was revoked."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, ReceiveMessage, Send

from bottega.server.core.store.rows import Guest, Ticket, ticket_of
from bottega.server.http.origin_and_limits import AFTERWARDS
from bottega.server.http.send_queue import CODES, SendQueue
from bottega.server.http.session import Session
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import Id
from bottega.server.requests.addresses import address_of
from bottega.server.requests.authentication import Authentication
from bottega.server.requests.limits import Buckets, Counts

if TYPE_CHECKING:
    from bottega.server.core.store.database import Connection

DRAINED: Final = 50  # sockets that a draining node closes at each sweep, at least
DRAINS: Final = 4  # sweeps after which most are closed


class Sockets:
    """Every open socket, by guest."""

    def __init__(self, node: Parts, authentication: Authentication) -> None:
        self.node: Final = node
        self.authentication: Final = authentication
        self.counts: Final = Counts(node.settings.sockets)
        self.talks: Final = Buckets(node.settings.talks)
        self.shows: Final = Buckets(node.settings.shows)
        self.by_guest: Final[dict[Id, set[Session]]] = {}
        self.number = 0
        self.told = "", False  # the last announcement, and whether the server was read-only

    async def serve(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Open a socket, to be run once the framework has returned: its part takes much memory."""
        address = address_of(socket.scope)
        if not self.counts.take(address):
            await self.turn_away(socket, "too_many_sockets")
            return
        opened = False
        try:
            guest = await self.authentication.find(socket)
            await socket.accept()
            opened = True
            later: Any = socket.scope
            changes = "changes" in socket.query_params
            later[AFTERWARDS] = partial(self.run, guest, address, changes)
        except Unavailable:
            await self.turn_away(socket, "unavailable")
        except Refused:  # only a close code reaches a browser before the socket is open
            await socket.accept()
            await socket.close(CODES["banned"], "banned")
        finally:
            if not opened:
                self.counts.give_back(address)

    async def turn_away(self, socket: WebSocket[Any, Any, Any], code: str) -> None:
        """Close the socket; the client may retry."""
        self.node.metrics.refusals.labels("socket", code).inc()
        await socket.close(1013, code)

    async def run(
        self, guest: Guest | None, address: str, changes: bool, receive: Receive, send: Send
    ) -> None:
        """Read messages until either side closes the socket."""
        send_queue = SendQueue(send, self.node.settings.waiting, self.node.metrics)
        session = Session(self.node, guest, address, send_queue, self.talks, self.shows, changes)
        self.by_guest.setdefault(session.id, set()).add(session)
        self.number += 1
        self.node.metrics.sockets.set(self.number)
        session.greet()
        try:
            while True:
                await session.hear(message_of(await receive()))
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if not send_queue.cut_for:
                raise
            task = asyncio.current_task()
            if task is not None:
                task.uncancel()
        finally:
            self.forget(session)
            self.counts.give_back(address)
            await session.leave_all()
            await send_queue.hang_up()

    def forget(self, session: Session) -> None:
        """Forget a closed socket."""
        self.number -= 1
        self.node.metrics.sockets.set(self.number)
        mine = self.by_guest[session.id]
        mine.discard(session)
        if not mine:
            del self.by_guest[session.id]

    # --- what hosts decide ----------------------------------------------------------------------

    def heed(self) -> None:
        """A host decided something: disconnect banned people and send announcements."""
        rulings, cache = self.node.rulings, self.node.rulings.cache
        gone = [session for guest in cache.banned() for session in self.by_guest.get(guest, ())]
        if cache.ranges:
            gone += [session for session in self.all() if rulings.shuts_out(session.address)]
        for session in gone:
            session.send_queue.cut("banned")
        told = rulings.announcement, rulings.read_only
        if told != self.told:
            self.told = told
            for session in self.all():
                session.announce()

    def all(self) -> list[Session]:
        """Every open socket."""
        return [session for mine in self.by_guest.values() for session in mine]

    async def beat(self, connection: Connection) -> None:
        """Report the number of sockets."""
        await self.node.incidents.beat(connection, self.number)

    async def drain(self) -> None:
        """While draining, close some sockets: their clients reconnect elsewhere."""
        here = self.all() if self.node.is_draining else []
        for session in here[: max(DRAINED, len(here) // DRAINS)]:
            session.send_queue.cut("drained")

    def blocks_changed(self, guest: Id) -> None:
        """Someone blocked or unblocked someone."""
        if guest in self.by_guest:
            self.node.matches.start(self.look_at_blocks([guest]))

    def those_here(self, guests: Collection[Id]) -> set[Id]:
        """Those of these guests who have a socket here; 0 stands for anybody."""
        return set(self.by_guest) if 0 in guests else self.by_guest.keys() & guests

    async def look_at_blocks(self, guests: Collection[Id]) -> None:
        """Load the blocks of those of these guests who are here."""
        here = self.those_here(guests)
        found = await self.node.blocks.of_all(here) if here else {}
        for guest in here:
            for session in self.by_guest.get(guest, ()):
                session.block(found.get(guest, frozenset()))

    # --- revoked cookies ------------------------------------------------------------------------

    def renewed(self, guest: Id) -> None:
        """A guest was signed out in some browser."""
        if guest in self.by_guest:
            self.node.matches.start(self.look_at([guest]))

    async def look_at(self, guests: Collection[Id]) -> None:
        """Close the sockets of these guests that were opened with a revoked cookie."""
        held: dict[Ticket, list[Session]] = {}
        for session in [session for guest in self.those_here(guests) for session in self.by_guest[guest]]:
            if session.guest is not None:
                held.setdefault(ticket_of(session.guest), []).append(session)
        ended = await self.node.store.ended(list(held)) if held else []
        for session in (session for ticket in ended for session in held[ticket]):
            session.send_queue.cut("renewed")


def message_of(event: ReceiveMessage) -> str | bytes:
    """The message that came, text or binary."""
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    assert event["type"] == "websocket.receive"
    text = event.get("text")
    return text if text is not None else event.get("bytes") or b""


def let_go(socket: WebSocket[Any, Any, Any]) -> None:
    """Break reference cycles: `receive` and `send` of a socket refer to it."""
    socket.receive = socket.send = ended


async def ended(*_: Any) -> Any:
    """Stands in for `receive` and `send` of a closed socket."""
    raise WebSocketDisconnect(detail="over")
