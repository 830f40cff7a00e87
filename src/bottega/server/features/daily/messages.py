"""Messages of the daily challenge."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DailyAttempt(Struct):
    """My try that counts. Its lead is over the best rival; alone, it is the points themselves."""

    table: str
    match: str  # once it is over
    outcome: Literal["", "counted", "late", "given_up", "forged"]  # none while it is played
    lead: int | None
    score: int | None
    won: bool


class DailyDeal(Struct):
    """A deal of a day: what everybody is dealt, and against whom."""

    name: str  # of the game; `workshop-alone` is the solitaire
    game: str
    seats: int
    options: dict[str, str]
    bot: str  # in all seats but the first
    commitment: str  # to the server's part of the seed
    committed: int  # when it was made, in seconds since 1970
    server_seed: str  # once the day is over
    through: int  # how many have played it to its end
    mine: DailyAttempt | None = None


class DailyDay(Struct):
    """The deals of a day. Those of tomorrow are shown as far as they are committed to."""

    day: str  # 2027-01-15; it begins at midnight, UTC
    today: str
    ends: int  # in seconds since 1970
    streak: int  # days in a row on which I came through a deal
    deals: list[DailyDeal]


class DailyBar(Struct):
    """How many ended with that lead."""

    lead: int
    count: int


class DailyPlace(Struct):
    """Somebody who is through, and the match to look back at."""

    rank: int
    guest: str
    name: str
    me: bool
    lead: int
    score: int
    won: bool
    match: str


class DailyDifference(Struct):
    """Where I differ most from the median player: a part of the score; without a name, the rival's points."""

    part: str
    mine: int
    median: float


class DailyResults(Struct):
    """What came of a deal, for those who may know."""

    count: int
    rank: int | None  # mine
    median: float | None
    bars: list[DailyBar]  # in the order of leads
    difference: DailyDifference | None
    places: list[DailyPlace]  # the first of them, and me


class DailyResult(Struct):
    """A deal, and its results for those who are through or after its day."""

    day: str
    today: str
    deal: DailyDeal
    results: DailyResults | None


class DailyMark(Struct):
    """What I came to in a deal of the calendar."""

    day: str
    name: str
    outcome: str
    lead: int | None


class DailyMonth(Struct):
    """A month of the calendar: its days that had deals, and what I came to."""

    month: str
    today: str
    days: list[str]
    marks: list[DailyMark]
