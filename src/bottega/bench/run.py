"""The whole measurement: bare appends, play at full speed on two nodes, idle sockets, and coming back."""

from __future__ import annotations

import asyncio
import os
import platform
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from msgspec import Struct

from bottega.bench.bare import group_commit, one_row_a_commit
from bottega.bench.beside import compare
from bottega.bench.crowd_process import CrowdProcess, crowd_process
from bottega.bench.engines import fresh_database, fresh_name, mean_ply, nats, row_bytes
from bottega.bench.figures import percentile
from bottega.bench.machine import allow_many_files, load, stolen_seconds
from bottega.bench.nodes import NodeProcess, nodes
from bottega.bench.opening import Begun, begin_tables
from bottega.bench.playing import Playing
from bottega.bench.report import Report, Steady, Waiting
from bottega.bench.waiting import come_back, idle
from bottega.kit.errors import BottegaError

LONGEST: Final = 600.0  # seconds after which the rest is given up
GIB: Final = 1 << 30

Say = Callable[[str], None]


class Wish(Struct, frozen=True):
    """How large the measurement is."""

    game: str = "codex"
    tables: int = 2000
    seconds: float = 20.0  # of the steady part; the others are in proportion


class Notebook:
    """Says what was found, and keeps it with how busy the machine was then."""

    def __init__(self, report: Report, say: Say) -> None:
        self.report: Final = report
        self.say: Final = say

    def note(self, part: str, told: str) -> None:
        """A part is measured."""
        busy = self.report.load[part] = load()
        self.say(f"{part}: {told} (load {busy[0]})")


async def measure(wish: Wish, root: Path, compiled: bool, say: Say) -> Report:
    """Measure until all is found, until some minutes are over, or until somebody stops it."""
    if allow_many_files() < 2 * wish.tables + 200:
        raise BottegaError(f"{2 * wish.tables} sockets are more than this system lets a process hold")
    report = Report(
        wish.game, wish.tables, compiled, f"{sys.implementation.name} {platform.python_version()}"
    )
    began, stolen = time.perf_counter(), stolen_seconds()
    measuring = asyncio.create_task(everything(wish, root, Notebook(report, say)))
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, measuring.cancel)
    try:
        async with asyncio.timeout(LONGEST):
            await measuring
    except TimeoutError:
        report.stopped = f"not measured within {LONGEST:.0f} seconds: the machine is too busy"
    except asyncio.CancelledError:
        report.stopped = "it was stopped"
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)
    report.seconds = round(time.perf_counter() - began)
    report.stolen = round((stolen_seconds() - stolen) / report.seconds / (os.cpu_count() or 1), 3)
    return report


async def everything(wish: Wish, root: Path, book: Notebook) -> None:
    """All of it, in order."""
    report, brief = book.report, max(1.0, wish.seconds / 4)
    bare_per_database_s = await measure_bare(wish, brief, book)
    async with AsyncExitStack() as stack:
        database, prefix = await stack.enter_async_context(fresh_database()), fresh_name()
        one, other = await stack.enter_async_context(nodes(2, database, nats(), prefix, root))
        crowd: CrowdProcess = await stack.enter_async_context(crowd_process())
        begun = await opened(wish, one, book)
        playing = Playing(crowd, begun, database, book.note)
        await playing.sit_down([[one.port] * 2, [other.port] * 2])  # as a balancer that goes by table would
        report.ladder = await playing.climb(brief)
        steady = await play_steadily(wish, playing, [one, other], bare_per_database_s, report)
        report.quiet = await playing.quiet(brief)
        report.node_mib = round(one.resident() / (1 << 20))
        report.apart = await playing.apart(wish.seconds, [one, other])
        report.row_bytes, report.mean_ply = await row_bytes(database), await mean_ply(database)
        note_waiting(await idle(crowd, begun, other, database, brief), book)
        note_resuming(*await come_back(crowd, begun, one), book)
        fresh = await opened(wish, one, book)
        size = round(steady.played.message_bytes)
        found = report.beside = await compare(fresh, [one, other], database, prefix, root, size)
        book.note(
            "beside the bare stack", f"{found.cpu_ratio} times its CPU, {found.rate_ratio} times its moves/s"
        )


async def measure_bare(wish: Wish, brief: float, book: Notebook) -> float:
    """Appends without us; how many a second of the database's CPU were in batches."""
    report, pgbench = book.report, await one_row_a_commit(brief)
    if pgbench is not None:
        report.pgbench_tps, report.pgbench_per_database_s = pgbench.per_s, pgbench.per_database_s
    book.note("pgbench", f"{pgbench.per_s:,.0f} one-row commits/s" if pgbench else "not here")
    bare = await group_commit(brief, wish.tables)
    report.bare_appends_per_s, report.bare_appends_per_database_s = bare.per_s, bare.per_database_s
    book.note("bare", f"{bare.per_s:,.0f} appends/s, {bare.per_database_s:,.0f} a second of its CPU")
    return bare.per_database_s


async def play_steadily(
    wish: Wish, playing: Playing, both: list[NodeProcess], bare_per_database_s: float, report: Report
) -> Steady:
    """The steady part, beside bare appends."""
    steady = report.steady = await playing.steady(wish.seconds, both)
    report.moves_per_s, report.p50_ms = steady.played.moves_per_s, steady.played.p50_ms
    report.p99_ms = steady.played.p99_ms
    if steady.database_cpu_s and bare_per_database_s:
        per_database_s = steady.played.all_moves / steady.database_cpu_s
        report.bare_ratio = round(per_database_s / bare_per_database_s, 3)
    return steady


def note_waiting(waiting: Waiting, book: Notebook) -> None:
    """How many idle sockets fit into memory."""
    report = book.report
    report.waiting = waiting
    report.sockets_per_gib = in_a_gib(waiting.greeted_bytes)
    report.watching_per_gib = in_a_gib(waiting.watching_bytes)
    told = f"{report.sockets_per_gib:,} sockets in a GiB, {report.watching_per_gib:,} if all watch"
    book.note("idle", told)


def note_resuming(waits: list[float], plies: list[int], book: Notebook) -> None:
    """How long tables take to come back."""
    report = book.report
    report.cold_resume_ms, report.cold_resume_p95_ms = percentile(waits, 0.5), percentile(waits, 0.95)
    report.cold_resume_plies = min(plies)
    book.note("cold resume", f"median {report.cold_resume_ms} ms, {min(plies)} plies or more")


async def opened(wish: Wish, node: NodeProcess, book: Notebook) -> list[Begun]:
    """Fresh tables."""
    before = time.perf_counter()
    begun = await asyncio.to_thread(begin_tables, node.port, wish.game, wish.tables)
    book.report.tables_opened_per_s = round(len(begun) / (time.perf_counter() - before), 1)
    book.note("tables", f"{len(begun)} opened, {book.report.tables_opened_per_s:.0f}/s")
    return begun


def in_a_gib(bytes_each: float) -> int:
    """How many fit; 0 if so few were measured that the node's memory did not grow."""
    return int(GIB / bytes_each) if bytes_each > 0 else 0
