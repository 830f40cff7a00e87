"""How ratings follow from results: OpenSkill, folded over rated matches in their order. No I/O, no clock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
SURE: Final = 3.0  # a level is what somebody is worth at least: so many sigma below mu
BOT: Final = "bot:"


class Standing(Struct, frozen=True):
    """How well somebody plays, as far as their matches tell."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    wins: int = 0
    last: float = 0.0  # when the last of them ended, in seconds since 1970

    @property
    def level(self) -> int:
        """What is shown: whole, and never below nothing."""
        return max(0, round(self.mu - SURE * self.sigma))


class Seated(Struct, frozen=True):
    """Who held a seat of a match, and how they ended."""

    who: str  # a guest's id, or bot:name
    place: int
    score: int | None  # none if it was not played to its end
    won: bool
    left: bool = False  # a stand-in decided for them


class Rated(Struct, frozen=True):
    """A match that counts."""

    match: int
    key: str
    at: float
    seats: list[Seated]


Standings = dict[tuple[str, str], Standing]  # by who and key


def fold(matches: Iterable[Rated]) -> Standings:
    """All ratings, from all rated matches in the order in which they were rated."""
    standings: Standings = {}
    for match in matches:
        known = {seat.who: standings.get((seat.who, match.key), Standing()) for seat in match.seats}
        for who, standing in rate(known, match).items():
            standings[who, match.key] = standing
    return standings


def rate(known: Mapping[str, Standing], match: Rated) -> dict[str, Standing]:
    """What becomes of the ratings of those who played one match.

    Each seat is rated by itself. Of a bot that held several, the mean of its seats stays.
    """
    teams = [[MODEL.rating(known[seat.who].mu, known[seat.who].sigma)] for seat in match.seats]
    after = MODEL.rate(teams, ranks=[float(seat.place) for seat in match.seats])
    found: dict[str, Standing] = {}
    for who in dict.fromkeys(seat.who for seat in match.seats):
        held = [number for number, seat in enumerate(match.seats) if seat.who == who]
        found[who] = Standing(
            mu=sum(after[number][0].mu for number in held) / len(held),
            sigma=sum(after[number][0].sigma for number in held) / len(held),
            games=known[who].games + 1,
            wins=known[who].wins + any(match.seats[number].won for number in held),
            last=max(known[who].last, match.at),
        )
    return found


def counts(seats: list[Seated]) -> bool:
    """Whether anything can be learned: somebody against themselves shows nothing, nor what all left."""
    return len({seat.who for seat in seats}) > 1 and not all(seat.left for seat in seats)
