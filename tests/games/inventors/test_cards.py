"""§1 What is in the box: the tables as they are read from the card files."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bottega.games.inventors import GAME
from bottega.games.inventors.names import (
    BREADTH,
    CLASSES,
    DISCIPLINES,
    INVENTIONS,
    INVENTORS,
    KINDS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
)
from bottega.games.inventors.sheet import CARD_FILES, Sheet, read_cubes, read_sheet
from bottega.kit.book import Cards, Table, read_cards
from bottega.kit.errors import BookError

SHEET = read_sheet(5, GAME.cards())


def four(table: list[int], name: str) -> list[int]:
    """The four numbers of an inventor or an invention."""
    range_ = INVENTORS if name in INVENTORS.by_name else INVENTIONS
    first = range_.value(name) * BREADTH
    return table[first : first + BREADTH]


def fresh(file: str, key: str) -> tuple[dict[str, Table], list[Table]]:
    """The card files, and the rows of one of them, to be changed."""
    tables = read_cards(GAME.package, CARD_FILES).tables
    return tables, cast(list[Table], tables[file][key])


def read(tables: dict[str, Table], seats: int = 5) -> Sheet:
    return read_sheet(seats, Cards(tables))


def test_there_are_20_inventors_36_inventions_and_52_tokens() -> None:
    assert len(SHEET.goal_points) == INVENTORS.size == 20
    assert len(SHEET.points) == INVENTIONS.size == 36
    assert len(SHEET.bag) == 52


def test_the_counts_by_which_lists_are_cut() -> None:
    assert DISCIPLINES.size == BREADTH
    assert TOKENS.size == KINDS
    assert TEAMS.size * TEAM_SIZE == INVENTORS.size


def test_33_tokens_show_the_first_levels_two_an_inventor() -> None:
    rows = [SHEET.start[first : first + BREADTH] for first in range(0, len(SHEET.start), BREADTH)]
    assert {sum(row) for row in rows} == {2}
    assert sum(level > 0 for row in rows for level in row) == 33


def test_every_goal_asks_for_progress_and_a_team_can_win_22_points_with_them() -> None:
    for name in INVENTORS.names:
        missing = [g - s for g, s in zip(four(SHEET.goal, name), four(SHEET.start, name), strict=True)]
        assert max(missing) > 0
    totals = [sum(SHEET.goal_points[first : first + TEAM_SIZE]) for first in range(0, 20, TEAM_SIZE)]
    assert totals == [22] * 5


def test_published_inventors() -> None:
    assert four(SHEET.start, "einstein") == [1, 0, 0, 1]
    assert four(SHEET.goal, "einstein") == [3, 0, 0, 3]
    assert SHEET.goal_points[INVENTORS.value("einstein")] == 9
    assert four(SHEET.goal, "lovelace") == [0, 0, 1, 3]
    assert SHEET.goal_points[INVENTORS.value("lovelace")] == 3


def test_an_era_has_two_inventions_of_each_number() -> None:
    for era, (slots, points) in zip(SHEET.eras, [(5, 1), (7, 2), (9, 3)], strict=True):
        assert Counter(SHEET.class_of[each] for each in era) == dict.fromkeys(range(CLASSES.size), 2)
        assert {SHEET.points[each] for each in era} == {points}
        assert {sum(SHEET.slots[BREADTH * each : BREADTH * (each + 1)]) for each in era} == {slots}


def test_slots_of_the_bow() -> None:
    assert four(SHEET.slots, "bow") == [1, 0, 2, 2]


def test_tokens_by_kind() -> None:
    counts = Counter(TOKENS.text(token) for token in SHEET.bag)
    assert counts == {
        "progress-2": 12,
        "progress-3": 9,
        "progress-4": 5,
        "points-1": 4,
        "points-2": 4,
        "points-3": 4,
        "availability": 5,
        "knowledge": 5,
        "number": 4,
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_bag_holds_two_tokens_for_each_invention_laid_out(seats: int) -> None:
    sheet = read_sheet(seats, GAME.cards())
    assert sheet.places == seats + 3
    assert sheet.drawn_an_era == 2 * (seats + 3)
    assert sheet.cubes == 0


# A card file of one's own


def test_a_card_may_be_corrected() -> None:
    tables, rows = fresh("inventions.toml", "invention")
    rows[0]["slots"] = {"physics": 1, "chemistry": 1, "mechanics": 2, "mathematics": 1}
    assert four(read(tables).slots, "bow") == [1, 1, 2, 1]


def test_the_supply_of_cubes_is_read_where_cubes_are_counted() -> None:
    assert read_cubes(GAME.cards()) == 15
    tables, _ = fresh("inventors.toml", "inventor")
    tables["inventors.toml"]["meta"] = {"cubes_per_player": 0}
    with pytest.raises(BookError, match="`cubes_per_player` is 0, not 1 to 75"):
        read_cubes(Cards(tables))


def test_no_card_may_be_added_or_dropped() -> None:
    tables, rows = fresh("inventions.toml", "invention")
    rows[3]["id"] = "sledge"
    with pytest.raises(BookError, match="sledge"):
        read(tables)
    tables, rows = fresh("inventors.toml", "inventor")
    rows.reverse()
    with pytest.raises(BookError, match="in order"):
        read(tables)


def test_nobody_changes_teams() -> None:
    tables, rows = fresh("inventors.toml", "inventor")
    rows[0]["team"] = "renaissance"
    with pytest.raises(BookError, match="archimedes is of team antiquity, not renaissance"):
        read(tables)


@pytest.mark.parametrize(
    ("file", "key", "field", "value", "why"),
    [
        ("inventions.toml", "invention", "slots", {"physics": 6}, "not 0 to 5 each"),
        ("inventions.toml", "invention", "slots", {"physics": -1}, "not 0 to 5 each"),
        ("inventions.toml", "invention", "slots", {}, "never completed"),
        ("inventions.toml", "invention", "classification", 6, "`classification` is 6, not 0 to 5"),
        ("inventions.toml", "invention", "era", 4, "`era` is 4, not 1 to 3"),
        ("inventors.toml", "inventor", "goal", {"chemistry": 5}, "not 0 to 4 each"),
        ("rewards.toml", "token", "kind", "luck", "`luck` is none of progress"),
        ("rewards.toml", "token", "value", 5, "`value` is 5, not 2 to 4"),
        ("rewards.toml", "token", "count", 7, "47 tokens are too few for 5 players"),
    ],
)
def test_a_value_that_cannot_be_played_is_an_error(
    file: str, key: str, field: str, value: object, why: str
) -> None:
    tables, rows = fresh(file, key)
    rows[0][field] = value
    with pytest.raises(BookError, match=why):
        read(tables)


def test_an_era_needs_enough_inventions() -> None:
    tables, rows = fresh("inventions.toml", "invention")
    for row in rows[:5]:
        row["era"] = 2
    assert len(read(tables, seats=4).eras[0]) == 7
    with pytest.raises(BookError, match="7 inventions of an era are too few for 5 players"):
        read(tables)
