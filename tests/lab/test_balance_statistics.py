"""The formulas give what textbooks print."""

from __future__ import annotations

from math import sqrt

import pytest

from bottega.lab.balance import student
from bottega.lab.balance.statistics import ALPHA, Estimate, against, estimate, level, wilson

SLEEP = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]  # Student, 1908: hours gained with one drug more

# Benjamini and Hochberg, 1995: the fifteen p-values of their example, of which four count.
FIFTEEN = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
    0.7590, 1.0000,
]  # fmt: skip


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_of_shares_are_those_that_newcombe_printed(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_of_no_games_anything_may_be_true() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert against(0, 0, 0.5) is None


@pytest.mark.parametrize(
    ("p_value", "freedom", "printed"),
    [
        (0.05, 1, 12.706),
        (0.05, 9, 2.262),
        (0.01, 9, 3.250),
        (0.05, 30, 2.042),
        (0.05, 120, 1.980),
        (0.4, 9, 0.883),
    ],
)
def test_quantiles_of_t_are_those_of_the_tables(p_value: float, freedom: int, printed: float) -> None:
    assert student.quantile(p_value, freedom) == pytest.approx(printed, abs=0.0005)
    assert student.two_sided(printed, freedom) == pytest.approx(p_value, rel=0.001)


def test_the_sleep_of_student_is_told_as_he_did() -> None:
    found = estimate(SLEEP)
    assert found.mean == pytest.approx(1.58)
    assert found.interval == pytest.approx((0.7001, 2.4599), abs=0.0001)
    assert student.two_sided(found.mean / found.error, found.freedom) == pytest.approx(0.002833, abs=1e-6)


def test_so_few_values_that_differ_claim_nothing() -> None:
    assert estimate(SLEEP).p_value is None
    assert estimate([*SLEEP, 0.5]).p_value == pytest.approx(0.0027, abs=0.0005)
    assert estimate([0.0] * 400).p_value is None
    assert estimate([]).interval == (0.0, 0.0)


def test_what_always_differs_alike_is_sure() -> None:
    assert estimate([2.0] * 20).p_value == 0.0


def test_four_of_fifteen_hypotheses_are_rejected() -> None:
    assert [p for p in FIFTEEN if p <= level(FIFTEEN)] == FIFTEEN[:4]


def test_a_table_without_a_find_asks_as_much_as_bonferroni() -> None:
    assert level([0.2, 0.5, 0.9, 0.04]) == pytest.approx(ALPHA / 4)
    assert level([]) == ALPHA


def test_34_pairs_find_half_a_standard_deviation_with_a_power_of_80_percent() -> None:
    assert Estimate(34, 0.0, 1 / sqrt(34), 34).detectable(ALPHA) == pytest.approx(0.5, abs=0.01)


def test_sixty_heads_of_a_hundred_are_two_standard_errors() -> None:
    assert against(60, 100, 0.5) == pytest.approx(0.0455, abs=0.0001)
    assert against(9, 18, 0.5) is None
