"""What is refereed: each game with each set of options, and how many sit there."""

import hashlib
from dataclasses import dataclass

from bottega.games import GAMES
from bottega.kit.game import Options
from tests.every_game.option_sets import rows_of
from tests.referees.beside import Beside
from tests.referees.moods import MOODS

PIETROCUPO = ["random_component", "half_favour", "new_favours", "staged_deck", "rotating_first"]
PIETROCUPO += ["ordered_revelation", "points", "lines", "early_labs", "enhanced_council"]
FOR_EXPERTS = ["half_favour", "new_favours", "staged_deck"]
FOR_POINTS = ["diversity_points", "florins_break_ties", "florins_to_points", "owner_only"]


@dataclass(frozen=True, eq=False)
class Case:
    """One game with one set of options; its matches take the seat counts and the moods in turn."""

    game: str
    name: str
    options: list[Options]  # usually one; where there are several, matches take them in turn
    seats: list[int]

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def match(self, number: int) -> Beside:
        """The match of this number: always the same."""
        seed = hashlib.sha256(f"{self} {number}".encode()).digest()
        seats = self.seats[number % len(self.seats)]
        mood = MOODS[number // len(self.seats) % len(MOODS)]
        options = self.options[number % len(self.options)]
        return Beside(f"{self} match {number}", GAMES[self.game], seats, options, seed, mood)


def leonardo_cases() -> list[Case]:
    """The printed game both ways; each option of the variants by itself, all together, and in pairs."""
    expert = {"start": "expert"}
    sets = {
        "beginner": {},
        "expert": expert,
        "stocks": {"stocks": "hidden"},
        "expert-stocks": {"preset": "expert"},
        "codex-1": {"codex_1": "on"},
        "expert-codex-1": expert | {"codex_1": "on"},
        "ranks": {"ranks": "number"},
    }
    for option in PIETROCUPO:
        sets[option] = {option: "on"} | (expert if option in FOR_EXPERTS else {})
    for option in FOR_POINTS:
        sets[option] = {"points": "on", option: "on"}
    sets["hold_back"] = {"ordered_revelation": "on", "hold_back": "on"}
    sets["pietrocupo"] = {"preset": "pietrocupo"}
    sets["together"] = {"preset": "pietrocupo"} | dict.fromkeys([*FOR_POINTS, "hold_back"], "on")
    cases = [Case("leonardo", name, [options], [2, 3, 4, 5]) for name, options in sets.items()]
    return [*cases, Case("leonardo", "pairs", rows_of(GAMES["leonardo"]), [2, 3, 4, 5])]


CASES = [
    Case("codex", "default", [{}], [2, 3, 4]),
    Case("workshop", "default", [{}], [2, 3, 4, 5]),
    Case("workshop", "one-discipline", [{"practice": "one"}], [1, 2, 3, 4, 5]),
    Case("workshop", "tired", [{"tired": "2"}], [2, 3, 4, 5]),
    Case("workshop", "rotation", [{"solitaire": "rotation"}], [1]),
    Case("workshop", "sequence", [{"solitaire": "sequence"}], [1]),
    Case("inventors", "default", [{}], [2, 3, 4, 5]),
    Case("inventors", "random-teams", [{"teams": "random"}], [2, 3, 4, 5]),
    Case("inventors", "fifteen", [{"cubes": "fifteen"}], [2, 3, 4, 5]),
    Case("inventors", "fifteen-random-teams", [{"cubes": "fifteen", "teams": "random"}], [2, 3, 4, 5]),
    *leonardo_cases(),
]
