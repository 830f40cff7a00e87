"""Les Inventeurs in a terminal of 100 columns: inventions with their slots, and everybody's team."""

from functools import cache
from typing import cast

import pytest

from bottega.bots.playout import random_play
from bottega.games.inventors import GAME
from bottega.games.inventors.names import INVENTORS
from bottega.games.inventors.pieces import GONE, Table
from bottega.kit.board import Board
from bottega.kit.book import LANGUAGES
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.kit.texts import Texts, read_texts
from bottega.terminal.pictures import picture
from tests.games.inventors.inventions import cubes, won
from tests.games.inventors.positions import hold, opened, playing, raised, tired, turn_of
from tests.terminal.table import printed

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


@cache
def texts(lang: str) -> Texts:
    return read_texts(GAME.package, lang, GAME.words)


def page(s: State[Table], viewer: Seat = 0, lang: str = "en", wide: int = 200) -> str:
    """The picture as plain text."""
    view = cast(State[Board], s.view(viewer))
    return printed(picture(view, viewer, texts(lang), NAMES[: s.board.rules.seats]), wide)


def line(shown: str, name: str) -> str:
    """The line that begins with this."""
    return next(row for row in shown.splitlines() if row.strip().startswith(name))


@pytest.mark.parametrize("decisions", [0, 2, 30, 100, 160, 4000])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_fits_100_columns(lang: str, seats: int, decisions: int) -> None:
    s = opened(seats, decisions)
    random_play(s, decisions, decisions)
    for viewer in (NOBODY, 0, seats - 1):
        shown = page(s, viewer, lang)
        assert max(len(row.rstrip()) for row in shown.splitlines()) <= 100
        assert "…" not in shown


def test_a_narrow_terminal_is_respected() -> None:
    s = opened(4)
    random_play(s, 4, 60)
    shown = page(s, wide=80)
    assert max(len(row) for row in shown.splitlines()) <= 80
    assert "…" not in shown


def test_an_invention_shows_cubes_and_empty_slots_by_discipline_shares_and_tokens() -> None:
    s = playing(on="bow fire dice")
    cubes(s, "bow", "p1 m1", "m1 x1")
    assert line(page(s), "Bow").split() == [
        "Bow",
        "0",
        "weapons",
        "1",
        "●",
        "●■",
        "■□",
        "●2",
        "■2",
        "+1",
        "+2",
    ]


def test_only_what_is_on_the_table_is_listed() -> None:
    s = playing(on="bow fire dice")
    assert s.board.laid.count(GONE) == 2
    shown = page(s)
    assert "Era I of III · inventions on the table: 3" in shown
    assert "Bow" in shown
    assert "Wheel" not in shown


def test_an_inventor_shows_levels_goals_and_whether_available() -> None:
    s = playing("antiquity contemporary")
    raised(s, "archimedes", 2, 0, 1, 0)
    tired(s, "hypatia")
    shown = page(s)
    assert "○ Archimedes           ☼2/2 ⚗0   ⚙1/2 ∑0/2 +7 " in shown
    assert "◐ Hypatia" in shown
    raised(s, "archimedes", 2, 0, 2, 3)
    assert "☼2/2 ⚗0   ⚙2/2 ∑3/2 +7✓" in page(s)


def test_a_head_shows_the_statuette_the_turn_points_cubes_and_tokens() -> None:
    s = turn_of(playing(cubes="fifteen"), 1)
    hold(s, 1, "points-2 knowledge number number")
    won(s, 1, "fire wheel")
    shown = page(s)
    assert "  ● Anna ♛  Antiquity  0 pt so far  cubes 15" in shown
    assert line(shown, "▶").startswith("▶ ■ Bruno  Contemporary age")
    assert line(shown, "▶").endswith("cubes 15  +2 ✚ № №")
    assert "has 1 Wheel · 5 Fire" in shown


def test_cubes_that_do_not_run_out_are_not_counted() -> None:
    shown = page(turn_of(playing(), 1))
    assert "● Anna ♛  Antiquity  0 pt so far\n" in shown.replace(" \n", "\n")
    assert "cubes" not in shown


def test_the_teams_left_are_shown_while_teams_are_chosen() -> None:
    s = opened(3)
    shown = page(s)
    assert "Teams to choose from" in shown
    assert all(texts("en").name("inventor", name) in shown for name in INVENTORS.names)
    random_play(s, 1, 3)
    assert "Teams to choose from" not in page(s)


def test_at_the_end_the_teams_remain() -> None:
    s = opened(2)
    random_play(s, 1)
    shown = page(s, 1)
    assert "Era" not in shown
    assert shown.index("■ Bruno") < shown.index("● Anna")
