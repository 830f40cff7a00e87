"""The rules of a match. Nim has no options."""

from __future__ import annotations

from bottega.games.nim.phases import TakeStones
from bottega.games.nim.sheet import Sheet, read_sheet
from bottega.kit.book import Cards
from bottega.kit.game import Options


def rules(seats: int, options: Options, cards: Cards) -> Sheet:
    """The sheet of a match: the first seat begins."""
    sheet = read_sheet(seats, cards)
    sheet.opening = [TakeStones(0)]
    return sheet
