"""Everything that can go wrong in the kit.

BottegaError
├── BookError          a card file or a text does not fit its game
├── SetupError         these seats or options cannot be played
├── IllegalMove        a move that is not offered
├── UnknownWord        a text that is no move of this game
└── BadRecord          a record that does not replay; it knows the first bad ply
"""

from __future__ import annotations


class BottegaError(Exception):
    """The root of the tree."""


class BookError(BottegaError):
    """A card file or a text does not fit its game."""


class SetupError(BottegaError):
    """These seats or options cannot be played together."""


class IllegalMove(BottegaError):
    """A move that is not offered to that seat now."""


class UnknownWord(BottegaError):
    """A text that is no move of this game."""


class BadRecord(BottegaError):
    """A record that does not replay to what it claims."""

    def __init__(self, ply: int, why: str) -> None:
        super().__init__(f"ply {ply}: {why}")
        self.ply = ply
