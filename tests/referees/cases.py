"""What is refereed: each game with each set of options, and how many sit there."""

import hashlib
from dataclasses import dataclass

from bottega.games import SHELF
from bottega.kit.game import Options
from tests.referees.beside import Beside
from tests.referees.moods import MOODS


@dataclass(frozen=True, eq=False)
class Case:
    """One game with one set of options; its matches take the seat counts and the moods in turn."""

    game: str
    name: str
    options: Options
    seats: list[int]

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def match(self, number: int) -> Beside:
        """The match of this number: always the same."""
        seed = hashlib.sha256(f"{self} {number}".encode()).digest()
        seats = self.seats[number % len(self.seats)]
        mood = MOODS[number // len(self.seats) % len(MOODS)]
        return Beside(SHELF[self.game], seats, self.options, seed, mood)


CASES = [
    Case("codex", "default", {}, [2, 3, 4]),
]
