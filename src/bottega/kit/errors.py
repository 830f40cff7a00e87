"""Everything that can go wrong in the kit.

BottegaError
├── BookError          a card file or a text does not fit its game
├── SetupError         these seats or options cannot be played
├── IllegalMove        a move that is not offered
├── UnknownWord        a text that is no move of this game
└── BadRecord          a record that does not replay; it knows the first bad ply
"""

from __future__ import annotations

from typing import Final


class BottegaError(Exception):
    """The root of the tree."""


class BookError(BottegaError):
    """A card file or a text does not fit its game."""


class SetupError(BottegaError):
    """These seats or options cannot be played together; `why` is the id of a refusal of the game."""

    def __init__(self, what: str, why: str = "") -> None:
        super().__init__(what)
        self.what: Final = what
        self.why: Final = why

    def __reduce__(self) -> tuple[type[SetupError], tuple[str, str]]:
        return type(self), (self.what, self.why)


class IllegalMove(BottegaError):
    """A move that is not offered to that seat now."""


class UnknownWord(BottegaError):
    """A text that is no move of this game."""


class BadRecord(BottegaError):
    """A record that does not replay to what it claims."""

    def __init__(self, ply: int, why: str) -> None:
        super().__init__(f"ply {ply}: {why}")
        self.ply = ply
        self.why: Final = why

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return type(self), (self.ply, self.why)
