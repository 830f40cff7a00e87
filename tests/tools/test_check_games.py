"""A gap in the words of a game is found, and the message says where."""

from pathlib import Path

import pytest

from bottega.games import SHELF
from bottega.kit.book import Table
from bottega.kit.game import Game, Option, Title, switch
from tests.shelf import TITLES
from tools.check_games import ROOT, Book, check_options, house_gaps, leaves, read_books, text_gaps

CODEX = SHELF["codex"]


def within(tables: Table, section: str) -> dict[str, str]:
    """A section of a text file, to be spoilt."""
    table = tables[section]
    assert isinstance(table, dict)
    return table


def with_options(options: list[Option]) -> Title:
    """Codex with options it does not have."""
    return Game(
        id="codex",
        edition=1,
        seats=[2],
        words=CODEX.words,
        parts=[],
        card_files=[],
        rules=CODEX.rules,
        deal=CODEX.deal,
        opening=CODEX.opening,
        pictures=CODEX.pictures,
        longest=1,
        options=options,
        presets={"short": {}},
    )


@pytest.mark.parametrize("game", TITLES.values(), ids=TITLES.keys())
def test_every_title_has_its_words(game: Title) -> None:
    assert text_gaps(game, read_books(game)) == []


@pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
def test_a_title_on_the_shelf_has_its_page_and_its_playthroughs(game: Title) -> None:
    assert house_gaps(game, ROOT) == []


def test_a_missing_text_is_a_gap() -> None:
    books = read_books(CODEX)
    del within(books["fr"], "events")["passed"]
    assert text_gaps(CODEX, books) == ["codex/texts/fr.toml: no text events.passed"]


def test_an_empty_text_is_a_gap() -> None:
    books = read_books(CODEX)
    within(books["it"], "moves")["pass"] = " "
    assert text_gaps(CODEX, books) == ["codex/texts/it.toml: no text moves.pass"]


def test_a_language_without_a_file_is_a_gap() -> None:
    assert text_gaps(CODEX, read_books(CODEX) | {"it": {}}) == ["codex/texts/it.toml: not there"]


def test_a_differing_placeholder_is_a_gap() -> None:
    books = read_books(CODEX)
    within(books["it"], "events")["took"] = "{seat} ha preso una carta."
    assert text_gaps(CODEX, books) == [
        "codex/texts/it.toml: events.took: {card} is left out, and another language has it"
    ]


def test_a_placeholder_that_is_no_field_is_a_gap() -> None:
    books = read_books(CODEX)
    for tables in books.values():
        within(tables, "events")["took"] = "{seat} {card} {colour}"
    assert text_gaps(CODEX, books) == [
        f"codex/texts/{lang}.toml: events.took: {{colour}} is none of its fields (seat, card)"
        for lang in books
    ]


def test_a_plural_with_one_form_is_a_gap() -> None:
    books = read_books(CODEX)
    within(books["en"], "events")["counted"] = "{seat}: {points:points} for {objective}."
    assert text_gaps(CODEX, books) == [
        "codex/texts/en.toml: events.counted: {points:points} is not `one|many`"
    ]


def test_a_card_without_a_name_is_a_gap_even_if_no_language_names_it() -> None:
    books = read_books(CODEX)
    for tables in books.values():
        names = tables["names"]
        assert isinstance(names, dict)
        del names["card"]["R07"]
        del names["objective"]["O16"]
    found = text_gaps(CODEX, books)
    assert "codex/texts/en.toml: no text names.card.R07" in found
    assert "codex/texts/fr.toml: no name for card O16" in found


def test_a_name_that_only_one_language_has_is_a_gap() -> None:
    books = read_books(CODEX)
    names = books["fr"]["names"]
    assert isinstance(names, dict)
    del names["symbol"]["quill"]
    assert text_gaps(CODEX, books) == [
        "codex/texts/fr.toml: no text names.symbol.quill, which another language has"
    ]


def test_a_name_of_nothing_is_a_gap() -> None:
    books = read_books(CODEX)
    for tables in books.values():
        names = tables["names"]
        assert isinstance(names, dict)
        names["card"]["R41"] = "R41"
    assert "codex/texts/en.toml: names.card.R41 names nothing" in text_gaps(CODEX, books)


def test_a_reason_whose_paragraph_is_not_in_the_rules_is_a_gap() -> None:
    books = read_books(CODEX)
    rules = books["en"]["rules"]
    assert isinstance(rules, list)
    rules[:] = [rule for rule in rules if rule["paragraph"] != "4.1.2"]
    assert "codex/texts/en.toml: no text rules[4.1.2].title" in text_gaps(CODEX, books)


def test_options_their_values_and_presets_have_words() -> None:
    game = with_options([Option("length", ["short", "long"]), switch("swap")])
    book = Book("codex", "en", {"options": {"swap": {"name": "Swap", "about": "Swap a card."}}})
    check_options(game, book)
    missing = ["options.length.name", "options.length.about"]
    missing += ["options.length.values.short", "options.length.values.long"]
    missing += ["presets.short.name", "presets.short.about"]
    assert book.gaps == [f"codex/texts/en.toml: no text {key}" for key in missing]


def test_a_game_needs_a_page_and_a_playthrough(tmp_path: Path) -> None:
    assert house_gaps(CODEX, tmp_path) == [
        "docs/games/codex.md: not there",
        "tests/playthroughs/codex-*.play: not there",
    ]
    for file in ["docs/games/codex.md", "tests/playthroughs/codex-short.play"]:
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).touch()
    assert house_gaps(CODEX, tmp_path) == []


def test_a_paragraph_goes_by_its_number() -> None:
    assert leaves({"rules": [{"paragraph": "4.2", "title": "Take"}]}) == {
        "rules[4.2].paragraph": "4.2",
        "rules[4.2].title": "Take",
    }
