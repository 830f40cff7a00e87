"""Tries at the daily deal: one of each person counts, all others are for practice."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct

from bottega.server.daily import sql
from bottega.server.daily.days import is_revealed, later
from bottega.server.daily.deals import Deal, Deals
from bottega.server.daily.judging import Outcome, judge
from bottega.server.errors import Refused
from bottega.server.ids import Id, id_text
from bottega.server.protocol import BotSeat, MySeat, Order, SeatPlan
from bottega.server.store.rows import Guest, Head
from bottega.server.store.shards import HOUSE
from bottega.server.tables.caps import Caps
from bottega.server.tables.opening import open_table
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

if TYPE_CHECKING:
    import asyncpg

PLAYED: Final = ("counted", "late")  # outcomes of matches that were played to the end

log = structlog.get_logger()


class Try(Struct, frozen=True):
    """The try of a person that counts, and what it came to once it is over."""

    day: str
    name: str
    guest: Id
    table: Id
    match: Id
    outcome: Outcome
    lead: int | None
    score: int | None
    won: bool
    parts: dict[str, int]


class Tries:
    """A try has the id of its table first, and the table then: who falls between leaves it to be opened."""

    def __init__(self, deals: Deals, table_store: TableStore, caps: Caps) -> None:
        self.deals: Final = deals
        self.database: Final = deals.database
        self.table_store: Final = table_store
        self.caps: Final = caps

    # --- playing --------------------------------------------------------------------------------

    async def begin(self, guest: Guest, day: str, name: str) -> Table:
        """The counted try of a guest: begun now, or as it stands."""
        deal = await self.deals.one(day, name)
        if day != self.deals.today:
            raise Refused("not_today", day)
        known = await self.of(deal, guest.id)
        table = self.laid(deal, guest, known.table if known else self.new_table(), counted=True)
        if known is None:
            await self.caps.must_have_room(table)
            async with self.database.reach(HOUSE) as connection:
                await connection.execute(sql.CLAIM, day, name, guest.id, table.id)
            known = await self.of(deal, guest.id)
            if known is None or known.table != table.id:
                return await self.begin(guest, day, name)  # another browser of theirs was faster
        return await self.dealt(table, guest.id)

    async def practise(self, guest: Guest, day: str, name: str) -> Table:
        """Another try, which never counts; Refused while it could help a counted one."""
        deal = await self.deals.one(day, name)
        await self.must_be_open(deal, guest.id)
        table = self.laid(deal, guest, self.new_table(), counted=False)
        await self.caps.must_have_room(table)
        return await self.dealt(table, guest.id)

    def new_table(self) -> Id:
        """An id on any shard."""
        return self.database.fresh_id()

    def laid(self, deal: Deal, guest: Guest, id: Id, counted: bool) -> Table:
        """The table of a try: nobody else is shown it, and nobody helps where it counts."""
        seats: list[SeatPlan] = [MySeat(guest.name), *[BotSeat(bot) for bot in deal.plan.bots[1:]]]
        order = Order(deal.plan.game, seats, deal.plan.options, spectators="none", hints=not counted)
        table, _ = open_table(id, guest.id, order, self.table_store.shelf, self.table_store.bots)
        table.server_seed, table.iterations = deal.server_seed, deal.plan.iterations
        table.daily, table.counted, table.stand_in = deal.daily, counted, ""
        return table

    async def dealt(self, table: Table, guest: Id) -> Table:
        """The same table, kept and dealt, unless that is done."""
        await self.table_store.place(table)
        await self.table_store.start_once(table.id, guest)
        return await self.table_store.find(table.id)

    # --- looking --------------------------------------------------------------------------------

    async def of(self, deal: Deal, guest: Id) -> Try | None:
        """The counted try of a guest."""
        async with self.database.reach(HOUSE) as connection:
            row = await connection.fetchrow(sql.TRY, deal.day, deal.name, guest)
        return None if row is None else read_try(row)

    async def at(self, table: Id) -> Try | None:
        """The counted try at a table; none if nothing counts there."""
        async with self.database.reach(HOUSE) as connection:
            row = await connection.fetchrow(sql.TRY_AT, table)
        return None if row is None else read_try(row)

    async def is_open(self, deal: Deal, guest: Id) -> bool:
        """Whether somebody may know how others played: the day is over, or they played to the end themselves.

        Somebody who gave up has not: a guest who begins and gives up could tell the next guest everything.
        """
        if is_revealed(deal.daily, self.deals.clock.now()):
            return True
        own = await self.of(deal, guest) if guest else None
        return own is not None and own.outcome in PLAYED

    async def may_see_all(self, head: Head, guest: Id) -> bool:
        """Whether a match that is over may be seen through the eyes of every seat; most may."""
        if not head.daily:
            return True
        day, _, name = head.daily.partition("/")
        return await self.is_open(await self.deals.one(day, name), guest)

    async def must_be_open(self, deal: Deal, guest: Id) -> None:
        """Refused before."""
        if not await self.is_open(deal, guest):
            raise Refused("not_through", deal.daily)

    async def shows(self, head: Head, guest: Id) -> bool:
        """Whether somebody may look back at a match of another because it counted for a deal they know."""
        if not head.daily:
            return False
        shown = await self.at(head.table)
        if shown is None or shown.outcome != "counted":
            return False
        return await self.is_open(await self.deals.one(shown.day, shown.name), guest)

    def must_be_revealed(self, head: Head) -> None:
        """Refused while the seed of a match, which its record tells, is a secret of the day."""
        if head.daily and not is_revealed(head.daily, self.deals.clock.now()):
            raise Refused("not_revealed", head.daily)

    # --- noting ---------------------------------------------------------------------------------

    async def note(self, head: Head) -> None:
        """Note what a try came to, unless it is noted. Nobody hands anything in: the house's log tells."""
        kept = await self.at(head.table) if head.daily else None
        if kept is None or kept.outcome:
            return
        head = await self.database.head(head.id) or head  # as it is kept, whatever is in memory
        deal, entries = await self.deals.one(kept.day, kept.name), await self.database.entries(head.id)
        found = await asyncio.to_thread(judge, deal, head, self.table_store.shelf[deal.plan.game], entries)
        if found.outcome == "forged":
            log.error("daily_forged", match=id_text(head.id), deal=deal.daily)
        parts = msgspec.json.encode(found.parts).decode()
        async with self.database.reach(HOUSE) as connection:
            await connection.execute(
                sql.END_TRY, head.table, head.id, found.outcome, found.lead, found.score, found.won, parts
            )

    async def sweep(self) -> None:
        """Note what a node left that fell just then."""
        async with self.database.reach(HOUSE) as connection:
            rows = await connection.fetch(sql.UNENDED, later(self.deals.today, -1))
        for shard, tables in self.database.by_shard([row["table_id"] for row in rows]):
            async with self.database.reach(shard) as connection:
                over = await connection.fetch(sql.OVER_AT, tables)
            for row in over:
                head = await self.database.head(row["id"])
                if head is not None:
                    await self.note(head)


def read_try(row: asyncpg.Record) -> Try:
    """A try from its row."""
    return msgspec.convert({**row, "parts": msgspec.json.decode(row["parts"])}, Try)
