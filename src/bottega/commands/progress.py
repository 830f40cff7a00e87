"""How far a long work is: a bar in a terminal, a line every minute in a log."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

A_MINUTE: Final = 60.0

T = TypeVar("T")


class Speed(ProgressColumn):
    """How many a second, of late."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.3g} a second" if speed else "")


def followed(things: Iterable[T], name: str, total: int) -> Iterator[T]:
    """The things as they come. All is told on the error stream, so that the output stays data."""
    stderr = Console(stderr=True)
    if stderr.is_terminal:
        columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn())
        with Progress(*columns, console=stderr, redirect_stdout=False) as progress:
            yield from progress.track(things, total, description=name)
        return
    told, then = 0, time.monotonic()
    for number, thing in enumerate(things, start=1):
        yield thing
        now = time.monotonic()
        if now - then >= A_MINUTE:
            stderr.print(f"{name}: {number} of {total}, {pace(number - told, now - then, total - number)}")
            told, then = number, now


def pace(done: int, seconds: float, left: int) -> str:
    """The speed of the last minute, and how long what is left takes at it."""
    speed = done / max(seconds, 1e-6)
    return f"{speed:.3g} a second, {timedelta(seconds=round(left / speed))} left"
