"""Work for the tests: small matches of the Workshop, and ways to play them."""

from __future__ import annotations

import hashlib
import importlib
import os
import signal
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import structs

from bottega.bots.face import Budget
from bottega.compiled import COMPILED
from bottega.games import GAMES
from bottega.lab.runner import Digest, Match, Played, match_of, play_match
from tests.patience import PATIENCE

MATCHES = 12
LADDER = [
    "lab",
    "ladder",
    "--games",
    "workshop",
    "--bots",
    "greedy,random",
    "--matches",
    "6",
    "--seed",
    "1",
    "--json",
]


def some_work(games: int = MATCHES) -> list[Match]:
    """Matches between those who do not think long."""
    return [
        match_of(number, GAMES["workshop"], {}, hashlib.sha256(b"%d" % number).digest(), players, Budget())
        for number, players in enumerate([["greedy", "random"], ["random", "greedy"]] * (games // 2))
    ]


def digest_of(results: Iterable[Played]) -> str:
    """What all results come to, each counted once."""
    digest, seen = Digest(), list[int]()
    for played in results:
        digest.add(played)
        seen.append(played.number)
    assert sorted(seen) == sorted(set(seen)), "counted twice"
    return digest.hexdigest()


def play_and_say_where(match: Match, *, meeting: Path) -> Played:
    """Tells the process that played, and by which rules; the first one there waits for the second."""
    meet(meeting / str(os.getpid()))
    return structs.replace(play_match(match), clocked={"process": os.getpid(), "compiled": float(COMPILED)})


def play_once_two_are_there(match: Match, *, meeting: Path) -> Played:
    """Tells the node of Ray that played; the first one there waits for the second."""
    ray: Any = importlib.import_module("ray")
    node = ray.get_runtime_context().get_node_id()
    meet(meeting / node)
    return structs.replace(play_match(match), clocked={node: 1.0})


def meet(mark: Path) -> None:
    """Leave a mark, and wait until there is another one beside it."""
    mark.touch()
    late = time.monotonic() + PATIENCE
    while len(list(mark.parent.iterdir())) < 2 and time.monotonic() < late:
        time.sleep(0.01)


def play_or_die(match: Match, *, number: int, grave: Path) -> Played:
    """One match ends its process, the first time that it is played."""
    if match.number == number and not grave.exists():
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(match)


def always_die(match: Match) -> Played:
    """One match ends its process whenever it is played."""
    if match.number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_match(match)
