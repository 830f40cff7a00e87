"""A data set is streamed: it may be larger than the memory of who makes it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

MIB = 1 << 20
STREAMED = """
import re, sys
from itertools import cycle
from pathlib import Path
from msgspec import json
from bottega.commands.export import play_all
from bottega.games import GAMES
from bottega.lab.dataset.decision import Decision, decisions
from bottega.lab.dataset.parquet import write

def rows(most):
    every = (match for game in GAMES.values() for match in play_all(game, ["random"] * 2, {}, 4, bytes(32)))
    lines = [json.encode(row) for _, record in every for row in decisions(record)]
    for line in cycle(lines):
        yield json.decode(line, type=Decision)  # each time new: what is held twice is counted twice
        most -= len(line)
        if most < 0:
            return

write(Path(sys.argv[1]), rows(int(sys.argv[2])))
print(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1])
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux for the peak")
def test_memory_does_not_grow_with_the_data_set(tmp_path: Path) -> None:
    written, most = 272 * MIB, 256 * MIB  # more is written than may be held, and that is far below a GiB
    words = [sys.executable, "-c", STREAMED, str(tmp_path / "a.parquet"), str(written)]
    peak = int(subprocess.check_output(words, text=True)) * 1024
    assert peak < most
