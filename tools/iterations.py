"""`python -m tools.iterations ROOT [ROOT …]`: iterations of a search, by the rules that lie there.

Each root is a folder with a package `bottega`, such as build/compiled of two checkouts. They search in the
same positions by turns and are compared by the CPU time that they took, so another load disturbs both alike.
"""

import json
import os
import random
import subprocess
import sys
import time
from hashlib import sha256
from statistics import median
from typing import Any, TypedDict

PLAYED = ["codex", "leonardo", "inventors", "workshop"]
POSITIONS = 6  # of each game, a twelfth of its longest to a half
ITERATIONS = 150
ROUNDS = 5


def positions(game: str) -> list[tuple[Any, int]]:
    """Positions of one random match with three seats, and who is asked in each."""
    from bottega.games import GAMES
    from bottega.kit.play import apply_unchecked, awaited, legal_moves, setup

    s, _ = setup(GAMES[game], 3, {}, bytes(32))
    draw, found = random.Random(0), []
    while seats := awaited(s):
        found.append((s.copy(), seats[0]))
        apply_unchecked(s, seats[0], draw.choice(sorted(legal_moves(s, seats[0]))))
    return found[len(found) // 12 : len(found) // 2 : len(found) // (2 * POSITIONS)]


class Measured(TypedDict):
    """What is found of a game."""

    speeds: list[float]  # iterations for a second of CPU, in each position
    positions: str  # a name for them


def measure(game: str) -> Measured:
    """Search in each position."""
    from bottega.bots.ismcts import Search
    from bottega.kit.luck import Luck
    from bottega.kit.play import legal_moves, view

    words, speeds = sha256(), []
    for s, seat in positions(game):
        texts = sorted(s.setup.game.words.text(move) for move in legal_moves(s, seat))
        words.update("\n".join(texts).encode())
        search = Search(view(s, seat), seat, Luck(bytes(32)))
        begun = time.process_time()
        for _ in range(ITERATIONS):
            search.iterate()
        speeds.append(ITERATIONS / (time.process_time() - begun))
    return {"speeds": speeds, "positions": words.hexdigest()}


def asked(root: str, game: str) -> Measured:
    """What a process with that package measures."""
    ran = subprocess.run(
        [sys.executable, "-P", __file__, "--measure", game],
        env={**os.environ, "PYTHONPATH": root, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: Measured = json.loads(ran.stdout)
    return found


def main() -> None:
    """Print, for each game, the speed of each root and how many times that of the first it is."""
    if sys.argv[1] == "--measure":
        print(json.dumps(measure(sys.argv[2])))
        return
    roots = sys.argv[1:]
    for game in PLAYED:
        rounds = [[asked(root, game) for root in roots] for _ in range(ROUNDS)]
        assert len({one["positions"] for row in rounds for one in row}) == 1, "positions differ"
        for number, root in enumerate(roots):
            speeds = [speed for row in rounds for speed in row[number]["speeds"]]
            ratios = [
                own / first
                for row in rounds
                for own, first in zip(row[number]["speeds"], row[0]["speeds"], strict=True)
            ]
            print(
                f"{game:10} {root}: {median(speeds):7.0f} a second of CPU, {median(ratios):.2f}", flush=True
            )


if __name__ == "__main__":
    main()
