"""The daily challenge."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from bottega.server.features.daily.daily import Daily
from bottega.server.features.daily.days import read_day
from bottega.server.features.daily.messages import DailyDay, DailyMonth, DailyResult
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Call
from bottega.server.requests.params import Anyone, Known, Openings
from bottega.server.tables import shown

Day = Annotated[str, PathParameter(description="like 2027-01-15", max_length=10)]
DealName = Annotated[str, PathParameter(description="of a deal of that day, like codex", max_length=40)]
Month = Annotated[str, QueryParameter(description="like 2027-01; else this one", max_length=7)]


TheDaily = NamedDependency[Daily]


class DailyController(Controller):
    """One deal a day for each game. Results show only after you finish."""

    path = "/api/daily"
    tags = ("daily",)

    @get()
    async def today(self, daily: TheDaily, caller: Anyone) -> DailyDay:
        """The deals of today."""
        return await daily.results.day(daily.deals.today, caller.id if caller else 0)

    @get("/days")
    async def days(self, daily: TheDaily, caller: Anyone, month: Month = "") -> DailyMonth:
        """A month of the calendar."""
        asked = read_day(f"{month}-01")[:7] if month else daily.deals.today[:7]
        return await daily.results.month(asked, caller.id if caller else 0)

    @get("/{day:str}")
    async def day(self, daily: TheDaily, caller: Anyone, day: Day) -> DailyDay:
        """The deals of a day; of tomorrow only the commitments."""
        return await daily.results.day(read_day(day), caller.id if caller else 0)

    @get("/{day:str}/{deal:str}")
    async def result(self, daily: TheDaily, caller: Anyone, day: Day, deal: DealName) -> DailyResult:
        """A deal; its results once I have finished, or after its day."""
        return await daily.results.result(read_day(day), deal, caller.id if caller else 0)

    @post("/{day:str}/{deal:str}/begin", status_code=200)
    async def begin(
        self, request: Call, daily: TheDaily, guest: Known, openings: Openings, day: Day, deal: DealName
    ) -> shown.Table:
        """Begin or continue my attempt that counts."""
        must_take(openings, request)
        return (await daily.attempts.begin(guest, read_day(day), deal)).seen_by(guest.id)

    @post("/{day:str}/{deal:str}/practise", status_code=200)
    async def practise(
        self, request: Call, daily: TheDaily, guest: Known, openings: Openings, day: Day, deal: DealName
    ) -> shown.Table:
        """Practise a deal again, without counting."""
        must_take(openings, request)
        return (await daily.attempts.practise(guest, read_day(day), deal)).seen_by(guest.id)
