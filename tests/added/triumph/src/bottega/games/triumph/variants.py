"""What each option changes: the only place options are read."""

from __future__ import annotations

from typing import Final

from bottega.games.triumph.phases import Trick
from bottega.games.triumph.sheet import HAND, Sheet, read_sheet
from bottega.games.triumph.words import SUITS
from bottega.kit.book import Cards
from bottega.kit.game import Options, switch

OPTIONS: Final = [switch("trump")]


def rules(seats: int, options: Options, cards: Cards) -> Sheet:
    """The sheet of a match: the basic game, changed as the options say."""
    sheet = read_sheet(seats, cards)
    sheet.opening = [Trick() for _ in range(HAND)]
    if options["trump"] == "on":
        sheet.trump = SUITS.value("coins")  # §6
    return sheet
