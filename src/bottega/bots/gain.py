"""How a game tells what a move brings: phrases of its own, and who finds them on two boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from bottega.kit.events import Phrase, Range

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat

Found = Callable[["Board", "Board", "Seat"], list[str]]
Past = Callable[["Board", "Board"], bool]


def because(id: str, /, **fields: Range) -> Phrase:
    """A kind of reason. It is written like a move: its id, then its values."""
    return Phrase("reasons", id, fields)


def told(phrase: Phrase, *values: int) -> str:
    """A reason with its values."""
    words = [field.text(value) for field, value in zip(phrase.ranges, values, strict=True)]
    return " ".join([phrase.id, *words])


@final
class Gains:
    """What a game can tell of a move."""

    def __init__(self, phrases: list[Phrase], found: Found, is_past: Past) -> None:
        self.phrases: Final = {phrase.id: phrase for phrase in phrases}
        self.found: Final = (
            found  # what a seat has on the second board beyond the first, most important first
        )
        self.is_past: Final = is_past  # whether the turn of the first board is over on the second
