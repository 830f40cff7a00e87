"""Results and calendar of the daily challenge, limited to what the reader may know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from statistics import median
from typing import Final

from bottega.server.core.days import is_revealed
from bottega.server.features.daily import messages, sql
from bottega.server.features.daily.attempts import Attempt, Attempts, read_attempt
from bottega.server.features.daily.comparing import bars, difference, leads_of, rank_of
from bottega.server.features.daily.days import end_of, streak
from bottega.server.features.daily.deals import Deal
from bottega.server.platform.ids import Id, id_text

SHOWN: Final = 50  # places of a deal to show

Names = Callable[[list[Id]], Awaitable[dict[Id, str]]]  # present names of guests


class Results:
    """Guest 0 is a stranger."""

    def __init__(self, attempts: Attempts, names: Names) -> None:
        self.attempts: Final = attempts
        self.deals: Final = attempts.deals
        self.database: Final = attempts.database
        self.names: Final = names

    async def day(self, day: str, guest: Id) -> messages.DailyDay:
        """The deals of a day."""
        deals, mine = await self.deals.of(day), await self.mine(guest, day, day)
        async with self.database.reach() as connection:
            through = {row["name"]: row["count"] for row in await connection.fetch(sql.THROUGH, day)}
            days = [row["day"] for row in await connection.fetch(sql.PLAYED_DAYS, guest)]
        own = {one.name: one for one in mine}
        return messages.DailyDay(
            day=day,
            today=self.deals.today,
            ends=int(end_of(day)),
            streak=streak(days, self.deals.today),
            deals=[self.told(deal, through.get(deal.name, 0), own.get(deal.name)) for deal in deals],
        )

    async def result(self, day: str, name: str, guest: Id) -> messages.DailyResult:
        """A deal, with results if the guest may see them."""
        deal = await self.deals.one(day, name)
        mine = await self.attempts.of(deal, guest) if guest else None
        async with self.database.reach() as connection:
            attempts = [read_attempt(row) for row in await connection.fetch(sql.COUNTED, day, name)]
        told = self.told(deal, len(attempts), mine)
        known = await self.attempts.is_open(deal, guest)
        results = await self.compared(attempts, mine, guest) if known else None
        return messages.DailyResult(day, self.deals.today, told, results)

    async def month(self, month: str, guest: Id) -> messages.DailyMonth:
        """The days of a month, with the guest's outcomes."""
        mine = await self.mine(guest, f"{month}-01", f"{month}-31")
        marks = [messages.DailyMark(one.day, one.name, one.outcome, one.lead) for one in mine]
        return messages.DailyMonth(month, self.deals.today, await self.deals.days(month), marks)

    async def mine(self, guest: Id, first: str, last: str) -> list[Attempt]:
        """The counted attempts of a guest in some days."""
        async with self.database.reach() as connection:
            return [read_attempt(row) for row in await connection.fetch(sql.ATTEMPTS_OF, guest, first, last)]

    def told(self, deal: Deal, through: int, mine: Attempt | None) -> messages.DailyDeal:
        """A deal as a message; its seed only after its day."""
        plan, revealed = deal.plan, is_revealed(deal.daily, self.deals.clock.now())
        return messages.DailyDeal(
            name=deal.name,
            game=plan.game,
            seats=plan.seats,
            options=plan.options,
            bot=plan.bot if plan.seats > 1 else "",
            commitment=deal.commitment,
            committed=int(deal.made),
            server_seed=deal.server_seed if revealed else "",
            through=through,
            mine=None if mine is None else attempt_message(mine),
        )

    async def compared(
        self, attempts: list[Attempt], mine: Attempt | None, guest: Id
    ) -> messages.DailyResults:
        """All counted attempts, the best first, and the guest's among them."""
        leads = leads_of(attempts)
        counted = mine if mine is not None and mine.outcome == "counted" else None
        shown = [one for place, one in enumerate(attempts) if place < SHOWN or one.guest == guest]
        names = await self.names([one.guest for one in shown])
        return messages.DailyResults(
            count=len(attempts),
            rank=None if counted is None else rank_of(counted.lead or 0, attempts),
            median=float(median(leads)) if leads else None,
            bars=bars(attempts),
            difference=None if counted is None else difference(counted, attempts),
            places=[
                messages.DailyPlace(
                    rank=rank_of(one.lead or 0, attempts),
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


def attempt_message(one: Attempt) -> messages.DailyAttempt:
    """An attempt as its owner sees it."""
    match = id_text(one.match) if one.match else ""
    return messages.DailyAttempt(id_text(one.table), match, one.outcome, one.lead, one.score, one.won)
