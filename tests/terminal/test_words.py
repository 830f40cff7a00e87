"""The terminal speaks every language, with the same keys and the same placeholders."""

import re

import pytest

from bottega.kit.book import LANGUAGES
from bottega.kit.errors import BookError
from bottega.terminal.words import read_words, spoken_here

ENGLISH = read_words("en")


def placeholders(lang: str, path: str) -> set[str]:
    return set(re.findall(r"{\w+}", read_words(lang).text(path)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_are_the_same(lang: str) -> None:
    assert read_words(lang).paths() == ENGLISH.paths()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ENGLISH.paths())
def test_the_placeholders_are_the_same(lang: str, path: str) -> None:
    assert placeholders(lang, path) == placeholders("en", path)


def test_a_missing_text_is_an_error_that_names_it() -> None:
    with pytest.raises(BookError, match=r"terminal, fr: no text ask\.nothing"):
        read_words("fr").say("ask.nothing")


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(BookError, match="no words in `de`; choose one of en, fr, it"):
        read_words("de")


def test_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert spoken_here() == "it"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert spoken_here() == "en"
