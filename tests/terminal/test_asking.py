"""Why not, help and rules."""

import pytest

from bottega.games import GAMES
from bottega.games.codex.words import EMPTY_DECK, PLACE, SHUT_SPOT, SPOTS, TOO_FEW
from bottega.kit.book import LANGUAGES
from bottega.kit.events import ANY
from bottega.kit.game import AnyGame
from bottega.kit.moves import Refusal
from bottega.kit.texts import read_texts
from bottega.terminal.asking import HELP, concerns, help_page, reasons, rule_page
from bottega.terminal.words import read_words
from tests.terminal.table import CODEX, printed, texts

G12 = CODEX.words.parse("place G12 front 0,0")
PRICE = Refusal(PLACE, [PLACE.first(G12), 0], TOO_FEW, [PLACE.first(G12), 1, 3, 1])
PRINTED = ["codex", "inventors", "leonardo", "workshop"]  # the games that have a box
SHUT = Refusal(PLACE, [ANY, ANY, SPOTS.value("2,2")], SHUT_SPOT, [SPOTS.value("2,2")])


@pytest.mark.parametrize("typed", ["", "place", "place G12 front 2,2", "G12", "g12 f", "pl g12"])
def test_words_that_speak_of_a_price(typed: str) -> None:
    assert concerns(PRICE, typed)


@pytest.mark.parametrize("typed", ["place G12 back 2,2", "R05", "2,2", "take", "place R05 front 2,2"])
def test_words_that_do_not(typed: str) -> None:
    assert not concerns(PRICE, typed)


def test_a_spot_is_spoken_of_by_itself_or_in_a_move() -> None:
    assert concerns(SHUT, "2,2")
    assert concerns(SHUT, "place G12 back 2,2")
    assert not concerns(SHUT, "G12")
    assert not concerns(SHUT, "place G12 back 4,4")
    assert not concerns(SHUT, "place somewhere 2,2")


def test_a_reason_is_said_once_with_its_paragraph() -> None:
    said = reasons([PRICE, PRICE, SHUT], texts("fr"), read_words("fr"), [])
    assert [line.replace("\xa0", " ") for line in said] == [
        "G12 (dorure, plante) demande 3 × plante ; votre codex en montre 1. (§ 4.1.2)",
        "Aucune carte ne peut aller en 2,2 : une carte voisine n’y a pas de coin. (§ 4.1.1)",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_can_be_read(lang: str) -> None:
    words = read_words(lang)
    page = printed(help_page(texts(lang), words, "place G12 front 0,0", HELP))
    assert "place G12 front 0,0" in page
    assert "§4.1.2" in page
    assert EMPTY_DECK.paragraph in printed(rule_page(texts(lang), words, "§4.2"))
    assert "9.9" in printed(rule_page(texts(lang), words, "9.9"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [GAMES[id] for id in PRINTED], ids=PRINTED)
def test_which_card_values_are_reconstructed_can_be_read(game: AnyGame, lang: str) -> None:
    words, told = read_words(lang), read_texts(game.package, lang, game.words)
    assert words.say("help-cards") in printed(help_page(told, words, "", HELP), 200)
    page = printed(rule_page(told, words, "cards"), 400)
    for file in game.card_files:
        kind = file.removesuffix(".toml")
        for sort in ("published", "ours"):
            values = told.get("cards", kind, f".{sort}")
            assert words.say(f"help-cards_{sort}", values=values) in page
