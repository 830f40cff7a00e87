"""Fails when a text is missing in a language, needs other arguments there, is never said or wrongly said."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel import Locale

from bottega.kit.book import LANGUAGES
from bottega.kit.texts import YOU
from tools.books import LESSONS, ROOT, Book, read_books

Terms = dict[
    str, dict[str, dict[str, str]]
]  # by game or everywhere, by language: what is never said, what instead

RARE: Final = "many"  # French and Italian have it for whole millions, which nobody counts here
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
FRENCH_SPACE: Final = re.compile(r" [:;!?»]|« ")
SAID: Final = re.compile(r"[\"'`]([a-z][\w-]*)(?:\.\w+)?[\"'`]")  # an id in a program
BEGUN: Final = re.compile(r"[\"'`]([a-z][\w-]*[-_])\$?\{")  # the beginning of one that is put together


# --- languages beside each other ------------------------------------------------------------------


def compare(books: list[Book]) -> None:
    """What one language words, each does, from the same arguments and in its own plurals."""
    every = list(dict.fromkeys(id for book in books for id in book.texts))
    for book in books:
        for id in every:
            if id not in book.texts:
                if f"{book.file}: no text {id}" not in book.gaps:
                    book.gap(f"no text {id}, which another language has")
                continue
            needed = set[str]().union(*(other.arguments(id) for other in books))
            for name in sorted(needed - book.arguments(id) - {YOU}):
                book.gap(f"{id}: ${name} is left out, and another language has it")
            check_text(book, id)


def check_text(book: Book, id: str) -> None:
    """References lead somewhere, plurals are whole, French keeps its signs on the line."""
    text = book.texts[id]
    for other in sorted(text.references - set(book.texts)):
        book.gap(f"{id}: there is no text {other}")
    wanted = {*Locale.parse(book.lang).plural_form.tags, "other"} - {RARE}
    for keys in text.choices:
        if keys & CATEGORIES and wanted - keys:
            book.gap(f"{id}: no plural for {', '.join(sorted(wanted - keys))}")
    if book.lang == "fr" and any(FRENCH_SPACE.search(piece) for piece in text.pieces):
        book.gap(f"{id}: a no-break space goes before : ; ! ? » and after «")


# --- what is said, and what must not be -----------------------------------------------------------


def check_said(books: list[Book], programs: str) -> None:
    """Every text is said by a program, or by a text that is."""
    said = set(SAID.findall(programs))
    begun = tuple(set(BEGUN.findall(programs)))
    for book in books:
        said.update(*(text.references for text in book.texts.values()))
    for book in books:
        for id in book.texts:
            name = id.partition(".")[0]
            if name not in said and not (begun and name.startswith(begun)):
                book.gap(f"{id}: nothing says it")


def read_terms(root: Path = ROOT) -> Terms:
    """What is never said."""
    return tomllib.loads((root / "tools/terms.toml").read_text(encoding="utf-8"))


def misnomers(terms: Terms, area: str, lang: str, text: str) -> list[str]:
    """What a text calls by a wrong name."""
    plain = text.replace("\N{NO-BREAK SPACE}", " ")
    wrong: list[str] = []
    for part in dict.fromkeys(["everywhere", area]):
        for never, instead in terms.get(part, {}).get(lang, {}).items():
            case = 0 if never != never.lower() else re.IGNORECASE
            found = re.search(rf"(?<!\w)(?:{never})s?(?!\w)", plain, case)
            wrong += [f"“{found[0]}”: say “{instead}”"] if found else []
    return wrong


def check_terms(terms: Terms, folder: str, book: Book) -> None:
    """Things have one name; the terminal has a section for each game."""
    for id, text in book.texts.items():
        section = id.partition("-")[0]
        area = folder if folder in terms else section if section in terms else "everywhere"
        for what in misnomers(terms, area, book.lang, " ".join(text.pieces)):
            book.gap(f"{id}: {what}")


# --- all of them ----------------------------------------------------------------------------------


def folders(root: Path) -> Iterator[Path]:
    """Where there are words: of games, of what else is in Python, of the web client."""
    for part in ("src", "web/src"):
        yield from sorted({file.parent for file in (root / part).rglob("texts/*.ftl")})


def programs_of(root: Path, folder: Path) -> str:
    """The programs that may say what is in a folder: its package and commands, or all of the web client."""
    web = root / "web/src"
    if folder.is_relative_to(web):
        files = [*web.rglob("*.ts"), *web.rglob("*.svelte")]
    else:
        source = root / "src/bottega"
        package = source / folder.relative_to(source).parts[0]
        files = [*package.rglob("*.py"), *(source / "commands").glob("*.py")]
    return "\n".join(file.read_text("utf-8") for file in files)


def owner_of(folder: Path) -> Path:
    """Whose words are in a folder: a game's, also if they are of its lessons, or those of another package."""
    package = folder.parent
    return package.parent if package.name == LESSONS else package


def gaps_in(root: Path, folder: Path, terms: Terms) -> list[str]:
    """All that is wrong with the words of a folder; what a game says is checked with the game."""
    books = read_books(folder, LANGUAGES)
    compare(books)
    owner = owner_of(folder)
    if owner.parent.name != "games" or folder.is_relative_to(root / "web"):
        check_said(books, programs_of(root, folder))
    for book in books:
        check_terms(terms, owner.name, book)
    return [gap for book in books for gap in book.gaps]


def main() -> None:
    """Check every text; print what is wrong."""
    terms = read_terms()
    gaps = [gap for folder in folders(ROOT) for gap in gaps_in(ROOT, folder, terms)]
    if gaps:
        sys.exit("\n".join(gaps))


if __name__ == "__main__":
    main()
