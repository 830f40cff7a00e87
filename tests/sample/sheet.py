"""The sheet of rules in force for one match: numbers, the table of lots, the plan of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.kit.board import Rules
from bottega.kit.book import Cards, check_ids
from tests.sample.words import LOTS

if TYPE_CHECKING:
    from bottega.kit.state import Step
    from tests.sample.pieces import Stall

CARD_FILES: Final = ["lots.toml"]


@final
class Sheet(Rules):
    """variants.py writes it, steps read it, and no state stores it."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.coins = 3
        self.ties_sell = False  # whether the first of those tied takes the lot
        self.worth: Final[list[int]] = []  # by number of lot
        self.opening: list[Step[Stall]] = []


def read_sheet(seats: int, cards: Cards) -> Sheet:
    """§1. The lots as the card file has them."""
    sheet = Sheet(seats)
    rows = cards.entries("lots.toml", "lot")
    check_ids("lots.toml", rows, LOTS.names)
    sheet.worth.extend(row.number("worth") for row in rows)
    return sheet


def opening(sheet: Sheet) -> list[Step[Stall]]:
    """All that is to be done, in its order."""
    return sheet.opening
