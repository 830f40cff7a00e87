"""Proves again what the file of exact puzzles says."""

from __future__ import annotations

from bottega.kit.game import AnyGame
from bottega.kit.play import awaited, legal_moves
from bottega.puzzles.proving import WHOLE, Unproved, prove
from bottega.puzzles.record import Puzzle, position_id
from bottega.puzzles.way import ENDING
from bottega.puzzles.ways import WAYS


def objection(game: AnyGame, puzzle: Puzzle) -> str:
    """What speaks against an exact puzzle; empty if it is proved."""
    assert puzzle.task is not None
    s, way = puzzle.position(game), WAYS[game.id]
    if awaited(s) != [puzzle.seat] or position_id(s, puzzle.seat) != puzzle.id:
        return "the position is another one"
    if not way.fits(s, puzzle.seat, puzzle.task):
        return "the question does not fit the position"
    try:
        values = prove(way, s, puzzle.seat, puzzle.task)
    except Unproved as why:
        return str(why)
    if values != puzzle.values:
        return f"the moves come to {values}, not to {puzzle.values}"
    return wrong_answer(puzzle, dict(zip(offered(game, puzzle), values, strict=True)))


def offered(game: AnyGame, puzzle: Puzzle) -> list[str]:
    """What may be tried."""
    s = puzzle.position(game)
    return [game.words.text(move) for move in legal_moves(s, puzzle.seat)]


def wrong_answer(puzzle: Puzzle, values: dict[str, int]) -> str:
    """Whether the answer is that of the values."""
    assert puzzle.task is not None
    best = [move for move, value in values.items() if value == puzzle.most]
    if sorted(best) != sorted(puzzle.best) or puzzle.looks_best in best:
        return f"what is right is {best}"
    if puzzle.task.form == ENDING and WHOLE // 2 in values.values():
        return "another move shares the victory"
    return ""
