"""§1 What is in the box: the card tables as they are read from the card files."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bottega.games.workshop import GAME
from bottega.games.workshop.names import (
    ANY_BOTTOM,
    BOTTOM_NAMES,
    BOTTOMS,
    CARDS,
    DESIGNS,
    DISCIPLINES,
    EFFECTS,
    EVERY_WORK,
    GUARDS,
    LEVEL_BITS,
    PATRONS,
    VISIT_BOTTOM,
    WORK_BOTTOM,
    WORKS,
)
from bottega.games.workshop.sheet import CARD_FILES, NO_DESIGN, Sheet, read_sheet
from bottega.kit.book import Cards, Table, read_cards
from bottega.kit.errors import BookError

SHEET = read_sheet([0, 1], GAME.cards())


def fresh(file: str, key: str) -> tuple[dict[str, Table], list[Table]]:
    """The card files, and the rows of one of them, to be changed."""
    tables = read_cards(GAME.package, CARD_FILES).tables
    return tables, cast(list[Table], tables[file][key])


def read(tables: dict[str, Table]) -> Sheet:
    return read_sheet([0, 1], Cards(tables))


def lower_halves(discipline: int) -> Counter[str]:
    """What the cards of a discipline show below."""
    return Counter(BOTTOM_NAMES[card % BOTTOMS] for card in SHEET.box if card // BOTTOMS == discipline)


# Apprentices


def test_a_card_is_named_by_its_two_halves() -> None:
    assert len(BOTTOM_NAMES) == BOTTOMS
    assert len(set(CARDS.names)) == 6 * BOTTOMS
    assert CARDS.text(3 * BOTTOMS + WORK_BOTTOM) == "engineering/work"
    assert CARDS.value("physics/painting+letters") // BOTTOMS == DISCIPLINES.value("physics")


def test_there_are_72_apprentices_12_of_each_discipline() -> None:
    assert len(SHEET.box) == 72
    assert Counter(card // BOTTOMS for card in SHEET.box) == dict.fromkeys(range(6), 12)
    assert SHEET.copies == [SHEET.box.count(card) for card in range(6 * BOTTOMS)]


def test_half_of_them_are_for_practice_a_third_for_work_a_sixth_for_visits() -> None:
    actions = Counter(min(card % BOTTOMS, ANY_BOTTOM) for card in SHEET.box)
    assert actions == {ANY_BOTTOM: 36, WORK_BOTTOM: 24, VISIT_BOTTOM: 12}


@pytest.mark.parametrize("discipline", range(6))
def test_no_discipline_is_favoured(discipline: int) -> None:
    found = lower_halves(discipline)
    assert (found["work"], found["visit"], found["any"]) == (4, 2, 1)
    pairs = [name for name in found if "+" in name]
    shown = Counter(name for pair in pairs for name in pair.split("+"))
    others = [name for name in DISCIPLINES.names if name != DISCIPLINES.names[discipline]]
    assert shown == dict.fromkeys(others, 2)
    assert Counter(found[pair] for pair in pairs) == {1: 5}


def test_each_pair_of_disciplines_can_be_practised_with_two_cards() -> None:
    pairs = Counter(BOTTOM_NAMES[card % BOTTOMS] for card in SHEET.box if "+" in BOTTOM_NAMES[card % BOTTOMS])
    assert len(pairs) == 15
    assert set(pairs.values()) == {2}


def test_what_a_lower_half_can_be_practised_in() -> None:
    assert SHEET.shows[VISIT_BOTTOM] == SHEET.shows[WORK_BOTTOM] == []
    assert SHEET.shows[ANY_BOTTOM] == [0, 1, 2, 3, 4, 5]
    assert SHEET.shows[BOTTOM_NAMES.index("letters")] == [1]
    assert SHEET.shows[BOTTOM_NAMES.index("letters+physics")] == [1, 4]


@pytest.mark.parametrize(("seats", "deck"), [(1, 64), (2, 32), (3, 48), (4, 64), (5, 72)])
def test_how_many_cards_are_played_with(seats: int, deck: int) -> None:
    assert read_sheet(list(range(seats)), GAME.cards()).deck == deck


# Leonardo cards, patrons, unfinished works


def test_eleven_leonardo_cards_with_five_effects() -> None:
    counts = dict(zip(EFFECTS.names, SHEET.leonardos, strict=True))
    assert counts == {
        "victory_points": 2,
        "practice": 3,
        "draw_two": 2,
        "draw_one_rested": 2,
        "look_and_play": 2,
    }
    assert SHEET.points == [3, 0, 0, 0, 0]
    assert SHEET.teaches == [0, 2, 0, 0, 0]
    assert SHEET.draws == [0, 0, 2, 1, 0]
    assert SHEET.looks == [0, 0, 0, 0, 3]
    assert SHEET.restful == [EFFECTS.value("draw_one_rested")]


def test_twelve_patrons_ask_for_each_discipline_alike() -> None:
    asked = [0] * 6
    for patron in range(PATRONS):
        asks = SHEET.asks[patron]
        levels = asks[1::2]
        assert (sorted(levels), SHEET.worth[patron]) in (([4], 4), ([2, 3], 6))
        for discipline, level in zip(asks[::2], levels, strict=True):
            asked[discipline] += level
    assert asked == [9] * 6


def test_twelve_unfinished_works_of_four_designs_ask_for_less() -> None:
    assert Counter(SHEET.design[PATRONS:]) == dict.fromkeys(range(4), 3)
    assert SHEET.design[:PATRONS] == [NO_DESIGN] * PATRONS
    assert all(
        WORKS.text(work).startswith(DESIGNS.text(SHEET.design[work])) for work in range(PATRONS, EVERY_WORK)
    )
    assert {sum(SHEET.asks[work][1::2]) for work in range(PATRONS, EVERY_WORK)} == {2, 3}
    assert SHEET.set_value == [0, 2, 6, 12]


def test_what_is_asked_is_also_one_number() -> None:
    for work in range(EVERY_WORK):
        asks = SHEET.asks[work]
        levels = dict(zip(asks[::2], asks[1::2], strict=True))
        assert [SHEET.asked[work] >> LEVEL_BITS * d & 127 for d in range(6)] == [
            levels.get(d, 0) for d in range(6)
        ]
        assert SHEET.asked[work] & GUARDS == 0


# Corrected card files


def test_a_practice_card_may_show_one_discipline_alone() -> None:
    tables, rows = fresh("apprentices.toml", "apprentice")
    rows[0]["practice"] = ["letters", "letters"]
    assert read(tables).copies[CARDS.value("painting/letters")] == 1


def test_equal_entries_are_added() -> None:
    tables, rows = fresh("apprentices.toml", "apprentice")
    rows[0]["practice"] = rows[1]["practice"]
    assert read(tables).copies[CARDS.value("painting/letters+biology")] == 2


def test_disciplines_may_be_written_in_any_order() -> None:
    tables, rows = fresh("apprentices.toml", "apprentice")
    rows[0]["practice"] = ["architecture", "letters"]
    assert read(tables).copies == SHEET.copies


def test_there_must_be_72_apprentices() -> None:
    tables, rows = fresh("apprentices.toml", "apprentice")
    rows[0]["count"] = 2
    with pytest.raises(BookError, match="72 cards, not 73"):
        read(tables)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("study", "alchemy", "alchemy"),
        ("action", "sleep", "sleep"),
        ("practice", ["music"], "music"),
        ("practice", ["painting", "letters", "physics"], r"painting\+letters\+physics"),
        ("practice", [], "is none of visit"),
    ],
)
def test_a_card_of_another_game_is_refused(key: str, value: object, why: str) -> None:
    tables, rows = fresh("apprentices.toml", "apprentice")
    rows[0][key] = value
    with pytest.raises(BookError, match=why):
        read(tables)


def test_effects_may_not_be_reordered() -> None:
    tables, rows = fresh("leonardo.toml", "leonardo")
    rows.reverse()
    with pytest.raises(BookError, match="in order"):
        read(tables)


def test_there_must_be_11_leonardo_cards() -> None:
    tables, rows = fresh("leonardo.toml", "leonardo")
    rows[0]["count"] = 3
    with pytest.raises(BookError, match="11 cards, not 12"):
        read(tables)


def test_nobody_looks_at_more_than_three_cards() -> None:
    tables, rows = fresh("leonardo.toml", "leonardo")
    rows[4]["look"] = 4
    with pytest.raises(BookError, match="more than 3"):
        read(tables)


def test_a_patron_may_be_corrected_not_dropped() -> None:
    tables, rows = fresh("patrons.toml", "patron")
    rows[0]["requires"] = {"painting": 3}
    rows[0]["vp"] = 5
    assert (read(tables).asks[0], read(tables).worth[0]) == ([0, 3], 5)
    del rows[2]
    with pytest.raises(BookError, match="bombarda"):
        read(tables)


def test_unfinished_works_may_not_be_reordered() -> None:
    tables, rows = fresh("unfinished.toml", "unfinished")
    rows.reverse()
    with pytest.raises(BookError, match=r"ponte_bosforo_3.*adorazione_magi_1"):
        read(tables)


def test_a_work_asks_for_something() -> None:
    tables, rows = fresh("unfinished.toml", "unfinished")
    rows[3]["requires"] = {}
    with pytest.raises(BookError, match="unfinished 4"):
        read(tables)


def test_every_size_of_a_set_has_a_value() -> None:
    tables, rows = fresh("unfinished.toml", "unfinished")
    rows[3]["design"] = "adorazione_magi"
    with pytest.raises(BookError, match="4 cards of one design"):
        read(tables)
