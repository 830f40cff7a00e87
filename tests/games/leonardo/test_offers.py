"""§8.B–H The Workshop, the Academy and the shops: ranked offers at rising prices."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import PLACES
from bottega.games.leonardo.phases.offers import PLACES_B_TO_H, ResolvePlace
from bottega.kit.state import State
from tests.games.leonardo.middle import empty_city, line, stand
from tests.games.leonardo.positions import city, florins, hand, hold, lab, making, player, purses
from tests.games.talk import asked, do, offered, refused, say

SHOPS = {"smith": "iron", "glazier": "glass", "carpenter": "wood", "bricklayer": "brick", "ropemaker": "rope"}


def visit(place: str, *groups: str, seats: int = 3, florins: int = 9) -> State[City]:
    """These stand in a place, nearest the arrow first, and it is being resolved."""
    s = city(seats)
    purses(s, *[florins] * seats)
    stand(s, place, *groups)
    s.then(ResolvePlace(PLACES.value(place)))
    return s


# Prices and the order of service


def test_the_price_rises_0_2_3_4_and_then_all_go_home() -> None:
    s = visit("smith", "0aa", "1a")
    do(s)
    told = say(s, "0 buy iron", "1 buy iron", "0 buy iron", "1 buy iron")
    paid = ["1 iron smith 2", "0 iron smith 3", "1 iron smith 4"]
    assert told == ["got_free 0 iron smith", *[f"bought {price}" for price in paid]]
    assert florins(s) == [6, 3, 9]
    assert asked(s) == []
    assert empty_city(s)


def test_the_first_to_be_asked_is_told_the_price() -> None:
    s = visit("smith", "0a", "1aa")
    do(s)
    assert asked(s) == ["buy_good 1 smith 0"]
    say(s, "1 buy iron")
    assert asked(s) == ["buy_good 0 smith 2"]


def test_who_declines_takes_his_workers_and_the_price_stays() -> None:
    s = visit("smith", "0aa", "1a")
    do(s)
    assert say(s, "0 decline") == ["declined 0 smith"]
    assert line(s, "smith") == ["1a"]
    assert asked(s) == ["buy_good 1 smith 0"]


def test_after_the_last_the_offer_goes_back_to_the_first_who_is_still_there() -> None:
    s = visit("smith", "0aaa", "1aa", "2a")
    do(s)
    say(s, "0 decline", "1 buy iron", "2 decline")
    assert asked(s) == ["buy_good 1 smith 2"]
    say(s, "1 decline")
    assert asked(s) == []


def test_one_player_may_buy_several_times() -> None:
    s = visit("ropemaker", "0a")
    hold(s, 0)
    do(s)
    say(s, *["0 buy rope"] * 4)
    assert hand(s, 0) == "rope rope rope rope"
    assert florins(s)[0] == 0


def test_who_cannot_pay_leaves() -> None:
    s = visit("smith", "0aa", "1a", florins=1)
    do(s)
    assert say(s, "0 buy iron") == [
        "got_free 0 iron smith",
        "could_not_pay 1 smith 2",
        "could_not_pay 0 smith 2",
    ]
    assert empty_city(s)


def test_an_empty_place_is_passed_over() -> None:
    assert do(city(2), *PLACES_B_TO_H) == []


def test_places_are_resolved_from_b_to_h() -> None:
    s = city(2)
    order = ["workshop", "academy", "smith", "glazier", "carpenter", "bricklayer", "ropemaker"]
    for place in reversed(order):
        stand(s, place, "0a")
    told = do(s, *PLACES_B_TO_H)
    while asked(s):
        told += say(s, "0 decline")
    assert told == [f"declined 0 {place}" for place in order]


# Shops


@pytest.mark.parametrize(("shop", "component"), SHOPS.items())
def test_a_shop_sells_its_component(shop: str, component: str) -> None:
    s = visit(shop, "0a")
    hold(s, 0)
    do(s)
    assert offered(s) == [f"buy {component}", "decline"]
    say(s, f"0 buy {component}")
    assert hand(s, 0) == component


def test_an_empty_stack_gives_nothing() -> None:
    s = visit("smith", "0aa", "1a")
    s.board.stacks[0] = 1
    do(s)
    assert say(s, "0 buy iron") == ["got_free 0 iron smith", "could_not_use 1 smith", "could_not_use 0 smith"]


# The Academy


def test_an_apprentice_who_works_from_the_next_turn_on() -> None:
    s = visit("academy", "0a")
    do(s)
    free = player(s, 0).free
    say(s, "0 buy apprentice")
    assert (player(s, 0).apprentices, player(s, 0).academy, player(s, 0).free) == (5, 3, free)


def test_no_more_than_nine() -> None:
    s = visit("academy", "0a")
    player(s, 0).academy = 0
    assert do(s) == ["could_not_use 0 academy"]


# The Workshop


def test_what_the_workshop_offers_at_first() -> None:
    s = visit("workshop", "0a")
    do(s)
    assert offered(s) == ["buy five-places", "buy large-lab", "decline"]
    assert refused(s) == {
        "buy six-places": "good_not_yet six-places",
        "buy man-small": "good_not_yet man-small",
        "buy man-large": "good_not_yet man-large",
    }


def test_what_was_just_bought_is_improved_by_the_next_purchase() -> None:
    s = visit("workshop", "0a")
    do(s)
    say(s, "0 buy large-lab", "0 buy six-places", "0 buy man-large", "0 buy man-large")
    assert (lab(s, 0, "large").places, lab(s, 0, "large").men) == (6, 2)
    assert florins(s)[0] == 0


def test_a_man_is_placed_on_the_five_side() -> None:
    s = visit("workshop", "0a")
    do(s)
    say(s, "0 buy five-places", "0 buy man-small")
    assert (lab(s, 0, "small").places, lab(s, 0, "small").men) == (5, 1)
    assert "buy man-small" not in offered(s)
    assert refused(s)["buy man-small"] == "good_useless man-small"


def test_a_working_laboratory_is_not_improved() -> None:
    s = visit("workshop", "0a")
    lab(s, 0, "large", places=6)
    making(s, 0, "small", 1)
    making(s, 0, "large", 2)
    assert do(s) == ["could_not_use 0 workshop"]


def test_why_a_working_laboratory_is_not_improved() -> None:
    s = visit("workshop", "0a")
    lab(s, 0, "large", places=6)
    making(s, 0, "small", 1)
    do(s)
    assert offered(s) == ["buy man-large", "decline"]
    assert refused(s) == {
        "buy five-places": "good_busy five-places",
        "buy large-lab": "good_useless large-lab",
        "buy six-places": "good_useless six-places",
        "buy man-small": "good_busy man-small",
    }


def test_three_mechanical_men_at_most() -> None:
    s = visit("workshop", "0a")
    lab(s, 0, "small", places=5, men=1)
    lab(s, 0, "large", places=6, men=2)
    assert do(s) == ["could_not_use 0 workshop"]
