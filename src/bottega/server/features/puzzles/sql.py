"""Every query about attempts at puzzles."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.server.people.export import Kept

ADD_ATTEMPT: Final = """
INSERT INTO puzzle_attempts (guest, game, puzzle, move, is_right, at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING
"""


class Standings(NamedTuple):
    """How those of a kind stand: one is made if it is new, locked, and saved."""

    make: str
    lock: str
    save: str


def standings(table: str, who: str) -> Standings:
    """Of a table, by the column that says whose they are."""
    return Standings(
        f"INSERT INTO {table} ({who}, game, mu, sigma, games, wins, last) VALUES ($1, $2, $3, $4, 0, 0, 0)"
        " ON CONFLICT DO NOTHING",
        f"SELECT mu, sigma, games, wins, last FROM {table} WHERE {who} = $1 AND game = $2 FOR UPDATE",
        f"UPDATE {table} SET mu = $3, sigma = $4, games = $5, wins = $6, last = $7"
        f" WHERE {who} = $1 AND game = $2",
    )


# Lock the solver first, then the puzzle, so that two attempts never deadlock.
SOLVERS: Final = standings("puzzle_solvers", "guest")
PUZZLES: Final = standings("puzzle_levels", "puzzle")

LEVELS: Final = "SELECT puzzle, mu, sigma, games, wins, last FROM puzzle_levels WHERE game = $1"
MINE: Final = "SELECT puzzle, is_right FROM puzzle_attempts WHERE guest = $1 AND game = $2"
LAST_ATTEMPTS: Final = "SELECT is_right FROM puzzle_attempts WHERE guest = $1 AND game = $2 ORDER BY at DESC"
ATTEMPTS_OF: Final = (
    "SELECT game, puzzle, move, is_right, at FROM puzzle_attempts WHERE guest = $1 ORDER BY at"
)
OF_PERSON: Final = [Kept("puzzles", ATTEMPTS_OF)]
