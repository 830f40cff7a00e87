"""Stores attempts at puzzles. A first attempt is rated like a match between person and puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.kit.game import AnyGame
from bottega.puzzles import Puzzle
from bottega.puzzles.record import read_puzzles
from bottega.server.core.store.store import Store
from bottega.server.features.puzzles import sql
from bottega.server.features.puzzles.messages import Hardness, PuzzleInfo
from bottega.server.platform.clock import Clock
from bottega.server.platform.ids import Id
from bottega.server.platform.rating_math import MODEL, Rated, Seated, Standing, rate

if TYPE_CHECKING:
    from bottega.server.core.store.database import Connection

SOLVER: Final = "solver"
PUZZLE: Final = "puzzle"
APART: Final = MODEL.sigma  # between a puzzle that every quick search solves and one that none does
MEDIUM: Final = MODEL.sigma / 4  # distance from the mean of a puzzle that is neither easy nor hard


class PuzzleAttempts:
    """The first attempt of a person counts."""

    def __init__(self, database: Store, clock: Clock) -> None:
        self.database: Final = database
        self.clock: Final = clock

    async def note(self, guest: Id, game: str, puzzle: Puzzle, move: str) -> bool:
        """Store an attempt and rate it; return whether it counted."""
        right, now = move in puzzle.best, self.clock.now()
        async with self.database.reach() as connection, connection.transaction():
            done = await connection.execute(sql.ADD_ATTEMPT, guest, game, puzzle.id, move, right, now)
            if done != "INSERT 0 1":
                return False
            await connection.execute(sql.SOLVERS.make, guest, game, MODEL.mu, MODEL.sigma)
            solver = await locked(connection, sql.SOLVERS.lock, guest, game)
            await connection.execute(sql.PUZZLES.make, puzzle.id, game, beginning(puzzle), MODEL.sigma)
            level = await locked(connection, sql.PUZZLES.lock, puzzle.id, game)
            after = rate({SOLVER: solver, PUZZLE: level}, contest(game, right, now))
            await save(connection, sql.SOLVERS.save, guest, game, after[SOLVER])
            await save(connection, sql.PUZZLES.save, puzzle.id, game, after[PUZZLE])
        return True

    async def listed(self, game: AnyGame, guest: Id) -> list[PuzzleInfo]:
        """The puzzles of a game with statistics, the easiest first."""
        async with self.database.reach() as connection:
            levels = {row[0]: Standing(*row[1:]) for row in await connection.fetch(sql.LEVELS, game.id)}
            rows = await connection.fetch(sql.MINE, guest, game.id) if guest else []
        mine: dict[str, bool] = {row["puzzle"]: row["is_right"] for row in rows}
        found: list[tuple[float, PuzzleInfo]] = []
        for number, puzzle in enumerate(read_puzzles(game), start=1):
            level = levels.get(puzzle.id) or Standing(beginning(puzzle))
            lost = level.games - level.wins  # by the puzzle
            info = PuzzleInfo(
                number, puzzle.theme, hardness(level.mu), level.games, lost, mine.get(puzzle.id)
            )
            found.append((level.mu, info))
        return [info for _, info in sorted(found, key=lambda one: (one[0], one[1].number))]

    async def streak(self, game: str, guest: Id) -> int:
        """How many of a guest's last first attempts in a row were right."""
        async with self.database.reach() as connection:
            rows = await connection.fetch(sql.LAST_ATTEMPTS, guest, game) if guest else []
        right = [bool(row["is_right"]) for row in rows]
        return right.index(False) if False in right else len(right)


def beginning(puzzle: Puzzle) -> float:
    """The rating of a puzzle before anyone has tried it."""
    return MODEL.mu + APART * (0.5 - puzzle.ease)


def hardness(mu: float) -> Hardness:
    """The hardness in a word."""
    return "easy" if mu < MODEL.mu - MEDIUM else "hard" if mu > MODEL.mu + MEDIUM else "medium"


def contest(game: str, right: bool, now: float) -> Rated:
    """An attempt as a match, which the solver wins by the right answer."""
    solver = Seated(SOLVER, 1 if right else 2, None, right)
    return Rated(0, game, now, [solver, Seated(PUZZLE, 2 if right else 1, None, not right)])


async def locked(connection: Connection, query: str, *key: object) -> Standing:
    """A rating, locked for this transaction."""
    row = await connection.fetchrow(query, *key)
    assert row is not None
    return Standing(*row)


async def save(connection: Connection, query: str, who: object, game: str, after: Standing) -> None:
    """Store a new rating."""
    await connection.execute(query, who, game, after.mu, after.sigma, after.games, after.wins, after.last)
