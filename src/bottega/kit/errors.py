"""The kit's exceptions.

BottegaError
├── BookError          a card file or a text does not fit its game
├── SetupError         these seats or options cannot be played
├── IllegalMove        the seat may not make this move now
├── UnknownWord        the text is not a move of this game
└── BadRecord          a record does not replay; `ply` is the first bad one
"""

from __future__ import annotations

from typing import Final


class BottegaError(Exception):
    """Base class of all exceptions here."""


class BookError(BottegaError):
    """A card file or a text does not fit its game."""


class SetupError(BottegaError):
    """These seats or options cannot be combined; `why` is the id of the game's reason."""

    def __init__(self, what: str, why: str = "") -> None:
        super().__init__(what)
        self.what: Final = what
        self.why: Final = why

    def __reduce__(self) -> tuple[type[SetupError], tuple[str, str]]:
        return type(self), (self.what, self.why)


class IllegalMove(BottegaError):
    """The seat may not make this move now."""


class UnknownWord(BottegaError):
    """The text is not a move of this game."""


class BadRecord(BottegaError):
    """Replaying the record does not give what it claims."""

    def __init__(self, ply: int, why: str) -> None:
        super().__init__(f"ply {ply}: {why}")
        self.ply = ply
        self.why: Final = why

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        return type(self), (self.ply, self.why)
