"""Work is run by actors of Ray: it comes to the same as in one process, though actors are killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest
from msgspec import structs

from bottega.compiled import COMPILED
from bottega.kit.errors import SetupError
from bottega.lab.runner import Played, play_match, run
from bottega.lab.runner.crew import Crew, LostWork
from bottega.lab.runner.session import session
from tests.cli.run import data
from tests.lab.work import always_die, digest_of, play_and_say_where, play_or_die, some_work
from tests.patience import PATIENCE

pytest.importorskip("ray")
pytestmark = pytest.mark.ray


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """Ray on two cores, for all tests here: to start it takes seconds."""
    with session(2, None) as (started, cores):
        assert cores == 2
        yield started


def test_two_actors_come_to_the_same_as_one_process(ray: Any) -> None:
    found = list(run(some_work(), cores=2, play=play_and_say_where))
    assert digest_of(found) == digest_of(run(some_work()))
    assert os.getpid() not in {played.clocked["process"] for played in found}
    assert {played.clocked["compiled"] for played in found} == {COMPILED}


def test_a_ladder_by_two_actors_is_that_of_one_process(ray: Any) -> None:
    words = ("lab", "ladder", "workshop", "--bots", "greedy,random", "--games", "6", "--seed", "1", "--json")
    assert data(*words, "--cores", "2") == data(*words)


def test_a_process_that_is_killed_changes_nothing(ray: Any, tmp_path: Path) -> None:
    play = partial(play_or_die, number=5, grave=tmp_path / "grave")
    assert digest_of(run(some_work(), cores=2, play=play)) == digest_of(run(some_work()))
    assert (tmp_path / "grave").exists()


def test_an_actor_that_is_killed_changes_nothing(ray: Any) -> None:
    crew = Crew(ray, play_match, some_work(), 2)
    lines = list[bytes]()
    killed = 0
    for batch in crew.lines():
        lines += batch
        if crew.calls and killed < 2:
            hand, _ = next(iter(crew.calls.values()))
            ray.kill(hand.actor)
            killed += 1
    assert killed == 2
    read = [msgspec.json.decode(line, type=Played) for line in lines]
    assert digest_of(read) == digest_of(run(some_work()))


def test_a_match_that_always_ends_its_process_is_named(ray: Any) -> None:
    with pytest.raises(LostWork, match=r"3 processes ended with matches .*\b3\b"):
        digest_of(run(some_work(4), cores=2, play=always_die))


def test_an_error_of_ours_comes_back_as_it_was(ray: Any) -> None:
    old = [structs.replace(match, edition=0) for match in some_work(4)]
    with pytest.raises(SetupError, match="^workshop is edition 0"):
        digest_of(run(old, cores=2))


def kept_after(file: Path, size: int, running: subprocess.Popen[str]) -> int:
    """How large the kept file is, once it is larger than that."""
    late = time.monotonic() + PATIENCE
    while not file.exists() or file.stat().st_size <= size:
        assert time.monotonic() < late
        assert running.poll() is None
        time.sleep(0.05)
    return file.stat().st_size


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    league = ("league", "workshop", "--bots", "greedy,random", "--seed", "1", "--json", "--keep", str(file))
    command = [sys.executable, "-m", "bottega.cli", *league, "--games", "100000", "--cores", "2"]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    size = kept_after(file, 0, running)
    family = psutil.Process(running.pid).children(recursive=True)
    next(one for one in family if one.name().startswith("ray::Player")).kill()
    kept_after(file, size, running)
    os.killpg(running.pid, signal.SIGINT)  # a terminal sends it to all at once
    told, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert said == "a process that played has ended: another one plays its matches again\n"
    counted = json.loads(told)["pairs"][0]["games"]
    assert 0 < counted <= len(file.read_bytes().splitlines())
    again = data(*league, "--resume", "--games", "6")
    file.unlink()
    assert again["digest"] == data(*league, "--games", "6")["digest"]
