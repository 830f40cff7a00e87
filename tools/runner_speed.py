"""`python -m tools.runner_speed [SECONDS [ROUNDS]]`: what the lab's runner makes of one core and of two.

The same matches are played in this process, by one actor of Ray and by two, by turns; then it tells what a
call costs, how large an actor is and how many bytes a match comes back as. Needs `bottega[lab]`.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

import msgspec
from msgspec import structs

from bottega.bots import Budget
from bottega.compiled import COMPILED
from bottega.games import SHELF
from bottega.lab.runner import Match, Played, match_of, play_match
from bottega.lab.runner.crew import Crew, Player
from bottega.lab.runner.session import session

SECONDS: Final = 20.0  # of one core, in each round
ROUNDS: Final = 3
CALLS: Final = 300
BOTS: Final = ["greedy", "greedy"]

Lines = list[bytes]
Play = Callable[[list[Match]], Iterator[Lines]]  # first nothing, once somebody can play


def work_of(game: str, many: int) -> list[Match]:
    """So many matches."""
    seeds = [hashlib.sha256(f"{game} {number}".encode()).digest() for number in range(many)]
    return [match_of(number, SHELF[game], {}, seed, BOTS, Budget()) for number, seed in enumerate(seeds)]


def here(work: list[Match]) -> Iterator[Lines]:
    """Played in this process."""
    yield []
    for match in work:
        yield [msgspec.json.encode(play_match(match))]


def by(ray: Any, cores: int) -> Play:
    """Played by so many actors."""

    def play(work: list[Match]) -> Iterator[Lines]:
        crew = Crew(ray, play_match, work, cores)
        try:
            yield from crew.lines()
        finally:
            crew.dismiss()

    return play


def speed(play: Play, work: list[Match]) -> float:
    """Matches a second, from when the first player is there."""
    came = play(work)
    next(came)
    begun = time.perf_counter()
    assert sum(map(len, came)) == len(work)
    return len(work) / (time.perf_counter() - begun)


def resident() -> int:
    """Memory of this process that it shares with nobody, in bytes."""
    fields = dict(line.split(":", 1) for line in Path("/proc/self/smaps_rollup").read_text().splitlines()[1:])
    return 1024 * sum(int(fields[name].split()[0]) for name in ("Private_Clean", "Private_Dirty"))


def sized(match: Match) -> Played:
    """A match, and how large whoever played it is."""
    return structs.replace(play_match(match), tables={"resident": resident()})


def main() -> None:
    """Print it all."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    print(f"rules {'compiled' if COMPILED else 'interpreted'}, {os.cpu_count()} cores, greedy players")
    with session(2, None) as (ray, _):
        print("| game | one process, matches/s | one actor | two actors | two to one | bytes a match |")
        print("|---|---|---|---|---|---|")
        for game in SHELF:
            pace = speed(here, work_of(game, 20))
            work = work_of(game, max(20, int(pace * seconds)))
            found = [[speed(play, work) for play in (here, by(ray, 1), by(ray, 2))] for _ in range(rounds)]
            alone, one, two = (median(row[way] for row in found) for way in range(3))
            ratio = median(row[2] / row[1] for row in found)
            size = sum(len(line) for lines in here(work[:20]) for line in lines) / 20
            print(f"| {game} | {alone:.1f} | {one:.1f} | {two:.1f} | {ratio:.2f} | {size:.0f} |", flush=True)
        actor = ray.remote(num_cpus=1)(Player).remote(sized)
        _, lines = ray.get(actor.matches.remote(msgspec.json.encode(work_of("codex", 5))))
        size = msgspec.json.decode(lines[-1], type=Played).tables["resident"]
        begun = time.perf_counter()
        for _ in range(CALLS):
            ray.get(actor.matches.remote(b"[]"))
        turns = (time.perf_counter() - begun) / CALLS
        begun = time.process_time()
        ray.get([actor.matches.remote(b"[]") for _ in range(CALLS)])
        ours = (time.process_time() - begun) / CALLS
        print(f"an actor: {size / 2**20:.0f} MiB of its own")
        print(f"a call there and back: {1000 * turns:.2f} ms, {1000 * ours:.2f} ms of CPU in this process")


if __name__ == "__main__":
    main()
