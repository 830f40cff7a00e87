"""Which puzzles are tried: BOTTEGA_PUZZLES says how many of each game and kind, if not all."""

from __future__ import annotations

import os

from bottega.kit.game import AnyGame
from bottega.puzzles import Puzzle
from bottega.puzzles.record import read_puzzles

MOST = int(os.environ.get("BOTTEGA_PUZZLES", "1000000"))


def guessed(game: AnyGame) -> list[Puzzle]:
    """The puzzles that a search found, which ask for chances."""
    return [puzzle for puzzle in read_puzzles(game) if not puzzle.task]


def exact(game: AnyGame) -> list[Puzzle]:
    """The puzzles that are proved."""
    return [puzzle for puzzle in read_puzzles(game) if puzzle.task]


def some(puzzles: list[Puzzle]) -> list[Puzzle]:
    """As many as asked for, from the first to the last."""
    many = min(MOST, len(puzzles))
    return [puzzles[number * len(puzzles) // many] for number in range(many)]
