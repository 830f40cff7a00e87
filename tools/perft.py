"""Counts the sequences of moves from the start of a match: a number that changes if any rule does."""

from __future__ import annotations

import argparse
import time

from bottega import library
from bottega.bots.playout import perft
from bottega.kit.play import setup


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="the least the game allows, if left out")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--depth", type=int, default=6)
    asked = parser.parse_args()
    game = library.game(asked.game)
    s, _ = setup(game, asked.seats or game.seats[0], {}, library.seed_of(asked.seed))
    for depth in range(1, asked.depth + 1):
        begun = time.perf_counter()
        count = perft(s, depth)
        print(f"{depth:>3} {count:>15,} {time.perf_counter() - begun:8.2f} s")


if __name__ == "__main__":
    main()
