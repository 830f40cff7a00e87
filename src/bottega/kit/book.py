"""Reads and checks a game's card files: TOML, with their provenance."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, cast

from bottega.kit.errors import BookError

LANGUAGES: Final = ["en", "fr", "it"]
Table = dict[str, object]


class Cards:
    """The card files of a game, and a digest that a record can name them by."""

    def __init__(self, tables: dict[str, Table]) -> None:
        self.tables: Final = tables
        written = json.dumps(tables, sort_keys=True, ensure_ascii=False)
        self.digest: Final = hashlib.sha256(written.encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[object, ...]:
        return Cards, (self.tables,)

    def entries(self, file: str, key: str) -> list[Entry]:
        """The [[key]] entries of a file, in order."""
        listed = self.tables[file].get(key)
        if not isinstance(listed, list):
            raise BookError(f"{file}: no [[{key}]]")
        return [Entry(f"{file}: {key} {place}", entry) for place, entry in enumerate(listed, start=1)]

    def entry(self, file: str, key: str) -> Entry:
        """The [key] table of a file."""
        return Entry(f"{file}: {key}", self.tables[file].get(key))


class Entry:
    """One table of a card file; every reading is checked and an error says where it is."""

    def __init__(self, where: str, table: object) -> None:
        if not isinstance(table, dict):
            raise BookError(f"{where}: not a table")
        self.where: Final = where
        self.table: Final[Table] = table

    def text(self, key: str) -> str:
        """A text."""
        value = self.table.get(key)
        if not isinstance(value, str):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a text")
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """A whole number."""
        value = self.table.get(key, default)
        if not is_number(value):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a whole number")
        return cast(int, value)

    def texts(self, key: str) -> list[str]:
        """A list of texts; none if it is not there."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a list of texts")
        return value

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers; none if it is not there."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(is_number(number) for number in value):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a list of whole numbers")
        return value

    def counts(self, key: str, names: list[str]) -> list[int]:
        """A table of name = number as a list in the order of names; what is not listed is 0."""
        table = Entry(f"{self.where}: {key}", self.table.get(key, {}))
        for name in table.table:
            if name not in names:
                raise BookError(f"{table.where}: `{name}` is none of {', '.join(names)}")
        return [table.number(name, 0) for name in names]

    def entry(self, key: str) -> Entry:
        """A table inside this one."""
        return Entry(f"{self.where}: {key}", self.table.get(key))

    def entries(self, key: str) -> list[Entry]:
        """A list of tables inside this one."""
        value = self.table.get(key)
        if not isinstance(value, list):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a list of tables")
        return [Entry(f"{self.where}: {key} {place}", entry) for place, entry in enumerate(value, start=1)]


def is_number(value: object) -> bool:
    """Whether it is a whole number; TOML's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def index(where: str, names: list[str], name: str) -> int:
    """The place of a name in a list; an error says where it was read."""
    if name not in names:
        raise BookError(f"{where}: `{name}` is none of {', '.join(names)}")
    return names.index(name)


def check_ids(where: str, rows: list[Entry], ids: list[str]) -> None:
    """A card file may correct a card, not add, drop or reorder one: ids are kept in records."""
    found = [row.text("id") for row in rows]
    if found != ids:
        odd = [id for id in found if id not in ids] + [id for id in ids if id not in found]
        raise BookError(f"{where}: the ids must be {ids[0]} to {ids[-1]}, in order; look at {odd or found}")


def read_cards(
    package: str, names: list[str], folder: Path | None = None, editions: Sequence[int] = ()
) -> Cards:
    """The card files of a game; one found in `folder` stands in for the printed one.

    What an edition changed lies as it was in the folder of the edition before: the first of `editions` that
    has a file tells how it is.
    """
    printed = files(package) / "cards"
    places: list[Traversable] = [folder] if folder else []
    places += [printed / f"edition-{edition}" for edition in editions]
    tables: dict[str, Table] = {}
    for name in names:
        own = [place / name for place in places if (place / name).is_file()]
        file = own[0] if own else printed / name
        try:
            tables[name] = tomllib.loads(file.read_text("utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise BookError(f"{file}: {error}") from error
    return Cards(tables)
