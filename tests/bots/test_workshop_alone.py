"""Alone in the Workshop: what a person with four hands hopes for, and thinks about."""

from __future__ import annotations

import pytest

from bottega.bots.evaluators import EVALUATORS
from bottega.bots.ismcts import Search
from bottega.games import GAMES
from bottega.games.workshop.pieces import Table
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.play import setup
from bottega.kit.state import State
from tests.games.workshop.positions import hold, lay, own, show, table

EVALUATOR = EVALUATORS["workshop"]


def count(s: State[Table], name: str) -> float:
    return EVALUATOR.counts(s.board, 0)[EVALUATOR.names.index(name)]


def test_points_of_all_hands_are_added() -> None:
    s = table(1)
    lay(s, 0, "painting", study=4)
    lay(s, 3, "letters")
    own(s, 1, "bombarda")
    own(s, 2, "victory_points")
    assert [count(s, name) for name in ("disciplines", "mastery", "finished", "gifts")] == [4, 3, 6, 3]


def test_a_design_counts_as_begun_while_one_hand_can_have_it_whole() -> None:
    s = table(1)
    own(s, 0, "ponte_bosforo_1")
    begun = count(s, "works")
    assert begun > 0
    own(s, 0, "ponte_bosforo_2")
    assert count(s, "works") == pytest.approx(2 * begun)
    own(s, 1, "ponte_bosforo_3")
    assert count(s, "works") == 0


def test_a_work_in_the_middle_is_for_the_hand_that_is_nearest() -> None:
    s = table(1)
    show(s, works="dama_ermellino")
    lay(s, 0, "painting", study=2)
    far = count(s, "works")
    lay(s, 1, "painting", study=3)
    near = count(s, "works")
    lay(s, 1, "painting", study=1)
    there = count(s, "works")
    hold(s, 1, "biology/work")
    assert 0 < far < near < there < count(s, "works")


def test_a_second_hand_that_is_as_near_adds_little() -> None:
    s = table(1)
    show(s, works="dama_ermellino")
    lay(s, 0, "painting", study=4)
    one = count(s, "works")
    lay(s, 1, "painting", study=4)
    assert one < count(s, "works") < 1.5 * one


def test_a_discipline_to_study_counts_once_and_not_if_it_is_in_play() -> None:
    s = table(1)
    hold(s, 0, "physics/visit physics/any")
    once = count(s, "cards")
    hold(s, 1, "physics/visit")
    assert count(s, "cards") == pytest.approx(2 * once)
    lay(s, 0, "physics")
    assert count(s, "cards") == pytest.approx(once)


def test_in_sequence_only_the_hand_that_plays_has_hopes() -> None:
    s = table(1, solitaire="sequence")
    lay(s, 0, "painting", study=2)
    assert count(s, "levels") > 0
    s.board.turn = s.board.first = 1
    assert count(s, "levels") == 0


def thinking(seats: int) -> tuple[Search, State[Board], Table]:
    """A search from the first choice of a match, and that match."""
    s, _ = setup(GAMES["workshop"], seats, {}, bytes(32))
    assert isinstance(s.board, Table)
    return Search(s.view(0), 0, Luck(bytes(32))), s, s.board


def test_the_search_goes_deep_in_one_hand_and_takes_the_others_as_they_come() -> None:
    search, s, board = thinking(1)
    first = board.turn
    for board.turn in range(4):
        assert search.passes_by(s, [0]) == (board.turn != first)


def test_with_rivals_every_choice_of_ones_own_is_searched() -> None:
    search, s, board = thinking(2)
    for board.turn in range(2):
        assert not search.passes_by(s, [0])
        assert search.passes_by(s, [1])
