"""Asks every node who is at a table, for decisions that need more than this node's knowledge."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.core import bus_messages
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import Id, id_text
from bottega.server.tables.departures import Departures
from bottega.server.tables.feed import TableFeed

ANSWER_TIMEOUT_S: Final = 5.0  # seconds in which every living node answers


class Call:
    """One question: which nodes have not answered, and who is there."""

    def __init__(self, table: Id, nodes: Iterable[Id]) -> None:
        self.table: Final = table
        self.silent: Final = set(nodes)
        self.seats: Final[set[Seat]] = set()
        self.left: Final[dict[Seat, float]] = {}
        self.since = 0.0
        self.answered: Final = asyncio.Event()
        self.check()

    def hear(self, seats: Iterable[Seat], left: Mapping[Seat, float], since: float) -> None:
        """Take the answer of a node."""
        self.seats.update(seats)
        self.left.update({seat: max(at, self.left.get(seat, 0.0)) for seat, at in left.items()})
        self.since = max(self.since, since)

    def away_since(self, seat: Seat) -> float | None:
        """Since when a seat's player has been away, at the earliest; None if they are at the table."""
        return None if seat in self.seats else max(self.since, self.left.get(seat, 0.0))

    def check(self) -> None:
        """Finish if all have answered."""
        if not self.silent:
            self.answered.set()


class RollCall:
    """The questions of a node, and its answers to others."""

    def __init__(
        self,
        bus: Bus,
        node: Id,
        tables: Mapping[Id, TableFeed],
        living: Mapping[Id, float],
        departures: Departures,
    ) -> None:
        self.bus: Final = bus
        self.departures: Final = departures
        self.node: Final = node
        self.tables: Final = tables
        self.living: Final = living  # the other nodes
        self.calls: Final[list[Call]] = []

    async def call(self, table: Id) -> Call:
        """Who is at a table and who left, on all nodes; Unavailable if one does not answer."""
        if not self.bus.connected:
            raise Unavailable("no other node can be asked who is there")
        call = Call(table, self.living)
        self.calls.append(call)
        try:
            if call.silent:
                await self.bus.publish(
                    bus_messages.NODES, bus_messages.encode(bus_messages.Who(self.node, table))
                )
            await asyncio.wait_for(call.answered.wait(), ANSWER_TIMEOUT_S)
        except TimeoutError as error:
            raise Unavailable(f"{len(call.silent)} nodes do not say who is at {id_text(table)}") from error
        finally:
            self.calls.remove(call)
        call.hear(self.here(table), self.departures.of(table), self.departures.since)
        return call

    def here(self, table: Id) -> tuple[Seat, ...]:
        """The people at this node."""
        watched = self.tables.get(table)
        return () if watched is None else watched.people()[0]

    async def answer(self, asked: bus_messages.Who) -> None:
        """Answer another node."""
        known = self.departures
        told = bus_messages.There(
            self.node, asked.node, asked.table, self.here(asked.table), known.of(asked.table), known.since
        )
        await self.bus.publish(bus_messages.NODES, bus_messages.encode(told))

    def hear(self, told: bus_messages.There) -> None:
        """Another node answers, perhaps us."""
        for call in self.calls:
            if told.to == self.node and told.table == call.table:
                call.silent.discard(told.node)
                call.hear(told.seats, told.left, told.since)
                call.check()

    def left(self, node: Id) -> None:
        """A node is gone: do not wait for its answer."""
        for call in self.calls:
            call.silent.discard(node)
            call.check()
