"""Pictures fit 100 columns and show what is on the table: every visible symbol and every open spot."""

import re
from collections.abc import Iterator

import pytest

from bottega.games.codex.picture import codex
from bottega.games.codex.pieces import Area, Table
from bottega.games.codex.words import CARDS, SPOTS
from bottega.kit.book import LANGUAGES
from bottega.kit.seats import NOBODY, Seat
from bottega.terminal.pictures import picture, tree
from bottega.terminal.pictures.codex.glyphs import SIGNS
from bottega.terminal.pictures.codex.manuscript import Map
from bottega.terminal.words import read_words
from tests.terminal.table import position, printed, texts

NAMES = ["Anna", "Bruno", "Carla", "Dario"]


def map_of(table: Table, seat: Seat) -> Map:
    """The map of a seat's manuscript."""
    return Map(codex(table, seat, table.areas[seat]), table.rules)


def whole(table: Table, seat: Seat) -> str:
    """A map without any crop."""
    drawn = map_of(table, seat)
    return printed(drawn.show(10_000, read_words("en")), drawn.wide + 80)


def maps(seed: int) -> Iterator[tuple[Area, str]]:
    """The manuscripts of a match under way, each with its map."""
    s = position(2, seed, 44)
    assert isinstance(s.board, Table)
    for seat, area in enumerate(s.board.areas):
        yield area, whole(s.board, seat)


@pytest.mark.parametrize("decisions", [0, 3, 12, 30, 60, 90, 400])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_fits_100_columns(lang: str, seats: int, decisions: int) -> None:
    s = position(seats, decisions, decisions)
    for viewer in range(NOBODY, seats):
        page = printed(picture(s.view(viewer), viewer, texts(lang), NAMES[:seats]), 200)
        assert max(len(line.rstrip()) for line in page.splitlines()) <= 100


def test_a_narrow_terminal_is_respected() -> None:
    page = printed(picture(position(2, 1, 40).view(0), 0, texts(), NAMES[:2]), 80)
    assert max(len(line) for line in page.splitlines()) <= 80


@pytest.mark.parametrize("seed", range(6))
def test_a_map_shows_each_visible_symbol_and_no_other(seed: int) -> None:
    for area, drawn in maps(seed):
        assert [drawn.count(sign) for sign in SIGNS] == area.symbols[:7]


@pytest.mark.parametrize("seed", range(6))
def test_a_map_shows_each_open_spot_and_each_card(seed: int) -> None:
    for area, drawn in maps(seed):
        assert set(re.findall(r"-?\d+,-?\d+", drawn)) == {SPOTS.names[spot] for spot in area.open}
        assert all(CARDS.names[area.spots[spot] // 2] in drawn for spot in area.laid)


def test_a_large_map_is_cropped_around_the_last_card_and_says_so() -> None:
    s = position(2, 1, 60)
    assert isinstance(s.board, Table)
    area = s.board.areas[0]
    page = printed(map_of(s.board, 0).show(20, read_words("en")))
    assert "outside the picture" in page
    assert CARDS.names[area.spots[area.laid[-1]] // 2] in page
    assert max(len(line) for line in page.splitlines()[:-2]) <= 20


def test_the_starter_is_shown_before_it_is_laid() -> None:
    page = printed(picture(position(2, 1, 0).view(1), 1, texts(), NAMES[:2]))
    assert "Your starter card" in page


def test_a_spectator_sees_no_front_of_a_hand() -> None:
    s = position(2, 1, 20)
    assert isinstance(s.board, Table)
    page = printed(picture(s.view(NOBODY), NOBODY, texts(), NAMES[:2]))
    assert not any(CARDS.names[card] in page for hand in s.board.hands for card in hand)


def test_everyones_objective_is_shown_at_the_end() -> None:
    page = printed(picture(position(2, 1, 400).view(NOBODY), NOBODY, texts(), NAMES[:2]))
    assert "Objective of Anna" in page
    assert "Objective of Bruno" in page


def test_a_game_not_drawn_yet_is_shown_as_a_tree() -> None:
    page = printed(tree.picture(position(2, 1, 20).view(0), 0, texts(), NAMES[:2]))
    assert "codices" in page
    assert "hand" in page
    assert "Anna" in page
