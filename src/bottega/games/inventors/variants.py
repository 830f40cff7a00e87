"""What the options change: the only place options are read."""

from __future__ import annotations

from typing import Final

from bottega.games.inventors.phases.eras import BeginEra
from bottega.games.inventors.phases.setting_up import ChooseTeam, DealTeams, DrawFirstPlayer
from bottega.games.inventors.phases.turns import turn
from bottega.games.inventors.sheet import Sheet, read_cubes, read_sheet
from bottega.kit.book import Cards
from bottega.kit.game import Option, Options

OPTIONS: Final = [
    Option("teams", ["free", "random"], changes=["2.1"]),
    Option("cubes", ["unlimited", "fifteen"], changes=["1", "4.1"]),
]


def rules(seats: int, options: Options, cards: Cards) -> Sheet:
    """The sheet of a match: the printed game, changed as the options say."""
    sheet = read_sheet(seats, cards)
    sheet.turns = [turn(seat) for seat in range(seats)]
    sheet.opening = [*[ChooseTeam(seat) for seat in range(seats)], BeginEra(), DrawFirstPlayer()]
    if options["teams"] == "random":
        random_teams(sheet)
    if options["cubes"] == "fifteen":
        fifteen_cubes(sheet, cards)
    return sheet


def random_teams(sheet: Sheet) -> None:
    """§2.1. Teams are dealt, not chosen."""
    sheet.teams_by_lot = True
    sheet.opening = [DealTeams(), BeginEra(), DrawFirstPlayer()]


def fifteen_cubes(sheet: Sheet, cards: Cards) -> None:
    """§4.1. Cubes can run out: each player has as many as a preview of the game counted."""
    sheet.cubes = read_cubes(cards)
