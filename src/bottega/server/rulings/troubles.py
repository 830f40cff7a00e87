"""What goes wrong at a node or takes too long there, gathered and written down now and then for hosts."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega import __version__
from bottega.server.clock import Clock
from bottega.server.ids import Id
from bottega.server.matches.live import Live
from bottega.server.rulings import sql
from bottega.server.rulings.rows import NodeRow, Trouble
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store

MOST: Final = 200  # kept in memory until they are written: one fault must not fill it
SLOW_S: Final = 2.0  # seconds until a move is answered
FAULTS: Final = ("broken", "request")
DELAYS: Final = ("slow", "late_bot")
GONE_S: Final = 60.0  # seconds after which a node that tells nothing is not listed


class Troubles:
    """Of an error its kind and place are kept: what it says may tell a card."""

    def __init__(self, store: Store, clock: Clock, node: str) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.node: Final = node
        self.noted: dict[tuple[str, Id, str], Trouble] = {}

    def broke(self, live: Live, error: Exception) -> None:
        """Something in a match went wrong."""
        self.note("broken", place_of(error), live.match.head.id, live.match.head.table)

    def request_broke(self, path: str, error: Exception) -> None:
        """A request was answered with an error of ours; the first words of its path name what was asked."""
        self.note("request", f"{'/'.join(path.split('/')[:3])} {place_of(error)}")

    def answered(self, live: Live, seconds: float) -> None:
        """A move was answered after so long."""
        if seconds >= SLOW_S:
            self.note("slow", "", live.match.head.id, live.match.head.table, seconds)

    def bot_is_late(self, live: Live, seconds: float) -> None:
        """A bot keeps a table waiting."""
        self.note("late_bot", "", live.match.head.id, live.match.head.table, seconds)

    def note(self, kind: str, what: str, match: Id = 0, table: Id = 0, seconds: float = 0.0) -> None:
        """Once more."""
        now, key = self.clock.now(), (kind, match, what)
        known = self.noted.get(key)
        if known is None and len(self.noted) >= MOST:
            return
        first, times, worst = (known.first, known.times, known.worst) if known else (now, 0, 0.0)
        self.noted[key] = Trouble(
            kind, match, what, table, self.node, first, now, times + 1, max(worst, seconds)
        )

    async def write(self) -> None:
        """Write down what came together."""
        noted, self.noted = self.noted, {}
        if noted:
            async with self.store.reach(HOUSE) as connection:
                await connection.executemany(
                    sql.NOTE_TROUBLE, [msgspec.structs.astuple(one) for one in noted.values()]
                )

    async def beat(self, sockets: int) -> None:
        """Tell hosts that this node is there."""
        async with self.store.reach(HOUSE) as connection:
            await connection.execute(sql.BEAT, self.node, self.clock.now(), sockets, __version__)

    async def told(self, kinds: tuple[str, ...], most: int) -> list[Trouble]:
        """Those of some kinds, the last first."""
        async with self.store.reach(HOUSE) as connection:
            return [Trouble(*row) for row in await connection.fetch(sql.TROUBLES, list(kinds), most)]

    async def nodes(self) -> list[NodeRow]:
        """The nodes with a gate that are there."""
        async with self.store.reach(HOUSE) as connection:
            return [NodeRow(*row) for row in await connection.fetch(sql.NODES, self.clock.now() - GONE_S)]


def place_of(error: BaseException) -> str:
    """What kind of error it is and where in our code it arose."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error).__name__
    module = trace.tb_frame.f_globals.get("__name__", "?")
    return f"{type(error).__name__} {module}:{trace.tb_lineno}"
