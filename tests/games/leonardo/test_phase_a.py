"""§6 Phase A: starting inventions in secret, and stopping what is under way."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.games.leonardo.pieces import IDLE, NOTHING
from bottega.kit.state import State
from tests.games.leonardo.middle import gone, show, won
from tests.games.leonardo.positions import city, hand, hold, lab, making, player
from tests.games.talk import asked, do, offered, refused, say


def phase(components: str = "iron rope rope brick", seats: int = 2) -> State[City]:
    """Seat 0 has two idle laboratories and these components."""
    s = city(seats)
    lab(s, 0, "large", places=4)
    hold(s, 0, components)
    s.then(PhaseA())
    return s


def test_each_in_turn_clockwise_from_leonardo() -> None:
    s = city(4)
    s.board.leonardo = 2
    do(s, PhaseA())
    turns = []
    while asked(s):
        turns.append(asked(s)[0])
        say(s, f"{turns[-1][-1]} done")
    assert turns == ["start_work 2", "start_work 3", "start_work 0", "start_work 1"]


def test_to_start_is_to_lay_the_marker_on_the_hammer_and_the_components_under_the_laboratory() -> None:
    s = phase()
    do(s)
    assert say(s, "0 start small 8", viewer=0) == ["started 0 small 8"]
    assert (lab(s, 0, "small").week, lab(s, 0, "small").invention + 1) == (0, 8)
    assert hand(s, 0) == "iron"
    assert player(s, 0).owned == [1, 0, 2, 1, 0]


def test_every_invention_whose_components_are_in_hand_is_offered_for_each_idle_laboratory() -> None:
    s = phase("iron rope")
    do(s)
    makeable = [1, 3, 13]
    starts = [f"start {name} {number}" for name in ("small", "large") for number in makeable]
    assert offered(s) == [*starts, "done"]


def test_a_laboratory_that_is_not_taken_makes_nothing() -> None:
    s = city(2)
    do(s, PhaseA())
    assert not any("large" in text for text in offered(s))


def test_two_inventions_may_be_started_in_two_laboratories() -> None:
    s = phase()
    do(s)
    say(s, "0 start small 8", "0 start large 1")
    assert hand(s, 0) == ""
    assert offered(s) == ["done"]


def test_the_same_components_cannot_be_used_twice() -> None:
    s = phase("iron")
    do(s)
    say(s, "0 start large 1")
    assert offered(s) == ["done"]


def test_a_laboratory_makes_one_invention_at_a_time() -> None:
    s = phase("iron wood")
    do(s)
    say(s, "0 start small 1")
    assert offered(s) == ["start large 2", "done"]
    assert refused(s)["start small *"] == "lab_busy small"


def test_no_invention_is_made_in_both_laboratories() -> None:
    s = phase("iron iron")
    do(s)
    say(s, "0 start small 1")
    assert offered(s) == ["done"]
    assert refused(s)["start * 1"] == "same_in_other_lab 1"


def test_missing_components_are_named() -> None:
    s = phase("wood")
    show(s, 1, 12, 8)
    do(s)
    assert refused(s) == {
        "start * 1": "components_missing 1 iron 1 0",
        "start * 12": "components_missing 12 wood 2 1",
        "start * 8": "components_missing 8 rope 2 0",
    }


def test_what_was_completed_is_not_started_any_more() -> None:
    s = phase("iron wood")
    won(s, 1, 1)
    gone(s, 2)
    do(s)
    assert offered(s) == ["done"]
    assert refused(s)["start * 1"] == "completed_by_another 1"
    assert refused(s)["start * 2"] == "completed_by_another 2"


def test_an_invention_not_yet_asked_for_may_be_started() -> None:
    s = phase("wood wood glass glass")
    show(s, 1, 12, 8)
    do(s)
    assert "start small 25" in offered(s)


def test_one_that_was_boxed_may_not() -> None:
    s = phase("wood")
    show(s, 1, 12, 8)
    s.board.deck.remove(1)
    s.board.boxed += (1,)
    do(s)
    assert offered(s) == ["done"]


# Interrupting


@pytest.mark.parametrize("week", [0, 6])
def test_to_stop_takes_the_marker_off_and_the_components_back(week: int) -> None:
    s = phase("")
    making(s, 0, "small", 13, week)
    do(s)
    assert offered(s) == ["stop small", "done"]
    assert say(s, "0 stop small", viewer=0) == ["stopped 0 small 13"]
    assert hand(s, 0) == "iron rope"
    assert (lab(s, 0, "small").week, lab(s, 0, "small").invention) == (IDLE, NOTHING)


def test_a_stopped_laboratory_may_start_another_invention_at_once() -> None:
    s = phase("")
    making(s, 0, "small", 13, 6)
    do(s)
    say(s, "0 stop small", "0 start small 3")
    assert lab(s, 0, "small").week == 0
    assert hand(s, 0) == "iron"


def test_what_was_started_in_this_phase_is_not_stopped_in_it() -> None:
    s = phase("wood")
    making(s, 0, "small", 13)
    do(s)
    say(s, "0 start large 2")
    assert offered(s, "stop") == ["stop small"]


def test_a_shown_invention_once_stopped_cannot_be_started_again() -> None:
    s = phase("")
    making(s, 0, "small", 13, 3).shown = True
    gone(s, 13)
    do(s)
    say(s, "0 stop small")
    assert not lab(s, 0, "small").shown
    assert "start small 13" not in offered(s)
