"""One position, one recommendation, and the analysis of the match agrees with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bottega.analysis import QUICK, advise, decide
from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.games import GAMES
from bottega.kit.board import Board
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, legal_moves, setup
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.view import view_of
from bottega.lessons import Lessons
from tests.all_games import seats_near

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
EACH = 17  # of so many decisions of a match one is looked at
LOOKED_AT = 3


def positions(game: AnyGame) -> Iterator[tuple[State[Board], Seat]]:
    """Some decisions of a match between apprentices."""
    s, _ = setup(game, seats_near(game, 2), {}, bytes(31) + b"a")
    found = plies = 0
    while (seats := awaited(s)) and found < LOOKED_AT:
        seat, plies = seats[0], plies + 1
        if len(legal_moves(s, seat)) > 1 and plies % EACH == 1:
            found += 1
            yield s.copy(), seat
        said = seat_bot("apprentice", seat).choose(view_of(s, seat), Budget(), Luck(bytes([plies % 7])))
        apply_unchecked(s, seat, game.words.parse(said))


@every_game
def test_one_position_has_one_recommendation(game: AnyGame) -> None:
    """Asked twice, and in another world that the seat cannot tell from this one."""
    for s, seat in positions(game):
        other = s.view(seat).determinise(seat, Luck(b"other"))
        once, again, there = (advise(one.view(seat), seat) for one in (s, s, other))
        assert once == again == there


@every_game
def test_the_analysis_finds_best_what_is_advised(game: AnyGame) -> None:
    for s, seat in positions(game):
        advised, offers = advise(s.view(seat), seat), legal_moves(s, seat)
        for made in (game.words.parse(advised.move), offers[0], offers[-1]):
            found = decide(s, seat, made, 1, len(offers), QUICK)
            if found.best[0].move == advised.move:
                assert found.best[0].why == advised.why
            else:  # what was made turned out to be better still
                assert found.best[0].move == found.made.move
            if found.made.move == advised.move:
                assert (found.mark, found.gives) == ("fine", 0)


@pytest.mark.parametrize("id", ["codex", "inventors"])
def test_positions_of_lessons_have_one_recommendation_too(id: str) -> None:
    lessons, found = Lessons(GAMES[id]), 0
    for lesson in list(lessons.by_id)[:2]:
        for _, s, _ in lessons.walk(lesson):
            if 0 in awaited(s) and len(legal_moves(s, 0)) > 1 and found < 2:
                assert advise(s.view(0), 0) == advise(s.view(0), 0)
                found += 1
    assert found
