"""What commands that play many matches are asked with: on which cores, and where results are kept."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from bottega.kit.errors import SetupError
from bottega.lab.runner import Play, Run, play_match, run

Cores = Annotated[
    int | None,
    typer.Option(
        metavar="N", min=0, help="How many cores play; 0 for all. By default one, or all of a cluster."
    ),
]
Address = Annotated[str | None, typer.Option(help="A Ray cluster to play on; `auto` for this machine's.")]
Keep = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep every match in a new file, as a line of JSON.")
]
Resume = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Play only what this kept file does not hold.", dir_okay=False),
]


def runs(
    cores: int | None,
    address: str | None,
    keep: Path | None,
    resume: Path | None,
    seed: str | None,
    play: Play = play_match,
) -> Run:
    """How work is to be run. Says what stands in the way before anything is played."""
    if resume and keep:
        raise SetupError("write --keep FILE for a new file, or --resume FILE to go on with one")
    file = resume or keep
    if file is not None and seed is None:
        raise SetupError("only the same seed can go on with what is kept: write --seed too")
    wanted = cores if cores is not None else 0 if address else 1
    return partial(run, play=play, cores=wanted, address=address, keep=file, resume=resume is not None)


@contextmanager
def telling(tell: Callable[[], None]) -> Iterator[None]:
    """Tell what was played, also when it is stopped: it may take days."""
    try:
        yield
    except KeyboardInterrupt:
        tell()
        raise
    tell()


@contextmanager
def quietly() -> Iterator[None]:
    """What a command prints is its own: Ray would tell there of processes that end."""
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        yield
