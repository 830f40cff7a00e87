"""Read and check a game's card files: TOML, with the provenance of each value."""

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
    """The card files of a game, and their digest, which records store."""

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
    """One table of a card file. Getters check the type; errors name the file and the key."""

    def __init__(self, where: str, table: object) -> None:
        if not isinstance(table, dict):
            raise BookError(f"{where}: not a table")
        self.where: Final = where
        self.table: Final[Table] = table

    def text(self, key: str) -> str:
        """Read a string."""
        value = self.table.get(key)
        if not isinstance(value, str):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a text")
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """Read an int."""
        value = self.table.get(key, default)
        if not is_number(value):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a whole number")
        return cast(int, value)

    def texts(self, key: str) -> list[str]:
        """Read a list of strings; empty if the key is absent."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a list of texts")
        return value

    def numbers(self, key: str) -> list[int]:
        """Read a list of ints; empty if the key is absent."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(is_number(number) for number in value):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a list of whole numbers")
        return value

    def counts(self, key: str, names: list[str]) -> list[int]:
        """Read a table of name = number as a list in the order of `names`; absent names count 0."""
        table = Entry(f"{self.where}: {key}", self.table.get(key, {}))
        for name in table.table:
            if name not in names:
                raise BookError(f"{table.where}: `{name}` is none of {', '.join(names)}")
        return [table.number(name, 0) for name in names]

    def entry(self, key: str) -> Entry:
        """Read a nested table."""
        return Entry(f"{self.where}: {key}", self.table.get(key))

    def entries(self, key: str) -> list[Entry]:
        """Read a list of nested tables."""
        value = self.table.get(key)
        if not isinstance(value, list):
            raise BookError(f"{self.where}: `{key}` is {value!r}, not a list of tables")
        return [Entry(f"{self.where}: {key} {place}", entry) for place, entry in enumerate(value, start=1)]


def is_number(value: object) -> bool:
    """Whether the value is an int but not a bool."""
    return isinstance(value, int) and not isinstance(value, bool)


def index(where: str, names: list[str], name: str) -> int:
    """Index of a name in a list; the error names the file and the key."""
    if name not in names:
        raise BookError(f"{where}: `{name}` is none of {', '.join(names)}")
    return names.index(name)


def check_ids(where: str, rows: list[Entry], ids: list[str]) -> None:
    """Check that a file keeps all card ids in order, because records store them."""
    found = [row.text("id") for row in rows]
    if found != ids:
        odd = [id for id in found if id not in ids] + [id for id in ids if id not in found]
        raise BookError(f"{where}: the ids must be {ids[0]} to {ids[-1]}, in order; look at {odd or found}")


def read_cards(
    package: str, names: list[str], folder: Path | None = None, editions: Sequence[int] = ()
) -> Cards:
    """Read the card files of a game; a file in `folder` replaces the printed one.

    A file that an edition changed is kept, unchanged, in the folder of the edition before. So the first of
    `editions` that has a file wins.
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
