"""Messages of the daily challenge."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DailyAttempt(Struct):
    """My attempt that counts. `lead` is over the best rival, or the points if I play alone."""

    table: str
    match: str  # once it is over
    outcome: Literal["", "counted", "late", "given_up", "forged"]  # empty until it is over
    lead: int | None
    score: int | None
    won: bool


class DailyDeal(Struct):
    """A daily challenge: the same deal and bots for everyone."""

    name: str  # of the game; `workshop-alone` is the solitaire
    game: str
    seats: int
    options: dict[str, str]
    bot: str  # in all seats but the first
    commitment: str  # to the server's part of the seed
    committed: int  # when the commitment was published, in seconds since 1970
    server_seed: str  # once the day is over
    through: int  # number of people who finished it
    mine: DailyAttempt | None = None


class DailyDay(Struct):
    """The challenges of a day. Tomorrow's show only their commitments."""

    day: str  # 2027-01-15; it begins at midnight, UTC
    today: str
    ends: int  # in seconds since 1970
    streak: int  # consecutive days on which I finished a challenge
    deals: list[DailyDeal]


class DailyBar(Struct):
    """The number of attempts with this lead."""

    lead: int
    count: int


class DailyPlace(Struct):
    """A person who finished, and the match to replay."""

    rank: int
    guest: str
    name: str
    me: bool
    lead: int
    score: int
    won: bool
    match: str


class DailyDifference(Struct):
    """The part of the score where I differ most from the median; without a name, the rival's points."""

    part: str
    mine: int
    median: float


class DailyResults(Struct):
    """The results of a challenge, for people who may see them."""

    count: int
    rank: int | None  # mine
    median: float | None
    bars: list[DailyBar]  # in the order of leads
    difference: DailyDifference | None
    places: list[DailyPlace]  # the best, and mine


class DailyResult(Struct):
    """A challenge, with results for people who finished it or after its day."""

    day: str
    today: str
    deal: DailyDeal
    results: DailyResults | None


class DailyMark(Struct):
    """My result on a day of the calendar."""

    day: str
    name: str
    outcome: str
    lead: int | None


class DailyMonth(Struct):
    """A month of the calendar: days with challenges, and my results."""

    month: str
    today: str
    days: list[str]
    marks: list[DailyMark]
