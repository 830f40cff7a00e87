"""How far a long work is: a bar in a terminal, a line every minute in a log."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import track

A_MINUTE: Final = 60.0

T = TypeVar("T")


def followed(things: Iterable[T], name: str, total: int) -> Iterator[T]:
    """The things as they come. All is told on the error stream, so that the output stays data."""
    stderr = Console(stderr=True)
    if stderr.is_terminal:
        yield from track(things, name, total, console=stderr)
        return
    told = time.monotonic()
    for number, thing in enumerate(things, start=1):
        yield thing
        if time.monotonic() - told >= A_MINUTE:
            told = time.monotonic()
            stderr.print(f"{name}: {number} of {total}")
