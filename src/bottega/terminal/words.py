"""The words of the terminal itself, in every language; a game brings its own."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from importlib.resources import files

from bottega.kit.book import LANGUAGES
from bottega.kit.errors import BookError


class Words:
    """The terminal's texts in one language, found by their path: `menu.pick`."""

    def __init__(self, lang: str, tables: dict[str, object]) -> None:
        self.lang = lang
        self.tables = tables

    def say(self, path: str, **values: object) -> str:
        """The text at a path, with its placeholders filled."""
        return self.text(path).format_map(values)

    def text(self, path: str) -> str:
        """The text at a path."""
        here: object = self.tables
        for key in path.split("."):
            here = here.get(key) if isinstance(here, dict) else None
        if not isinstance(here, str):
            raise BookError(f"terminal, {self.lang}: no text {path}")
        return here

    def paths(self) -> list[str]:
        """Every text there is."""
        return sorted(walk("", self.tables))


def walk(path: str, here: object) -> list[str]:
    """The paths of all texts in a table."""
    if not isinstance(here, dict):
        return [path]
    return [found for key, inner in here.items() for found in walk(f"{path}.{key}".strip("."), inner)]


@cache
def read_words(lang: str) -> Words:
    """The terminal's words in a language."""
    if lang not in LANGUAGES:
        raise BookError(f"no words in `{lang}`; choose one of {', '.join(LANGUAGES)}")
    return Words(
        lang, tomllib.loads((files("bottega.terminal") / "texts" / f"{lang}.toml").read_text("utf-8"))
    )


def spoken_here() -> str:
    """The language the machine is set to, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        lang = os.environ.get(name, "")[:2]
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
