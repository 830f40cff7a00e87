"""Puzzles and attempts at them."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import Raw
from msgspec.json import encode

from bottega.puzzles import Puzzles, daily
from bottega.server.features.puzzles.attempts import PuzzleAttempts
from bottega.server.features.puzzles.messages import PuzzleAttempt, PuzzleOfTheDay, PuzzleReply, PuzzleSet
from bottega.server.platform.errors import Refused
from bottega.server.requests.authentication import Call
from bottega.server.requests.games import as_json, game_named
from bottega.server.requests.params import Anyone, TheRooms, Word
from bottega.server.rooms import Rooms

A_DAY: Final = 86400  # seconds

TheAttempts = NamedDependency[PuzzleAttempts]
Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


class PuzzlesController(Controller):
    """Positions with one best move, clear or proved."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/today")
    async def today(self, rooms: TheRooms) -> PuzzleOfTheDay | None:
        """The puzzle of the day (UTC), if there are puzzles."""
        found = daily(rooms.games, int(rooms.clock.now() // A_DAY))
        return PuzzleOfTheDay(*found) if found else None

    @get("/{game:str}")
    async def listed(self, rooms: TheRooms, attempts: TheAttempts, caller: Anyone, game: Word) -> PuzzleSet:
        """All puzzles of a game, the easiest first, with my results."""
        found = game_named(rooms, game)
        guest = caller.id if caller else 0
        streak = await attempts.streak(game, guest)
        return PuzzleSet(game, await attempts.listed(found, guest), streak)

    @get("/{game:str}/{number:int}", media_type="application/json")
    async def asked(self, request: Call, rooms: TheRooms, game: Word, number: Number) -> Response[bytes]:
        """A puzzle as its seat sees it, without the answer."""
        puzzles = puzzles_with(rooms, game, number)
        return as_json(f"puzzle {number}", lambda _: puzzles.asked(number), puzzles.game).answer(request)

    @post("/{game:str}/{number:int}/attempts", status_code=200)
    async def attempt(
        self,
        rooms: TheRooms,
        attempts: TheAttempts,
        caller: Anyone,
        game: Word,
        number: Number,
        data: JSONBody[PuzzleAttempt],
    ) -> PuzzleReply:
        """Try a move; the reply explains it. The first attempt of a known guest counts."""
        puzzles = puzzles_with(rooms, game, number)
        if not puzzles.offers(number, data.move):
            raise Refused("not_offered", data.move)
        puzzle = puzzles.puzzle(number)
        counts = caller is not None and await attempts.note(caller.id, game, puzzle, data.move)
        listed = await attempts.listed(puzzles.game, caller.id if caller else 0)
        return PuzzleReply(
            answer=puzzles.answer(number, data.move),
            counts=counts,
            info=next(info for info in listed if info.number == number),
            after={
                move: Raw(encode(puzzles.after(number, move)))
                for move in dict.fromkeys([data.move, puzzle.best[0]])
            },
        )


def puzzles_with(rooms: Rooms, game: str, number: int) -> Puzzles:
    """The puzzles of a game; Refused if none has that number."""
    puzzles = Puzzles(game_named(rooms, game))
    if not 0 < number <= len(puzzles.all):
        raise Refused("no_such_puzzle", str(number))
    return puzzles
