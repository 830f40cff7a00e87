"""Chances of victory from guessed ends, and what moves are called by them."""

from __future__ import annotations

import pytest

from bottega.analysis.chances import Ends, calibrated, given_away, outlook
from bottega.analysis.marks import kept, mark

EVEN = Ends([-4.0, 4.0, -4.0, 4.0], [0.0, 1.0, 0.0, 1.0])
AHEAD = Ends([1.0, 9.0, 1.0, 9.0], [1.0, 1.0, 1.0, 1.0])


def test_even_leads_are_an_even_chance() -> None:
    found = outlook("sample", EVEN)
    assert found.chance == pytest.approx(0.5)
    assert found.lead == 0.0
    assert found.chance_doubt > 0.1


def test_who_leads_in_every_world_has_a_good_chance_and_less_doubt() -> None:
    found = outlook("sample", AHEAD)
    assert 0.8 < found.chance < 0.9
    assert found.chance_doubt < outlook("sample", EVEN).chance_doubt


def test_what_is_decided_has_no_doubt() -> None:
    found = outlook("sample", Ends([3.0, 3.0], [1.0, 1.0]))
    assert (found.chance, found.chance_doubt, found.lead) == (1.0, 0.0, 3.0)


def test_moves_are_compared_world_by_world() -> None:
    """Five points less in every world: sure, though leads differ much between worlds."""
    gives, doubt = given_away("sample", AHEAD, EVEN)
    assert gives > 0.3
    assert doubt == 0.0


def test_nothing_is_surer_than_it_can_be() -> None:
    assert 0.0 < calibrated("sample", 0.0) < calibrated("sample", 0.5) < calibrated("sample", 1.0) < 1.0


@pytest.mark.parametrize(
    ("gives", "doubt", "called"),
    [
        (0.09, 0.0, "fine"),
        (0.15, 0.0, "slip"),
        (0.25, 0.0, "mistake"),
        (0.35, 0.0, "blunder"),
        (0.35, 0.1, "mistake"),
        (0.35, 0.3, "fine"),
    ],
)
def test_only_what_is_surely_given_away_is_marked(gives: float, doubt: float, called: str) -> None:
    assert mark(gives, doubt) == called


def test_what_is_kept_is_what_is_not_given_away() -> None:
    assert kept([]) is None
    assert kept([0.0, 0.0]) == 100
    assert kept([0.1, -0.1, 0.2]) == pytest.approx(90)
