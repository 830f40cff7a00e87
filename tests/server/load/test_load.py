"""The load bench runs, small, on real engines; its figures are made rightly."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from bottega.bench.beside import weighed
from bottega.bench.figures import Played, milliseconds, percentile
from bottega.bench.opening import shares
from bottega.bench.playing import best
from bottega.bench.run import in_a_gib
from tests.patience import PATIENCE
from tests.server.engines import NATS, POSTGRES

ASKED = ("moves_per_s", "p50_ms", "p99_ms", "cold_resume_ms")


def played(in_flight: int, moves_per_s: float, p99_ms: float) -> Played:
    return Played(1.0, 1, 1, moves_per_s, 1.0, 1.0, p99_ms, p99_ms, in_flight, 0, 0, 0.0, 0.0)


def test_a_percentile_is_one_of_the_values() -> None:
    assert percentile([], 0.5) == 0.0
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
    assert percentile([1.0, 2.0], 1.0) == 2.0
    assert milliseconds([0.0123456], 0.99) == 12.35


def test_tables_are_shared_out_evenly() -> None:
    assert list(shares(10, 4)) == [3, 3, 2, 2]


def test_sockets_that_take_no_new_memory_give_no_figure() -> None:
    assert in_a_gib(1 << 20) == 1024
    assert in_a_gib(0) == 0
    assert in_a_gib(-400) == 0


def test_the_best_step_is_the_gentlest_that_gives_nearly_the_most() -> None:
    assert best([played(16, 1000, 20), played(64, 2950, 40), played(128, 3000, 80)]) == 64
    assert best([played(16, 1000, 20), played(64, 9000, 400)]) == 16
    assert best([played(16, 1000, 400)]) == 16


def test_a_small_bench_measures_everything() -> None:
    told = subprocess.run(
        [
            *(sys.executable, "-m", "bottega.cli", "lab", "load"),
            "--tables",
            "20",
            "--seconds",
            "1",
            "--json",
        ],
        env=os.environ | {"BOTTEGA_DATABASE": POSTGRES, "BOTTEGA_NATS": NATS},
        capture_output=True,
        check=False,
        text=True,
        timeout=4 * PATIENCE,
    )
    assert told.returncode == 0, told.stderr[-2000:]
    report = json.loads(told.stdout)
    assert all(report[name] > 0 for name in ASKED), report
    assert report["sockets_per_gib"] >= 0  # 0 where 40 sockets fit into memory that the node had already
    assert report["bare_ratio"] >= 0  # 0 on a machine so busy that no rate has a bearable p99
    assert report["steady"]["played"]["refused"] == 0
    assert report["beside"]["cpu_ratio"] > 1
    assert report["stopped"] == ""


def test_noise_between_two_of_a_kind_is_told() -> None:
    quiet = weighed([[300.0, 300.0, 100.0]] * 9, [1000.0, 2000.0])
    assert (quiet.cpu_ratio, quiet.rate_ratio, quiet.noisy) == (3.0, 0.5, False)
    assert weighed([[320.0, 300.0, 100.0]] * 9, [1.0, 1.0]).noisy
