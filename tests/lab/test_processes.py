"""Work is run by processes of this machine: it comes to the same as in one, though some are killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import psutil
import pytest
from msgspec import structs

from bottega.compiled import COMPILED
from bottega.kit.errors import SetupError
from bottega.lab.runner import Match, Play, Played, play_match, run
from bottega.lab.runner.crew import LostWork
from bottega.lab.runner.kept import READ
from bottega.lab.runner.processes import ProcessCrew, cores_here, portable
from tests.cli.run import data
from tests.lab.work import LADDER, always_die, digest_of, play_and_say_where, play_or_die, some_work
from tests.patience import PATIENCE


def test_two_processes_come_to_the_same_as_one(tmp_path: Path) -> None:
    found = crew_of(some_work(), partial(play_and_say_where, meeting=tmp_path))
    assert digest_of(found) == digest_of(run(some_work()))
    processes = {played.clocked["process"] for played in found}
    assert os.getpid() not in processes
    assert len(processes) == 2
    assert {played.clocked["compiled"] for played in found} == {COMPILED}


def crew_of(work: list[Match], play: Play) -> list[Played]:
    """What two processes make of it, also on a machine of one core."""
    crew = ProcessCrew(play, work, 2)
    try:
        return [READ.decode(line) for lines in crew.lines() for line in lines]
    finally:
        crew.dismiss()


def test_a_ladder_by_two_processes_is_that_of_one() -> None:
    assert data(*LADDER, "--cores", "2") == data(*LADDER)


def test_a_process_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    play = partial(play_or_die, number=5, grave=tmp_path / "grave")
    assert digest_of(crew_of(some_work(), play)) == digest_of(run(some_work()))
    assert (tmp_path / "grave").exists()


def test_a_match_that_always_ends_its_process_is_named() -> None:
    with pytest.raises(LostWork, match=r"3 processes ended with matches .*\b3\b"):
        crew_of(some_work(4), always_die)


def test_an_error_of_ours_comes_back_as_it_was() -> None:
    old = [structs.replace(match, edition=0) for match in some_work(4)]
    with pytest.raises(SetupError, match="^workshop is edition 0"):
        crew_of(old, play_match)


class Unsendable(Exception):
    """An error that cannot be made from its text."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(what)


def test_an_error_that_cannot_be_sent_is_told() -> None:
    assert str(portable(Unsendable(3, "no cards left"))) == "Unsendable: no cards left"
    refused = SetupError("not so", "why")
    assert portable(refused) is refused


def test_all_cores_are_those_that_this_process_may_use() -> None:
    assert 1 <= cores_here() <= (os.cpu_count() or 1)
    assert digest_of(run(some_work(4), cores=0)) == digest_of(run(some_work(4)))


def test_ray_is_not_imported_without_an_address() -> None:
    script = f"""
import sys
from typer.testing import CliRunner
from bottega.cli import app
if __name__ == "__main__":
    for cores in ("1", "2"):
        assert CliRunner().invoke(app, [*{LADDER!r}, "--cores", cores]).exit_code == 0
    print([name for name in sys.modules if name.partition(".")[0] == "ray"])
"""
    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "[]\n"


def larger_than(file: Path, size: int, running: subprocess.Popen[str]) -> None:
    """Wait until a file is larger than that."""
    late = time.monotonic() + PATIENCE
    while not file.exists() or file.stat().st_size <= size:
        assert time.monotonic() < late
        assert running.poll() is None
        time.sleep(0.05)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file, said = tmp_path / "kept", tmp_path / "said"
    league = ("lab", "league", "workshop", "--bots", "greedy,random", "--seed", "1", "--json")
    command = [sys.executable, "-m", "bottega.cli", *league, "--keep", str(file), "--matches", "100000"]
    command += ["--cores", "2"]
    with said.open("w") as stderr:
        running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=stderr, text=True, start_new_session=True
        )
    larger_than(file, 0, running)
    family = psutil.Process(running.pid).children(recursive=True)
    next(one for one in family if "spawn_main" in " ".join(one.cmdline())).kill()
    larger_than(said, 0, running)
    larger_than(file, file.stat().st_size, running)
    os.killpg(running.pid, signal.SIGINT)  # a terminal sends it to all at once
    told, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert said.read_text("utf-8") == "a process that played has ended: another one plays its matches again\n"
    counted = json.loads(told)["pairs"][0]["games"]
    assert 0 < counted <= len(file.read_bytes().splitlines())
    again = data(*league, "--resume", str(file), "--matches", "6")
    file.unlink()
    assert again["digest"] == data(*league, "--matches", "6")["digest"]
