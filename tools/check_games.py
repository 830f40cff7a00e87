"""Fails when one of our games lacks words, names, a page or a playthrough, or its lessons are not true."""

import sys
from importlib.resources import files
from pathlib import Path

from bottega.catalogue import phrases_of
from bottega.games import GAMES
from bottega.kit.book import LANGUAGES
from bottega.kit.events import Ask, Fact, Phrase, Reason
from bottega.kit.game import AnyGame
from bottega.kit.texts import YOU, text_id
from bottega.lessons import gaps as lesson_gaps
from tools.books import ROOT, Book, read_books
from tools.check_texts import compare

SWITCH = ["off", "on"]
DECLARED = ["moves", "events", "questions", "refusals", "reasons"]  # sections whose ids are those of phrases


def books_of(game: AnyGame) -> list[Book]:
    """The texts of a game in every language."""
    return read_books(Path(str(files(game.package))) / "texts", LANGUAGES)


def text_gaps(game: AnyGame, books: list[Book]) -> list[str]:
    """Everything that is missing, or differs between languages, in the texts of a game."""
    for book in books:
        check_phrases(game, book)
        check_names(game, book)
        check_strays(game, book)
        check_options(game, book)
    compare(books)
    return [gap for book in books for gap in book.gaps]


def ids_of(phrase: Phrase) -> list[str]:
    """Where the words of a phrase are; a question has two forms, and may say more."""
    id = text_id(phrase.section, phrase.id)
    return [f"{id}.you", f"{id}.others"] if isinstance(phrase, Ask) else [id]


def check_phrases(game: AnyGame, book: Book) -> None:
    """Every phrase has words that need no more than its fields; every reason has its paragraph."""
    book.wants("game-name", "game-tagline", *(text_id("highlights", one.id) for one in game.words.highlights))
    for phrase in phrases_of(game):
        book.wants(*ids_of(phrase))
        for id in [*ids_of(phrase), f"{text_id(phrase.section, phrase.id)}.more"]:
            for name in sorted(book.arguments(id) - {*phrase.names, YOU}):
                book.gap(f"{id}: ${name} is none of its fields ({', '.join(phrase.names)})")
        if isinstance(phrase, Reason):
            rule = text_id("rules", phrase.paragraph)
            book.wants(rule, f"{rule}.text")


def check_names(game: AnyGame, book: Book) -> None:
    """Every card has a name, and so has whatever can be hidden."""
    for phrase in phrases_of(game):
        for name, field in zip(phrase.names, phrase.ranges, strict=True):
            if field.name == "card":
                book.wants(*(text_id("names", "card", card) for card in field.names))
            if isinstance(phrase, Fact) and name in phrase.secret:
                book.wants(text_id("names", field.name, "?"))
    names = book.below("names-")
    for card in card_ids(game):
        if not any(name.endswith(f"-{text_id(card)}") for name in names):
            book.gap(f"no name for card {card}")


def check_strays(game: AnyGame, book: Book) -> None:
    """A text for something that the game does not have is a slip of the pen."""
    said = {id.partition(".")[0] for phrase in phrases_of(game) for id in ids_of(phrase)}
    for option in game.options:
        said |= {text_id("options", option.id), *(text_id("options", option.id, v) for v in option.values)}
        said.add(text_id("option_groups", option.group))
    said |= {text_id("presets", preset) for preset in game.presets}
    said |= {text_id("highlights", one.id) for one in game.words.highlights}
    for section in [*DECLARED, "highlights", "options", "option_groups", "presets"]:
        for id in book.below(f"{section}-"):
            if id.partition(".")[0] not in said:
                book.gap(f"{id}: nothing says it")
    for range_name, known in values_of(game).items():
        for id in book.below(f"names-{range_name}-"):
            if id not in known:
                book.gap(f"{id} names nothing")


def values_of(game: AnyGame) -> dict[str, set[str]]:
    """The ids of the names that the values of each range may have."""
    known: dict[str, set[str]] = {}
    for phrase in phrases_of(game):
        for field in phrase.ranges:
            values = ["?", *field.names, *card_ids(game)]
            known.setdefault(field.name, set()).update(text_id("names", field.name, one) for one in values)
    return known


def card_ids(game: AnyGame) -> list[str]:
    """Every id in the card files."""
    rows = [row for table in game.cards().tables.values() for rows in table.values() for row in listed(rows)]
    return [str(row["id"]) for row in rows if "id" in row]


def listed(rows: object) -> list[dict[str, object]]:
    """The entries of a table, if it has any."""
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def check_options(game: AnyGame, book: Book) -> None:
    """Options, their values and presets can be read by those who choose them; off and on need no words."""
    for option in game.options:
        id = text_id("options", option.id)
        book.wants(id, f"{id}.about")
        if option.values != SWITCH:
            book.wants(*(text_id("options", option.id, value) for value in option.values))
    for preset in game.presets:
        id = text_id("presets", preset)
        book.wants(id, f"{id}.about")


def site_gaps(game: AnyGame, root: Path) -> list[str]:
    """A game has a page for its readers and a match to be replayed."""
    page, plays = f"docs/games/{game.id}.md", f"tests/playthroughs/{game.id}-*.play"
    gaps = [] if (root / page).is_file() else [f"{page}: not there"]
    return gaps if any(root.glob(plays)) else [*gaps, f"{plays}: not there"]


def main() -> None:
    """Check every game; print what is missing."""
    gaps: list[str] = []
    for game in GAMES.values():
        gaps += text_gaps(game, books_of(game)) + site_gaps(game, ROOT) + lesson_gaps(game)
    if gaps:
        sys.exit("\n".join(gaps))


if __name__ == "__main__":
    main()
