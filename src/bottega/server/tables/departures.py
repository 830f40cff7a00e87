"""When players left their tables, as far as this node knows."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.platform.clock import Clock
from bottega.server.platform.ids import Id

KEPT_S: Final = 86400.0  # seconds


class Departures:
    """In memory only: a node does not know who left before it started or lost another node.

    It knows all departures after `since`.
    """

    def __init__(self, clock: Clock, grace: float) -> None:
        self.clock: Final = clock
        self.grace: Final = grace  # seconds that a player may be away before others can vote for a substitute
        self.since = clock.now()
        self.tables: Final[OrderedDict[Id, dict[Seat, float]]] = OrderedDict()  # the last changed last

    def of(self, table: Id) -> dict[Seat, float]:
        """When people left a table, by seat; without those who are there."""
        return self.tables.get(table, {})

    def vote_from(self, table: Id, seat: Seat) -> float:
        """When others may vote for a substitute, as far as this node knows."""
        return max(self.since, self.of(table).get(seat, 0.0)) + self.grace

    def left(self, table: Id, seats: Iterable[Seat]) -> None:
        """These players left now."""
        self.heard(table, dict.fromkeys(seats, self.clock.now()))

    def heard(self, table: Id, left: Mapping[Seat, float]) -> None:
        """Another node reports when players left: keep the last times."""
        if left:
            known = self.tables.setdefault(table, {})
            self.tables.move_to_end(table)
            known.update({seat: max(at, known.get(seat, 0.0)) for seat, at in left.items()})

    def came(self, table: Id, seats: Iterable[Seat]) -> None:
        """These players are at the table."""
        known = self.tables.get(table)
        if known is not None:
            for seat in seats:
                known.pop(seat, None)
            if not known:
                del self.tables[table]

    def unsure(self) -> None:
        """A node is gone, and with it what it knew."""
        self.since = self.clock.now()

    def forget_old(self) -> None:
        """Forget departures of long ago."""
        old = self.clock.now() - KEPT_S
        while self.tables and max(next(iter(self.tables.values())).values()) < old:
            self.tables.popitem(last=False)
