"""§2. All luck of a match: inventions by era, the order of the tokens, who goes first, teams by lot."""

from __future__ import annotations

from bottega.games.inventors.names import BREADTH, INVENTIONS, KINDS, TEAM_SIZE, TEAMS, TOKENS_EACH
from bottega.games.inventors.pieces import GONE, LEVELS_EACH, Table
from bottega.games.inventors.sheet import Sheet
from bottega.kit.luck import Luck
from bottega.kit.seats import NOBODY


def deal(rules: Sheet, luck: Luck) -> Table:
    """The table before anything is laid out."""
    seats, places = rules.seats, rules.places
    eras = [tuple(luck.shuffle(era[:])) for era in rules.eras]
    bag = luck.shuffle(rules.bag[:])
    lot = luck.below(seats)
    teams = luck.shuffle(list(range(TEAMS.size)))[:seats] if rules.teams_by_lot else [NOBODY] * seats
    table = Table(
        rules=rules,
        era=0,
        statuette=NOBODY,
        lot=lot,
        left=0,
        passes=0,
        boxed=0,
        eras=tuple(eras),
        bag=tuple(bag),
        teams=(NOBODY,) * seats,
        laid=(GONE,) * places,
        rewards=(GONE,) * (TOKENS_EACH * places),
        levels=(0,) * (seats * LEVELS_EACH),
        knows=(0,) * (seats * TEAM_SIZE),
        tokens=(0,) * (seats * KINDS),
        owner=(NOBODY,) * INVENTIONS.size,
        open=[0] * places,
        empty=[0] * (places * BREADTH),
        cubes=[(0,) * (seats * BREADTH) for _ in range(places)],
        spare=[rules.cubes] * seats if rules.cubes else [],
        busy=[0] * seats,
    )
    for seat, team in enumerate(teams):
        if team != NOBODY:
            table.lead(seat, team)
    return table
