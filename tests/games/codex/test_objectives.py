"""§6 Objectives: the sixteen cards, and the best use of the cards that lie there."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bottega.games.codex.objectives import count
from bottega.games.codex.pieces import Area
from bottega.games.codex.words import OBJECTIVES, WIDTH
from tests.games.codex.positions import (
    SHEET,
    drawn,
    face,
    goals,
    kingdom,
    manuscript,
    showing,
    spot,
    table,
    visible,
)

Cells = dict[tuple[int, int], str]

# As printed, the top row first: f fungi, p plant, a animal, i insect.
PATTERNS = {
    "O01": ["..f", ".f.", "f.."],
    "O02": ["p..", ".p.", "..p"],
    "O03": ["..a", ".a.", "a.."],
    "O04": ["i..", ".i.", "..i"],
    "O05": ["f.", "..", "f.", ".p"],
    "O06": [".p", "..", ".p", "i."],
    "O07": [".f", "a.", "..", "a."],
    "O08": ["a.", ".i", "..", ".i"],
}
POINTS = {"O01": 2, "O02": 2, "O03": 2, "O04": 2, "O05": 3, "O06": 3, "O07": 3, "O08": 3}
SETS = {
    "O09": ({"fungi": 3}, 2),
    "O10": ({"plant": 3}, 2),
    "O11": ({"animal": 3}, 2),
    "O12": ({"insect": 3}, 2),
    "O13": ({"quill": 1, "inkwell": 1, "manuscript": 1}, 3),
    "O14": ({"manuscript": 2}, 2),
    "O15": ({"inkwell": 2}, 2),
    "O16": ({"quill": 2}, 2),
}


def scored(objective: str, area: Area) -> int:
    return count(SHEET.goals[OBJECTIVES.value(objective)], area)


def picture(rows: list[str]) -> Area:
    return drawn("\n".join(rows))


# The sixteen cards


@pytest.mark.parametrize("objective", PATTERNS)
def test_detail_points_for_an_exact_copy_of_the_pattern(objective: str) -> None:
    assert scored(objective, picture(PATTERNS[objective])) == POINTS[objective]


@pytest.mark.parametrize("objective", PATTERNS)
def test_no_other_pattern_is_read_in_it(objective: str) -> None:
    area = picture(PATTERNS[objective])
    assert [other for other in PATTERNS if scored(other, area)] == [objective]


@pytest.mark.parametrize("objective", SETS)
def test_detail_points_for_a_complete_set(objective: str) -> None:
    symbols, points = SETS[objective]
    assert scored(objective, showing(symbols)) == points
    for missing in symbols:
        assert scored(objective, showing(symbols | {missing: symbols[missing] - 1})) == 0


@pytest.mark.parametrize("objective", SETS)
def test_each_complete_set_counts(objective: str) -> None:
    symbols, points = SETS[objective]
    thrice = {name: 3 * needed for name, needed in symbols.items()}
    assert scored(objective, showing(thrice)) == 3 * points
    assert scored(objective, showing({name: needed + 1 for name, needed in thrice.items()})) == points * (
        4 if objective == "O13" else 3
    )


def test_every_objective_is_tested() -> None:
    assert [*PATTERNS, *SETS] == OBJECTIVES.names


# Sets


def test_detail_a_pair_of_identical_objects() -> None:
    area = manuscript("S3 front", "R05 front 1,1", "R35 front -1,1")
    assert visible(area, "quill") == 2
    assert scored("O16", area) == 2


def test_detail_three_different_objects() -> None:
    area = manuscript("S3 front", "R05 front 1,1", "R06 front -1,-1", "R36 front -1,1")
    assert scored("O13", area) == 3


def test_detail_three_identical_resources() -> None:
    assert scored("O09", manuscript("S3 front", "R01 back 1,1", "R02 back -1,1")) == 2


def test_a_covered_symbol_is_in_no_set() -> None:
    area = manuscript("S3 front", "R02 front -1,-1")
    assert (visible(area, "fungi"), scored("O09", area)) == (3, 2)
    area.lay(face("R11 back"), spot("-2,0"))
    assert (visible(area, "fungi"), scored("O09", area)) == (2, 0)


def test_symbols_of_the_starter_count_in_sets() -> None:
    assert scored("O10", manuscript("S3 front", "R11 back 1,1", "R12 back -1,1")) == 2


def test_the_rarest_of_three_objects_decides() -> None:
    assert scored("O13", showing({"quill": 5, "inkwell": 2, "manuscript": 3})) == 6


# Patterns


@pytest.mark.parametrize("objective", PATTERNS)
def test_a_pattern_is_never_turned(objective: str) -> None:
    rows = PATTERNS[objective]
    quarter = ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]
    assert scored(objective, picture(quarter)) == 0


@pytest.mark.parametrize("objective", ["O05", "O06", "O07", "O08"])
def test_nor_is_it_put_upside_down(objective: str) -> None:
    assert scored(objective, picture([row[::-1] for row in reversed(PATTERNS[objective])])) == 0


@pytest.mark.parametrize("objective", PATTERNS)
def test_a_pattern_is_never_mirrored(objective: str) -> None:
    assert scored(objective, picture([row[::-1] for row in PATTERNS[objective]])) == 0


@pytest.mark.parametrize("objective", PATTERNS)
def test_colours_must_match(objective: str) -> None:
    for letter, other in zip("fpai", "paif", strict=True):
        rows = [row.replace(letter, other) for row in PATTERNS[objective]]
        assert scored(objective, picture(rows)) == (POINTS[objective] if rows == PATTERNS[objective] else 0)


@pytest.mark.parametrize("side", ["front", "back"])
def test_a_card_counts_whichever_side_is_up(side: str) -> None:
    assert scored("O01", drawn("\n".join(PATTERNS["O01"]), side)) == 2


def test_gold_cards_and_resource_cards_count_alike() -> None:
    area = manuscript("S3 front", "G01 back 1,1", "R02 back 2,2", "G03 back 3,3")
    assert scored("O01", area) == 2


def test_a_starter_counts_in_no_pattern() -> None:
    area = manuscript("S2 front", "R01 back 1,1", "R02 back 2,2")
    assert scored("O01", area) == 0
    area.lay(face("R03 back"), spot("3,3"))
    assert scored("O01", area) == 2


def test_a_starter_does_not_hinder_a_column_around_it() -> None:
    area = manuscript("S3 front", "R21 back 1,1", "R22 back 1,-1", "R01 back 2,2")
    assert [kingdom(area, where) for where in ["1,-1", "1,1", "2,2"]] == ["animal", "animal", "fungi"]
    assert scored("O07", area) == 3


def test_a_pattern_may_lie_anywhere() -> None:
    area = manuscript("S3 front", "R01 back -1,-1", "R02 back -2,-2", "R03 back -3,-3")
    assert scored("O01", area) == 2


# Each card once for an objective


@pytest.mark.parametrize(("length", "copies"), [(2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_detail_a_card_serves_an_objective_once(length: int, copies: int) -> None:
    rows = ["." * n + "f" + "." * (length - n) for n in reversed(range(length))]
    assert scored("O01", picture(rows)) == 2 * copies


def test_the_best_use_of_overlapping_copies_is_found() -> None:
    """Three copies on one column; the middle one would spoil both others."""
    assert scored("O05", picture(["f.", "..", "f.", ".p", "f.", ".p", "f.", ".p"])) == 6


def test_cards_of_one_objective_serve_another_too() -> None:
    area = manuscript("S3 front", "R01 back 1,1", "R02 back 2,2", "R03 back 3,3")
    board = table(area, manuscript("S3 front"), common="O01 O09", secret="O02 O03")
    assert board.earned(0) == [2, 2, 0]


def copies_of(rows: list[str], cells: Cells) -> list[set[tuple[int, int]]]:
    """Every copy of a drawn pattern, found the slow way."""
    height = len(rows)
    want = {
        (x, height - y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."
    }
    found = []
    for dx in range(-6, 7):
        for dy in range(-6, 7):
            moved = {(x + dx, y + dy): letter for (x, y), letter in want.items()}
            if all(cells.get(cell) == letter for cell, letter in moved.items()):
                found.append(set(moved))
    return found


def most(found: list[set[tuple[int, int]]]) -> int:
    """The largest choice of copies without a card in common, by trying every choice."""
    largest = 0
    for size in range(1, len(found) + 1):
        if any(len(set.union(*chosen)) == 3 * size for chosen in combinations(found, size)):
            largest = size
    return largest


@settings(max_examples=150, deadline=None)
@given(
    objective=st.sampled_from(list(PATTERNS)),
    numbers=st.lists(st.integers(0, 3), min_size=28, max_size=28),
)
def test_the_best_use_is_that_of_trying_every_choice(objective: str, numbers: list[int]) -> None:
    """Only kingdoms of the pattern lie about, and a few gaps, so that copies are many and overlap."""
    letters = "".join(PATTERNS[objective]).replace(".", "") + "."
    rows = ["".join(letters[number] for number in numbers[n : n + 4]) for n in range(0, 28, 4)]
    cells = {(x, 7 - y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    found = copies_of(PATTERNS[objective], cells)
    assume(len(found) <= 10)
    assert scored(objective, picture(rows)) == POINTS[objective] * most(found)


def test_a_pattern_is_measured_from_its_lowest_card() -> None:
    for goal in SHEET.goals:
        if goal.cells:
            assert goal.cells[0] == 0
            assert all(cell > WIDTH // 2 for cell in goal.cells[1:])


def test_objectives_read_by_name() -> None:
    assert goals("O01 O16") == (0, 15)
