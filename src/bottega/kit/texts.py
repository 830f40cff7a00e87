"""Texts in each language: Fluent messages in texts/<lang>.ftl, formatted by id with arguments.

Fluent and Babel are imported on first use: bots do not need them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Final

from bottega.kit.book import LANGUAGES
from bottega.kit.errors import BookError
from bottega.kit.events import Line
from bottega.kit.moves import Vocabulary

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

ENTRY: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][a-zA-Z0-9_-]*)")
ODD: Final = re.compile(r"[^a-zA-Z0-9_-]")  # what an id cannot hold
GROUPED_FROM: Final = {"it": 10_000}  # Italian writes 1000 and 10.000: browsers know it, Babel does not
YOU: Final = "you"  # an argument of every event: whether its seat is the reader's, `yes` or `no`

Value = str | int | datetime


def text_id(*path: str) -> str:
    """The id of the text at a path: `names-card-hidden`; a last piece `.about` is an attribute."""
    if path[-1].startswith("."):
        return text_id(*path[:-1]) + path[-1]
    return "-".join("hidden" if piece == "?" else ODD.sub("-", piece) for piece in path)


class Phrasebook:
    """The messages of one file. Each is parsed on first use, because parsing all of a game is slow."""

    def __init__(self, where: str, lang: str, written: str) -> None:
        from fluent.runtime import FluentBundle

        self.where: Final = where
        self.lang: Final = lang
        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        self.written: Final[dict[str, str]] = {}
        self.lock: Final = Lock()  # of the bundle, which several threads use
        pieces = ENTRY.split(written)[1:]
        for id, body in zip(pieces[::2], pieces[1::2], strict=True):
            if id in self.written:
                raise BookError(f"{where}: {id} is there twice")
            self.written[id] = f"{id} ={body}"
        self.ids: Final = [*self.written]

    def has(self, id: str) -> bool:
        """Whether the message or attribute exists."""
        return id in self.written or ("." in id and self.pattern(id) is not None)

    def say(self, id: str, /, **args: Value) -> str:
        """Format a message, or an attribute such as `options-start.about`."""
        pattern = self.pattern(id)
        if pattern is None:
            raise BookError(f"{self.where}: no text {id}")
        values = {name: self.value(value) for name, value in args.items()}
        said, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise BookError(f"{self.where}: {id}: {errors[0]}")
        return str(said)

    def pattern(self, id: str) -> Pattern | None:
        """Raw pattern of a message or attribute, or None."""
        name, _, attribute = id.partition(".")
        if name not in self.written:
            return None
        with self.lock:
            self.read(name)
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def list(self, items: Sequence[str]) -> str:
        """Join names: `Anna, Bruno, and Carla`."""
        from babel.lists import format_list

        return format_list(items, locale=self.lang)

    def read(self, id: str) -> None:
        """Parse a message and the messages that it refers to."""
        from fluent.syntax import FluentParser
        from fluent.syntax.ast import Message, Resource

        if id not in self.written or self.bundle.has_message(id):
            return
        entry = FluentParser(with_spans=False).parse_entry(self.written[id])
        if not isinstance(entry, Message):
            raise BookError(f"{self.where}: {id} is no message of Fluent")
        self.bundle.add_resource(Resource([entry]))
        for other in REFERENCE.findall(self.written[id]):
            self.read(other)

    def value(self, value: Value) -> Value:
        """Format an argument; numbers get the language's grouping."""
        from fluent.runtime.types import FluentInt

        if isinstance(value, int) and value < GROUPED_FROM.get(self.lang, 0):
            return FluentInt(value, useGrouping=False)
        return value


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
