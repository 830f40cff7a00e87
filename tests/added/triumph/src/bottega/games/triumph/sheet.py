"""The sheet of rules in force for one match: the cards, and which suit is trump."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.games.triumph.words import CARDS, SUITS
from bottega.kit.board import Rules
from bottega.kit.book import Cards, check_ids, index

if TYPE_CHECKING:
    from bottega.games.triumph.pieces import Table
    from bottega.kit.state import Step

CARD_FILES: Final = ["cards.toml"]
HAND: Final = 3  # §1. cards for each
NO_TRUMP: Final = -1


@final
class Sheet(Rules):
    """variants.py writes it, steps read it, and no state stores it."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.trump = NO_TRUMP
        self.suit: Final[list[int]] = []  # these three by number of card
        self.rank: Final[list[int]] = []
        self.points: Final[list[int]] = []
        self.opening: list[Step[Table]] = []


def read_sheet(seats: int, cards: Cards) -> Sheet:
    """§1. The cards as the card file has them."""
    sheet = Sheet(seats)
    rows = cards.entries("cards.toml", "card")
    check_ids("cards.toml", rows, CARDS.names)
    sheet.suit.extend(index(row.where, SUITS.names, row.text("suit")) for row in rows)
    sheet.rank.extend(row.number("rank") for row in rows)
    sheet.points.extend(row.number("points") for row in rows)
    return sheet


def opening(sheet: Sheet) -> list[Step[Table]]:
    """All that is to be done, in its order."""
    return sheet.opening
