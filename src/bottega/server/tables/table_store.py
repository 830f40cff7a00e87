"""Where tables are opened and changed: loads, lets a change happen, saves, and tells everyone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from bottega.kit.game import Title
from bottega.server import news
from bottega.server.bus.face import Bus
from bottega.server.clock import Clock
from bottega.server.errors import BadLog, Refused, Unavailable
from bottega.server.ids import Id, id_text, new_id, shard_of
from bottega.server.matches.ending import ending
from bottega.server.matches.match import played
from bottega.server.protocol import Ended, Links, Order
from bottega.server.signals import AwaitedSignal, Signal
from bottega.server.store.rows import Head, TableRow
from bottega.server.store.store import Store
from bottega.server.tables import changes
from bottega.server.tables.groups import bind, must_be_alike, other_order
from bottega.server.tables.offers import Sequel, play_on
from bottega.server.tables.opening import open_table
from bottega.server.tables.table import Table, nowhere, read_table

T = TypeVar("T")
TRIES: Final = 20
NOWHERE: Final = nowhere()


class TableStore:
    """Changes of one table follow one another, on whatever node they are made: the version decides."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        shelf: Mapping[str, Title],
        bots: list[str],
        clock: Clock | None = None,
    ) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.shelf: Final = shelf
        self.bots: Final = bots
        self.clock: Final = clock or Clock()
        self.saving: Final = AwaitedSignal[Table]()  # it may still be changed
        self.changed: Final = Signal[Table]()
        self.started: Final = Signal[Head]()

    async def open(self, host: Id, order: Order) -> tuple[Table, Links]:
        """A new table, on any shard."""
        table, links = self.lay(host, order)
        await self.place_new(table)
        return table, links

    async def open_groups(self, host: Id, order: Order) -> list[tuple[Table, Links]]:
        """As many tables as there are groups, all with the same deal; the host's own comes first."""
        must_be_alike(order)
        orders = [order, *[other_order(order)] * (order.groups - 1)]
        opened = [self.lay(host, one) for one in orders]
        bind([table for table, _ in opened])
        for table, _ in reversed(opened):  # who knows one of them finds all
            await self.place_new(table)
        return opened

    def lay(self, host: Id, order: Order) -> tuple[Table, Links]:
        """A table that is not kept yet, on any shard."""
        id = self.store.fresh_id()
        return open_table(id, host, order, self.shelf, self.bots)

    async def place_new(self, table: Table) -> None:
        """Keep it; its id is nobody else's."""
        if not await self.place(table):
            raise Unavailable("an id was drawn twice")

    async def place(self, table: Table) -> bool:
        """Keep a new table; False if its id is taken."""
        await self.saving(table)
        return await self.store.add_table(table.row())

    async def find(self, id: Id) -> Table:
        """A table as it is kept now."""
        row = await self.store.table(id)
        table = read_table(row or NOWHERE)
        if row is None:
            raise Refused("no_such_table", id_text(id))
        return table

    async def change(self, id: Id, change: Callable[[Table], T]) -> tuple[Table, T]:
        """Change a table; if somebody else was faster, change what they made of it."""
        for _ in range(TRIES):
            table = await self.find(id)
            outcome = change(table)
            await self.saving(table)
            table.version += 1
            if isinstance(outcome, Sequel):
                await self.saving(outcome.table)
            if await self.store.save_table(table.row(), *begun_by(outcome)):
                await self.tell(table)
                return table, outcome
        raise Unavailable(f"table {id_text(id)} is too busy")

    async def start(self, id: Id, guest: Id) -> Table:
        """Deal the match that was agreed on."""
        match = new_id(shard_of(id))

        def begin(table: Table) -> Head:
            if table.game not in self.shelf:
                raise Refused("no_such_game", table.game)
            return changes.start(table, guest, self.shelf[table.game], match, self.clock.now())

        table, head = await self.change(id, begin)
        self.started(head)
        return table

    async def start_once(self, id: Id, guest: Id) -> None:
        """The same, unless somebody was faster."""
        try:
            await self.start(id, guest)
        except Refused as error:
            if error.code not in ("playing", "over"):
                raise

    async def match_over(self, head: Head) -> None:
        """Note at the table that its match is over, unless it is noted."""
        try:
            table = await self.find(head.table)
            if (table.match, table.phase) != (head.id, "playing"):
                return
            ended = await self.ended(head)
            await self.change(head.table, lambda table: changes.close_match(table, head.id, ended))
        except Refused:
            return

    async def ended(self, head: Head) -> Ended | None:
        """What came of a match; None if its log is of an edition that this server cannot play."""
        try:
            found = ending(played(head, self.shelf[head.game], await self.store.entries(head.id)))
        except (KeyError, Refused, BadLog):
            return None
        return Ended(found.scores, found.ranking, found.winners) if found else None

    async def rematch(self, id: Id, answer: Callable[[Table], None]) -> Table:
        """Somebody offers another match, accepts or declines it; it begins once all have answered."""
        ids = new_id(shard_of(id)), new_id(shard_of(id))

        def agree(table: Table) -> Sequel | None:
            answer(table)
            return play_on(table, ids, self.shelf, self.clock.now())

        table, sequel = await self.change(id, agree)
        if sequel is not None:
            self.started(sequel.head)
            for guest in table.rematch.agreed if table.rematch else ():
                await self.store.put_away(table.id, guest, table.match)
        return table

    async def tell(self, table: Table) -> None:
        """Those who watch, here and elsewhere, hear of the new version."""
        self.changed(table)
        await self.bus.publish(news.table_topic(table.id), news.encode(news.Changed(table.version)))


def begun_by(outcome: object) -> tuple[Head | None, TableRow | None]:
    """The match that a change of a table started, and the table at which it is played if that is another."""
    if isinstance(outcome, Sequel):
        return outcome.head, outcome.table.row()
    return (outcome if isinstance(outcome, Head) else None), None
