"""Errors and delays on a node, collected and stored for hosts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from bottega import __version__
from bottega.server.core.live_match import Live
from bottega.server.core.store.store import Store
from bottega.server.moderation import sql
from bottega.server.moderation.rows import Incident, NodeRow
from bottega.server.platform.clock import Clock
from bottega.server.platform.ids import Id

if TYPE_CHECKING:
    from bottega.server.core.store.database import Connection

MOST: Final = 200  # kept in memory until stored: one fault must not fill it
SLOW_S: Final = 2.0  # seconds until a move is answered
FAULTS: Final = ("broken", "request")
DELAYS: Final = ("slow", "late_bot")
GONE_S: Final = 60.0  # seconds after which a silent node is not listed


class Incidents:
    """Of an error, only kind and place are stored: its message may reveal a card."""

    def __init__(self, store: Store, clock: Clock, node: str) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.node: Final = node
        self.noted: dict[tuple[str, Id, str], Incident] = {}

    def broke(self, live: Live, error: Exception) -> None:
        """An error in a match."""
        self.note("broken", place_of(error), live.match.head.id, live.match.head.table)

    def request_broke(self, path: str, error: Exception) -> None:
        """An error in a request; the first words of its path say which."""
        self.note("request", f"{'/'.join(path.split('/')[:3])} {place_of(error)}")

    def answered(self, live: Live, seconds: float) -> None:
        """A move was answered after so long."""
        if seconds >= SLOW_S:
            self.note("slow", "", live.match.head.id, live.match.head.table, seconds)

    def bot_is_late(self, live: Live, seconds: float) -> None:
        """A bot keeps a table waiting."""
        self.note("late_bot", "", live.match.head.id, live.match.head.table, seconds)

    def note(self, kind: str, what: str, match: Id = 0, table: Id = 0, seconds: float = 0.0) -> None:
        """Count an incident."""
        now, key = self.clock.now(), (kind, match, what)
        known = self.noted.get(key)
        if known is None and len(self.noted) >= MOST:
            return
        first, times, worst = (known.first, known.times, known.worst) if known else (now, 0, 0.0)
        self.noted[key] = Incident(
            kind, match, what, table, self.node, first, now, times + 1, max(worst, seconds)
        )

    async def write(self) -> None:
        """Store what was collected."""
        noted, self.noted = self.noted, {}
        if noted:
            async with self.store.reach() as connection:
                await connection.executemany(
                    sql.NOTE_INCIDENTS, [msgspec.structs.astuple(one) for one in noted.values()]
                )

    async def beat(self, connection: Connection, sockets: int) -> None:
        """Report that this node is alive."""
        await connection.execute(sql.BEAT, self.node, self.clock.now(), sockets, __version__)

    async def told(self, kinds: tuple[str, ...], most: int) -> list[Incident]:
        """Incidents of some kinds, the latest first."""
        async with self.store.reach() as connection:
            return [Incident(*row) for row in await connection.fetch(sql.INCIDENTS, list(kinds), most)]

    async def nodes(self) -> list[NodeRow]:
        """The living nodes that serve people."""
        async with self.store.reach() as connection:
            return [NodeRow(*row) for row in await connection.fetch(sql.NODES, self.clock.now() - GONE_S)]


def place_of(error: BaseException) -> str:
    """The class of an error and where in our code it arose."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error).__name__
    module = trace.tb_frame.f_globals.get("__name__", "?")
    return f"{type(error).__name__} {module}:{trace.tb_lineno}"
