"""The terminal speaks every language."""

import pytest

from bottega.kit.errors import BookError
from bottega.terminal.words import read_words, spoken_here


def test_a_missing_text_is_an_error_that_names_it() -> None:
    with pytest.raises(BookError, match=r"bottega\.terminal, fr: no text ask-nothing"):
        read_words("fr").say("ask-nothing")


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
