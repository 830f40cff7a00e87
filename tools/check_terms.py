"""Fails when a text says a word that has another name here (tools/terms.toml), and says what to say."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.check_games import ROOT, leaves

Terms = dict[
    str, dict[str, dict[str, str]]
]  # by game or house, by language: what is never said, and what instead

PLACEHOLDER: Final = re.compile(r"\{\w*:?|\}")  # the plural forms in it are words
LANGUAGE: Final = re.compile(r"^  (en|fr|it): \{")
QUOTED: Final = re.compile(r'"([^"]*)"')


def read_terms(root: Path = ROOT) -> Terms:
    """What is never said."""
    return tomllib.loads((root / "tools/terms.toml").read_text(encoding="utf-8"))


def misnomers(terms: Terms, area: str, lang: str, text: str) -> list[str]:
    """What a text calls by a wrong name."""
    plain = PLACEHOLDER.sub(" ", text)
    wrong: list[str] = []
    for part in dict.fromkeys(["house", area]):
        for never, instead in terms.get(part, {}).get(lang, {}).items():
            case = 0 if never != never.lower() else re.IGNORECASE
            found = re.search(rf"(?<!\w)(?:{never})s?(?!\w)", plain, case)
            wrong += [f"“{found[0]}”: say “{instead}”"] if found else []
    return wrong


def toml_texts(file: Path, terms: Terms) -> Iterator[tuple[str, str, str, str]]:
    """Place, area, language and text of every text; bots and the terminal have a section for each game."""
    folder = file.parent.parent.name
    for key, text in leaves(tomllib.loads(file.read_text(encoding="utf-8"))).items():
        section = key.partition(".")[0]
        area = folder if folder in terms else section if section in terms else "house"
        yield f"{file}: {key}", area, file.stem, text


def web_texts(file: Path, terms: Terms) -> Iterator[tuple[str, str, str, str]]:
    """The same of a file of words in the web client: a block for each language, or a file of its own."""
    area = file.parent.name if file.parent.name in terms else "house"
    lang = file.stem.removeprefix("words-")
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if begins := LANGUAGE.match(line):
            lang = begins[1]
        for text in QUOTED.findall(line):
            yield f"{file}:{number}", area, lang, text


def all_texts(root: Path, terms: Terms) -> Iterator[tuple[str, str, str, str]]:
    """Every text that a player reads."""
    for file in sorted((root / "src").rglob("texts/*.toml")):
        yield from toml_texts(file, terms)
    web = root / "web/src"
    files = {
        *web.rglob("*words.ts"),
        *web.rglob("words-*.ts"),
        web / "net/refusals.ts",
        web / "lib/levels.ts",
    }
    for file in sorted(files):
        yield from web_texts(file, terms)


def main() -> None:
    """Check every text; print what must be said otherwise."""
    terms = read_terms()
    wrong = [
        f"{where}: {what}"
        for where, area, lang, text in all_texts(ROOT, terms)
        for what in misnomers(terms, area, lang, text)
    ]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
