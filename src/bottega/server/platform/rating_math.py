"""Ratings as a function of results: OpenSkill over rated matches in order. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
SURE: Final = 3.0  # the shown level is so many sigma below mu
BOT: Final = "bot:"


class Standing(Struct, frozen=True):
    """A rating, with the number of matches."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    wins: int = 0
    last: float = 0.0  # the end of the last match, in seconds since 1970

    @property
    def level(self) -> int:
        """The shown level: a whole number, at least 0."""
        return max(0, round(self.mu - SURE * self.sigma))


class Seated(Struct, frozen=True):
    """A seat of a match: who held it, and the result."""

    who: str  # a guest's id, or bot:name
    place: int
    score: int | None  # None if the match ended early
    won: bool
    left: bool = False  # a substitute decided for them


class Rated(Struct, frozen=True):
    """A match that counts."""

    match: int
    key: str
    at: float
    seats: list[Seated]


Standings = dict[tuple[str, str], Standing]  # by player and key


def fold(matches: Iterable[Rated]) -> Standings:
    """All ratings, from all rated matches in order."""
    standings: Standings = {}
    for match in matches:
        known = {seat.who: standings.get((seat.who, match.key), Standing()) for seat in match.seats}
        for who, standing in rate(known, match).items():
            standings[who, match.key] = standing
    return standings


def rate(known: Mapping[str, Standing], match: Rated) -> dict[str, Standing]:
    """The new ratings of the players of a match.

    Each seat is rated separately. A bot with several seats gets their mean.
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
    """Whether a match says anything: not one against oneself, nor one that all left."""
    return len({seat.who for seat in seats}) > 1 and not all(seat.left for seat in seats)
