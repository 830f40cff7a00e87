"""What the machine says of a process: its CPU time and its memory. Linux only; elsewhere nothing is known."""

from __future__ import annotations

import os
import resource
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
NANO: Final = 1e9
STEAL: Final = 8  # field of the first line of /proc/stat


def cpu_seconds(pid: int) -> float:
    """What all threads of a process have run, to the nanosecond; nothing for one that is not here."""
    spent = 0
    for thread in (PROC / str(pid) / "task").glob("*/schedstat"):
        try:
            spent += int(thread.read_text().split()[0])
        except OSError:  # gone since
            continue
    return spent / NANO


def stolen_seconds() -> float:
    """What other machines on the same hardware took from this one since it started."""
    fields = (PROC / "stat").read_text().split("\n")[0].split()
    return int(fields[STEAL]) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    """The memory a process holds."""
    try:
        pages = (PROC / str(pid) / "smaps_rollup").read_text()
    except OSError:
        return 0
    sizes = [line.split() for line in pages.splitlines()[1:]]
    return sum(1024 * int(words[1]) for words in sizes if words[0] == "Rss:")


def pids_named(name: str) -> list[int]:
    """Processes of a program on this machine."""
    found: list[int] = []
    for path in PROC.glob("[0-9]*/comm"):
        try:
            if path.read_text().strip() == name:
                found.append(int(path.parent.name))
        except OSError:  # gone since
            continue
    return found


def load() -> list[float]:
    """How busy the machine was for one, five and fifteen minutes: above its cores, others were too."""
    return [round(part, 2) for part in os.getloadavg()]


def allow_many_files() -> int:
    """As many sockets as the system lets this process and its children hold."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
