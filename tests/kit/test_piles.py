"""Piles as a viewer sees them, and as they might lie."""

from bottega.kit.events import HIDDEN
from bottega.kit.piles import changed, face_down, fill
from bottega.kit.seats import NOBODY


def test_a_row_is_replaced_by_another() -> None:
    row = (1, 2, 3)
    assert changed(row, 1, 7) == (1, 7, 3)
    assert row == (1, 2, 3)


def test_a_card_is_seen_by_those_who_know_it() -> None:
    pile, known = [7, 8, 9], [0b00, 0b01, 0b11]
    assert face_down(pile, known, 0) == [HIDDEN, 8, 9]
    assert face_down(pile, known, 1) == [HIDDEN, HIDDEN, 9]
    assert face_down(pile, known, 2) == [HIDDEN] * 3
    assert pile == [7, 8, 9]


def test_a_spectator_knows_no_card() -> None:
    assert face_down([7, 8], [0b11, 0b11], NOBODY) == [HIDDEN] * 2


def test_cards_of_which_nothing_is_said_are_hidden() -> None:
    assert face_down([7, 8, 9], [0b1], 0) == [7, HIDDEN, HIDDEN]


def test_what_is_hidden_is_filled_and_what_is_known_stays() -> None:
    pile, unseen = [HIDDEN, 8, HIDDEN], [4, 5, 6]
    fill(pile, unseen)
    assert pile == [6, 8, 5]
    assert unseen == [4]
