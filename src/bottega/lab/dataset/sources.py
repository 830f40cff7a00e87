"""The records a data set is made from: files, folders, or lines of a stream."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bottega.games import GAMES
from bottega.kit.errors import BottegaError
from bottega.kit.record import Record, load

STREAM: Final = Path("-")
LINES: Final = ".jsonl"  # a record a line
RECORDS: Final = "*.json"  # a record a file

Found = tuple[str, Record]  # where it is written, and what


def listed(places: Iterable[Path]) -> list[Path]:
    """All files of these places; those of a folder by their names, so that two runs come to the same."""
    return [file for place in places for file in (sorted(place.glob(RECORDS)) if place.is_dir() else [place])]


def read_records(file: Path) -> Iterator[Found]:
    """The records of a file."""
    if file == STREAM:
        yield from read_lines("line", sys.stdin)
    elif file.suffix == LINES:
        with file.open(encoding="utf-8") as lines:
            yield from read_lines(f"{file}, line", lines)
    else:
        yield read_record(str(file), file.read_text("utf-8"))


def read_lines(name: str, lines: Iterable[str]) -> Iterator[Found]:
    """A record a line; an empty line is none."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield read_record(f"{name} {number}", line)


def read_record(where: str, text: str) -> Found:
    """A record from its text."""
    with found_in(where):
        return where, load(text, GAMES)


@contextmanager
def found_in(where: str) -> Iterator[None]:
    """Errors say where they were found: among thousands of records one looks for the one."""
    try:
        yield
    except BottegaError as error:
        raise BottegaError(f"{where}: {error}") from error
