"""Pietrocupo: inventions are revealed in order, one each, and again after a refill."""

from __future__ import annotations

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.completing import PhaseD
from bottega.games.leonardo.phases.ending import Refill
from bottega.games.leonardo.phases.revealing import RevealInOrder
from bottega.kit.state import State
from tests.games.leonardo.middle import numbers, pile, show
from tests.games.leonardo.positions import city, florins, lab, making, player, purses
from tests.games.talk import asked, do, offered, say

# Revelation in order


def revelation(seats: int = 3, turn: int = 1) -> State[City]:
    s = city(seats, turn, ordered_revelation="on")
    show(s, 1, 2, 12)
    purses(s, *[0] * seats)
    s.board.leonardo = 1
    return s


def test_the_first_to_reveal_has_the_card_and_the_full_amount() -> None:
    s = revelation()
    making(s, 0, "small", 1, week=4)
    making(s, 1, "small", 1, week=4)
    do(s, RevealInOrder())
    assert asked(s) == ["reveal_work 1"]
    assert offered(s) == ["reveal small"]
    assert say(s, "1 reveal small") == ["completed 1 1 small 5", "owned 1 1", "showed 0 small 1"]
    assert say(s, "0 reveal small")[0] == "completed 0 1 small 3"
    assert (florins(s), player(s, 0).cards) == ([3, 5, 0], ())


def test_one_invention_each_then_a_refill_then_the_second() -> None:
    s = revelation()
    making(s, 1, "small", 1, week=4)
    making(s, 1, "large", 2, week=4)
    making(s, 0, "small", 12, week=11)
    do(s, RevealInOrder())
    assert offered(s) == ["reveal small", "reveal large"]
    say(s, "1 reveal large")
    assert asked(s) == ["reveal_work 0"]
    second = say(s, "0 reveal small")
    assert [text.split()[0] for text in second] == ["completed", "owned"] + ["requested"] * 3
    assert asked(s) == ["reveal_work 1"]
    say(s, "1 reveal small")
    assert numbers(player(s, 1).cards) == [2, 1]


def test_what_the_refill_asks_for_can_be_revealed_the_second_time() -> None:
    s = revelation(2)
    pile(s, 5)
    making(s, 1, "small", 1, week=4)
    making(s, 0, "small", 5, week=4)
    do(s, RevealInOrder())
    say(s, "1 reveal small")
    assert offered(s) == ["done"]
    say(s, "0 done")
    assert offered(s) == ["reveal small"]


def test_the_refill_between_the_rounds_of_turn_8_is_the_last() -> None:
    s = revelation(2, turn=8)
    making(s, 1, "small", 1, week=4)
    do(s, RevealInOrder())
    assert say(s, "1 reveal small")[-1].startswith("requested")
    assert not any(isinstance(step, Refill) for step in s.board.rules.plan(8))


def test_in_the_last_turn_nothing_is_refilled() -> None:
    s = revelation(2, turn=9)
    making(s, 1, "small", 1, week=4)
    do(s, RevealInOrder())
    assert say(s, "1 reveal small") == ["completed 1 1 small 5", "owned 1 1"]


def test_who_is_not_finished_is_asked_too_and_says_done() -> None:
    s = revelation()
    making(s, 1, "small", 12, week=3)
    do(s, RevealInOrder())
    assert offered(s) == ["done"]
    told = say(s, "1 done")
    assert told[0] == "revealed_none 1"
    assert told[1].startswith("requested")
    say(s, "1 done")
    assert lab(s, 1, "small").week == 3


def test_who_still_works_on_it_shows_it_at_once() -> None:
    s = revelation()
    making(s, 1, "small", 12, week=11)
    making(s, 0, "small", 12, week=3)
    do(s, RevealInOrder())
    assert "showed 0 small 12" in say(s, "1 reveal small")
    assert offered(s) == ["done"]


def test_a_card_revealed_this_turn_gives_no_discount() -> None:
    s = revelation()
    show(s, 3, 13)
    making(s, 1, "small", 3, week=4)
    making(s, 1, "large", 13, week=6)
    do(s, RevealInOrder())
    say(s, "1 reveal small")
    assert offered(s) == ["done"]


def test_there_is_no_auction() -> None:
    rules = city(ordered_revelation="on").board.rules
    for turn in (1, 8):
        assert not any(isinstance(step, PhaseD) for step in rules.plan(turn))
        assert any(isinstance(step, RevealInOrder) for step in rules.plan(turn))


def test_inventions_that_nobody_completed_stay_between_the_rounds() -> None:
    """Ruling 72."""
    s = revelation()
    making(s, 1, "small", 1, week=4)
    making(s, 1, "large", 2, week=4)
    making(s, 2, "small", 12, week=1)
    pile(s, 5, 6, 7)
    do(s, RevealInOrder())
    before = numbers(s.board.display)
    say(s, "1 reveal small", "2 done")
    after = numbers(s.board.display)
    assert [number for number in before if number != 1] == after[: len(before) - 1]
    assert 12 in after
    assert len(after) == s.board.rules.display


# Holding back


def holding() -> State[City]:
    """Seats 1 and 0 have finished invention 1, in this order; both may wait."""
    s = city(3, options={"ordered_revelation": "on", "hold_back": "on"})
    show(s, 1, 2, 12)
    purses(s, 0, 0, 0)
    s.board.leonardo = 1
    making(s, 0, "small", 1, week=4)
    making(s, 1, "small", 1, week=4)
    do(s, RevealInOrder())
    return s


def test_finished_work_may_be_held_back_and_revealed_in_the_second_round() -> None:
    s = holding()
    assert offered(s) == ["reveal small", "done"]
    assert say(s, "1 done", viewer=2) == ["revealed_none 1"]
    say(s, "0 done")
    assert asked(s) == ["reveal_work 1"]
    assert say(s, "1 reveal small")[:2] == ["completed 1 1 small 5", "owned 1 1"]


def test_who_waits_too_long_shows_it_and_gets_the_lower_amount() -> None:
    s = holding()
    say(s, "1 done")
    assert say(s, "0 reveal small")[:3] == ["completed 0 1 small 5", "owned 0 1", "showed 1 small 1"]
    assert say(s, "1 reveal small")[0] == "completed 1 1 small 3"


def test_without_the_option_finished_work_must_be_revealed() -> None:
    s = revelation()
    making(s, 1, "small", 1, week=4)
    do(s, RevealInOrder())
    assert offered(s) == ["reveal small"]
