"""A league: every bot meets every other, seats are changed, and what came of it is told with its doubt."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from bottega.bots.face import Budget
from bottega.bots.seating import Seating
from bottega.kit.game import Options, Title
from bottega.kit.play import result
from bottega.kit.record import Record
from bottega.lab.seats import Paced, seat_named

DOUBT: Final = 1.96  # standard deviations: an interval of 95 in 100
MODEL: Final = PlackettLuce()


class Pairing(Struct):
    """Two bots; with more than two seats one `a` sits among several `b`."""

    a: str
    b: str
    games: int = 0
    a_wins: float = 0.0  # a shared victory is shared
    seconds: float = 0.0
    choices: int = 0

    def interval(self) -> tuple[float, float]:
        """Between which shares of victories the true one lies, by Wilson."""
        n = self.games
        if n == 0:
            return 0.0, 1.0
        won, square = self.a_wins / n, DOUBT * DOUBT
        middle = (won + square / (2 * n)) / (1 + square / n)
        reach = DOUBT * sqrt(won * (1 - won) / n + square / (4 * n * n)) / (1 + square / n)
        return middle - reach, middle + reach

    def row(self) -> dict[str, object]:
        """As data."""
        low, high = self.interval()
        return {
            "a": self.a,
            "b": self.b,
            "games": self.games,
            "a_wins": self.a_wins,
            "low": round(low, 3),
            "high": round(high, 3),
            "ms_per_move_a": round(1000 * self.seconds / max(self.choices, 1), 2),
        }


@dataclass
class League:
    """All pairings of some bots at one game."""

    game: Title
    bots: list[str]
    seats: int
    options: Options
    seed: bytes
    budget: Budget

    def __post_init__(self) -> None:
        self.pairings = [Pairing(a, b) for a, b in combinations(self.bots, 2)]
        self.ratings = {bot: MODEL.rating(name=bot) for bot in self.bots}

    def play(self, games: int) -> Iterator[Pairing]:
        """So many matches of each pairing, in turns; tells after each whose it was."""
        for number in range(games):
            for pairing in self.pairings:
                self.play_one(pairing, number)
                yield pairing

    def play_one(self, pairing: Pairing, number: int) -> None:
        """One match. The same deal is played from every seat before a new one is dealt."""
        place = number % self.seats
        names = [pairing.a if at == place else pairing.b for at in range(self.seats)]
        deal = hashlib.sha256(self.seed + (number // self.seats).to_bytes(8, "big")).digest()
        record = Record(self.game, self.seats, self.options, deal)
        record.players = names
        bots = {at: seat_named(name, at) for at, name in enumerate(names)}
        ended = result(Seating(self.game.words, dict(bots), self.budget).play_out(record))
        assert ended is not None
        pairing.games += 1
        pairing.a_wins += ended.share(place)
        self.clock(pairing, bots[place])
        self.rate(
            pairing, [ended.ranking[place], min(rank for at, rank in enumerate(ended.ranking) if at != place)]
        )

    def clock(self, pairing: Pairing, bot: Paced) -> None:
        """How long the first one thought."""
        pairing.seconds += bot.seconds
        pairing.choices += bot.choices

    def rate(self, pairing: Pairing, ranks: list[int]) -> None:
        """The one against the best of the others."""
        sides = [[self.ratings[pairing.a]], [self.ratings[pairing.b]]]
        (a,), (b,) = MODEL.rate(sides, ranks=[float(rank) for rank in ranks])
        self.ratings[pairing.a], self.ratings[pairing.b] = a, b

    def data(self) -> dict[str, object]:
        """All of it."""
        ratings = {
            bot: {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)}
            for bot, rating in self.ratings.items()
        }
        return {
            "game": self.game.id,
            "seats": self.seats,
            "pairs": [pairing.row() for pairing in self.pairings],
            "ratings": ratings,
        }
