"""Render the picture of any game as plain HTML, for notebooks."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from msgspec import Struct, json

from bottega.kit import picture
from bottega.kit.errors import BookError
from bottega.kit.game import AnyGame
from bottega.kit.texts import read_texts

NOTHING: Final = "–"
YES: Final = "✓"
BETWEEN: Final = " · "
PARAGRAPH: Final = "paragraph"  # a number of the rulebook, not the id of a thing


class Picture:
    """A picture with the texts of its game. `common` is what every viewer sees, `own` what one seat knows."""

    def __init__(self, game: AnyGame, drawn: picture.Picture) -> None:
        self.game: Final = game
        self.schema: Final = drawn.schema
        # Each game has its own fields here: docs/schema says which.
        self.common: Final[Any] = drawn.common
        self.own: Final[Any] = drawn.own
        self.drawn: Final = drawn

    def __repr__(self) -> str:
        viewer = "nobody" if self.own is None else f"seat {self.own.seat}"
        return f"Picture({self.schema}, viewer of {viewer}, {self.common.now})"

    def json(self) -> str:
        """Serialise to JSON; docs/schema describes it."""
        return json.encode(self.drawn).decode()

    def html(self, lang: str = "en") -> str:
        """Render as tables and lists."""
        page = Page(self.game, lang)
        title = escape(page.texts.get("game", "name"))
        parts = [page.show(part) for part in (self.common, self.own) if part is not None]
        return f"<div><strong>{title}</strong>{''.join(parts)}</div>"

    def _repr_html_(self) -> str:
        return self.html()


class Page:
    """Renders any struct of a picture as HTML."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.texts: Final = read_texts(game.package, lang, game.words)
        phrases = game.words.phrases.values()
        self.ranges: Final = list(dict.fromkeys(field for phrase in phrases for field in phrase.ranges))

    def show(self, value: object, about: tuple[str, ...] = ()) -> str:
        """Render a value. `about` is its field and struct, which determine its name."""
        if value is None or value is False or value == [] or value == {}:
            return NOTHING
        if isinstance(value, Struct):
            cells = [(name, self.show(getattr(value, name), inside(value, name))) for name in fields(value)]
            return rows(cells)
        if isinstance(value, dict):
            return rows([(self.word(key, about), self.show(item, about)) for key, item in value.items()])
        if isinstance(value, list):
            return self.several(value, about)
        return YES if value is True else self.word(value, about)

    def several(self, values: list[object], about: tuple[str, ...]) -> str:
        """Render a list: structs as a table, words in a line, anything else as rows."""
        structs = [one for one in values if isinstance(one, Struct) and type(one) is type(values[0])]
        if len(structs) == len(values):
            return self.grid(structs)
        shown = [self.show(value, about) for value in values]
        if any(isinstance(value, (list, Struct)) for value in values):
            return "<ul>" + "".join(f"<li>{each}</li>" for each in shown) + "</ul>"
        return BETWEEN.join(shown)

    def grid(self, structs: list[Struct]) -> str:
        """Table with one struct of a kind per row."""
        names = fields(structs[0])
        body = [[self.show(getattr(one, name), inside(one, name)) for name in names] for one in structs]
        head = "".join(f"<th>{spaced(name)}</th>" for name in names)
        lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>" for line in body)
        return f"<table><tr>{head}</tr>{lines}</table>"

    def word(self, value: object, about: tuple[str, ...]) -> str:
        """Name of an id in the texts if it is unambiguous; otherwise the id."""
        id = str(value)
        if PARAGRAPH in about:
            return f"§{escape(id)}"
        ranges = [field.name for field in self.ranges if isinstance(value, str) and id in field.by_name]
        named = {name: self.label(name, id) for name in ranges}
        for range_name, name in named.items():
            if any(field.startswith(range_name) for field in about):
                return escape(name)
        found = {name for name in named.values() if name != id}
        return escape(found.pop() if len(found) == 1 else id)

    def label(self, range_name: str, id: str) -> str:
        """Name of a thing as a heading."""
        try:
            return self.texts.get("labels", range_name, id)
        except BookError:
            return self.texts.name(range_name, id)


def inside(struct: Struct, field: str) -> tuple[str, ...]:
    """The field that a value is in, and the struct that has the field."""
    return field, type(struct).__name__.lower()


def fields(struct: Struct) -> tuple[str, ...]:
    """The names of a struct's fields."""
    return struct.__struct_fields__


def rows(pairs: list[tuple[str, str]]) -> str:
    """Rows of a name and its value."""
    lines = "".join(f"<tr><th>{spaced(name)}</th><td>{value}</td></tr>" for name, value in pairs)
    return f"<table>{lines}</table>"


def spaced(field: str) -> str:
    """Escaped name of a field or thing, with spaces."""
    return field.replace("_", " ")
