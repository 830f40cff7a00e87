"""Measures the rules of every game in this process and prints JSON; `bottega bench` runs it twice."""

from __future__ import annotations

import json
import sys
import time

from bottega.bots.playout import random_play
from bottega.compiled import COMPILED
from bottega.games import SHELF
from bottega.kit.board import Board
from bottega.kit.game import Title
from bottega.kit.play import setup
from bottega.kit.state import State

SEED = bytes(32)
COPIES = 2000
REPEATS = 3


def decisions_per_second(game: Title, seconds: float) -> float:
    """Random play from the setup on; the setup itself is not counted."""
    start, _ = setup(game, game.seats[0], {}, SEED)
    best = 0.0
    for repeat in range(REPEATS):
        decisions, matches, begun = 0, 0, time.perf_counter()
        while time.perf_counter() - begun < seconds / REPEATS:
            decisions += random_play(start.copy(), 1000 * repeat + matches)
            matches += 1
        best = max(best, decisions / (time.perf_counter() - begun))
    return best


def middle(game: Title) -> State[Board]:
    """A state half through a match."""
    s, _ = setup(game, game.seats[0], {}, SEED)
    random_play(s, 0, random_play(s.copy(), 0) // 2)
    return s


def copy_microseconds(game: Title) -> float:
    """How long it takes to copy a state half through a match."""
    s, best = middle(game), float("inf")
    for _ in range(REPEATS):
        begun = time.perf_counter()
        for _ in range(COPIES):
            s.copy()
        best = min(best, (time.perf_counter() - begun) / COPIES)
    return best * 1e6


def figures(game: Title, seconds: float) -> dict[str, float]:
    """What is measured of a game."""
    return {
        "decisions_per_s": round(decisions_per_second(game, seconds)),
        "copy_us": round(copy_microseconds(game), 2),
    }


def main(seconds: float, titles: list[str]) -> None:
    """Measure these games."""
    games = {id: figures(SHELF[id], seconds) for id in titles}
    print(json.dumps({"compiled": COMPILED, "games": games}))


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2:])
