"""Puzzles: positions of real play in which one move is clearly best, and not the one that looks best at once.

Nothing of a position is written down: a puzzle is the seed of a match and its moves, in
games/<game>/puzzles.json, and is played whenever it is asked. `python -m tools.puzzles` finds them
(docs/puzzles.md).
"""

from bottega.puzzles.puzzles import PuzzleAnswer, PuzzleMove, Puzzles, PuzzleTask, daily
from bottega.puzzles.record import Puzzle, Worth

__all__ = ["Puzzle", "PuzzleAnswer", "PuzzleMove", "PuzzleTask", "Puzzles", "Worth", "daily"]
