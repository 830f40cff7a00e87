"""§8, §9 The laboratories work, and in phase D what is finished is completed."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.completing import PhaseD, WorkLaboratories
from bottega.games.leonardo.pieces import IDLE
from bottega.kit.events import Log
from bottega.kit.state import State
from tests.games.leonardo.middle import gone, numbers, show, stand, won
from tests.games.leonardo.positions import city, florins, hand, lab, making, player, purses
from tests.games.talk import asked, do


def ended(seats: int = 3, *display: int) -> State[City]:
    """Work is done; these inventions are asked for."""
    s = city(seats)
    show(s, *(display or (1, 12, 8)))
    purses(s, *[0] * seats)
    return s


# The laboratories


@pytest.mark.parametrize(
    ("apprentices", "masters", "men", "weeks"),
    [(3, 0, 0, 3), (0, 1, 0, 2), (0, 0, 2, 4), (2, 1, 2, 8)],
)
def test_an_apprentice_works_one_week_a_master_and_a_man_two(
    apprentices: int, masters: int, men: int, weeks: int
) -> None:
    s = city()
    made = making(s, 0, "large", 12, week=1)
    lab(s, 0, "large", places=6, men=men)
    made.apprentices, made.masters = apprentices, masters
    assert do(s, WorkLaboratories()) == [f"worked 0 large {1 + weeks}"]
    assert (made.apprentices, made.masters, made.men) == (0, 0, men)


def test_no_line_tells_of_weeks_that_were_not_worked() -> None:
    s = city()
    making(s, 0, "small", 12, week=3)
    making(s, 0, "large", 17, week=15).apprentices = 2
    assert do(s, WorkLaboratories()) == []
    assert (lab(s, 0, "small").week, lab(s, 0, "large").week) == (3, 15)
    assert lab(s, 0, "large").apprentices == 0


def test_an_idle_laboratory_does_not_work() -> None:
    s = city()
    lab(s, 0, "small", places=5, men=1)
    assert do(s, WorkLaboratories()) == []
    assert lab(s, 0, "small").week == IDLE


def test_laboratories_work_clockwise_from_leonardo() -> None:
    s = city(3)
    s.board.leonardo = 2
    for seat in range(3):
        making(s, seat, "small", seat + 2).apprentices = 1
    making(s, 2, "large", 1).masters = 1
    lab(s, 2, "small", men=0)
    assert do(s, WorkLaboratories()) == [
        "worked 2 small 1",
        "worked 2 large 2",
        "worked 0 small 1",
        "worked 1 small 1",
    ]


def test_the_track_ends_at_15() -> None:
    s = city()
    making(s, 0, "small", 1, week=14)
    lab(s, 0, "small", places=5, men=1)
    do(s, WorkLaboratories())
    assert lab(s, 0, "small").week == 15


# Completing


def test_alone_one_gets_the_first_amount_and_the_card() -> None:
    s = ended()
    making(s, 0, "small", 1, week=4)
    before = s.board.stacks[:]
    assert do(s, PhaseD()) == ["completed 0 1 small 5", "owned 0 1"]
    assert (florins(s), numbers(player(s, 0).cards)) == ([5, 0, 0], [1])
    assert numbers(s.board.display) == [12, 8]
    assert numbers(s.board.done) == [1]
    assert [after - was for after, was in zip(s.board.stacks, before, strict=True)] == [1, 0, 0, 0, 0]
    assert lab(s, 0, "small").week == IDLE


def test_components_in_hand_stay_there() -> None:
    s = ended()
    making(s, 0, "small", 1, week=4)
    kept = hand(s, 0)
    do(s, PhaseD())
    assert hand(s, 0) == kept


@pytest.mark.parametrize("week", [0, 10])
def test_with_too_few_weeks_it_goes_on(week: int) -> None:
    s = ended()
    making(s, 0, "small", 12, week=week)
    assert do(s, PhaseD()) == ["none_revealed"][:week]
    assert lab(s, 0, "small").week == week


def test_what_is_not_asked_for_is_not_completed() -> None:
    s = ended()
    making(s, 0, "small", 2, week=15)
    assert do(s, PhaseD()) == ["none_revealed"]
    show(s, 2)
    assert do(s, PhaseD()) == ["completed 0 2 small 5", "owned 0 2"]


def test_two_laboratories_may_both_be_finished() -> None:
    s = ended()
    making(s, 0, "small", 1, week=4)
    making(s, 0, "large", 12, week=11)
    assert do(s, PhaseD()) == [
        "completed 0 1 small 5",
        "completed 0 12 large 13",
        "owned 0 1",
        "owned 0 12",
    ]


def test_everybody_who_completes_it_in_its_first_turn_gets_the_first_amount() -> None:
    s = ended()
    making(s, 1, "small", 12, week=11)
    making(s, 2, "small", 12, week=15)
    told = do(s, PhaseD())
    assert told == ["completed 1 12 small 13", "completed 2 12 small 13", "auctioned 12"]
    assert asked(s) == ["make_bid 1 12", "make_bid 2 12"]


# Specialisation


@pytest.mark.parametrize(
    ("cards", "week", "done"), [([], 7, True), ([], 6, False), ([3], 5, True), ([3, 8], 3, True)]
)
def test_two_weeks_less_for_each_own_card_of_the_type(cards: list[int], week: int, done: bool) -> None:
    s = ended(3, 13)
    won(s, 0, *cards)
    making(s, 0, "small", 13, week=week)
    do(s, PhaseD())
    assert (13 in numbers(player(s, 0).cards)) == done


def test_cards_of_another_type_or_of_another_player_give_no_discount() -> None:
    s = ended(3, 13)
    won(s, 0, 1, 2)
    won(s, 1, 3, 8)
    making(s, 0, "small", 13, week=6)
    assert do(s, PhaseD()) == ["none_revealed"]


def test_cards_of_this_turn_give_no_discount() -> None:
    s = ended(3, 13, 3)
    making(s, 0, "small", 3, week=4)
    making(s, 0, "large", 13, week=5)
    assert do(s, PhaseD()) == ["completed 0 3 small 5", "owned 0 3"]


# Somebody was quicker


def test_who_still_works_on_it_shows_the_components() -> None:
    s = ended()
    making(s, 0, "small", 12, week=11)
    making(s, 1, "small", 12, week=3)
    assert do(s, PhaseD()) == ["completed 0 12 small 13", "owned 0 12", "showed 1 small 12"]
    assert lab(s, 1, "small").shown
    assert lab(s, 1, "small").week == 3


def test_he_completes_it_later_for_the_lower_amount_and_without_the_card() -> None:
    s = ended()
    gone(s, 12)
    making(s, 1, "small", 12, week=11).shown = True
    assert do(s, PhaseD()) == ["completed 1 12 small 10"]
    assert (player(s, 1).cards, numbers(player(s, 1).completed)) == ((), [12])
    assert florins(s) == [0, 10, 0]
    assert not lab(s, 1, "small").shown
    brought = [(one.part, one.kind, one.name, one.points) for one in s.board.brought(1)]
    assert brought == [("florins", "invention", "12", 10)]


def test_the_workers_in_the_city_are_not_touched() -> None:
    s = ended()
    stand(s, "smith", "0a")
    do(s, PhaseD())
    assert s.board.lines[3]


# What phase D may give away, so that it cannot be undone


def marked(s: State[City]) -> bool:
    """Whether it is told that nobody revealed what could have been finished."""
    log = Log(True)
    PhaseD().run(s, log)
    told = [event.fact.id for event in log.events if event.fact.reveals]
    assert not told or told == ["none_revealed"]
    return bool(told)


@pytest.mark.parametrize(
    ("week", "cards", "mark"), [(4, 0, True), (3, 0, False), (2, 1, True), (1, 1, False)]
)
def test_secret_work_with_weeks_enough_for_any_invention(week: int, cards: int, mark: bool) -> None:
    s = ended()
    won(s, 0, *[2][:cards])
    making(s, 0, "small", 12, week=week)
    assert marked(s) == mark


def test_work_that_was_shown_gives_nothing_away() -> None:
    s = ended()
    gone(s, 12)
    making(s, 0, "small", 12, week=10).shown = True
    assert not marked(s)


def test_no_line_tells_of_inventions_revealed_when_there_are_none() -> None:
    s = ended()
    making(s, 0, "small", 12, week=10)
    assert do(s, PhaseD()) == ["none_revealed"]
    lab(s, 0, "small").week = 11
    assert do(s, PhaseD()) == ["completed 0 12 small 13", "owned 0 12"]
    assert do(s, PhaseD()) == []
