"""What is not offered, why, and by which paragraph."""

from __future__ import annotations

import pytest

from bottega.games.codex import GAME
from bottega.games.codex.pieces import Area, Table
from bottega.games.codex.turns import PlayCard, TakeCard
from bottega.kit.play import refusals
from bottega.kit.state import State
from bottega.kit.texts import read_texts
from tests.games.codex.positions import manuscript, refused, state, stuck, table
from tests.games.refusing import check_illegal, check_not_asked, check_not_offered


def turn(area: Area, hand: str) -> State[Table]:
    return state(table(area, manuscript("S4 front"), hands=[hand, "R38"]), PlayCard(0))


def taking(decks: tuple[str, str]) -> State[Table]:
    areas = manuscript("S3 front"), manuscript("S4 front")
    return state(table(*areas, decks=decks, shown="R31 - - -"), TakeCard(0))


def test_too_few_resources_4_1_2() -> None:
    s = turn(manuscript("S3 front"), "G01 R01")
    assert [(refusal.about, refusal.reason.paragraph) for refusal in refusals(s, 0)] == [
        ("place G01 front *", "4.1.2"),
        ("place G01 front *", "4.1.2"),
    ]
    assert [refusal.line.args for refusal in refusals(s, 0)] == [
        {"card": "G01", "symbol": "fungi", "needed": "2", "visible": "1"},
        {"card": "G01", "symbol": "animal", "needed": "1", "visible": "0"},
    ]


def test_enough_resources_are_not_refused() -> None:
    assert refused(turn(manuscript("S2 front"), "G01"), 0) == {}


def test_a_missing_corner_4_1_1() -> None:
    s = turn(manuscript("S3 front", "R01 front 1,1"), "R02")
    assert {about: line.id for about, line in refused(s, 0).items()} == {"place * * 2,0": "shut_spot"}
    assert refusals(s, 0)[0].reason.paragraph == "4.1.1"


def test_no_open_spot_4_1_1() -> None:
    s = turn(stuck(), "G40")
    assert {about: line.id for about, line in refused(s, 0).items()} == {"place * * *": "no_spot"}


def test_an_empty_deck_4_2() -> None:
    assert refused(taking(("R21", "G21")), 0) == {}
    assert list(refused(taking(("", "G21")), 0)) == ["draw resource"]
    s = taking(("", ""))
    assert list(refused(s, 0)) == ["draw resource", "draw gold"]
    assert {refusal.reason.paragraph for refusal in refusals(s, 0)} == {"4.2"}


def test_who_is_not_awaited_is_refused_nothing() -> None:
    s = turn(manuscript("S3 front"), "G40")
    check_not_asked(s, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("place R02 front 2,0", "a missing corner"),
        ("place R02 front 0,1", "two corners of one card"),
        ("place R02 front 1,1", "a card lies there"),
        ("place R02 front 5,5", "no corner there"),
        ("place R03 front -1,1", "not in hand"),
        ("place G40 front -1,1", "too few insects"),
        ("pass", "an open spot"),
        ("draw gold", "lay a card first"),
    ],
)
def test_what_is_not_offered_is_illegal(text: str, why: str) -> None:
    s = turn(manuscript("S3 front", "R01 front 1,1"), "R02 G40")
    check_illegal(s, f"0 {text}", why)


def test_a_refused_move_is_never_offered() -> None:
    s = turn(manuscript("S3 front", "R01 front 1,1", "R12 front 1,-1"), "R02 G01 G40")
    check_not_offered(s)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "G40 (gold, insect) asks for 5 × insect; your codex shows 0."),
        ("fr", "G40 (dorure, insecte) demande 5 × insecte\u00a0; votre codex en montre 0."),
        ("it", "G40 (oro, insetto) richiede 5 × insetto; nel tuo codice se ne vedono 0."),
    ],
)
def test_a_refusal_has_words(lang: str, said: str) -> None:
    line = refused(turn(manuscript("S3 front"), "G40"), 0)["place G40 front *"]
    assert read_texts(GAME.package, lang, GAME.words).say(line, ["Ada", "Leo"]) == said
