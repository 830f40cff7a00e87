"""§5 Completing an invention, §6 sharing its rewards."""

from __future__ import annotations

import pytest

from bottega.games.inventors.pieces import BOXED
from tests.games.inventors.inventions import cubes, invention, owned, place, show
from tests.games.inventors.positions import RICH, held, hold, playing, turn_of
from tests.games.talk import asked, offered, refused, say


def ranked(*by_seat: str, statuette: int) -> list[int]:
    """Who chooses in which order, with these cubes on the zeppelin."""
    s = playing(RICH, on="zeppelin radio", era=3)
    cubes(s, "zeppelin", *by_seat)
    s.board.statuette = statuette
    return s.board.ranking(place(s, "zeppelin"))


# §5


def test_who_fills_the_last_slot_takes_the_statuette() -> None:
    s = turn_of(playing(on="bow fire dice"), 1)
    cubes(s, "bow", "p1 x2", "")
    assert s.board.statuette == 0
    heard = say(s, "1 work tesla bow")
    assert heard == ["worked 1 tesla bow", "placed 1 2 mechanics bow", "completed 1 bow"]
    assert s.board.statuette == 1


def test_play_goes_on_at_the_left_of_the_statuette() -> None:
    s = turn_of(playing("antiquity contemporary renaissance", on="bow fire dice"), 1)
    cubes(s, "bow", "", "p1 x2", "")
    say(s, "1 work tesla bow", "1 take patent")
    assert asked(s) == ["take_turn 2"]


# §6.1


def test_the_greatest_contributor_comes_first() -> None:
    assert ranked("p1", "c3", "x2", statuette=0) == [1, 2, 0]


def test_only_contributors_share() -> None:
    assert ranked("", "c3", "", "m1", statuette=2) == [1, 3]


def test_cubes_of_all_disciplines_count_together() -> None:
    assert ranked("p1 c1 x1", "c2", statuette=1) == [0, 1]


@pytest.mark.parametrize(
    ("statuette", "order"),
    [(0, [0, 1, 2, 3, 4]), (1, [1, 2, 3, 4, 0]), (3, [3, 4, 0, 1, 2]), (4, [4, 0, 1, 2, 3])],
)
def test_printed_example_ties_go_clockwise_from_the_statuette(statuette: int, order: list[int]) -> None:
    """First its holder, then the nearest clockwise, then the next."""
    assert ranked("c1", "c1", "c1", "c1", "x1", statuette=statuette) == order


def test_the_tie_rule_orders_each_group_of_equals() -> None:
    assert ranked("c1", "c2", "x1", "p2", statuette=2) == [3, 1, 2, 0]


def test_only_three_have_a_share() -> None:
    s = turn_of(playing(RICH, on="bow zeppelin radio", era=3), 4)
    cubes(s, "zeppelin", "c2", "c1", "c1", "p2 x2", "")
    heard = say(s, "4 work watt zeppelin")
    assert "completed 4 zeppelin" in heard
    order = [asked(s)]
    say(s, "3 take patent")
    order.append(asked(s))
    heard = say(s, "0 take points-1", "0 done")
    assert order == [["take_reward 3 zeppelin"], ["take_reward 0 zeppelin"]]
    assert "took_token 4 points-2 zeppelin" in heard
    assert [held(s, seat) for seat in range(5)] == ["points-1", "", "", "", "points-2"]


# §6.2


def test_the_invention_or_one_of_the_two_tokens() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    show(s, "bow fire dice", "progress-3 number " * 3)
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow")
    assert asked(s) == ["take_reward 0 bow"]
    assert offered(s) == ["take patent", "take progress-3", "take number"]
    assert refused(s) == {}


def test_two_equal_tokens_are_one_offer() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    show(s, "bow fire dice", "number " * 6)
    cubes(s, "bow", "p1", "m2")
    say(s, "0 work hypatia bow")
    assert offered(s) == ["take patent", "take number"]
    say(s, "0 take number")
    assert asked(s) == ["take_reward 1 bow"]
    assert offered(s) == ["take patent", "take number"]
    say(s, "1 take number", "1 done")
    assert (held(s, 0), held(s, 1)) == ("number", "number")
    assert s.board.owner[invention("bow")] == BOXED


def test_the_second_token_can_be_taken_first() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    cubes(s, "bow", "p1", "m2")
    say(s, "0 work hypatia bow", "0 take points-2")
    assert offered(s) == ["take patent", "take points-1"]


def test_what_was_taken_is_refused() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    cubes(s, "bow", "p1", "m2")
    say(s, "0 work hypatia bow", "0 take patent")
    assert owned(s, 0) == ["bow"]
    assert offered(s) == ["take points-1", "take points-2"]
    assert refused(s) == {"take patent": "patent_taken bow"}


def test_the_last_thing_left_is_not_asked_for() -> None:
    s = turn_of(playing("antiquity contemporary renaissance", on="bow fire dice"), 0)
    cubes(s, "bow", "", "m2", "p1")
    say(s, "0 work hypatia bow", "0 take points-1")
    heard = say(s, "1 take points-2", "1 done")
    assert "took_patent 2 bow" in heard
    assert owned(s, 2) == ["bow"]


# §6.3


def test_what_nobody_took_leaves_the_game() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    cubes(s, "bow", "p1 m2", "")
    say(s, "0 work hypatia bow")
    heard = say(s, "0 take points-2")
    assert heard == ["took_token 0 points-2 bow", "patent_boxed bow", "token_boxed points-1"]
    assert s.board.boxed == 1
    assert s.board.left == 2
    assert asked(s) == ["use_after_action 0"]


def test_cubes_come_back() -> None:
    s = turn_of(playing(on="bow fire dice", cubes="fifteen"), 0)
    cubes(s, "bow", "p1", "m2")
    cubes(s, "fire", "p1", "")
    assert s.board.spare == [13, 13]
    say(s, "0 work hypatia bow")
    assert s.board.spare == [11, 13]
    say(s, "0 take patent", "1 take points-1", "1 done")
    assert s.board.spare == [14, 15]


def test_tokens_may_be_used_straight_after_a_reward() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    cubes(s, "bow", "p1", "m2")
    hold(s, 1, "availability")
    say(s, "0 work hypatia bow", "0 take patent", "1 take points-1")
    assert asked(s) == ["use_after_reward 1"]
    assert "turn tesla physics points-1" in offered(s)
    assert offered(s, "rouse") == []
    assert refused(s)["rouse"] == "not_your_turn"
    say(s, "1 turn tesla physics points-1", "1 done")
    assert asked(s) == ["take_turn 1"]


def test_in_ones_own_turn_the_reward_is_used_before_it_ends() -> None:
    s = turn_of(playing(on="bow fire dice"), 0)
    cubes(s, "bow", "p1", "m2")
    say(s, "0 work hypatia bow", "0 take points-1")
    assert asked(s) == ["take_reward 1 bow"]
    say(s, "1 take patent")
    assert asked(s) == ["use_after_action 0"]
    assert "turn hypatia physics points-1" in offered(s)
