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
    """A puzzle in a list."""

    number: int
    theme: str  # the texts of the game have words for it
    hardness: Hardness  # by attempts; before the first, by quick searches
    attempts: int  # first attempts
    solved: int
    mine: bool | None  # whether my first attempt was right; None without one


class PuzzleSet(Struct):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleInfo]
    streak: int  # my latest first attempts that were right in a row


class PuzzleOfTheDay(Struct):
    """The puzzle of the day, the same for everyone."""

    game: str
    number: int


class PuzzleAttempt(Struct, forbid_unknown_fields=True):
    """An attempt: one of the offered moves."""

    move: Annotated[str, Meta(max_length=200)]


class PuzzleReply(Struct):
    """The reply to an attempt, with the positions after the chosen move and after the best one."""

    answer: PuzzleAnswer
    counts: bool  # whether it was my first: later ones are practice
    info: PuzzleInfo
    after: dict[str, Raw]  # by move: what the seat sees then
