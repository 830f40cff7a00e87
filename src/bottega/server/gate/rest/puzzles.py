"""Puzzles: asked, tried and answered."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Raw
from msgspec.json import encode

from bottega.puzzles import Puzzles, daily
from bottega.server.errors import Refused
from bottega.server.gate.callers import Call
from bottega.server.gate.rest.params import Anyone, TheNode, Word
from bottega.server.gate.rest.shelf import as_json, title
from bottega.server.node import Node
from bottega.server.protocol import PuzzleOfTheDay, PuzzleSet, PuzzleTried, PuzzleTry

A_DAY: Final = 86400  # seconds

Number = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


class PuzzlesController(Controller):
    """Positions in which one move is clearly best."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get("/today")
    async def today(self, node: TheNode) -> PuzzleOfTheDay | None:
        """The puzzle of the day, by the clock of Greenwich; none if there are no puzzles."""
        found = daily(node.shelf, int(node.clock.now() // A_DAY))
        return PuzzleOfTheDay(*found) if found else None

    @get("/{game:str}")
    async def listed(self, node: TheNode, caller: Anyone, game: Word) -> PuzzleSet:
        """All puzzles of a title, the easiest first, and what I made of them."""
        found = title(node, game)
        return PuzzleSet(game, await node.puzzle_tries.listed(found, caller.id if caller else 0))

    @get("/{game:str}/{number:int}", media_type="application/json")
    async def asked(self, request: Call, node: TheNode, game: Word, number: Number) -> Response[bytes]:
        """What is asked, through the eyes of the seat that is asked; nothing of the answer is in it."""
        puzzles = puzzles_with(node, game, number)
        return as_json(f"puzzle {number}", lambda _: puzzles.asked(number), puzzles.game).answer(request)

    @post("/{game:str}/{number:int}/tries", status_code=200)
    async def tries(
        self, node: TheNode, caller: Anyone, game: Word, number: Number, data: JSONBody[PuzzleTry]
    ) -> PuzzleTried:
        """Try a move: the answer explains. The first try of somebody who has entered counts."""
        puzzles = puzzles_with(node, game, number)
        if not puzzles.offers(number, data.move):
            raise Refused("not_offered", data.move)
        puzzle = puzzles.puzzle(number)
        counts = caller is not None and await node.puzzle_tries.note(caller.id, game, puzzle, data.move)
        listed = await node.puzzle_tries.listed(puzzles.game, caller.id if caller else 0)
        return PuzzleTried(
            answer=puzzles.answer(number, data.move),
            counts=counts,
            info=next(info for info in listed if info.number == number),
            after={
                move: Raw(encode(puzzles.after(number, move)))
                for move in dict.fromkeys([data.move, puzzle.best[0]])
            },
        )


def puzzles_with(node: Node, game: str, number: int) -> Puzzles:
    """The puzzles of a title; Refused if none has that number."""
    puzzles = Puzzles(title(node, game))
    if not 0 < number <= len(puzzles.all):
        raise Refused("no_such_puzzle", str(number))
    return puzzles
