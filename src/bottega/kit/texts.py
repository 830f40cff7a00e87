"""Texts in each language: Fluent messages in texts/<lang>.ftl, formatted by id with arguments.

The reader of Fluent is imported on first use: bots do not need it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Final

from bottega.kit.book import LANGUAGES
from bottega.kit.errors import BookError
from bottega.kit.events import Line
from bottega.kit.moves import Vocabulary

ENTRY: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
ODD: Final = re.compile(r"[^a-zA-Z0-9_-]")  # what an id cannot hold
YOU: Final = "you"  # an argument of every event: whether its seat is the reader's, `yes` or `no`

Value = str | int | datetime


def text_id(*path: str) -> str:
    """The id of the text at a path: `names-card-hidden`; a last piece `.about` is an attribute."""
    if path[-1].startswith("."):
        return text_id(*path[:-1]) + path[-1]
    return "-".join("hidden" if piece == "?" else ODD.sub("-", piece) for piece in path)


class Phrasebook:
    """The messages of one file."""

    def __init__(self, where: str, lang: str, written: str) -> None:
        from bottega.kit.fluent import Messages

        self.where: Final = where
        self.lang: Final = lang
        self.written: Final[dict[str, str]] = {}
        pieces = ENTRY.split(written)[1:]
        for id, body in zip(pieces[::2], pieces[1::2], strict=True):
            if id in self.written:
                raise BookError(f"{where}: {id} is there twice")
            self.written[id] = f"{id} ={body}"
        self.messages: Final = Messages(where, lang, self.written)
        self.ids: Final = [*self.written]

    def has(self, id: str) -> bool:
        """Whether the message or attribute exists."""
        return id in self.written or ("." in id and self.messages.pattern(id) is not None)

    def say(self, id: str, /, **args: Value) -> str:
        """Format a message, or an attribute such as `options-start.about`."""
        pattern = self.messages.pattern(id)
        if pattern is None:
            raise BookError(f"{self.where}: no text {id}")
        try:
            return self.messages.say(pattern, args)
        except LookupError as error:
            raise BookError(f"{self.where}: {id}: {error}") from None

    def list(self, items: Sequence[str]) -> str:
        """Join names: `Anna, Bruno, and Carla`."""
        from bottega.kit.fluent import listed

        return listed(items, self.lang)


@cache
def read_phrasebook(package: str, lang: str) -> Phrasebook:
    """Phrasebook of a package in one language; cached."""
    if lang not in LANGUAGES:
        raise BookError(f"no words in `{lang}`; choose one of {', '.join(LANGUAGES)}")
    written = (files(package) / "texts" / f"{lang}.ftl").read_text("utf-8")
    return Phrasebook(f"{package}, {lang}", lang, written)


class Rule:
    """One paragraph of the short rules."""

    def __init__(self, paragraph: str, title: str, text: str) -> None:
        self.paragraph: Final = paragraph
        self.title: Final = title
        self.text: Final = text


class Texts:
    """The texts of one game in one language."""

    def __init__(self, book: Phrasebook, words: Vocabulary) -> None:
        self.lang: Final = book.lang
        self.book: Final = book
        self.words: Final = words

    def get(self, *path: str) -> str:
        """The text at a path: ("options", "start") is its name, ("options", "start", ".about") a sentence."""
        return self.book.say(text_id(*path))

    def name(self, range_name: str, value: str) -> str:
        """Name of a thing. Numbers and spots are their own names."""
        id = text_id("names", range_name, value)
        return self.book.say(id) if self.book.has(id) else value

    def say(self, line: Line, players: list[str], form: str = "") -> str:
        """Format a line as a sentence. `form` selects the form of a question: `you`, `others` or `more`.

        Seats appear by name. Web pages request the wording that addresses the player as *you*.
        """
        phrase = self.words.phrases[f"{line.section}.{line.id}"]
        args: dict[str, Value] = {YOU: "no"}
        for name, field in zip(phrase.names, phrase.ranges, strict=True):
            if name in line.args:
                args[name] = self.word(field.name, line.args[name], players)
        id = text_id(line.section, line.id)
        return self.book.say(f"{id}.{form}" if form else id, **args)

    def more(self, line: Line, players: list[str]) -> str:
        """Additional help for the player who chooses; empty if there is none."""
        there = self.book.has(f"{text_id(line.section, line.id)}.more")
        return self.say(line, players, "more") if there else ""

    def word(self, range_name: str, value: str, players: list[str]) -> Value:
        """Value as it appears in a sentence: a player's name, a number, or the name of a thing."""
        if range_name == "seat" and value.isdigit():
            return players[int(value)]
        named = self.name(range_name, value)
        return int(named) if named.isdigit() else named

    def rules(self) -> list[Rule]:
        """The short rules, in order."""
        ids = [id for id in self.book.ids if id.startswith("rules-")]
        return [
            Rule(id.removeprefix("rules-").replace("-", "."), self.book.say(id), self.book.say(f"{id}.text"))
            for id in ids
        ]


def read_texts(package: str, lang: str, words: Vocabulary) -> Texts:
    """Read the texts of a game in one language."""
    return Texts(read_phrasebook(package, lang), words)
