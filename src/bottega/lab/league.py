"""A league: every bot meets every other, seats are changed, and what came of it is told with its doubt."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from bottega.bots.face import Budget
from bottega.kit.game import AnyGame, Options
from bottega.lab.balance.statistics import wilson
from bottega.lab.runner import Digest, Match, Played, Results, Run, match_of, run, seed_at
from bottega.lab.seats import thinks_by_the_clock

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
        return wilson(self.a_wins, self.games)

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


class Outcome(Struct, frozen=True):
    """What a league counts of a match: all about its one `a`, and where the best `b` came."""

    share: float
    ranks: tuple[int, int]
    seconds: float
    choices: int


@dataclass
class League:
    """All pairings of some bots at one game. It makes the work and counts what comes back, in any order."""

    game: AnyGame
    bots: list[str]
    seats: int
    options: Options
    seed: bytes
    budget: Budget

    def __post_init__(self) -> None:
        self.pairs = list(combinations(self.bots, 2))
        self.outcomes: dict[int, Outcome] = {}  # by the numbers of the matches
        self.played = Digest()

    def play(self, games: int, run: Run = run) -> Results:
        """So many matches of each pairing, in this process unless told; says what is counted."""
        with closing(run(self.work(games))) as results:
            for played in results:
                self.count(played)
                yield played

    def work(self, games: int) -> list[Match]:
        """The matches, pairings by turns: a longer league begins with those of a shorter one."""
        return [self.match(number, at) for number in range(games) for at in range(len(self.pairs))]

    def match(self, number: int, at: int) -> Match:
        """A match of one pairing. The same deal is played from every seat before a new one is dealt."""
        a, b = self.pairs[at]
        players = [a if seat == number % self.seats else b for seat in range(self.seats)]
        deal = seed_at(self.seed, number // self.seats)
        return match_of(number * len(self.pairs) + at, self.game, self.options, deal, players, self.budget)

    def count(self, played: Played) -> None:
        """Take a match into the tables."""
        place = played.number // len(self.pairs) % self.seats
        ranking = played.tables["ranking"]
        best = min(rank for at, rank in enumerate(ranking) if at != place)
        self.played.add(played)
        self.outcomes[played.number] = Outcome(
            played.tables["shares"][place],
            (ranking[place], best),
            played.clocked[f"seat {place}"],
            played.tables["choices"][place],
        )

    def in_order(self) -> Iterator[tuple[int, Outcome]]:
        """What was counted, with the place of its pairing: sums and ratings depend on the order."""
        for number in sorted(self.outcomes):
            yield number % len(self.pairs), self.outcomes[number]

    @property
    def pairings(self) -> list[Pairing]:
        """What came of each pairing until now."""
        pairings = [Pairing(a, b) for a, b in self.pairs]
        for at, outcome in self.in_order():
            pairing = pairings[at]
            pairing.games += 1
            pairing.a_wins += outcome.share
            pairing.seconds += outcome.seconds
            pairing.choices += outcome.choices
        return pairings

    @property
    def ratings(self) -> dict[str, PlackettLuceRating]:
        """How strong each bot is until now: in each match the one against the best of the others."""
        ratings = {bot: MODEL.rating(name=bot) for bot in self.bots}
        for at, outcome in self.in_order():
            a, b = self.pairs[at]
            ranks = [float(rank) for rank in outcome.ranks]
            (ratings[a],), (ratings[b],) = MODEL.rate([[ratings[a]], [ratings[b]]], ranks=ranks)
        return ratings

    @property
    def clocked(self) -> list[str]:
        """Bots whose moves depend on how fast the machine is, so that no two leagues of them are the same."""
        return [bot for bot in self.bots if thinks_by_the_clock(bot, self.budget)]

    @property
    def digest(self) -> str | None:
        """One name for all that was played; None if it would be another in every run."""
        return None if self.clocked else self.played.hexdigest()

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
            "digest": self.digest,
            "by_the_clock": self.clocked,
        }
