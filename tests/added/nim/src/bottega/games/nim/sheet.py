"""The sheet of rules in force for one match: the stones of each heap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.games.nim.words import HEAPS
from bottega.kit.board import Rules
from bottega.kit.book import Cards, check_ids

if TYPE_CHECKING:
    from bottega.games.nim.pieces import Heaps
    from bottega.kit.state import Step

CARD_FILES: Final = ["heaps.toml"]


@final
class Sheet(Rules):
    """variants.py writes it, steps read it, and no state stores it."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.stones: Final[list[int]] = []  # by heap
        self.opening: list[Step[Heaps]] = []


def read_sheet(seats: int, cards: Cards) -> Sheet:
    """§1. The heaps as the card file has them."""
    sheet = Sheet(seats)
    rows = cards.entries("heaps.toml", "heap")
    check_ids("heaps.toml", rows, HEAPS.names)
    sheet.stones.extend(row.number("stones") for row in rows)
    return sheet


def opening(sheet: Sheet) -> list[Step[Heaps]]:
    """All that is to be done, in its order."""
    return sheet.opening
