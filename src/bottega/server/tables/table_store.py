"""Opens and changes tables: loads, applies a change, saves, publishes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from bottega.kit.game import AnyGame
from bottega.server.core import bus_messages
from bottega.server.core.ending import ending
from bottega.server.core.match import played
from bottega.server.core.store.rows import Head, TableRow
from bottega.server.core.store.store import Store
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import BadLog, Refused, Unavailable
from bottega.server.platform.ids import Id, id_text, new_id
from bottega.server.platform.signals import AwaitedSignal, Question, Signal
from bottega.server.tables import changes
from bottega.server.tables.offers import Sequel, play_on
from bottega.server.tables.opening import open_table
from bottega.server.tables.order import Links, Order
from bottega.server.tables.same_deal import bind, must_be_alike, other_order
from bottega.server.tables.shown import Ended
from bottega.server.tables.table import Table, nowhere, read_table

T = TypeVar("T")
TRIES: Final = 20
NOWHERE: Final = nowhere()


class TableStore:
    """Optimistic locking: a table's version orders its changes, on whatever node they are made."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        games: Mapping[str, AnyGame],
        bots: list[str],
        clock: Clock | None = None,
    ) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.games: Final = games
        self.bots: Final = bots
        self.clock: Final = clock or Clock()
        self.saving: Final = AwaitedSignal[Table]()  # listeners may still change it
        self.changed: Final = Signal[Table]()
        self.started: Final = Signal[Head]()
        # Features answer for matches of their kinds.
        self.admits: Final = Question[Head, Id]()  # whether a guest may see a match, though not its table
        self.opens_all_seats: Final = Question[Head, Id]()  # of a match that is over

    async def open(self, host: Id, order: Order) -> tuple[Table, Links]:
        """Open a table."""
        table, links = self.lay(host, order)
        await self.place_new(table)
        return table, links

    async def open_groups(self, host: Id, order: Order) -> list[tuple[Table, Links]]:
        """Open a table for each group, all with the same deal; the host's own comes first."""
        must_be_alike(order)
        orders = [order, *[other_order(order)] * (order.groups - 1)]
        opened = [self.lay(host, one) for one in orders]
        bind([table for table, _ in opened])
        for table, _ in reversed(opened):  # save the host's last: who finds one table finds all
            await self.place_new(table)
        return opened

    def lay(self, host: Id, order: Order) -> tuple[Table, Links]:
        """Make a table without saving it."""
        id = new_id()
        return open_table(id, host, order, self.games, self.bots)

    async def place_new(self, table: Table) -> None:
        """Save a new table under a fresh id."""
        if not await self.place(table):
            raise Unavailable("an id was drawn twice")

    async def place(self, table: Table) -> bool:
        """Save a new table; False if its id is taken."""
        await self.saving(table)
        return await self.store.add_table(table.row())

    async def find(self, id: Id) -> Table:
        """The table as stored now."""
        row = await self.store.table(id)
        table = read_table(row or NOWHERE)
        if row is None:
            raise Refused("no_such_table", id_text(id))
        return table

    async def change(self, id: Id, change: Callable[[Table], T]) -> tuple[Table, T]:
        """Apply a change; if another was faster, apply it to their version."""
        for _ in range(TRIES):
            table = await self.find(id)
            outcome = change(table)
            await self.saving(table)
            table.version += 1
            if isinstance(outcome, Sequel):
                await self.saving(outcome.table)
            if await self.store.save_table(table.row(), *begun_by(outcome)):
                await self.publish(table)
                return table, outcome
        raise Unavailable(f"table {id_text(id)} is too busy")

    async def start(self, id: Id, guest: Id) -> Table:
        """Deal the match that was agreed on."""
        match = new_id()

        def begin(table: Table) -> Head:
            if table.game not in self.games:
                raise Refused("no_such_game", table.game)
            return changes.start(table, guest, self.games[table.game], match, self.clock.now())

        table, head = await self.change(id, begin)
        self.started(head)
        return table

    async def start_once(self, id: Id, guest: Id) -> None:
        """Save a change; None if another was faster."""
        try:
            await self.start(id, guest)
        except Refused as error:
            if error.code not in ("playing", "over"):
                raise

    async def match_over(self, head: Head) -> None:
        """Store at the table that its match is over, once."""
        try:
            table = await self.find(head.table)
            if (table.match, table.phase) != (head.id, "playing"):
                return
            ended = await self.ended(head)
            await self.change(head.table, lambda table: changes.close_match(table, head.id, ended))
        except Refused:
            return

    async def ended(self, head: Head) -> Ended | None:
        """The result of a match; None if this node lacks its edition."""
        try:
            found = ending(played(head, self.games[head.game], await self.store.entries(head.id)))
        except (KeyError, Refused, BadLog):
            return None
        return Ended(found.scores, found.ranking, found.winners) if found else None

    async def rematch(self, id: Id, answer: Callable[[Table], None]) -> Table:
        """Offer, accept or decline a rematch; it begins once all have answered."""
        ids = new_id(), new_id()

        def agree(table: Table) -> Sequel | None:
            answer(table)
            return play_on(table, ids, self.games, self.clock.now())

        table, sequel = await self.change(id, agree)
        if sequel is not None:
            self.started(sequel.head)
            for guest in table.rematch.agreed if table.rematch else ():
                await self.store.hide_table(table.id, guest, table.match)
        return table

    async def publish(self, table: Table) -> None:
        """Publish a new version to watchers, here and on other nodes."""
        self.changed(table)
        await self.bus.publish(
            bus_messages.table_topic(table.id), bus_messages.encode(bus_messages.Changed(table.version))
        )


def begun_by(outcome: object) -> tuple[Head | None, TableRow | None]:
    """The match that a change started, and its table if it is another."""
    if isinstance(outcome, Sequel):
        return outcome.head, outcome.table.row()
    return (outcome if isinstance(outcome, Head) else None), None
