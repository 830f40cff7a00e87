"""Codex Naturalis: what a bot expects of a manuscript that is not finished."""

from __future__ import annotations

import pytest

from bottega.bots.codex_goals import earned, goals_of, patterns_begun, set_begun
from bottega.bots.evaluators import EVALUATORS
from bottega.games.codex.objectives import count
from bottega.games.codex.sheet import Goal
from bottega.games.codex.words import OBJECTIVES
from tests.games.codex.positions import SHEET, drawn, manuscript, showing, spot, table

EVALUATOR = EVALUATORS["codex"]


def goal(name: str) -> Goal:
    return SHEET.goals[OBJECTIVES.value(name)]


@pytest.mark.parametrize("picture", [["..f", ".f.", "f.."], ["..f", ".f.", "f..", "f.."], ["f", "f"]])
def test_patterns_apart_are_counted_as_the_rules_do(picture: list[str]) -> None:
    area = drawn("\n".join(picture))
    assert earned(goal("O01"), area) == count(goal("O01"), area)


def test_sets_are_counted_as_the_rules_do() -> None:
    for fungi in range(10):
        assert earned(goal("O09"), showing({"fungi": fungi})) == count(goal("O09"), showing({"fungi": fungi}))


def test_the_next_set_is_begun_by_the_symbols_that_are_left_over() -> None:
    assert set_begun(goal("O09"), showing({"fungi": 5})) == pytest.approx(2 / 3)
    assert set_begun(goal("O13"), showing({"quill": 3, "inkwell": 1})) == pytest.approx(2 / 3)
    assert set_begun(goal("O09"), showing({"fungi": 6})) == 0


def test_a_pattern_is_begun_when_one_card_is_missing_where_one_can_be_laid() -> None:
    area = manuscript("S3 front", "R01 back 1,1", "R02 back 2,2")
    assert patterns_begun(goal("O01"), area) == 1  # at 3,3: the starter below them never counts
    assert patterns_begun(goal("O03"), area) == 0
    area.shut(spot("3,3"), area.spots[spot("3,3")])
    assert patterns_begun(goal("O01"), area) == 0


def test_who_has_begun_more_can_expect_more() -> None:
    apart = manuscript("S3 front", "R01 back 1,1", "R02 back -1,-1")
    begun = manuscript("S3 front", "R01 back 1,1", "R02 back 2,2")
    board = table(apart, begun, common="O01 O14")
    assert EVALUATOR.outlook(board, 1) > EVALUATOR.outlook(board, 0)


def test_three_symbols_of_a_kingdom_are_enough() -> None:
    board = table(showing({"fungi": 3}), showing({"fungi": 4}), common="O14 O15")
    assert EVALUATOR.outlook(board, 1) == EVALUATOR.outlook(board, 0)
    board.areas[1].symbols[1] += 1
    assert EVALUATOR.outlook(board, 1) > EVALUATOR.outlook(board, 0)


def test_no_objective_is_looked_at_before_the_common_ones_lie_there() -> None:
    area = manuscript("S3 front")
    assert goals_of(table(area, area, common=""), 0) == []
    assert len(goals_of(table(area, area), 0)) == 3
