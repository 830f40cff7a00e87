"""The picture on a terminal fits 100 columns and shows what this viewer may see."""

from __future__ import annotations

import io
from functools import cache
from typing import cast

import pytest
from rich.console import Console

from bottega.bots.playout import random_play
from bottega.games.workshop import GAME
from bottega.games.workshop.phases.turns import DrawCard, PlayCard
from bottega.games.workshop.pieces import Table
from bottega.kit.board import Board
from bottega.kit.book import LANGUAGES
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.kit.texts import Texts, read_texts
from bottega.terminal.pictures import picture
from tests.games.talk import asked, do, say
from tests.games.workshop.positions import hold, lay, opened, own, show, table
from tests.games.workshop.turns import lesson, looking

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


@cache
def texts(lang: str) -> Texts:
    return read_texts(GAME.package, lang, GAME.words)


def page(s: State[Table], viewer: Seat, lang: str = "en", wide: int = 200) -> str:
    """The picture as plain text."""
    console = Console(file=io.StringIO(), width=wide)
    view = cast(State[Board], s.view(viewer))
    console.print(picture(view, viewer, texts(lang), NAMES[: s.board.rules.seats]))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("decisions", [0, 7, 25, 45, 150])
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_fits_100_columns(lang: str, seats: int, decisions: int) -> None:
    s = opened(seats, decisions)
    random_play(s, decisions, decisions)
    for viewer in range(NOBODY, seats):
        assert max(len(line.rstrip()) for line in page(s, viewer, lang).splitlines()) <= 100


def test_a_narrow_terminal_is_respected() -> None:
    s = opened(3)
    random_play(s, 3, 30)
    assert max(len(line) for line in page(s, 0, wide=80).splitlines()) <= 80


def test_the_middle_says_what_each_card_asks_for_and_is_worth() -> None:
    s = table()
    show(s, "draw_two", "bombarda ponte_bosforo_3")
    shown = page(s, 0)
    assert "⚙⚙☼☼☼  6 pt" in shown
    assert "¶⌂⌂" in shown
    assert "2/6/12 pt" in shown
    assert shown.count(" – ") == 6


def test_an_area_shows_columns_levels_and_what_was_gathered() -> None:
    s = table()
    lay(s, 1, "painting", 2, 1)
    own(s, 1, "bombarda draw_one_rested practice practice")
    shown = page(s, 0)
    assert "♦▪▪↻ 4" in shown
    assert "has 2 levels for a discipline in play ×2 · 1 more card and rest · Bombard" in shown
    assert "rested" in shown
    assert "● Anna ☾" in shown


def test_the_own_hand_is_shown_with_both_halves_and_no_other() -> None:
    s = table()
    hold(s, 0, "painting/work letters/any physics/visit")
    hold(s, 1, "biology/painting+letters architecture/letters+engineering")
    assert "↻ ✳ any discipline" in page(s, 0)
    assert "↻ ♦ painting / ¶ letters" not in page(s, 0)
    assert "↻ ♦ painting / ¶ letters" in page(s, 1)
    assert "in hand: 2" in page(s, NOBODY)
    assert "│" not in page(s, NOBODY)


def test_practice_cards_are_not_counted_as_discarded() -> None:
    assert "discarded: 1" in page(lesson(), 0)


def test_a_lesson_that_is_not_laid_yet_is_not_counted_as_discarded() -> None:
    s = lesson("letters")
    assert asked(s) == ["teach_discipline 0"]
    assert "discarded: 1" in page(s, 0)


def test_cards_looked_at_and_put_under_the_deck_are_shown_to_who_knows_them() -> None:
    s = looking()
    assert "Revealed to you" in page(s, 0)
    assert "Revealed to you" not in page(s, 1)
    say(s, "study physics/any", "return biology/visit")
    assert "Under the deck, the upper one first: biology (visit) · letters (work)" in page(s, 0)
    do(s, DrawCard(2), DrawCard(2), PlayCard(2))
    assert "you know biology (visit)" in page(s, 0)
    assert "you know" not in page(s, 1)
    assert "you know" not in page(s, 2)


def test_a_solitaire_shows_four_hands_and_the_sum() -> None:
    s = opened(1)
    shown = page(s, 0)
    assert [shown.count(f"Hand {hand}") for hand in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert "All hands: 0 of 130 pt" in shown


def test_in_sequence_the_hand_under_way_is_shown() -> None:
    s = opened(1, solitaire="sequence")
    assert "Pile of this hand: 12" in page(s, 0)
    random_play(s, 1, 20)
    assert s.board.turn == 1
    shown = page(s, 0)
    assert [shown.count(f"Hand {hand}") for hand in (1, 2, 3, 4)] == [1, 2, 1, 1]


def test_in_sequence_nobody_is_rested_for_there_is_no_fatigue_card() -> None:
    s = table(1, solitaire="sequence")
    own(s, 0, "draw_one_rested")
    shown = page(s, 0)
    assert "has 1 more card and rest" in shown
    assert "rested" not in shown


def test_the_last_round_is_said() -> None:
    s = opened(2, 4)
    random_play(s, 4, random_play(s.copy(), 4) - 1)
    assert "last round" in page(s, 0)
