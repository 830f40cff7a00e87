"""Every example printed in the rulebook, move by move."""

from __future__ import annotations

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import COMPONENTS, WORKSHOP
from bottega.games.leonardo.phases.completing import PhaseD
from bottega.games.leonardo.phases.council import Council
from bottega.games.leonardo.phases.offers import ResolvePlace
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.kit.state import State
from tests.games.leonardo.middle import empty_city, line, numbers, show, stand, won
from tests.games.leonardo.positions import city, florins, hand, hold, lab, making, player, purses
from tests.games.talk import asked, do, offered, refused, say

ANDRE, BARBARA = 0, 1
YELLOW = 1


# §4


def test_an_invention_of_11_weeks_with_two_wood_and_a_glass_brings_13_florins_or_10() -> None:
    rules, number = city().board.rules, 12
    assert rules.weeks[number - 1] == 11
    assert dict(zip(COMPONENTS.names, rules.needs[number - 1], strict=True)) == {
        "iron": 0,
        "wood": 2,
        "rope": 0,
        "brick": 0,
        "glass": 1,
    }
    assert (rules.first[number - 1], rules.later[number - 1]) == (13, 10)


# §6


def test_an_invention_seen_at_the_council_is_started_before_it_is_asked_for() -> None:
    s = city(3)
    show(s, 1, 12, 8, 3)
    hold(s, 0, "wood")
    stand(s, "council", "0a")
    s.board.deck.remove(1)
    s.board.deck.append(1)  # number 2 lies on top
    do(s, Council())
    told = say(s, "0 give 0", "0 choose inventions", viewer=0)
    assert told[-1].startswith("looked 0 2 ")
    say(s, f"0 {offered(s)[0]}")
    do(s, PhaseA())
    say(s, "0 start small 2", "0 done", "1 done", "2 done")
    lab(s, 0, "small").week = 4
    assert do(s, PhaseD()) == ["none_revealed"]
    show(s, 2)
    assert do(s, PhaseD()) == ["completed 0 2 small 5", "owned 0 2"]


def test_work_is_stopped_for_an_invention_that_brings_more_florins() -> None:
    s = city()
    hold(s, 0, "rope brick")
    making(s, 0, "small", 3, week=2)
    do(s, PhaseA())
    say(s, "0 stop small", "0 start small 8")
    assert s.board.rules.first[8 - 1] > s.board.rules.first[3 - 1]
    assert (lab(s, 0, "small").week, hand(s, 0)) == (0, "")


# §8


def workshop() -> State[City]:
    """André nearer the arrow, his laboratory idle; Barbara's is at work. Both show five places."""
    s = city()
    lab(s, ANDRE, "small", places=5)
    lab(s, BARBARA, "small", places=5)
    lab(s, BARBARA, "large", places=0)
    making(s, BARBARA, "small", 1)
    purses(s, 3, 3)
    stand(s, "workshop", "0aa", "1aa")
    do(s, ResolvePlace(WORKSHOP))
    return s


def test_andre_and_barbara_in_the_workshop() -> None:
    s = workshop()
    # Equal numbers: who stands nearer the arrow chooses first.
    assert asked(s) == ["buy_good 0 workshop 0"]
    assert say(s, "0 buy man-small") == ["got_free 0 man-small workshop"]
    assert (lab(s, ANDRE, "small").men, florins(s)) == (1, [3, 3])
    # Barbara cannot place a mechanical man: her only laboratory with room for one is at work.
    assert asked(s) == ["buy_good 1 workshop 2"]
    assert "buy man-small" not in offered(s)
    assert refused(s)["buy man-small"] == "good_busy man-small"
    assert say(s, "1 buy large-lab") == ["bought 1 large-lab workshop 2"]
    assert (lab(s, BARBARA, "large").places, florins(s)) == (4, [3, 1])
    # André could have his large laboratory for 3 florins, and takes his workers home instead.
    assert asked(s) == ["buy_good 0 workshop 3"]
    assert "buy large-lab" in offered(s)
    # Barbara could turn the laboratory for 3 florins, but she has not enough: the Workshop is empty.
    assert say(s, "0 decline") == ["declined 0 workshop", "could_not_pay 1 workshop 3"]
    assert line(s, "workshop") == []
    assert empty_city(s)
    assert asked(s) == []


# §9


def test_yellow_finishes_13_with_the_help_of_8() -> None:
    s = city()
    show(s, 13)
    won(s, YELLOW, 8)
    making(s, YELLOW, "small", 13, week=5)
    assert s.board.rules.weeks[13 - 1] == 7
    assert player(s, YELLOW).discount(s.board.rules, 13 - 1, ()) == 2
    do(s, PhaseD())
    assert 13 in numbers(player(s, YELLOW).completed)


def test_without_8_five_weeks_are_not_enough_for_13() -> None:
    s = city()
    show(s, 13)
    making(s, YELLOW, "small", 13, week=5)
    assert do(s, PhaseD()) == ["none_revealed"]


def test_yellow_alone_takes_8_florins_and_the_card_13() -> None:
    s = city()
    show(s, 13)
    purses(s, 0, 0)
    won(s, YELLOW, 8)
    making(s, YELLOW, "small", 13, week=5)
    assert do(s, PhaseD()) == ["completed 1 13 small 8", "owned 1 13"]
    assert florins(s) == [0, 8]
    assert numbers(player(s, YELLOW).cards) == [8, 13]


def test_with_8_and_13_the_next_of_the_type_needs_four_weeks_less() -> None:
    s = city()
    show(s, 18)
    won(s, YELLOW, 8, 13)
    making(s, YELLOW, "small", 18, week=10)
    assert do(s, PhaseD()) == ["none_revealed"]
    lab(s, YELLOW, "small").week = 11
    assert do(s, PhaseD()) == ["completed 1 18 small 20", "owned 1 18"]
