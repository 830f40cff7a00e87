"""The bare append, to compare with: pgbench's one row a commit, and the store's own group commit alone."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from bottega.bench.engines import Backends, checkpoint, fresh_database
from bottega.kit.errors import BottegaError
from bottega.server.core.store.database import ignore
from bottega.server.core.store.rows import Entry
from bottega.server.core.store.writer import Writer
from bottega.server.platform.ids import new_id

IN_FLIGHT: Final = 256  # appends at once, each to a match of its own
TEXT: Final = "place G12 front 38,41"
CLIENTS: Final = 16
PATIENCE: Final = 300.0
SCRIPT: Final = f"""
\\set match random(1, 9000000000000000)
INSERT INTO moves (match, ply, seat, text, key) VALUES (:match, 1, 0, '{TEXT}', 'k0123456789');
"""


class Bare(Struct):
    """How fast rows are written, and what it costs the database."""

    per_s: float
    per_database_s: float  # for each second of the database's CPU


async def group_commit(seconds: float, tables: int) -> Bare:
    """The writer alone, in a process of its own, on as many matches as are played at."""
    async with fresh_database() as url:
        await checkpoint()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "bottega.bench.bare", url, str(seconds), str(tables)),
            stdout=PIPE,
        )
        told = await heard(process)
    return msgspec.json.decode(told, type=Bare)


async def heard(process: Process) -> bytes:
    """All that a process prints; it does not outlive this. Only the whole bench has a limit of time."""
    try:
        told, _ = await process.communicate()
        return told
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def append_for(url: str, seconds: float, tables: int) -> Bare:
    """Append as fast as it goes, to one match after the other, so many in flight."""
    writer = Writer(url, PATIENCE, ignore)
    writer.start()
    await writer.append(Entry(new_id(), 1, 0, TEXT, "k0"))
    backends = Backends(url)
    await backends.start()
    began = time.perf_counter()
    matches = deque([(new_id(), 0) for _ in range(max(tables, IN_FLIGHT))])
    counts = await asyncio.gather(*[append(writer, matches, began + seconds) for _ in range(IN_FLIGHT)])
    spent = time.perf_counter() - began
    database_s = await backends.seconds()
    await writer.stop()
    return bare(sum(counts), spent, database_s)


async def append(writer: Writer, matches: deque[tuple[int, int]], end: float) -> int:
    """Append to the match that waited longest, again and again, until it is time; how often."""
    count = 0
    while time.perf_counter() < end:
        match, ply = matches.popleft()
        if not await writer.append(Entry(match, ply + 1, ply % 2, TEXT, f"k{ply}")):
            raise BottegaError(f"match {match} has a ply {ply + 1} already")
        matches.append((match, ply + 1))
        count += 1
    return count


def bare(rows: float, seconds: float, database_s: float) -> Bare:
    """So many rows in so much time."""
    return Bare(round(rows / seconds), round(rows / database_s) if database_s else 0.0)


def find_pgbench() -> str | None:
    """Where pgbench is, if it is."""
    beside = sorted(str(path) for path in Path("/usr/lib/postgresql").glob("*/bin/pgbench"))
    return shutil.which("pgbench") or (beside[-1] if beside else None)


async def one_row_a_commit(seconds: float) -> Bare | None:
    """What pgbench reaches on the same table; nothing if it is not here."""
    pgbench = find_pgbench()
    if pgbench is None:
        return None
    async with fresh_database() as url:
        await checkpoint()
        with tempfile.NamedTemporaryFile("w", suffix=".sql") as script:
            script.write(SCRIPT)
            script.flush()
            options = [f"-c{CLIENTS}", "-j1", "-n", "-Mprepared", f"-T{max(2, round(seconds))}"]
            process = await asyncio.create_subprocess_exec(
                *(pgbench, *options, "-f", script.name, url), stdout=PIPE, stderr=DEVNULL
            )
            telling = asyncio.create_task(heard(process))
            share = await share_of_a_core(url, seconds / 3)
            told = (await telling).decode()
    rates = [float(line.split()[2]) for line in told.splitlines() if line.startswith("tps = ")]
    if not rates:
        raise BottegaError(f"pgbench said no rate:\n{told}")
    return bare(rates[0], 1.0, share)


async def share_of_a_core(url: str, seconds: float) -> float:
    """The CPU time of the clients' backends for each second, once they are there."""
    backends = Backends(url)
    for _ in range(50):
        await backends.start()
        if len(backends.spent) >= CLIENTS:
            break
        await asyncio.sleep(0.05)
    before = time.perf_counter()
    await asyncio.sleep(seconds)
    return await backends.seconds() / (time.perf_counter() - before)


if __name__ == "__main__":
    import uvloop

    print(
        msgspec.json.encode(
            uvloop.run(append_for(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))
        ).decode()
    )
