"""What commands that play many matches are asked with: on which cores, and where results are kept."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from bottega.kit.errors import SetupError
from bottega.lab.runner import Play, Run, play_match, run

Cores = Annotated[
    int | None,
    typer.Option(min=0, help="How many cores play; 0 for all. By default one, or all of a cluster."),
]
Address = Annotated[str | None, typer.Option(help="A Ray cluster to play on; `auto` for this machine's.")]
Keep = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Keep every match in this file, as a line of JSON.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Play only what the kept file does not hold.")]


def runs(
    cores: int | None,
    address: str | None,
    keep: Path | None,
    resume: bool,
    seed: str | None,
    play: Play = play_match,
) -> Run:
    """How work is to be run. Says what stands in the way before anything is played."""
    if resume and keep is None:
        raise SetupError("--resume goes on with a kept file: name it with --keep FILE")
    if keep is not None and seed is None:
        raise SetupError("what is kept can be gone on with only by its seed: write --seed too")
    wanted = cores if cores is not None else 0 if address else 1
    return partial(run, play=play, cores=wanted, address=address, keep=keep, resume=resume)


@contextmanager
def quietly() -> Iterator[None]:
    """What a command prints is its own: Ray would tell there of processes that end."""
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        yield
