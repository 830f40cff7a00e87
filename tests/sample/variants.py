"""What each option changes, and how earlier editions went: the only place options are read."""

from __future__ import annotations

from typing import Final

from bottega.kit.book import Cards
from bottega.kit.game import Option, Options, switch
from bottega.kit.seats import clockwise
from tests.sample.phases import Bid, Peek, TurnUp
from tests.sample.sheet import Sheet, read_sheet

OPTIONS: Final = [Option("purse", ["3", "5"]), switch("peeking", "variants")]
PRESETS: Final = {"rich": {"purse": "5", "peeking": "on"}}


def rules(seats: int, options: Options, cards: Cards) -> Sheet:
    """The sheet of a match: the basic game, changed as the options say."""
    sheet = read_sheet(seats, cards)
    sheet.coins = int(options["purse"])
    sheet.opening = [TurnUp(), Bid(), TurnUp(), Bid()]
    if options["peeking"] == "on":
        peeking(sheet)
    return sheet


def peeking(sheet: Sheet) -> None:
    """§5. Before the first bidding everyone in turn may peek at the lot that comes next."""
    peeks = [Peek(seat) for seat in clockwise(0, sheet.seats)]
    sheet.opening = [TurnUp(), *peeks, Bid(), TurnUp(), Bid()]


def edition_1(sheet: Sheet) -> None:
    """§3. Of those who were tied the first took the lot."""
    sheet.ties_sell = True


BEFORE: Final = [edition_1]  # the newest first; each changes the sheet of the edition after it
