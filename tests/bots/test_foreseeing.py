"""What an evaluator foresees of a move is what comes of it."""

import random
from collections.abc import Iterator

import pytest

from bottega.bots.evaluators import evaluator_of
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.game import AnyGame, Options
from bottega.kit.play import apply_unchecked, awaited, offers, setup
from bottega.kit.seats import Seat
from bottega.kit.state import State

MATCHES = 3
FEW = 8
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def questions(game: AnyGame, seats: int, options: Options) -> Iterator[tuple[State[Board], Seat]]:
    """Questions to one seat alone, of random matches."""
    for number in range(MATCHES):
        draw = random.Random(number)
        s, _ = setup(game, seats, options, bytes([number] * 32))
        while asked := awaited(s):
            if len(asked) == 1:
                yield s, asked[0]
            apply_unchecked(s, asked[0], draw.choice(offers(s, asked[0])))


@every_game
def test_what_is_foreseen_comes_true(game: AnyGame) -> None:
    evaluator = evaluator_of(game.id)
    for seats in game.seats:
        for s, seat in questions(game, seats, {}):
            draw = random.Random(0)
            moves = draw.choices(offers(s, seat), k=FEW)
            before = repr(s.board)
            foreseen = evaluator.foreseen(s, seat, moves)
            assert repr(s.board) == before
            for move, value in zip(moves, foreseen, strict=bool(foreseen)):
                world = s.copy()
                apply_unchecked(world, seat, move)
                assert value == evaluator.value(world.board, seat)
