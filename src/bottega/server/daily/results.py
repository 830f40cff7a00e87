"""What is told of the daily deal: days, results, the calendar. Never more than somebody may know by now."""

from __future__ import annotations

from statistics import median
from typing import Final

from bottega.server import protocol
from bottega.server.daily import sql
from bottega.server.daily.comparing import bars, difference, leads_of, rank_of
from bottega.server.daily.days import end_of, is_revealed, streak
from bottega.server.daily.deals import Deal
from bottega.server.daily.tries import Tries, Try, read_try
from bottega.server.ids import Id, id_text
from bottega.server.ratings.reading import Ratings
from bottega.server.store.shards import HOUSE

SHOWN: Final = 50  # places of a deal


class Results:
    """Reads for one person, or for nobody (0)."""

    def __init__(self, tries: Tries, ratings: Ratings) -> None:
        self.tries: Final = tries
        self.deals: Final = tries.deals
        self.database: Final = tries.database
        self.ratings: Final = ratings

    async def day(self, day: str, guest: Id) -> protocol.DailyDay:
        """The deals of a day."""
        deals, mine = await self.deals.of(day), await self.mine(guest, day, day)
        async with self.database.reach(HOUSE) as connection:
            through = {row["name"]: row["count"] for row in await connection.fetch(sql.THROUGH, day)}
            days = [row["day"] for row in await connection.fetch(sql.PLAYED_DAYS, guest)]
        own = {one.name: one for one in mine}
        return protocol.DailyDay(
            day=day,
            today=self.deals.today,
            ends=int(end_of(day)),
            streak=streak(days, self.deals.today),
            deals=[self.told(deal, through.get(deal.name, 0), own.get(deal.name)) for deal in deals],
        )

    async def result(self, day: str, name: str, guest: Id) -> protocol.DailyResult:
        """A deal and, for those who may know, what came of it."""
        deal = await self.deals.one(day, name)
        mine = await self.tries.of(deal, guest) if guest else None
        async with self.database.reach(HOUSE) as connection:
            tries = [read_try(row) for row in await connection.fetch(sql.COUNTED, day, name)]
        told = self.told(deal, len(tries), mine)
        known = await self.tries.is_open(deal, guest)
        results = await self.compared(tries, mine, guest) if known else None
        return protocol.DailyResult(day, self.deals.today, told, results)

    async def month(self, month: str, guest: Id) -> protocol.DailyMonth:
        """The days of a month, and what one came to."""
        mine = await self.mine(guest, f"{month}-01", f"{month}-31")
        marks = [protocol.DailyMark(one.day, one.name, one.outcome, one.lead) for one in mine]
        return protocol.DailyMonth(month, self.deals.today, await self.deals.days(month), marks)

    async def mine(self, guest: Id, first: str, last: str) -> list[Try]:
        """The counted tries of a guest in some days."""
        async with self.database.reach(HOUSE) as connection:
            return [read_try(row) for row in await connection.fetch(sql.TRIES_OF, guest, first, last)]

    def told(self, deal: Deal, through: int, mine: Try | None) -> protocol.DailyDeal:
        """A deal; the seed only after its day."""
        plan, revealed = deal.plan, is_revealed(deal.daily, self.deals.clock.now())
        return protocol.DailyDeal(
            name=deal.name,
            game=plan.game,
            seats=plan.seats,
            options=plan.options,
            bot=plan.bot if plan.seats > 1 else "",
            commitment=deal.commitment,
            committed=int(deal.made),
            server_seed=deal.server_seed if revealed else "",
            through=through,
            mine=None if mine is None else try_on_wire(mine),
        )

    async def compared(self, tries: list[Try], mine: Try | None, guest: Id) -> protocol.DailyResults:
        """All tries that counted, and mine among them; the best come first."""
        leads = leads_of(tries)
        counted = mine if mine is not None and mine.outcome == "counted" else None
        shown = [one for place, one in enumerate(tries) if place < SHOWN or one.guest == guest]
        names = await self.ratings.names([one.guest for one in shown])
        return protocol.DailyResults(
            count=len(tries),
            rank=None if counted is None else rank_of(counted.lead or 0, tries),
            median=float(median(leads)) if leads else None,
            bars=bars(tries),
            difference=None if counted is None else difference(counted, tries),
            places=[
                protocol.DailyPlace(
                    rank=rank_of(one.lead or 0, tries),
                    guest=id_text(one.guest),
                    name=names.get(one.guest, ""),
                    me=one.guest == guest,
                    lead=one.lead or 0,
                    score=one.score or 0,
                    won=one.won,
                    match=id_text(one.match),
                )
                for one in shown
            ],
        )


def try_on_wire(one: Try) -> protocol.DailyTry:
    """A try as its owner is told of it."""
    match = id_text(one.match) if one.match else ""
    return protocol.DailyTry(id_text(one.table), match, one.outcome, one.lead, one.score, one.won)
