"""The rules in short, which every client shows: numbers and promises that the rules keep."""

from __future__ import annotations

import pytest

from bottega.games.leonardo import GAME
from bottega.kit.book import LANGUAGES
from bottega.kit.seats import NOBODY
from bottega.kit.texts import read_texts
from tests.games.leonardo.positions import hand, making, opened, player

NUMBERS = {
    "en": {7: "seven", 8: "eight", 9: "nine"},
    "fr": {7: "sept", 8: "huit", 9: "neuf"},
    "it": {7: "sette", 8: "otto", 9: "nove"},
}
OPEN = {
    "en": ("everyone sees your florins", "before everyone"),
    "fr": ("tout le monde voit vos florins", "devant tout le monde"),
    "it": ("tutti vedono i tuoi fiorini", "davanti a tutti"),
}


def digest(lang: str) -> dict[str, str]:
    """The text of each paragraph."""
    return {rule.paragraph: rule.text for rule in read_texts(GAME.package, lang, GAME.words).rules()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paragraph", ["1", "8.B"])
def test_it_names_the_most_apprentices_of_every_number_of_players(lang: str, paragraph: str) -> None:
    most = {each.apprentices + each.academy for seats in GAME.seats for each in opened(seats).board.players}
    assert most == set(NUMBERS[lang])
    text = digest(lang)[paragraph]
    assert all(word in text for word in NUMBERS[lang].values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_plainly_what_is_open_and_why(lang: str) -> None:
    text = digest(lang)["6.1"]
    assert all(words in text for words in OPEN[lang])


@pytest.mark.parametrize("viewer", [1, NOBODY])
def test_and_so_it_is(viewer: int) -> None:
    s = opened(2)
    making(s, 0, "small", 12)
    seen = s.view(viewer).board.players[0]
    assert (seen.florins, seen.owned) == (player(s, 0).florins, player(s, 0).owned)
    assert hand(s, 0)
    assert seen.labs[0].invention < 0
