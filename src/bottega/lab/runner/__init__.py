"""Plays many matches, on one core or on a thousand: what comes of it does not depend on how work was split.

docs/lab.md shows how it is built and used.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import msgspec

from bottega.kit.errors import SetupError
from bottega.lab.runner.cluster import ClusterCrew
from bottega.lab.runner.crew import Crew, Play
from bottega.lab.runner.kept import READ, Kept, begin, kept_of
from bottega.lab.runner.playing import play_match, played
from bottega.lab.runner.processes import ProcessCrew, cores_here
from bottega.lab.runner.session import is_ray_here, session
from bottega.lab.runner.work import Digest, Match, Played, match_of, seed_at

__all__ = [
    "Digest", "Match", "Play", "Played", "Results", "Run", "match_of", "play_match", "played", "run",
    "seed_at",
]  # fmt: skip

Results = Generator[Played, None, None]
Run = Callable[[Sequence[Match]], Results]  # `run` with all but the work decided


def run(
    work: Sequence[Match],
    *,
    play: Play = play_match,
    cores: int = 1,
    address: str | None = None,
    keep: Path | None = None,
    resume: bool = False,
) -> Results:
    """What came of each match, as it comes: in no order, but each match once.

    One core is this process; more (0: all) are processes of this machine, or of the Ray cluster at an
    address. All is kept in a file if one is named; `resume` begins with what it holds and plays the rest.
    `play` is a function that other processes can import.
    """
    done: set[int] = set()
    if keep and resume and keep.exists():
        for found in kept_of(keep, work):
            done.add(found.number)
            yield found
    elif keep:
        begin(keep)
    left = [match for match in work if match.number not in done]
    came = lines_of(left, play, cores, address)
    with Kept(keep) if keep else nullcontext() as kept, closing(came):
        for lines in came:
            if kept:
                kept.add(lines)
            yield from map(READ.decode, lines)


def lines_of(
    work: Sequence[Match], play: Play, cores: int, address: str | None
) -> Generator[list[bytes], None, None]:
    """What was played as lines of JSON, some at a time."""
    if address and not is_ray_here():
        raise SetupError("to join a cluster needs Ray: pip install 'bottega-games[lab]'")
    if not work:
        return
    if address:
        with session(cores, address) as (ray, there):
            yield from crew_lines(ClusterCrew(ray, play, work, there))
    elif cores != 1:
        yield from crew_lines(ProcessCrew(play, work, min(cores or cores_here(), cores_here())))
    else:
        for match in work:
            yield [msgspec.json.encode(play(match))]


def crew_lines(crew: Crew[Any, Any]) -> Generator[list[bytes], None, None]:
    """What a crew plays; its workers end with it."""
    try:
        yield from crew.lines()
    finally:
        crew.dismiss()
