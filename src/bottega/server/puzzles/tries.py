"""Keeps people's tries. A first try is a match between somebody and a puzzle, and both are rated by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.kit.game import Title
from bottega.puzzles import Puzzle
from bottega.puzzles.record import read_puzzles
from bottega.server.clock import Clock
from bottega.server.ids import Id
from bottega.server.protocol import Hardness, PuzzleInfo
from bottega.server.puzzles import sql
from bottega.server.ratings.rating_math import MODEL, Rated, Seated, Standing, rate
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store

if TYPE_CHECKING:
    from bottega.server.store.shards import Connection

SOLVER: Final = "solver"
PUZZLE: Final = "puzzle"
APART: Final = MODEL.sigma  # between a puzzle that every quick search finds and one that none does
MEDIUM: Final = MODEL.sigma / 4  # how far from the middle a puzzle is neither easy nor hard


class PuzzleTries:
    """All on the house's shard. Of several tries of one person the first counts."""

    def __init__(self, database: Store, clock: Clock) -> None:
        self.database: Final = database
        self.clock: Final = clock

    async def note(self, guest: Id, game: str, puzzle: Puzzle, move: str) -> bool:
        """Keep a try and rate it; whether it counted."""
        right, now = move in puzzle.best, self.clock.now()
        async with self.database.reach(HOUSE) as connection, connection.transaction():
            done = await connection.execute(sql.ADD_TRY, guest, game, puzzle.id, move, right, now)
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

    async def listed(self, game: Title, guest: Id) -> list[PuzzleInfo]:
        """The puzzles of a game as far as they are known, the easiest first."""
        async with self.database.reach(HOUSE) as connection:
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


def beginning(puzzle: Puzzle) -> float:
    """How strong a puzzle is taken to be before anybody has tried it."""
    return MODEL.mu + APART * (0.5 - puzzle.ease)


def hardness(mu: float) -> Hardness:
    """In a word."""
    return "easy" if mu < MODEL.mu - MEDIUM else "hard" if mu > MODEL.mu + MEDIUM else "medium"


def contest(game: str, right: bool, now: float) -> Rated:
    """A try as a match: whoever finds the answer has won."""
    solver = Seated(SOLVER, 1 if right else 2, None, right)
    return Rated(0, game, now, [solver, Seated(PUZZLE, 2 if right else 1, None, not right)])


async def locked(connection: Connection, query: str, *key: object) -> Standing:
    """A rating that nobody else changes meanwhile."""
    row = await connection.fetchrow(query, *key)
    assert row is not None
    return Standing(*row)


async def save(connection: Connection, query: str, who: object, game: str, after: Standing) -> None:
    """What became of a rating."""
    await connection.execute(query, who, game, after.mu, after.sigma, after.games, after.wins, after.last)
