"""§3.4 Runs: the best split is exact, and brute force says so."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.games.inventors.names import CLASSES
from bottega.games.inventors.runs import best_runs, best_split

FEW = st.lists(st.integers(0, 3), min_size=6, max_size=6)  # cards, by number


@cache
def brute(counts: tuple[int, ...], wild: int) -> int:
    """Build a first run in every way there is, each number by a card or by a wild one; then the others."""
    return max([0, *(top + brute(rest, left) for top, rest, left in first_runs(counts, wild, 0))])


@cache
def first_runs(counts: tuple[int, ...], wild: int, number: int) -> list[tuple[int, tuple[int, ...], int]]:
    """Every run that goes on with this number: how high it ends and what is left for others."""
    rests: list[tuple[tuple[int, ...], int]] = []
    if number < len(counts) and counts[number]:
        rests.append(((*counts[:number], counts[number] - 1, *counts[number + 1 :]), wild))
    if wild:
        rests.append((counts, wild - 1))
    found = [(number, rest, left) for rest, left in rests]
    for rest, left in rests:
        found += first_runs(rest, left, number + 1)
    return found


@settings(max_examples=300)
@given(FEW, st.integers(0, 4))
def test_the_best_split_is_the_best_there_is(counts: list[int], wild: int) -> None:
    assert best_runs(counts, wild) == brute(tuple(counts), wild)


@settings(max_examples=300)
@given(FEW, st.integers(0, 4))
def test_the_split_that_is_shown_scores_as_much_and_uses_what_there_is(counts: list[int], wild: int) -> None:
    split = best_split(counts, wild)
    assert sum(split[1:]) == best_runs(counts, wild)
    assert split == sorted(split, reverse=True)
    cards = counts + [0] * len(split)
    assert sum(max(0, runs - cards[number]) for number, runs in enumerate(split)) <= wild


@settings(max_examples=60)
@given(st.lists(st.integers(0, 6), min_size=6, max_size=6))
def test_without_wild_numbers_a_run_stops_at_the_first_gap(counts: list[int]) -> None:
    assert best_runs(counts, 0) == sum(min(counts[: number + 1]) for number in range(1, CLASSES.size))


@settings(max_examples=100)
@given(FEW, st.integers(0, 4), st.integers(0, 5))
def test_more_is_never_worth_less(counts: list[int], wild: int, number: int) -> None:
    worth = best_runs(counts, wild)
    more = counts[:]
    more[number] += 1
    assert worth <= best_runs(more, wild) <= best_runs(counts, wild + 1)


@pytest.mark.parametrize(
    ("counts", "wild", "points"),
    [
        ([0, 0, 0, 0, 0, 0], 0, 0),
        ([1, 0, 0, 0, 0, 0], 0, 0),
        ([0, 1, 1, 1, 1, 1], 0, 0),
        ([1, 1, 1, 1, 0, 0], 0, 3),
        ([2, 2, 1, 0, 0, 0], 0, 3),
        ([2, 1, 1, 1, 1, 1], 0, 5),
        ([0, 1, 1, 0, 0, 0], 1, 2),
        ([1, 1, 0, 1, 1, 0], 1, 4),
        ([1, 1, 1, 1, 1, 1], 1, 6),
        ([1, 1, 1, 1, 1, 1], 2, 7),
        ([0, 0, 0, 0, 0, 0], 4, 3),
        ([1, 3, 3, 3, 3, 3], 1, 10),
        ([1, 0, 0, 0, 0, 0], 1, 1),
    ],
)
def test_runs(counts: list[int], wild: int, points: int) -> None:
    assert best_runs(counts, wild) == points == brute(tuple(counts), wild)


def test_greed_would_lose() -> None:
    """A wild number that lengthens the run at hand is worth 1; as a second 0 it opens a run worth 5."""
    assert best_runs([1, 2, 2, 2, 2, 2], 1) == 10
