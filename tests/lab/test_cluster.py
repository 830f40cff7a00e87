"""Actors of a Ray cluster come to the same as one process, though some are killed."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from bottega.compiled import COMPILED
from bottega.kit.errors import SetupError
from bottega.lab.runner import Played, play_match, run
from bottega.lab.runner.cluster import ClusterCrew
from bottega.lab.runner.crew import LostWork
from tests.cli.run import data
from tests.lab.work import LADDER, always_die, digest_of, play_and_say_where, play_or_die, some_work

pytest.importorskip("ray")
pytestmark = pytest.mark.ray


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """Ray on two cores, for all tests here: to start it takes seconds."""
    started = importlib.import_module("ray")
    paths = os.pathsep.join([str(Path.cwd()), os.environ.get("PYTHONPATH", "")])
    started.init(
        address="local",
        num_cpus=2,
        include_dashboard=False,
        object_store_memory=100 << 20,
        log_to_driver=False,
        runtime_env={"env_vars": {"PYTHONPATH": paths}},
    )
    yield started
    started.shutdown()


def test_two_actors_come_to_the_same_as_one_process(ray: Any, tmp_path: Path) -> None:
    play = partial(play_and_say_where, meeting=tmp_path)
    found = list(run(some_work(), cores=2, address="auto", play=play))
    assert digest_of(found) == digest_of(run(some_work()))
    assert os.getpid() not in {played.clocked["process"] for played in found}
    assert {played.clocked["compiled"] for played in found} == {COMPILED}


def test_a_ladder_by_two_actors_is_that_of_one_process(ray: Any) -> None:
    assert data(*LADDER, "--cores", "2", "--address", "auto") == data(*LADDER)


def test_a_process_that_is_killed_changes_nothing(ray: Any, tmp_path: Path) -> None:
    play = partial(play_or_die, number=5, grave=tmp_path / "grave")
    assert digest_of(run(some_work(), cores=2, address="auto", play=play)) == digest_of(run(some_work()))
    assert (tmp_path / "grave").exists()


def test_an_actor_that_is_killed_changes_nothing(ray: Any) -> None:
    crew = ClusterCrew(ray, play_match, some_work(), 2)
    lines = list[bytes]()
    killed = 0
    for batch in crew.lines():
        lines += batch
        if crew.calls and killed < 2:
            hand, _ = next(iter(crew.calls.values()))
            ray.kill(hand.worker)
            killed += 1
    assert killed == 2
    read = [msgspec.json.decode(line, type=Played) for line in lines]
    assert digest_of(read) == digest_of(run(some_work()))


def test_a_match_that_always_ends_its_process_is_named(ray: Any) -> None:
    with pytest.raises(LostWork, match=r"3 processes ended with matches .*\b3\b"):
        digest_of(run(some_work(4), cores=2, address="auto", play=always_die))


def test_an_error_of_ours_comes_back_as_it_was(ray: Any) -> None:
    old = [structs.replace(match, edition=0) for match in some_work(4)]
    with pytest.raises(SetupError, match="^workshop is edition 0"):
        digest_of(run(old, cores=2, address="auto"))
