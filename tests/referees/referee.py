"""What a referee is: a game told a second time, plainly, which asks, hears the answers and counts points.

It speaks of moves as texts, of seats by number, and knows nothing of the rules in `bottega`.
"""

import tomllib
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

GAMES = Path(__file__).parents[2] / "src" / "bottega" / "games"

T = TypeVar("T")
Asked = dict[int, set[str]]  # what each awaited seat may say; several seats choose at once, in secret
Answers = dict[int, str]
Play = Generator[Asked, Answers, T]


def ask(seat: int, offers: Iterable[str]) -> Play[str]:
    """Put one question to one seat."""
    answers = yield {seat: set(offers)}
    return answers[seat]


@cache
def printed(game: str, file: str) -> dict[str, Any]:
    """A file of cards as it is printed."""
    return tomllib.loads((GAMES / game / "cards" / f"{file}.toml").read_text())


@dataclass(frozen=True)
class Deal:
    """What luck decides before the match: piles face down, the top card first, and one seat drawn by lot."""

    seats: int
    options: dict[str, str]
    piles: dict[str, list[str]]
    lot: int

    def pile(self, name: str) -> list[str]:
        """A pile to draw from."""
        return self.piles[name][:]


@dataclass(frozen=True)
class Score:
    """The points of a seat by where they come from, and what breaks a tie, the most important first."""

    parts: dict[str, int]
    ties: list[int]

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.parts.values())

    @property
    def key(self) -> list[int]:
        """What is compared with others."""
        return [self.total, *self.ties]


class Referee:
    """A match from its first question to its last."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.seats = deal.seats

    def play(self) -> Play[None]:
        """Ask whatever the rulebook lets players choose, in its order."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """The points of each seat, were the match to end now; empty while there is nothing to count."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who has won: the best, or several who are equal in everything."""
        best = max(score.key for score in self.scores())
        return [seat for seat, score in enumerate(self.scores()) if score.key == best]

    def clockwise(self, first: int) -> list[int]:
        """All seats, from this one on."""
        return [(first + step) % self.seats for step in range(self.seats)]
