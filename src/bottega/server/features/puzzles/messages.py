"""Messages of puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from bottega.puzzles import PuzzleAnswer, PuzzleMove, PuzzleTask

__all__ = [
    "Hardness",
    "PuzzleAnswer",
    "PuzzleAttempt",
    "PuzzleInfo",
    "PuzzleMove",
    "PuzzleOfTheDay",
    "PuzzleReply",
    "PuzzleSet",
    "PuzzleTask",
]

Hardness = Literal["easy", "medium", "hard"]


class PuzzleInfo(Struct):
    """A puzzle as a list of puzzles names it."""

    number: int
    theme: str  # the texts of the game have words for it
    hardness: Hardness  # as attempts show, and before there are any, as quick searches do
    attempts: int  # first ones, of people who are known
    solved: int
    mine: bool | None  # whether my own first attempt was right; none if there was none


class PuzzleSet(Struct):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleInfo]
    streak: int  # how many of my last first attempts were right, one after the other


class PuzzleOfTheDay(Struct):
    """The same for everybody."""

    game: str
    number: int


class PuzzleAttempt(Struct, forbid_unknown_fields=True):
    """One of the moves that are offered."""

    move: Annotated[str, Meta(max_length=200)]


class PuzzleReply(Struct):
    """What is answered to an attempt, and what comes of the move that was tried and of the best."""

    answer: PuzzleAnswer
    counts: bool  # whether it was my first: others are for practice
    info: PuzzleInfo
    after: dict[str, Raw]  # by move: the moment that its seat sees then
