"""The files of words as the checks read them: every text with the arguments that it needs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)

ROOT: Final = Path(__file__).parent.parent
LESSONS: Final = "lessons"  # a folder of a game, with words of its own


class Text:
    """One message, or one attribute of a message."""

    def __init__(self, pattern: Pattern) -> None:
        self.arguments: Final[set[str]] = set()
        self.references: Final[set[str]] = set()
        self.choices: Final[list[set[str]]] = []  # the keys of each: one, other
        self.pieces: Final[list[str]] = []  # what a reader sees between what is filled in
        for node in nodes(pattern):
            if isinstance(node, TextElement):
                self.pieces.append(node.value)
            elif isinstance(node, VariableReference):
                self.arguments.add(node.id.name)
            elif isinstance(node, MessageReference):
                self.references.add(node.id.name)
            elif isinstance(node, SelectExpression):
                keys = [variant.key for variant in node.variants]
                self.choices.append({key.name for key in keys if isinstance(key, Identifier)})


def nodes(here: object) -> Iterator[BaseNode]:
    """Everything that something is made of, itself first."""
    if isinstance(here, list):
        for one in here:
            yield from nodes(one)
    elif isinstance(here, BaseNode):
        yield here
        for part in vars(here).values():
            yield from nodes(part)


class Book:
    """The texts of one file by their ids: `events-won`, `questions-bid.you`."""

    def __init__(self, file: str, lang: str, written: str) -> None:
        self.file: Final = file
        self.lang: Final = lang
        self.texts: Final[dict[str, Text]] = {}
        self.gaps: Final[list[str]] = []
        for entry in FluentParser(with_spans=False).parse(written).body:
            if isinstance(entry, Junk):
                self.gap(f"this is no Fluent: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, Message):
                self.add(entry.id.name, entry.value)
                for attribute in entry.attributes:
                    self.add(f"{entry.id.name}.{attribute.id.name}", attribute.value)

    def add(self, id: str, pattern: Pattern | None) -> None:
        """One more text."""
        if pattern is None:
            return
        if id in self.texts:
            self.gap(f"{id} is there twice")
        self.texts[id] = Text(pattern)

    def gap(self, what: str) -> None:
        """Something is wrong; it is told once."""
        told = f"{self.file}: {what}"
        if told not in self.gaps:
            self.gaps.append(told)

    def wants(self, *ids: str) -> None:
        """There must be texts with these ids."""
        for id in ids:
            if id not in self.texts:
                self.gap(f"no text {id}")

    def below(self, prefix: str) -> list[str]:
        """The ids that begin so."""
        return [id for id in self.texts if id.startswith(prefix)]

    def arguments(self, id: str) -> set[str]:
        """What must be given to say a text, with what it refers to."""
        text = self.texts.get(id)
        if text is None:
            return set()
        return text.arguments.union(*(self.arguments(other) for other in text.references))


def place_of(folder: Path) -> str:
    """What a folder of words is called: `codex/texts`, `codex/lessons/texts`."""
    parts = folder.parts
    return "/".join(parts[-3:] if parts[-2] == LESSONS else parts[-2:])


def read_books(folder: Path, langs: list[str]) -> list[Book]:
    """The books of a folder; an absent one has no text."""
    books = []
    for lang in langs:
        file = folder / f"{lang}.ftl"
        written = file.read_text("utf-8") if file.is_file() else ""
        books.append(Book(f"{place_of(folder)}/{lang}.ftl", lang, written))
    return books
