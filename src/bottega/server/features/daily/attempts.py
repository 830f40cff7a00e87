"""Attempts at the daily challenge: one a person counts, all others are practice."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from msgspec import Struct

from bottega.server.core.days import is_revealed
from bottega.server.core.kinds import Daily
from bottega.server.core.match import Match
from bottega.server.core.shown import Result
from bottega.server.core.store.rows import Guest, Head
from bottega.server.features.daily import sql
from bottega.server.features.daily.deals import Deal, Deals
from bottega.server.features.daily.judging import Outcome, judge
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text, new_id
from bottega.server.tables.bot_match_limits import BotMatchLimits
from bottega.server.tables.opening import open_table
from bottega.server.tables.order import BotSeat, MySeat, Order, SeatPlan
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

if TYPE_CHECKING:
    import asyncpg

PLAYED: Final = ("counted", "late")  # outcomes of finished matches

log = structlog.get_logger()


class Attempt(Struct, frozen=True):
    """The attempt of a person that counts, with its outcome once it is over."""

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


class Attempts:
    """Stores an attempt with the id of its table, then opens the table; a retry repairs a failure between."""

    def __init__(self, deals: Deals, table_store: TableStore, bot_match_limits: BotMatchLimits) -> None:
        self.deals: Final = deals
        self.database: Final = deals.database
        self.table_store: Final = table_store
        self.bot_match_limits: Final = bot_match_limits

    # --- playing --------------------------------------------------------------------------------

    async def begin(self, guest: Guest, day: str, name: str) -> Table:
        """The counted attempt of a guest, begun now if there is none."""
        deal = await self.deals.one(day, name)
        if day != self.deals.today:
            raise Refused("not_today", day)
        known = await self.of(deal, guest.id)
        table = self.laid(deal, guest, known.table if known else new_id(), counted=True)
        if known is None:
            await self.bot_match_limits.must_have_room(table)
            async with self.database.reach() as connection:
                await connection.execute(sql.CLAIM, day, name, guest.id, table.id)
            known = await self.of(deal, guest.id)
            if known is None or known.table != table.id:
                return await self.begin(guest, day, name)  # another browser of theirs was faster
        return await self.dealt(table, guest.id)

    async def practise(self, guest: Guest, day: str, name: str) -> Table:
        """A practice attempt; Refused while it could help a counted one."""
        deal = await self.deals.one(day, name)
        await self.must_be_open(deal, guest.id)
        table = self.laid(deal, guest, new_id(), counted=False)
        await self.bot_match_limits.must_have_room(table)
        return await self.dealt(table, guest.id)

    def laid(self, deal: Deal, guest: Guest, id: Id, counted: bool) -> Table:
        """The table of an attempt: private, without hints if it counts."""
        seats: list[SeatPlan] = [MySeat(guest.name), *[BotSeat(bot) for bot in deal.plan.bots[1:]]]
        order = Order(deal.plan.game, seats, deal.plan.options, spectators="none", hints=not counted)
        table, _ = open_table(id, guest.id, order, self.table_store.games, self.table_store.bots)
        table.kind = Daily(deal.daily, counted, deal.plan.iterations)
        table.server_seed, table.stand_in = deal.server_seed, ""
        return table

    async def dealt(self, table: Table, guest: Id) -> Table:
        """Store and deal the table, unless that is done."""
        await self.table_store.place(table)
        await self.table_store.start_once(table.id, guest)
        return await self.table_store.find(table.id)

    # --- reading --------------------------------------------------------------------------------

    async def of(self, deal: Deal, guest: Id) -> Attempt | None:
        """The counted attempt of a guest."""
        async with self.database.reach() as connection:
            row = await connection.fetchrow(sql.ATTEMPT, deal.day, deal.name, guest)
        return None if row is None else read_attempt(row)

    async def at(self, table: Id) -> Attempt | None:
        """The counted attempt at a table; None if it does not count."""
        async with self.database.reach() as connection:
            row = await connection.fetchrow(sql.ATTEMPT_AT, table)
        return None if row is None else read_attempt(row)

    async def is_open(self, deal: Deal, guest: Id) -> bool:
        """Whether the guest may see how others played: the day is over, or they finished their attempt.

        Resigning is not finishing: a second guest of the same person could learn everything that way.
        """
        if is_revealed(deal.daily, self.deals.clock.now()):
            return True
        own = await self.of(deal, guest) if guest else None
        return own is not None and own.outcome in PLAYED

    async def may_see_all(self, head: Head, guest: Id) -> bool:
        """Whether a finished match may be seen from every seat; most may."""
        if not head.kind.deal_of_the_day:
            return True
        day, _, name = head.kind.deal_of_the_day.partition("/")
        return await self.is_open(await self.deals.one(day, name), guest)

    async def must_be_open(self, deal: Deal, guest: Id) -> None:
        """Refused until results are open to the guest."""
        if not await self.is_open(deal, guest):
            raise Refused("not_through", deal.daily)

    async def shows(self, head: Head, guest: Id) -> bool:
        """Whether a guest may see another's match because it counted for a deal that they finished."""
        if not head.kind.deal_of_the_day:
            return False
        shown = await self.at(head.table)
        if shown is None or shown.outcome != "counted":
            return False
        return await self.is_open(await self.deals.one(shown.day, shown.name), guest)

    # --- outcomes -------------------------------------------------------------------------------

    async def note(self, head: Head, _match: Match, _ended: Result) -> None:
        """Store the outcome of an attempt once. The server computes it from its own log."""
        kept = await self.at(head.table) if head.kind.deal_of_the_day else None
        if kept is None or kept.outcome:
            return
        deal, entries = await self.deals.one(kept.day, kept.name), await self.database.entries(head.id)
        found = await asyncio.to_thread(judge, deal, head, self.table_store.games[deal.plan.game], entries)
        if found.outcome == "forged":
            log.error("daily_forged", match=id_text(head.id), deal=deal.daily)
        parts = msgspec.json.encode(found.parts).decode()
        async with self.database.reach() as connection:
            await connection.execute(
                sql.END_ATTEMPT, head.table, head.id, found.outcome, found.lead, found.score, found.won, parts
            )


def read_attempt(row: asyncpg.Record) -> Attempt:
    """An attempt from its row."""
    return msgspec.convert({**row, "parts": msgspec.json.decode(row["parts"])}, Attempt)
