"""A gap in the words of a game is found, and the message says where."""

import re
from pathlib import Path

import pytest

from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.kit.game import AnyGame, Option, switch
from tests.all_games import ALL_GAMES, bare
from tests.lessons.stall import Copy
from tools.books import ROOT, Book
from tools.check_games import books_of, check_options, main, site_gaps, text_gaps

CODEX = GAMES["codex"]
TEXTS = ROOT / "src" / "bottega" / "games" / "codex" / "texts"


def spoilt(changed: dict[str, tuple[str, str]]) -> list[str]:
    """What is found when a pattern in the files of these languages is something else."""
    books = []
    for lang in LANGUAGES:
        pattern, instead = changed.get(lang, ("", ""))
        text = (TEXTS / f"{lang}.ftl").read_text("utf-8")
        written = re.sub(pattern, instead, text, flags=re.MULTILINE) if pattern else text
        assert not pattern or written != text
        books.append(Book(f"codex/texts/{lang}.ftl", lang, written))
    return text_gaps(CODEX, books)


def with_options(options: list[Option]) -> AnyGame:
    """Codex with options it does not have."""
    return bare(CODEX, "codex", options, {"short": {}})


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES.keys())
def test_every_title_has_its_words(game: AnyGame) -> None:
    assert text_gaps(game, books_of(game)) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_game_has_its_page_and_its_playthroughs(game: AnyGame) -> None:
    assert site_gaps(game, ROOT) == []


def test_a_missing_text_is_a_gap() -> None:
    assert spoilt({"fr": (r"^events-took = .*\n", "")}) == ["codex/texts/fr.ftl: no text events-took"]


def test_a_text_that_needs_what_is_no_field_is_a_gap() -> None:
    slip = (r"^events-took = .*", "events-took = { $seat } { $card } { $colour }")
    assert spoilt(dict.fromkeys(LANGUAGES, slip)) == [
        f"codex/texts/{lang}.ftl: events-took: $colour is none of its fields (seat, card)"
        for lang in LANGUAGES
    ]


def test_a_card_without_a_name_is_a_gap_even_if_no_language_names_it() -> None:
    found = spoilt(dict.fromkeys(LANGUAGES, (r"^names-(card-R07|objective-O16) = .*\n", "")))
    assert "codex/texts/en.ftl: no text names-card-R07" in found
    assert "codex/texts/fr.ftl: no name for card O16" in found


def test_a_name_of_nothing_is_a_gap() -> None:
    found = spoilt(
        dict.fromkeys(LANGUAGES, (r"^names-card-R07 = ", "names-card-R41 = R41\nnames-card-R07 = "))
    )
    assert found == [f"codex/texts/{lang}.ftl: names-card-R41 names nothing" for lang in LANGUAGES]


def test_words_for_no_phrase_are_a_gap() -> None:
    found = spoilt(dict.fromkeys(LANGUAGES, (r"^moves-pass = ", "moves-jump = Jump\nmoves-pass = ")))
    assert found == [f"codex/texts/{lang}.ftl: moves-jump: nothing says it" for lang in LANGUAGES]


def test_a_reason_whose_paragraph_is_not_in_the_rules_is_a_gap() -> None:
    assert "codex/texts/en.ftl: no text rules-4-1-2" in spoilt({"en": ("^rules-4-1-2 = ", "rules-4-1-9 = ")})


def test_options_their_values_and_presets_have_words() -> None:
    game = with_options([Option("length", ["short", "long"]), switch("swap")])
    book = Book("codex/texts/en.ftl", "en", "options-swap = Swap\n    .about = Swap a card.\n")
    check_options(game, book)
    missing = ["options-length", "options-length.about", "options-length-short", "options-length-long"]
    missing += ["presets-short", "presets-short.about"]
    assert book.gaps == [f"codex/texts/en.ftl: no text {id}" for id in missing]


def test_a_game_needs_a_page_and_a_playthrough(tmp_path: Path) -> None:
    assert site_gaps(CODEX, tmp_path) == [
        "docs/games/codex.md: not there",
        "tests/playthroughs/codex-*.play: not there",
    ]
    for file in ["docs/games/codex.md", "tests/playthroughs/codex-short.play"]:
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).touch()
    assert site_gaps(CODEX, tmp_path) == []


def test_what_is_wrong_with_lessons_is_a_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stall = Copy(tmp_path, monkeypatch)
    stall.change("1-bid.toml", "is = 1 }", "is = 2 }")
    monkeypatch.setattr("tools.check_games.GAMES", {"sample": stall.game})
    with pytest.raises(SystemExit, match="sample: bid/mirror: common.purses.0 is 1, not 2"):
        main()
