"""What a move gave away, by a master's judgement: from what its seat saw alone, and the same every time."""

from __future__ import annotations

import pytest

from bottega.bots import seat_bot
from bottega.bots.face import Budget
from bottega.bots.judging import PLAYOUT, difference, judge, victories
from bottega.games import SHELF
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, legal_moves, setup
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.view import view_of

THOUGHT = Budget(iterations=60)


def later(game: str, plies: int) -> tuple[State[Board], Seat, list[str]]:
    """A decision in a match of apprentices, who is to make it, and its offers."""
    s, _ = setup(SHELF[game], 2, {}, bytes(32))
    text = SHELF[game].words.text
    while True:
        seat = awaited(s)[0]
        offers = [text(move) for move in legal_moves(s, seat)]
        if plies <= 0 and len(offers) > 1:
            return s, seat, offers
        plies -= 1
        said = seat_bot("apprentice", seat).choose(view_of(s, seat), Budget(), Luck(bytes([plies % 7])))
        apply_unchecked(s, seat, SHELF[game].words.parse(said))


@pytest.mark.parametrize("game", SHELF)
def test_every_game_can_be_judged(game: str) -> None:
    s, seat, offers = later(game, 2)  # some games are short
    for played in (offers[0], offers[-1]):
        verdict = judge(s.view(seat), seat, played, 0.0, THOUGHT, Luck(b"judge"))
        again = judge(s.view(seat), seat, played, 0.0, THOUGHT, Luck(b"judge"))
        assert (verdict.better, verdict.loses) == (again.better, again.loses)
        assert verdict.better in offers
        assert -1 <= verdict.loses <= 1
        assert verdict.loses == 0 or verdict.better != played


def test_what_is_hidden_is_not_looked_at() -> None:
    s, seat, offers = later("codex", 12)
    other = s.view(seat).determinise(seat, Luck(b"another world"))
    told = [judge(world.view(seat), seat, offers[0], 0.0, THOUGHT, Luck(b"judge")) for world in (s, other)]
    assert (told[0].better, told[0].loses) == (told[1].better, told[1].loses)


def test_the_best_move_gives_nothing_away() -> None:
    s, seat, offers = later("codex", 12)
    better = judge(s.view(seat), seat, offers[0], 0.0, THOUGHT, Luck(b"judge")).better
    assert judge(s.view(seat), seat, better, 0.0, THOUGHT, Luck(b"judge")).loses == 0


def test_two_moves_are_compared_both_ways_alike() -> None:
    s, seat, offers = later("inventors", 12)
    one, two = (SHELF["inventors"].words.parse(text) for text in offers[:2])
    there = difference(s.view(seat), seat, one, two, Budget(iterations=400), Luck(b"judge"))
    back = difference(s.view(seat), seat, two, one, Budget(iterations=400), Luck(b"judge"))
    assert abs(there + back) < 0.2


def test_what_chance_may_have_done_is_not_counted() -> None:
    s, seat, offers = later("inventors", 12)
    move = SHELF["inventors"].words.parse(offers[0])
    for worlds in (2, 8):
        budget = Budget(iterations=PLAYOUT * worlds)
        assert victories(s.view(seat), seat, move, move, budget, Luck(b"judge")) < 0.5


def test_what_gives_little_away_gives_nothing_away() -> None:
    s, seat, offers = later("codex", 12)
    for played in offers[:3]:
        assert judge(s.view(seat), seat, played, 0.99, THOUGHT, Luck(b"judge")).loses == 0


def test_a_move_that_is_not_offered_is_not_judged() -> None:
    s, seat, offers = later("codex", 12)
    words = SHELF["codex"].words
    assert words.text(0) not in offers
    with pytest.raises(ValueError, match="not offered"):
        difference(s.view(seat), seat, words.parse(offers[0]), 0, THOUGHT, Luck(b"judge"))


def test_one_may_be_asked_to_think_for_a_time() -> None:
    s, seat, offers = later("codex", 12)
    assert (
        judge(s.view(seat), seat, offers[0], -10.0, Budget(milliseconds=40), Luck(b"judge")).better in offers
    )
