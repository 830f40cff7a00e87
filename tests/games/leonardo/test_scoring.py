"""§11 What counts at the end: florins, or the victory points of the Pietrocupo rules, switch by switch."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.ending import CountDiversity
from bottega.kit.play import result
from bottega.kit.result import Result
from bottega.kit.state import State
from tests.games.leonardo.middle import won
from tests.games.leonardo.positions import city, florins, player, purses
from tests.games.talk import do


def ended(**options: str) -> State[City]:
    """Seat 0 has the cards 1 and 7 and completed 16 without the card; seat 1 has the card 16."""
    s = city(2, options=options)
    purses(s, 27, 9)
    won(s, 0, 1, 7)
    won(s, 1, 16)
    player(s, 0).completed += (15,)
    do(s, CountDiversity())
    return s


def scored(**options: str) -> Result:
    found = result(ended(**options))
    assert found is not None
    return found


def test_in_the_printed_game_florins_are_the_score() -> None:
    assert scored().parts == [{"florins": 27, "diversity": 0}, {"florins": 9, "diversity": 0}]
    assert scored().scores == [27, 9]


def test_components_left_over_are_worth_nothing() -> None:
    s = ended()
    player(s, 1).owned[:] = [9] * 5
    found = result(s)
    assert found is not None
    assert found.scores == [27, 9]


def test_one_point_per_component_of_each_invention_completed() -> None:
    assert scored(points="on").parts == [{"inventions": 1 + 2 + 4}, {"inventions": 4}]


def test_only_the_owner_of_the_card_scores() -> None:
    assert scored(points="on", owner_only="on").parts == [{"inventions": 1 + 2}, {"inventions": 4}]


def test_ten_florins_are_a_point() -> None:
    assert scored(points="on", florins_to_points="on").parts == [
        {"inventions": 7, "florins": 2},
        {"inventions": 4, "florins": 0},
    ]


def test_points_for_diversity_of_what_was_completed() -> None:
    assert scored(points="on", diversity_points="on").parts == [
        {"inventions": 7, "diversity": 1},
        {"inventions": 4, "diversity": 0},
    ]


@pytest.mark.parametrize(("made", "points"), [(0, 0), (1, 0), (2, 1), (3, 4), (4, 9), (5, 16)])
def test_diversity_1_4_9_16(made: int, points: int) -> None:
    s = city(2, points="on", diversity_points="on")
    won(s, 0, *range(1, made + 1))
    do(s, CountDiversity())
    found = result(s)
    assert found is not None
    assert found.parts[0] == {"inventions": made, "diversity": points}
    assert florins(s)[0] == 3  # no florins for diversity any more


def test_diversity_of_owners_only_counts_cards() -> None:
    s = city(2, points="on", diversity_points="on", owner_only="on")
    won(s, 0, 1, 2)
    player(s, 0).completed += (2,)
    found = result(s)
    assert found is not None
    assert found.parts[0] == {"inventions": 2, "diversity": 1}


def test_without_points_for_diversity_its_florins_are_still_paid() -> None:
    s = city(2, points="on", florins_to_points="on")
    purses(s, 2, 0)
    won(s, 0, 1, 2, 3)
    do(s, CountDiversity())
    found = result(s)
    assert found is not None
    assert found.parts[0] == {"inventions": 3, "florins": 1}


def even(**options: str) -> Result:
    """Equal points; seat 0 is richer, seat 1 completed more inventions."""
    s = city(2, options={"points": "on", **options})
    purses(s, 9, 2)
    won(s, 0, 7)
    won(s, 1, 1, 2)
    found = result(s)
    assert found is not None
    return found


def test_florins_break_ties() -> None:
    assert (even(florins_break_ties="on").winners, even(florins_break_ties="on").tie_breaks) == (
        [0],
        ["florins"],
    )


def test_else_ties_are_broken_as_printed() -> None:
    assert (even().winners, even().tie_breaks) == ([1], ["completed"])
