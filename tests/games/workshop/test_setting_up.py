"""§2 Setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from bottega.games.workshop import GAME
from bottega.games.workshop.names import FIRST_WORK_PLACE, PATRONS
from bottega.games.workshop.variants import rematch
from bottega.kit.errors import SetupError
from bottega.kit.play import awaited, setup
from tests.games.talk import asked, told
from tests.games.workshop.positions import middle, named, opened


@pytest.mark.parametrize(("seats", "removed"), [(2, 40), (3, 24), (4, 8), (5, 0)])
def test_2_1_cards_are_removed_unseen(seats: int, removed: int) -> None:
    board = opened(seats).board
    assert len(board.removed) == removed
    assert len(board.deck) == 72 - removed
    assert board.top == 72 - removed - 4 * seats
    assert all(set(opened(seats).view(viewer).board.removed) <= {-1} for viewer in range(-1, seats))


def test_2_2_three_cards_of_each_deck_lie_in_the_middle() -> None:
    board = opened(3).board
    assert all(0 <= effect < 5 for effect in board.rows[:FIRST_WORK_PLACE])
    assert all(0 <= work < PATRONS for work in board.rows[3:6])
    assert all(work >= PATRONS for work in board.rows[6:])
    assert board.left == (8, 9, 9)


def test_2_3_everyone_draws_four_cards_in_secret() -> None:
    s, events = setup(GAME, 3, {}, bytes(32))
    assert [len(hand) for hand in s.board.hands] == [4, 4, 4]
    assert f"got_hand 1 {named(s.board.hands[1])}" in told(events, viewer=1)
    assert "got_hand 1 ? ? ? ?" in told(events, viewer=0)


def test_2_4_the_fatigue_card_lies_with_anybody() -> None:
    holders = Counter(opened(4, seed).board.fatigue for seed in range(60))
    assert set(holders) == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_2_4_in_a_rematch_it_lies_with_who_won(seat: int) -> None:
    options = rematch(3, [seat])
    assert {opened(3, seed, **options).board.fatigue for seed in range(6)} == {seat}
    assert asked(opened(3, 0, **options)) == [f"play_a_card {(seat + 1) % 3}"]


def test_2_4_a_shared_victory_and_a_solitaire_leave_it_to_a_lot() -> None:
    assert rematch(3, [0, 2]) == rematch(1, [0]) == rematch(2, []) == {"tired": "lot"}


@pytest.mark.parametrize(("seats", "tired"), [(2, "3"), (1, "1"), (4, "5")])
def test_2_4_only_a_seat_that_is_there_can_be_tired(seats: int, tired: str) -> None:
    with pytest.raises(SetupError, match=f"`tired={tired}` needs that seat") as error:
        opened(seats, tired=tired)
    assert error.value.why == "no_tired_seat"


def test_3_the_first_round_begins_left_of_it() -> None:
    for seed in range(8):
        s = opened(3, seed)
        first = (s.board.fatigue + 1) % 3
        assert s.board.first == s.board.turn == first
        assert asked(s) == [f"play_a_card {first}"]


def test_everything_is_told_in_its_order() -> None:
    s, events = setup(GAME, 2, {}, bytes(32))
    lines = told(events)
    assert [line.split()[0] for line in lines] == (
        ["arrived"] * 3 + ["offered"] * 6 + ["got_hand"] * 2 + ["got_fatigue", "round_began"]
    )
    assert [line.split()[1] for line in lines[:9]] == middle(s).split()
    assert lines[-2:] == [f"got_fatigue {s.board.fatigue}", f"round_began 1 {awaited(s)[0]}"]


def test_what_was_carried_over_is_not_what_was_chosen() -> None:
    assert GAME.chosen(GAME.complete({"tired": "2"})) == GAME.complete({})
