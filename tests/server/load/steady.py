"""`python -m tests.server.load.steady`: a steady load on two nodes, with a chart of memory, p99 and errors.

Matches begin and end all the while. A line for each slice of time is written to build/steady.jsonl; `--draw`
draws what is there by now.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import linear_regression
from typing import Final

import altair
import msgspec
from msgspec import Struct

from bottega.bench.crowd_process import CrowdProcess, crowd_process
from bottega.bench.engines import fresh_database, fresh_name, nats
from bottega.bench.machine import load
from bottega.bench.nodes import NodeProcess, nodes
from bottega.bench.opening import begin_tables, places
from bottega.bench.orders import Gather, Look, Pace

ROOT: Final = Path(__file__).parents[3]
LINES: Final = ROOT / "build" / "steady.jsonl"
CHART: Final = ROOT / "docs" / "pictures" / "steady.svg"
SLICE: Final = 15.0  # seconds
WARM: Final = 10.0  # minutes after which memory must not grow any more
MIB: Final = 1 << 20


class Slice(Struct):
    """What was seen in one of them."""

    minute: float
    memory_mib: list[float]  # of each node
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    errors: int  # moves that were refused or had no answer, until now
    tables: int
    load: float  # of the machine: above its cores, others were busy too


async def run(minutes: float, per_s: float, tables: int, cached: int) -> list[Slice]:
    """All slices, written down as they come."""
    LINES.parent.mkdir(exist_ok=True)
    LINES.write_bytes(b"")
    found: list[Slice] = []
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(fresh_database())
        compiled = ROOT / "build" / "compiled"
        more = {"cached": str(cached)}
        web_nodes = await stack.enter_async_context(nodes(2, database, nats(), fresh_name(), compiled, more))
        crowd = await stack.enter_async_context(crowd_process())
        began, errors, here = time.monotonic(), 0, 0
        while (minute := (time.monotonic() - began) / 60) < minutes:
            await fill(crowd, web_nodes, tables - here)
            answer = await crowd.do(Pace(per_s, SLICE))
            played, here = answer.played, answer.tables
            assert played is not None
            errors += played.refused + played.unanswered
            memory = [round(node.resident() / MIB, 1) for node in web_nodes]
            timed = played.moves_per_s, played.p50_ms, played.p99_ms
            found.append(Slice(round(minute, 2), memory, *timed, errors, here, load()[0]))
            with LINES.open("ab") as lines:
                lines.write(msgspec.json.encode(found[-1]) + b"\n")
            print(told(found[-1]), flush=True)
    return found


async def fill(crowd: CrowdProcess, web_nodes: list[NodeProcess], missing: int) -> None:
    """New tables in place of those that are over; by turns, each with its players at one node."""
    if missing > 0:
        begun = await asyncio.to_thread(begin_tables, web_nodes[0].port, "codex", missing)
        await crowd.do(Gather(places(begun, [[node.port] * 2 for node in web_nodes])))
        await crowd.do(Look())


def told(one: Slice) -> str:
    """A slice in a line."""
    return (
        f"{one.minute:5.1f} min  {sum(one.memory_mib):6.1f} MiB  {one.moves_per_s:5.1f} moves/s"
        f"  p50 {one.p50_ms:6.1f}  p99 {one.p99_ms:6.1f} ms  {one.errors} errors  load {one.load}"
    )


def slope(found: list[Slice]) -> float | None:
    """By how many MiB an hour the memory of both nodes grows after the first minutes; None if it ended."""
    later = [one for one in found if one.minute >= WARM]
    if len(later) < 2:
        return None
    return 60 * linear_regression([one.minute for one in later], [sum(one.memory_mib) for one in later]).slope


def top(values: list[dict[str, float]], name: str) -> float:
    """How high a curve may go; where nothing was seen there is room for one."""
    return max(1.0, *[value[name] for value in values])


def draw(found: list[Slice], file: Path) -> None:
    """Three curves, one below the other."""
    values: list[dict[str, float]] = [
        {
            "minute": one.minute,
            "memory of both nodes, MiB": sum(one.memory_mib),
            "p99 of a move, ms": one.p99_ms,
            "errors until then": one.errors,
        }
        for one in found
    ]
    curves = [
        altair.Chart(altair.InlineData(values=values), width=620, height=120)
        .mark_line(interpolate="linear")
        .encode(
            x=altair.X("minute:Q", title="minutes" if name.startswith("errors") else None),
            y=altair.Y(f"{name}:Q", title=name, scale=altair.Scale(domain=[0, top(values, name)])),
        )
        for name in list(values[0])[1:]
    ]
    altair.vconcat(*curves).save(str(file), format="svg")


def main() -> None:
    """Run, draw and sum up."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--minutes", type=float, default=60)
    asked.add_argument("--moves", type=float, default=100, help="a second")
    asked.add_argument("--tables", type=int, default=200)
    # So few that they are there in the first minutes: memory grows until then.
    asked.add_argument("--cached", type=int, default=256, help="matches kept though nobody watches")
    asked.add_argument("--draw", action="store_true", help="only draw what the last run wrote")
    given = asked.parse_args()
    if not given.draw:
        asyncio.run(run(given.minutes, given.moves, given.tables, given.cached))
    found = [msgspec.json.decode(line, type=Slice) for line in LINES.read_bytes().splitlines()]
    draw(found, CHART)
    p99 = sorted(one.p99_ms for one in found)
    print(f"{found[-1].minute:.0f} minutes, {found[-1].errors} errors, median of p99 {p99[len(p99) // 2]} ms")
    grows = slope(found)
    if grows is not None:
        print(f"memory of both nodes: {grows:+.1f} MiB an hour after the first {WARM:.0f} minutes")


if __name__ == "__main__":
    main()
