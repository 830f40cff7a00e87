"""§1 What is in the box: the card tables as they are read from the card files."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bottega.games.codex import GAME
from bottega.games.codex.sheet import (
    CARD_FILES,
    CORNER_NAMES,
    FLAT,
    PER_CORNER,
    SCORINGS,
    Sheet,
    read_sheet,
)
from bottega.games.codex.words import (
    BACKS,
    CARDS,
    FIRST_OBJECT,
    KINGDOM_NAMES,
    NO_CORNER,
    RESOURCE_CARDS,
    STARTERS,
)
from bottega.kit.book import Cards, Table, read_cards
from bottega.kit.errors import BookError
from tests.games.codex.positions import SHEET, card, face

RESOURCE = range(RESOURCE_CARDS)
GOLD = range(RESOURCE_CARDS, STARTERS)
STARTER = range(STARTERS, BACKS)


def corners(words: str) -> list[str]:
    """The corners of `R07 front`: nw, ne, sw, se."""
    at = face(words) * 4
    return [CORNER_NAMES[corner] for corner in SHEET.corners[at : at + 4]]


def fresh(file: str) -> tuple[dict[str, Table], list[Table]]:
    """The card files, and the rows of one of them, to be changed."""
    tables = read_cards(GAME.package, CARD_FILES).tables
    return tables, cast(list[Table], tables[file]["card"])


def read(tables: dict[str, Table]) -> Sheet:
    return read_sheet(2, {}, Cards(tables))


def test_there_are_102_cards() -> None:
    assert (len(RESOURCE), len(GOLD), len(STARTER), len(SHEET.goals)) == (40, 40, 6, 16)
    assert len(SHEET.kingdom) + len(SHEET.goals) == 102


@pytest.mark.parametrize("deck", [RESOURCE, GOLD], ids=["resource", "gold"])
def test_each_deck_has_ten_cards_of_each_kingdom(deck: range) -> None:
    assert Counter(SHEET.kingdom[n] for n in deck) == dict.fromkeys(range(4), 10)


def test_starters_belong_to_no_kingdom() -> None:
    assert {SHEET.kingdom[n] for n in STARTER} == {-1}


@pytest.mark.parametrize("deck", [RESOURCE, GOLD], ids=["resource", "gold"])
def test_every_back_has_four_blank_corners_and_its_kingdom_in_the_centre(deck: range) -> None:
    for n in deck:
        assert corners(f"{CARDS.text(n)} back") == ["empty"] * 4
        assert SHEET.centre[2 * n + 1] == [SHEET.kingdom[n]]
        assert SHEET.centre[2 * n] == []


def test_the_back_tells_deck_and_kingdom() -> None:
    assert [CARDS.text(SHEET.back(card(name))) for name in ["R01", "R40", "G11", "G30"]] == [
        "R-fungi",
        "R-insect",
        "G-plant",
        "G-animal",
    ]
    assert Counter(SHEET.back(n) for n in range(STARTERS)) == dict.fromkeys(range(BACKS, BACKS + 8), 10)


def test_r07_alone_among_resource_cards_has_four_visible_corners() -> None:
    whole = [CARDS.text(n) for n in RESOURCE if "none" not in corners(f"{CARDS.text(n)} front")]
    assert whole == ["R07"]
    assert corners("R07 front") == ["fungi", "insect", "manuscript", "empty"]


def test_every_resource_card_but_r07_lacks_one_corner() -> None:
    missing = Counter(corners(f"{CARDS.text(n)} front").count("none") for n in RESOURCE)
    assert missing == {1: 39, 0: 1}


def test_a_resource_card_asks_for_nothing_and_scores_0_or_1() -> None:
    for n in RESOURCE:
        assert SHEET.requires[n] == [0, 0, 0, 0]
        assert SHEET.scoring[n] == FLAT
    assert Counter(SHEET.points[n] for n in RESOURCE) == {0: 28, 1: 12}


def test_a_kingdom_has_four_plain_cards_three_with_an_object_and_three_with_a_point() -> None:
    objects = {"quill", "inkwell", "manuscript"}
    for first in range(0, RESOURCE_CARDS, 10):
        fronts = [corners(f"{CARDS.text(n)} front") for n in range(first, first + 10)]
        assert [len(objects & set(front)) for front in fronts] == [0] * 4 + [1] * 3 + [0] * 3
        assert [SHEET.points[n] for n in range(first, first + 10)] == [0] * 7 + [1] * 3
        assert set.union(*map(set, fronts)) >= objects


def test_gold_cards_of_a_kingdom_score_in_the_same_four_ways() -> None:
    for first in range(RESOURCE_CARDS, STARTERS, 10):
        ten = range(first, first + 10)
        scorings = [SCORINGS[SHEET.scoring[n] - FIRST_OBJECT] for n in ten]
        assert sorted(scorings[:3]) == ["per_inkwell", "per_manuscript", "per_quill"]
        assert scorings[3:] == ["per_corner"] * 3 + ["flat"] * 4
        assert [SHEET.points[n] for n in ten] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 5]


def test_a_gold_card_asks_mostly_for_its_own_kingdom() -> None:
    for n in GOLD:
        needs, own = SHEET.requires[n], SHEET.kingdom[n]
        asked = {1: [2, 1], 2: [3, 1], 3: [3], 5: [5]}[SHEET.points[n]]
        assert sorted(filter(None, needs), reverse=True) == asked
        assert needs[own] == asked[0]


def test_a_gold_card_that_scores_by_objects_shows_that_object_itself() -> None:
    for n in GOLD:
        if FIRST_OBJECT <= SHEET.scoring[n] < PER_CORNER:
            object = SCORINGS[SHEET.scoring[n] - FIRST_OBJECT].removeprefix("per_")
            assert corners(f"{CARDS.text(n)} front").count(object) == 1


def test_a_gold_card_shows_no_resource_at_its_corners() -> None:
    for n in GOLD:
        assert not set(KINGDOM_NAMES) & set(corners(f"{CARDS.text(n)} front"))


def test_no_face_is_without_corners() -> None:
    for n in range(0, len(SHEET.corners), 4):
        assert SHEET.corners[n : n + 4] != [NO_CORNER] * 4


def test_a_starter_has_its_centre_on_the_front_and_all_four_kingdoms_on_the_back() -> None:
    for n in STARTER:
        assert sorted(corners(f"{CARDS.text(n)} back")) == sorted(KINGDOM_NAMES)
        assert SHEET.centre[2 * n + 1] == []
    assert [len(SHEET.centre[2 * n]) for n in STARTER] == [1, 1, 2, 2, 3, 3]
    assert corners("S5 front") == ["empty", "empty", "none", "none"]


def test_eight_objectives_are_patterns_and_eight_are_sets() -> None:
    assert [len(goal.cells) for goal in SHEET.goals] == [3] * 8 + [0] * 8
    assert [goal.points for goal in SHEET.goals] == [2] * 4 + [3] * 4 + [2] * 4 + [3] + [2] * 3


def test_a_corrected_card_is_played_as_it_is_written() -> None:
    tables, rows = fresh("resource.toml")
    rows[0]["points"] = 1
    assert read(tables).points[0] == 1


def test_a_card_file_may_not_drop_a_card() -> None:
    tables, rows = fresh("gold.toml")
    del rows[4]
    with pytest.raises(BookError, match="G05"):
        read(tables)


def test_a_card_file_may_not_reorder_cards() -> None:
    tables, rows = fresh("objective.toml")
    rows.reverse()
    with pytest.raises(BookError, match=r"O16.*O01"):
        read(tables)


def test_a_face_without_corners_is_refused() -> None:
    tables, rows = fresh("starter.toml")
    rows[0]["front"] = dict.fromkeys(["nw", "ne", "sw", "se"], "none")
    with pytest.raises(BookError, match=r"starter\.toml: card 1: front"):
        read(tables)


def test_a_symbol_of_another_game_is_refused() -> None:
    tables, rows = fresh("gold.toml")
    rows[0]["scoring"] = "per_florin"
    with pytest.raises(BookError, match="per_florin"):
        read(tables)
