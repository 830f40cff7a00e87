"""The file in which results are kept: a line of JSON for every match that was played."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bottega.kit.errors import BottegaError
from bottega.lab.runner.work import Match, Played

A_SECOND: Final = 1.0
READ: Final = msgspec.json.Decoder(Played)


class BadKeep(BottegaError):
    """A file of kept results that cannot be gone on with."""


class Kept:
    """What the disk does not have yet is a second's results at most, and nothing once the file is closed."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.file: Final = path.open("ab")
        self.synced = time.monotonic()

    def __enter__(self) -> Kept:
        return self

    def __exit__(self, *_: object) -> None:
        self.sync()
        self.file.close()

    def add(self, lines: Iterable[bytes]) -> None:
        """Keep some results."""
        self.file.writelines(line + b"\n" for line in lines)
        self.file.flush()
        if time.monotonic() - self.synced >= A_SECOND:
            self.sync()

    def sync(self) -> None:
        """Wait until the disk has it: for all cores at once, since every wait holds up the others."""
        os.fsync(self.file.fileno())
        self.synced = time.monotonic()


def begin(path: Path) -> None:
    """A new file; one that is there already may hold the work of days."""
    if path.exists():
        raise BadKeep(f"{path} is there already: write --resume to go on with it, or name another file")
    path.touch()


def kept_of(path: Path, work: Sequence[Match]) -> Iterator[Played]:
    """What was kept of this work, each match once. A last line that was not written to its end is cut off."""
    asked = {match.number: match for match in work}
    whole = 0
    with path.open("rb") as file:
        for at, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            found = read(path, at, line)
            match = asked.pop(found.number, None)
            if match is not None:
                if not found.is_of(match):
                    raise BadKeep(f"{path}, line {at}: match {found.number} is another one in this work")
                yield found
    os.truncate(path, whole)


def read(path: Path, at: int, line: bytes) -> Played:
    """One line."""
    try:
        return READ.decode(line)
    except msgspec.DecodeError as error:
        raise BadKeep(f"{path}, line {at}: {error}") from error
