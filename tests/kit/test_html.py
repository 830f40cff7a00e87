"""A notebook shows a match and a picture as plain HTML, made from the picture alone."""

from html.parser import HTMLParser

import pytest

import bottega
from bottega.kit import NOBODY
from bottega.kit.html import Page
from tests.all_games import ALL_GAMES, SAMPLE
from tests.library.test_match import played

LANGUAGES = ["en", "fr", "it"]


class Checked(HTMLParser):
    """Whether every tag is closed where it should be; the text beside the tags."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_picture_of_every_title_is_shown(game: str, lang: str) -> None:
    match = bottega.open(ALL_GAMES[game], seats=2, seed=5)
    while not match.over:
        for viewer in (NOBODY, 0, 1):
            assert Checked(match.picture(viewer).html(lang)).words
        played(match, match.ply + 9)
    assert Checked(match.picture().html(lang)).words


def test_a_match_is_shown_as_to_a_spectator() -> None:
    match = played(bottega.open("codex", seats=2, seed=7), 12)
    assert match._repr_html_() == match.picture()._repr_html_() == match.picture(NOBODY).html()
    assert match.view(0)._repr_html_() == match.picture(0).html() != match._repr_html_()


def test_things_are_called_by_their_names() -> None:
    words = Checked(bottega.open("leonardo", seats=3, seed=1).picture().html("fr")).words
    assert words[0] == "Léonard de Vinci"
    assert "Académie" in words
    assert "§6" in words  # a paragraph is no invention


def test_what_looks_like_markup_is_written_as_it_is() -> None:
    assert Page(SAMPLE, "en").show({"<b>": ["a & b"]}) == (
        "<table><tr><th>&lt;b&gt;</th><td>a &amp; b</td></tr></table>"
    )
