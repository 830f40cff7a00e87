"""Fails when a game on the shelf lacks words, names, a page or a playthrough, and says where."""

import re
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

from bottega.games import SHELF
from bottega.kit.book import LANGUAGES, Table
from bottega.kit.game import Title
from bottega.kit.phrases import Ask, Fact, Phrase, Reason

ROOT = Path(__file__).parent.parent
SWITCH = ["off", "on"]
PLACEHOLDER = re.compile(r"\{(\w*)(?::([^}]*))?\}")

Words = dict[str, str]  # every text of a language by its path of keys: "questions.choose_side.you"


class Book:
    """The texts of a game in one language, and the gaps found in them."""

    def __init__(self, game: str, lang: str, tables: Table) -> None:
        self.file = f"{game}/texts/{lang}.toml"
        self.words = leaves(tables)
        self.gaps: list[str] = []

    def wants(self, *keys: str) -> None:
        """These keys must have a text that is not empty."""
        self.gaps += [f"{self.file}: no text {key}" for key in keys if not self.words.get(key, "").strip()]

    def named(self, path: str) -> set[str]:
        """What has a name below a path."""
        return {key.removeprefix(path) for key in self.words if key.startswith(path)}


def leaves(value: object, path: str = "") -> Words:
    """All texts of a file. A paragraph of the rules goes by its number, not by its place in the file."""
    words: Words = {}
    if isinstance(value, dict):
        for key, inner in value.items():
            words |= leaves(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for place, entry in enumerate(value, start=1):
            number = entry.get("paragraph", place) if isinstance(entry, dict) else place
            words |= leaves(entry, f"{path}[{number}]")
    else:
        words[path] = str(value)
    return words


def keys_of(phrase: Phrase) -> list[str]:
    """Where the words of a phrase are; a question has two forms."""
    key = f"{phrase.section}.{phrase.id}"
    return [f"{key}.you", f"{key}.others"] if isinstance(phrase, Ask) else [key]


def read_books(game: Title) -> dict[str, Table]:
    """The text files of a game by language; an absent one is empty."""
    folder = files(game.package) / "texts"
    written = {lang: folder / f"{lang}.toml" for lang in LANGUAGES}
    found = {lang: file.read_text(encoding="utf-8") for lang, file in written.items() if file.is_file()}
    return {lang: tomllib.loads(found.get(lang, "")) for lang in LANGUAGES}


def text_gaps(game: Title, tables: dict[str, Table]) -> list[str]:
    """Everything that is missing, or differs between languages, in the texts of a game."""
    books = [Book(game.id, lang, table) for lang, table in tables.items() if table]
    absent = [f"{game.id}/texts/{lang}.toml: not there" for lang, table in tables.items() if not table]
    for book in books:
        check_phrases(game, book)
        check_names(game, book)
        check_strays(game, book)
        check_options(game, book)
    check_likeness(books)
    check_placeholders(game, books)
    return absent + [gap for book in books for gap in book.gaps]


def check_phrases(game: Title, book: Book) -> None:
    """Every phrase has words, every reason its paragraph in the rules."""
    book.wants("game.name", "game.tagline")
    for phrase in game.words.phrases.values():
        book.wants(*keys_of(phrase))
        if isinstance(phrase, Reason):
            rule = f"rules[{phrase.paragraph}]"
            book.wants(f"{rule}.title", f"{rule}.text")


def check_names(game: Title, book: Book) -> None:
    """Every card has a name, and so has whatever can be hidden."""
    for phrase in game.words.phrases.values():
        for name, field in zip(phrase.names, phrase.ranges, strict=True):
            if field.name == "card":
                book.wants(*(f"names.card.{card}" for card in field.names))
            if isinstance(phrase, Fact) and name in phrase.secret:
                book.wants(f"names.{field.name}.?")
    names = {key.rpartition(".")[2] for key in book.named("names.")}
    book.gaps += [f"{book.file}: no name for card {id}" for id in card_ids(game) if id not in names]
    book.gaps = list(dict.fromkeys(book.gaps))  # many phrases share a range


def check_strays(game: Title, book: Book) -> None:
    """A name of something the game does not have is a slip of the pen."""
    known: dict[str, set[str]] = {}
    for phrase in game.words.phrases.values():
        for field in phrase.ranges:
            known.setdefault(field.name, {"?", *card_ids(game)}).update(field.names)
    for range_name, names in known.items():
        strays = sorted(book.named(f"names.{range_name}.") - names)
        book.gaps += [f"{book.file}: names.{range_name}.{stray} names nothing" for stray in strays]


def card_ids(game: Title) -> list[str]:
    """Every id in the card files."""
    words = leaves(game.cards().tables)
    return [text for key, text in words.items() if key.endswith("].id")]


def check_options(game: Title, book: Book) -> None:
    """Options, their values and presets can be read by those who choose them; off and on need no words."""
    for option in game.options:
        book.wants(f"options.{option.id}.name", f"options.{option.id}.about")
        if option.values != SWITCH:
            book.wants(*(f"options.{option.id}.values.{value}" for value in option.values))
    for preset in game.presets:
        book.wants(f"presets.{preset}.name", f"presets.{preset}.about")


def check_likeness(books: list[Book]) -> None:
    """What one language words, each does."""
    every = {key for book in books for key in book.words}
    for book in books:
        missing = [f"{book.file}: no text {key}" for key in sorted(every - set(book.words))]
        book.gaps += [f"{gap}, which another language has" for gap in missing if gap not in book.gaps]


def check_placeholders(game: Title, books: list[Book]) -> None:
    """Placeholders are fields of their phrase, and the same in every language."""
    for phrase in game.words.phrases.values():
        for key in keys_of(phrase):
            worded = [book for book in books if key in book.words]
            every = {name for book in worded for name in placeholders(book.words[key])}
            for book in worded:
                odd = odd_placeholders(phrase, book.words[key], every)
                book.gaps += [f"{book.file}: {key}: {what}" for what in odd]


def placeholders(text: str) -> set[str]:
    """The names in braces."""
    return {name for name, _ in PLACEHOLDER.findall(text)}


def odd_placeholders(phrase: Phrase, text: str, every: set[str]) -> list[str]:
    """What is wrong with the placeholders of one text."""
    used, fields = placeholders(text), set(phrase.names)
    odd = [f"{{{name}}} is none of its fields ({', '.join(phrase.names)})" for name in used - fields]
    odd += [f"{{{name}}} is left out, and another language has it" for name in every - used]
    plurals = [(name, forms) for name, forms in PLACEHOLDER.findall(text) if forms]
    odd += [f"{{{name}:{forms}}} is not `one|many`" for name, forms in plurals if forms.count("|") != 1]
    return sorted(odd)


def house_gaps(game: Title, root: Path) -> list[str]:
    """A game has a page for its readers and a match to be replayed."""
    page, plays = f"docs/games/{game.id}.md", f"tests/playthroughs/{game.id}-*.play"
    gaps = [] if (root / page).is_file() else [f"{page}: not there"]
    return gaps if any(root.glob(plays)) else [*gaps, f"{plays}: not there"]


def main() -> None:
    """Check every title; print what is missing."""
    gaps: list[str] = []
    for game in SHELF.values():
        gaps += text_gaps(game, read_books(game)) + house_gaps(game, ROOT)
    if gaps:
        sys.exit("\n".join(gaps))


if __name__ == "__main__":
    main()
