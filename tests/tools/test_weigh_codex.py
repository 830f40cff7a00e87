"""The weights of an outlook are found again where they are known."""

from __future__ import annotations

import random

import pytest

from bottega.bots.codex_outlook import WEIGHTS
from tools.weigh_codex import NAMES, Fit, match_rows


def test_least_squares_find_the_weights_a_lead_was_made_of() -> None:
    draw = random.Random(1)
    fit = Fit(len(WEIGHTS))
    for _ in range(50):
        row = [draw.uniform(-5, 5) for _ in WEIGHTS]
        fit.add(row, sum(weight * value for weight, value in zip(WEIGHTS, row, strict=True)))
    assert fit.solve() == pytest.approx(WEIGHTS)


def test_a_match_is_looked_at_whenever_a_turn_begins() -> None:
    rows, _ = match_rows(0)
    assert len(rows) > 20
    assert {len(row) for row in rows} == {len(NAMES)}
    assert {row[-1] for row in rows} == {-1, 1}
