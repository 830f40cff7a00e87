"""Weighs how a match of Codex Naturalis stands by how it ended: the weights of bots/codex_outlook.py.

Run it with `PYTHONPATH=build/compiled python -m tools.weigh_codex 10000`: so many matches are played by
greedy players who see everything. Least squares tell the final lead from what one has more of at each turn.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from typing import cast

from bottega.bots.chance import Chance
from bottega.bots.codex_outlook import WEIGHTS, standing
from bottega.bots.evaluators import EVALUATORS
from bottega.bots.playing import play_on
from bottega.games.codex import GAME
from bottega.games.codex.pieces import Table
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.play import awaited, result, setup
from bottega.kit.state import State

EVERY = 999  # moves that are looked at
HAND = 3  # cards of everybody between two turns
NAMES = ["points", "objectives", "sets begun", "patterns begun", "payable", "resources", "objects", "turn"]

Row = list[float]


def match_rows(number: int) -> tuple[list[Row], float]:
    """What the first seat has more of whenever a turn begins; and by how much it led in the end."""
    seed = sha256(b"weigh codex" + number.to_bytes(8, "big")).digest()
    s = cast("State[Board]", setup(GAME, 2, {}, seed)[0])
    chance = Chance(Luck(seed, "weigh"))
    rows: list[Row] = []
    seats = awaited(s)
    while seats:
        table = cast("Table", s.board)
        if len(seats) == 1 and [len(hand) for hand in table.hands] == [HAND, HAND]:
            pairs = zip(standing(table, 0), standing(table, 1), strict=True)
            rows.append([own - other for own, other in pairs] + [1.0 if seats[0] == 0 else -1.0])
        s = play_on(s, EVALUATORS["codex"], EVERY, 1, chance)
        seats = awaited(s)
    ended = result(s)
    assert ended is not None
    return rows, float(ended.scores[0] - ended.scores[1])


class Fit:
    """Sums that least squares need, so that no row is kept."""

    def __init__(self, width: int) -> None:
        self.products = [[0.0] * width for _ in range(width)]
        self.leads = [0.0] * width

    def add(self, row: Row, lead: float) -> None:
        for n, one in enumerate(row):
            self.leads[n] += one * lead
            for m, other in enumerate(row):
                self.products[n][m] += one * other

    def solve(self) -> Row:
        """By Gauss and Jordan; the matrix is symmetric and far from singular."""
        rows = [[*row, lead] for row, lead in zip(self.products, self.leads, strict=True)]
        for n, pivot in enumerate(rows):
            pivot[:] = [value / pivot[n] for value in pivot]
            for other in rows:
                if other is not pivot:
                    share = other[n]
                    other[:] = [value - share * part for value, part in zip(other, pivot, strict=True)]
        return [row[-1] for row in rows]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    fit = Fit(len(NAMES))
    for number in range(games):
        rows, lead = match_rows(number)
        for row in rows:
            fit.add(row, lead)
        if number % 100 == 99:
            print(f"{number + 1} of {games} matches", file=sys.stderr)
    found = fit.solve()
    for n, name in enumerate(NAMES):
        used = f"{WEIGHTS[n]:5.2f} is used" if n < len(WEIGHTS) else "     whose turn it is"
        print(f"{name:15} {found[n] / found[0]:5.2f}  {used}")


if __name__ == "__main__":
    main()
