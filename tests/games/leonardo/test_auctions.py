"""§9 Several completed the same invention: sealed bids decide who keeps the card."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.completing import PhaseD
from bottega.kit.errors import IllegalMove
from bottega.kit.play import awaited
from bottega.kit.state import State
from tests.games.leonardo.middle import numbers, show
from tests.games.leonardo.positions import city, florins, making, player, purses
from tests.games.talk import asked, do, offered, say


def contest(seats: int, *bidders: int, leonardo: int = 0) -> State[City]:
    """These players complete invention 12 at once; each had nothing and now has 13 florins."""
    s = city(seats)
    show(s, 12, 1, 8)
    purses(s, *[0] * seats)
    s.board.leonardo = leonardo
    for seat in bidders:
        making(s, seat, "small", 12, week=11)
    do(s, PhaseD())
    return s


def owner(s: State[City], number: int) -> int | None:
    owners = [seat for seat, each in enumerate(s.board.players) if number in numbers(each.cards)]
    return owners[0] if owners else None


def test_all_bid_at_the_same_time() -> None:
    s = contest(3, 0, 2)
    assert awaited(s) == [0, 2]
    assert say(s, "2 bid 3") == []
    assert awaited(s) == [0]


def test_the_highest_bid_pays_the_bank_and_the_others_keep_their_florins() -> None:
    s = contest(3, 0, 1, 2)
    told = say(s, "0 bid 2", "1 bid 5", "2 bid 4")
    assert told == ["bid_shown 0 12 2", "bid_shown 1 12 5", "bid_shown 2 12 4", "owned 1 12"]
    assert florins(s) == [13, 8, 13]
    assert owner(s, 12) == 1


def test_a_bid_is_limited_to_the_florins_held_after_the_payout() -> None:
    s = contest(3, 0, 1)
    assert offered(s) == [f"bid {amount}" for amount in range(14)]
    with pytest.raises(IllegalMove):
        say(s, "0 bid 14")


@pytest.mark.parametrize(("leonardo", "winner"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_equal_bids_go_to_leonardos_holder_or_the_nearest_clockwise(leonardo: int, winner: int) -> None:
    s = contest(4, 0, 1, 2, leonardo=leonardo)
    say(s, "0 bid 3", "1 bid 3", "2 bid 3")
    assert owner(s, 12) == winner


def test_only_the_highest_bids_tie() -> None:
    s = contest(4, 0, 1, 2)
    say(s, "0 bid 1", "1 bid 3", "2 bid 3")
    assert owner(s, 12) == 1


def test_bids_are_shown_clockwise_from_leonardo() -> None:
    s = contest(3, 0, 1, 2, leonardo=1)
    told = say(s, "0 bid 1", "1 bid 0", "2 bid 0")
    assert told[:3] == ["bid_shown 1 12 0", "bid_shown 2 12 0", "bid_shown 0 12 1"]


def test_if_all_bid_0_nobody_has_the_card() -> None:
    s = contest(3, 0, 1)
    assert say(s, "0 bid 0", "1 bid 0")[-1] == "unclaimed 12"
    assert owner(s, 12) is None
    assert florins(s) == [13, 13, 0]
    assert numbers(s.board.done) == [12]
    assert 11 in player(s, 0).completed
    assert 11 in player(s, 1).completed


# Several auctions


def double(leonardo: int, both: int = 1, others: tuple[int, int] = (0, 2)) -> State[City]:
    """One player completed 12 and 1, two others one of them each: 12 the first, 1 the second."""
    s = city(4)
    show(s, 12, 1, 8)
    purses(s, 0, 0, 0, 0)
    s.board.leonardo = leonardo
    making(s, both, "small", 12, week=11)
    making(s, both, "large", 1, week=4)
    making(s, others[0], "small", 12, week=11)
    making(s, others[1], "small", 1, week=4)
    do(s, PhaseD())
    return s


def test_leonardos_holder_sets_the_order_of_his_auctions() -> None:
    s = double(leonardo=1)
    assert asked(s) == ["order_auctions 1"]
    assert sorted(offered(s)) == ["auction 1", "auction 12"]
    assert say(s, "1 auction 1") == ["auctioned 1"]
    assert asked(s) == ["make_bid 1 1", "make_bid 2 1"]
    assert say(s, "1 bid 2", "2 bid 0")[-1] == "auctioned 12"
    assert asked(s) == ["make_bid 1 12", "make_bid 0 12"]


def test_if_he_is_in_one_only_it_comes_first() -> None:
    s = double(leonardo=0)
    assert asked(s) == ["make_bid 0 12", "make_bid 1 12"]
    say(s, "0 bid 1", "1 bid 0")
    assert asked(s) == ["make_bid 1 1", "make_bid 2 1"]


@pytest.mark.parametrize(
    ("leonardo", "first"), [(2, ["make_bid 2 1", "make_bid 1 1"]), (3, ["make_bid 0 12", "make_bid 1 12"])]
)
def test_else_the_first_player_reached_clockwise(leonardo: int, first: list[str]) -> None:
    assert asked(double(leonardo)) == first


def test_the_first_player_reached_orders_his_own() -> None:
    s = double(leonardo=3, both=0, others=(1, 2))
    assert asked(s) == ["order_auctions 0"]
    say(s, "0 auction 1")
    assert asked(s) == ["make_bid 0 1", "make_bid 2 1"]


def test_what_was_paid_in_the_first_auction_cannot_be_bid_in_the_second() -> None:
    s = double(leonardo=1)
    say(s, "1 auction 12", "1 bid 10", "0 bid 0")
    assert asked(s) == ["make_bid 1 1", "make_bid 2 1"]
    assert len(offered(s, seat=1)) == 13 + 5 - 10 + 1


def test_a_card_won_in_an_auction_gives_no_discount_this_turn() -> None:
    s = contest(3, 0, 1)
    say(s, "0 bid 1", "1 bid 0")
    assert numbers(s.board.fresh) == [12]
