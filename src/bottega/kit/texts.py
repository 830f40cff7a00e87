"""Words in every language: Fluent messages in texts/<lang>.ftl, said by their id with arguments.

Fluent and Babel are loaded by whoever says something: bots that only think need neither.
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

Value = str | int | datetime


def text_id(*path: str) -> str:
    """The id of the text at a path: `names-card-hidden`; a last piece `.about` is an attribute."""
    if path[-1].startswith("."):
        return text_id(*path[:-1]) + path[-1]
    return "-".join("hidden" if piece == "?" else ODD.sub("-", piece) for piece in path)


class Phrasebook:
    """The messages of one file. Each is parsed when it is first said: all of a game would take long."""

    def __init__(self, where: str, lang: str, written: str) -> None:
        from fluent.runtime import FluentBundle

        self.where: Final = where
        self.lang: Final = lang
        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        self.written: Final[dict[str, str]] = {}
        self.lock: Final = Lock()  # of the bundle: words are said in several threads
        pieces = ENTRY.split(written)[1:]
        for id, body in zip(pieces[::2], pieces[1::2], strict=True):
            if id in self.written:
                raise BookError(f"{where}: {id} is there twice")
            self.written[id] = f"{id} ={body}"
        self.ids: Final = [*self.written]

    def has(self, id: str) -> bool:
        """Whether there is such a message, or attribute of one."""
        return id in self.written or ("." in id and self.pattern(id) is not None)

    def say(self, id: str, /, **args: Value) -> str:
        """A message with its arguments, or an attribute of one: `options-start.about`."""
        pattern = self.pattern(id)
        if pattern is None:
            raise BookError(f"{self.where}: no text {id}")
        values = {name: self.value(value) for name, value in args.items()}
        said, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise BookError(f"{self.where}: {id}: {errors[0]}")
        return str(said)

    def pattern(self, id: str) -> Pattern | None:
        """What is written there, if anything is."""
        name, _, attribute = id.partition(".")
        if name not in self.written:
            return None
        with self.lock:
            self.read(name)
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def list(self, items: Sequence[str]) -> str:
        """One, two or many things in a row: `Anna, Bruno, and Carla`."""
        from babel.lists import format_list

        return format_list(items, locale=self.lang)

    def read(self, id: str) -> None:
        """Parse a message, and those it refers to."""
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
        """A number is grouped as its language does."""
        from fluent.runtime.types import FluentInt

        if isinstance(value, int) and value < GROUPED_FROM.get(self.lang, 0):
            return FluentInt(value, useGrouping=False)
        return value


@cache
def read_phrasebook(package: str, lang: str) -> Phrasebook:
    """The words of a package in one language, read once."""
    if lang not in LANGUAGES:
        raise BookError(f"no words in `{lang}`; choose one of {', '.join(LANGUAGES)}")
    written = (files(package) / "texts" / f"{lang}.ftl").read_text("utf-8")
    return Phrasebook(f"{package}, {lang}", lang, written)


class Rule:
    """A paragraph of the rules in short."""

    def __init__(self, paragraph: str, title: str, text: str) -> None:
        self.paragraph: Final = paragraph
        self.title: Final = title
        self.text: Final = text


class Texts:
    """The words of one game in one language."""

    def __init__(self, book: Phrasebook, words: Vocabulary) -> None:
        self.lang: Final = book.lang
        self.book: Final = book
        self.words: Final = words

    def get(self, *path: str) -> str:
        """The text at a path: ("options", "start") is its name, ("options", "start", ".about") a sentence."""
        return self.book.say(text_id(*path))

    def name(self, range_name: str, value: str) -> str:
        """The name of a thing; numbers and spots are their own names."""
        id = text_id("names", range_name, value)
        return self.book.say(id) if self.book.has(id) else value

    def say(self, line: Line, players: list[str], form: str = "") -> str:
        """A line as a sentence. `form` picks among the forms of a question: `you`, `others`, `more`."""
        phrase = self.words.phrases[f"{line.section}.{line.id}"]
        args: dict[str, Value] = {}
        for name, field in zip(phrase.names, phrase.ranges, strict=True):
            if name in line.args:
                args[name] = self.word(field.name, line.args[name], players)
        id = text_id(line.section, line.id)
        return self.book.say(f"{id}.{form}" if form else id, **args)

    def more(self, line: Line, players: list[str]) -> str:
        """What else the one who chooses may want to know; nothing if the question says it all."""
        there = self.book.has(f"{text_id(line.section, line.id)}.more")
        return self.say(line, players, "more") if there else ""

    def word(self, range_name: str, value: str, players: list[str]) -> Value:
        """What stands for a value in a sentence: who sits there, a number to be counted, or a name."""
        if range_name == "seat" and value.isdigit():
            return players[int(value)]
        named = self.name(range_name, value)
        return int(named) if named.isdigit() else named

    def rules(self) -> list[Rule]:
        """The rules in short, in order."""
        ids = [id for id in self.book.ids if id.startswith("rules-")]
        return [
            Rule(id.removeprefix("rules-").replace("-", "."), self.book.say(id), self.book.say(f"{id}.text"))
            for id in ids
        ]


def read_texts(package: str, lang: str, words: Vocabulary) -> Texts:
    """The texts of a game in one language."""
    return Texts(read_phrasebook(package, lang), words)
