"""Measures the rules of every game in this process and prints JSON; `bottega lab bench` runs it.

Where OpenSpiel is installed, its game of hearts is played by turns with ours: the machine's speed changes
from minute to minute, the ratio does not.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import random
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, Final

from bottega.bots.chance import Chance
from bottega.bots.playout import random_play, sampled_play
from bottega.compiled import COMPILED
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import setup
from bottega.kit.state import State

SEED: Final = bytes(32)
COPIES: Final = 500  # at once
REPEATS: Final = 5
WAYS: Final = ("matches", "listed", "sampled", "copies")

Task = Callable[[int], int]  # given a number, does something and says how many decisions or copies it was


def dealt(game: AnyGame) -> State[Board]:
    """A match of the fewest who can play it, just dealt."""
    return setup(game, game.seats[0], {}, SEED)[0]


def matches(game: AnyGame) -> Task:
    """Random play from an empty table on: dealing counts too."""
    return lambda number: random_play(setup(game, game.seats[0], {}, number.to_bytes(32))[0], number)


def listed(game: AnyGame) -> Task:
    """Random play after the deal: whatever is offered is listed, and one of it is taken."""
    start = dealt(game)
    return lambda number: random_play(start.copy(), number)


def sampled(game: AnyGame) -> Task:
    """Random play as searches play: a move is drawn, and nothing is listed."""
    start, chance = dealt(game), Chance(Luck(SEED))
    return lambda _: sampled_play(start.copy(), chance)


def copies(game: AnyGame) -> Task:
    """A state half through a match is copied."""
    middle = dealt(game)
    random_play(middle, 0, random_play(middle.copy(), 0) // 2)
    return lambda _: sum(middle.copy() is not None for _ in range(COPIES))


def tasks(game: AnyGame) -> dict[str, Task]:
    """What is measured of a game, in the order of WAYS."""
    return dict(zip(WAYS, (matches(game), listed(game), sampled(game), copies(game)), strict=True))


class Hearts:
    """OpenSpiel's hearts, played from Python by chance."""

    def __init__(self) -> None:
        self.draw: Final = random.Random(0).random
        self.empty: Final[Any] = importlib.import_module("pyspiel").load_game("hearts").new_initial_state()
        self.start: Final[Any] = self.deal()
        self.middle: Final[Any] = self.start.clone()
        self.play(self.middle, self.play(self.start.clone()) // 2)

    def deal(self) -> Any:
        """A match just dealt."""
        state = self.empty.clone()
        while state.is_chance_node():  # what is passed, and 52 cards, each drawn from what is left
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(self.draw() * len(outcomes))][0])
        return state

    def play(self, state: Any, most: int = -1) -> int:
        """Play to the end, or so many decisions; how many they were."""
        decisions = 0
        while decisions != most and not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(self.draw() * len(moves))])
            decisions += 1
        return decisions

    def tasks(self) -> tuple[Task, ...]:
        """What is measured, in the order of WAYS."""
        return (
            lambda _: self.play(self.deal()),
            lambda _: self.play(self.start.clone()),
            lambda _: self.play(self.start.clone()),
            lambda _: sum(self.middle.clone() is not None for _ in range(COPIES)),
        )


def hearts() -> dict[str, Task]:
    """The same of hearts; nothing if OpenSpiel is not installed."""
    found = importlib.util.find_spec("pyspiel")
    return dict(zip(WAYS, Hearts().tasks(), strict=True)) if found else {}


def speed(task: Task, seconds: float, first: int) -> float:
    """How many a second."""
    done, number, begun = 0, first, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        done += task(number)
        number += 1
    return done / (time.perf_counter() - begun)


def figures(game: AnyGame, seconds: float) -> dict[str, float]:
    """What is found of a game: speeds a second, and how many times those of hearts they are."""
    ours, theirs = tasks(game), hearts()
    found: dict[str, float] = {}
    for way, task in ours.items():
        speeds, ratios = [], []
        for repeat in range(REPEATS):
            speeds.append(speed(task, seconds / REPEATS, 1000 * repeat))
            if theirs:
                ratios.append(speeds[-1] / speed(theirs[way], seconds / REPEATS, 0))
        found[f"{way}_per_s"] = round(max(speeds))
        if ratios:
            found[f"{way}_to_hearts"] = round(median(ratios), 2)
    return found


def main() -> None:
    """`measure SECONDS GAME …` measures; `measure listed GAME TIMES` only does something so many times."""
    first, *rest = sys.argv[1:]
    if first in WAYS:
        task = tasks(GAMES[rest[0]])[first]
        print(sum(task(number) for number in range(int(rest[1]))))
    else:
        games = {id: figures(GAMES[id], float(first)) for id in rest}
        print(json.dumps({"compiled": COMPILED, "games": games}))


if __name__ == "__main__":
    main()
