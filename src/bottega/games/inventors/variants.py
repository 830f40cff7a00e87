"""What the option changes: the only place options are read."""

from __future__ import annotations

from typing import Final

from bottega.games.inventors.phases.eras import BeginEra
from bottega.games.inventors.phases.setting_up import ChooseTeam, DealTeams, DrawFirstPlayer
from bottega.games.inventors.sheet import Sheet, read_sheet
from bottega.kit.book import Cards
from bottega.kit.game import Option, Options

OPTIONS: Final = [Option("teams", ["free", "random"])]


def rules(seats: int, options: Options, cards: Cards) -> Sheet:
    """The sheet of a match: the printed game, in which players choose their teams, or random teams."""
    sheet = read_sheet(seats, cards)
    sheet.opening = [*[ChooseTeam(seat) for seat in range(seats)], BeginEra(), DrawFirstPlayer()]
    if options["teams"] == "random":
        random_teams(sheet)
    return sheet


def random_teams(sheet: Sheet) -> None:
    """§2.1. Teams are dealt, not chosen."""
    sheet.teams_by_lot = True
    sheet.opening = [DealTeams(), BeginEra(), DrawFirstPlayer()]
