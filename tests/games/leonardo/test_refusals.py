"""Every reason is given where it holds, with its paragraph, and what is refused is not offered."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import WORKSHOP
from bottega.games.leonardo.phases.council import Council
from bottega.games.leonardo.phases.offers import ResolvePlace
from bottega.games.leonardo.phases.placing import AssignAll, PhaseB
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.games.leonardo.privileges import Privilege
from bottega.games.leonardo.standing import Standing
from bottega.games.leonardo.words import WORDS
from bottega.kit.errors import IllegalMove
from bottega.kit.events import SILENT
from bottega.kit.state import State
from tests.games.leonardo.middle import gone, show, stand
from tests.games.leonardo.positions import city, hold, lab, making, opened, player, purses
from tests.games.refusing import Given, not_asked_test, not_offered_test, positions, reason_test, reasons_of
from tests.games.talk import do, say


def favours() -> State[City]:
    s = opened(4, start="expert")
    player(s, 0).favours = (2, 0, 0, 0)
    lab(s, 0, "small", places=5, men=1)
    return s


def picking() -> State[City]:
    s = opened(4, start="expert")
    say(s, "0 favour components", "0 pick wood", "0 pick wood")
    return s


def starting() -> State[City]:
    s = city()
    show(s, 1, 12)
    gone(s, 2)
    lab(s, 0, "large", places=4)
    making(s, 0, "large", 1)
    do(s, PhaseA())
    return s


def placing() -> State[City]:
    s = city()
    making(s, 0, "small", 1).apprentices = 3
    stand(s, "smith", "0am")
    do(s, PhaseB())
    return s


def idle() -> State[City]:
    s = city()
    do(s, PhaseB())
    return s


def last_turn() -> State[City]:
    s = city(turn=9)
    making(s, 0, "small", 1)
    do(s, PhaseB())
    return s


def assigned() -> State[City]:
    s = city(early_labs="on")
    do(s, AssignAll(), PhaseB())
    return s


def council(florins: int, components: int) -> State[City]:
    s = city(3)
    stand(s, "council", "0aa", "1a")
    do(s, Council())
    say(s, "0 give 0", "0 choose florins")
    purses(s, 9, florins, 9)
    s.board.stacks[:] = [components] * 5
    return s


def poor() -> State[City]:
    return council(0, 12)


def sold_out() -> State[City]:
    return council(9, 0)


def workshop() -> State[City]:
    s = city()
    making(s, 0, "small", 1)
    stand(s, "workshop", "0a")
    do(s, ResolvePlace(WORKSHOP))
    return s


def turned() -> State[City]:
    s = city()
    lab(s, 0, "small", places=5)
    stand(s, "workshop", "0a")
    do(s, ResolvePlace(WORKSHOP))
    return s


GIVEN: list[Given[City]] = [
    (favours, "favour florins", "favour_limit florins 2", "12"),
    (favours, "favour six-places", "no_large_lab six-places", "12"),
    (favours, "favour man-small", "no_free_man_place man-small", "12"),
    (favours, "favour five-places", "already_done five-places", "12"),
    (picking, "pick wood", "component_limit wood 2", "12"),
    (starting, "start large *", "lab_busy large", "6"),
    (starting, "start * 12", "components_missing 12 wood 2 0", "6"),
    (starting, "start * 2", "completed_by_another 2", "6"),
    (starting, "start * 1", "same_in_other_lab 1", "6"),
    (placing, "send * smith", "already_sent smith", "7"),
    (placing, "send * small", "no_free_place small", "7"),
    (placing, "send * large", "lab_not_taken large", "7"),
    (idle, "send * small", "lab_not_working small", "7"),
    (placing, "master *", "master_sent", "7"),
    (last_turn, "send * academy", "city_closed academy", "10"),
    (assigned, "send * small", "labs_assigned small", "7"),
    (poor, "choose florins", "space_taken florins", "8"),
    (poor, "choose component", "not_enough_florins 1 0", "8"),
    (sold_out, "choose component", "no_components_left component", "8"),
    (workshop, "buy five-places", "good_busy five-places", "8"),
    (workshop, "buy six-places", "good_not_yet six-places", "8"),
    (turned, "buy five-places", "good_useless five-places", "8"),
]


def test_every_reason_of_the_game_is_given_somewhere() -> None:
    assert {why.split()[0] for _, _, why, _ in GIVEN} == reasons_of(WORDS)


test_reason = reason_test(GIVEN)
test_what_is_refused_is_not_offered = not_offered_test(positions(GIVEN))
test_who_is_not_asked_is_offered_and_refused_nothing = not_asked_test(positions(GIVEN))


def test_a_refused_move_is_illegal_and_changes_nothing() -> None:
    s = starting()
    hold(s, 0, "wood wood glass")
    with pytest.raises(IllegalMove, match="seat 0 may not `start large 12` now"):
        say(s, "0 start large 12")
    assert lab(s, 0, "large").invention == 0


def test_a_rule_point_left_open_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Standing().joined((), 0, 1, 0)
    with pytest.raises(NotImplementedError):
        Standing().ranked(())
    with pytest.raises(NotImplementedError):
        Privilege().carry_out(city(), 0, SILENT)
    assert Privilege().shifts(city().board, 0) == []
