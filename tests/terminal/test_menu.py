"""What is typed picks offers: by number, by letter and number, by words and their beginnings."""

import pytest

from bottega.kit.play import awaited, legal_moves
from bottega.terminal.menu import Menu, fitting
from bottega.terminal.menu_page import show
from tests.terminal.table import CODEX, position, printed, texts

PLACES = ["place R05 front 1,1", "place R05 front 1,10", "place R05 back 1,1", "place G12 back -1,1", "pass"]


def many() -> Menu:
    s = position(2, 4, 20)
    seat = awaited(s)[0]
    return Menu(texts("fr"), ["Anna", "Bruno"], legal_moves(s, seat))


def few() -> Menu:
    return Menu(texts("fr"), ["Anna", "Bruno"], [CODEX.words.parse(text) for text in PLACES])


def test_a_number_picks_from_a_short_list() -> None:
    assert few().pick("2") == ["place R05 front 1,10"]
    assert few().pick("9") == few().pick("0") == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place R05 front 1,1", PLACES[:1]),
        ("PL r05 f 1,1", PLACES[:2]),
        ("r05 1,1", [PLACES[0], PLACES[2]]),
        ("g", PLACES[3:4]),
        ("p", PLACES),
        ("pass", PLACES[4:]),
        ("front R05", []),
        ("take", []),
    ],
)
def test_words_and_their_beginnings_pick_in_order(typed: str, meant: list[str]) -> None:
    assert fitting(typed, PLACES) == meant


def test_many_offers_have_letters_and_numbers() -> None:
    menu = many()
    head, spot = menu.heads["b"], menu.tails[2]
    assert menu.pick("b3") == menu.pick("B 3") == menu.pick(f"b {spot}") == menu.pick(f"b{spot}")
    assert menu.pick("b3") == [f"{head} {spot}"]
    assert menu.pick("b") == [offer for offer in menu.offers if offer.startswith(head)]
    assert menu.pick("3") == [offer for offer in menu.offers if offer.endswith(f" {spot}")]
    assert menu.pick("b99") == []


def test_no_letter_is_a_command() -> None:
    assert not set(many().heads) & set("houq")


def test_several_offers_make_a_smaller_menu() -> None:
    menu = many()
    smaller = menu.smaller(menu.pick("1"))
    assert 1 < len(smaller.offers) < len(menu.offers)
    assert smaller.pick("1") == smaller.offers[:1]


def test_a_short_list_shows_sentences_and_moves() -> None:
    page = printed(show(few()))
    assert " 1  Poser R05 (champignon), recto visible, en 1,1" in page
    assert "place R05 front 1,1" in page


def test_many_offers_of_one_verb_are_shown_by_name() -> None:
    page = printed(show(many()))
    assert "recto" in page
    assert "place" not in page


def test_last_words_are_shown_in_the_players_language() -> None:
    takes = [f"take R{n:02}" for n in range(1, 20)]
    menu = Menu(texts("fr"), ["Anna"], [CODEX.words.parse(text) for text in [*takes, "draw gold"]])
    assert "20 dorure" in printed(show(menu))


def test_many_offers_of_several_verbs_are_shown_as_sentences_with_a_gap() -> None:
    spots = [f"place R05 front {x},1" for x in range(20)]
    moves = [CODEX.words.parse(text) for text in [*spots, "pass"]]
    menu = Menu(texts("en"), ["Anna"], moves)
    page = printed(show(menu))
    assert "a Lay R05 (fungi), front up, at …" in page
    assert "b Pass" in page
    assert menu.pick("b") == ["pass"]
