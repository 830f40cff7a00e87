"""Positions of Les Inventeurs written down as they would be told across a table."""

from __future__ import annotations

from bottega.games.inventors import GAME
from bottega.games.inventors.names import (
    BREADTH,
    INVENTORS,
    KINDS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
)
from bottega.games.inventors.phases.turns import turn
from bottega.games.inventors.pieces import LEVELS_EACH, Table
from bottega.kit.piles import changed
from bottega.kit.play import setup
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from tests.games.inventors.inventions import show, token

RICH = "antiquity contemporary renaissance middle_ages enlightenment"

# A match and what is still to be done in it


def opened(seats: int = 2, seed: int = 0, **options: str) -> State[Table]:
    """A match at its first choice."""
    return setup(GAME, seats, options, seed.to_bytes(32, "big"))[0]


def playing(
    teams: str = "antiquity contemporary", on: str = "bow fire dice", era: int = 1, **options: str
) -> State[Table]:
    """These teams, one a seat; these inventions, each with tokens for 1 and 2 points; nothing to be done."""
    seats = len(teams.split())
    s = opened(seats, 0, teams="random", **options)
    s.agenda.clear()
    s.board.era, s.board.statuette = era, 0
    s.board.teams = (NOBODY,) * seats
    for seat, team in enumerate(teams.split()):
        s.board.lead(seat, TEAMS.value(team))
    show(s, on)
    return s


def turn_of(s: State[Table], seat: Seat) -> State[Table]:
    """It is this player's turn."""
    s.then(*turn(seat))
    return s


# Pieces


def hold(s: State[Table], seat: Seat, tokens: str) -> None:
    """These tokens more."""
    for name in tokens.split():
        s.board.hold(seat, token(name), 1)


def held(s: State[Table], seat: Seat) -> str:
    """The tokens a player has, as words."""
    row = s.board.tokens[seat * KINDS : (seat + 1) * KINDS]
    return " ".join(name for name, count in zip(TOKENS.names, row, strict=True) for _ in range(count))


def seat_of(s: State[Table], name: str) -> Seat:
    """Who leads an inventor."""
    return s.board.teams.index(INVENTORS.value(name) // TEAM_SIZE)


def levels(s: State[Table], name: str) -> list[int]:
    """Physics, chemistry, mechanics, mathematics."""
    row = seat_of(s, name) * LEVELS_EACH + INVENTORS.value(name) % TEAM_SIZE * BREADTH
    return list(s.board.levels[row : row + BREADTH])


def raised(s: State[Table], name: str, *wanted: int) -> None:
    """An inventor has these levels."""
    seat, slot = seat_of(s, name), INVENTORS.value(name) % TEAM_SIZE
    row = seat * TEAM_SIZE + slot
    known = sum(1 << discipline for discipline, level in enumerate(wanted) if level)
    s.board.knows = changed(s.board.knows, row, known)
    for discipline, level in enumerate(wanted):
        s.board.levels = changed(s.board.levels, row * BREADTH + discipline, level)


def tired(s: State[Table], *names: str) -> None:
    """These inventors are busy."""
    for name in names:
        s.board.busy[seat_of(s, name)] |= 1 << INVENTORS.value(name) % TEAM_SIZE


def busy(s: State[Table], seat: Seat) -> list[str]:
    """The inventors of a player who are busy."""
    first = s.board.teams[seat] * TEAM_SIZE
    return [INVENTORS.text(first + slot) for slot in range(TEAM_SIZE) if s.board.busy[seat] >> slot & 1]
