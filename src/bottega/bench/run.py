"""The whole measurement: bare appends, play at full speed on two nodes, idle sockets, and coming back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from msgspec import Struct

from bottega.bench.bare import group_commit, one_row_a_commit
from bottega.bench.crowd_process import CrowdProcess, crowd_process
from bottega.bench.engines import fresh_database, fresh_name, nats, row_bytes
from bottega.bench.figures import percentile
from bottega.bench.machine import allow_many_files, load
from bottega.bench.nodes import nodes
from bottega.bench.opening import begin_tables
from bottega.bench.playing import Playing
from bottega.bench.report import Report
from bottega.bench.waiting import come_back, idle
from bottega.kit.errors import BottegaError

LONGEST: Final = 300.0  # seconds after which all is given up
GIB: Final = 1 << 30

Say = Callable[[str], None]


class Wish(Struct, frozen=True):
    """How large the measurement is."""

    game: str = "codex"
    tables: int = 2000
    seconds: float = 20.0  # of the steady part; the others are in proportion


class Notebook:
    """Says what was found, and keeps how busy the machine was then."""

    def __init__(self, say: Say) -> None:
        self.say: Final = say
        self.load: Final[dict[str, list[float]]] = {}

    def note(self, part: str, told: str) -> None:
        """A part is measured."""
        self.load[part] = load()
        self.say(f"{part}: {told} (load {self.load[part][0]})")


async def measure(wish: Wish, root: Path, compiled: bool, say: Say) -> Report:
    """Measure, or give up after some minutes."""
    if allow_many_files() < 2 * wish.tables + 200:
        raise BottegaError(f"{2 * wish.tables} sockets are more than this system lets a process hold")
    try:
        async with asyncio.timeout(LONGEST):
            return await everything(wish, root, compiled, Notebook(say))
    except TimeoutError as error:
        raise BottegaError(f"not measured within {LONGEST:.0f} seconds: the machine is too busy") from error


async def everything(wish: Wish, root: Path, compiled: bool, book: Notebook) -> Report:
    """All of it, in order."""
    began, brief = time.perf_counter(), max(1.0, wish.seconds / 4)
    pgbench = await one_row_a_commit(brief)
    book.note("pgbench", f"{pgbench.per_s:,.0f} one-row commits/s" if pgbench else "not here")
    bare = await group_commit(brief, wish.tables)
    book.note("bare", f"{bare.per_s:,.0f} appends/s, {bare.per_database_s:,.0f} a second of its CPU")
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(fresh_database())
        one, other = await stack.enter_async_context(nodes(2, database, nats(), fresh_name(), root))
        crowd: CrowdProcess = await stack.enter_async_context(crowd_process())
        opening = time.perf_counter()
        begun = await asyncio.to_thread(begin_tables, one.port, wish.game, wish.tables)
        opened_per_s = len(begun) / (time.perf_counter() - opening)
        book.note("tables", f"{len(begun)} opened, {opened_per_s:.0f}/s")
        playing = Playing(crowd, begun, database, book.note)
        await playing.sit_down([[one.port] * 2, [other.port] * 2])  # as a balancer that goes by table would
        ladder = await playing.climb(brief)
        steady = await playing.steady(wish.seconds, [one, other])
        quiet = await playing.quiet(brief)
        node_mib = one.resident() / (1 << 20)
        apart = await playing.apart(wish.seconds, [one, other])
        bytes_of_a_row = await row_bytes(database)
        waiting = await idle(crowd, begun, other, database, brief)
        per_gib, watching_per_gib = in_a_gib(waiting.greeted_bytes), in_a_gib(waiting.watching_bytes)
        book.note("idle", f"{per_gib:,} sockets in a GiB, {watching_per_gib:,} if two watch each match")
        waits, plies = await come_back(crowd, begun, one)
        book.note("cold resume", f"median {percentile(waits, 0.5)} ms, {min(plies)} plies or more")
    per_database_s = steady.played.all_moves / steady.database_cpu_s if steady.database_cpu_s else 0.0
    return Report(
        moves_per_s=steady.played.moves_per_s,
        p50_ms=steady.played.p50_ms,
        p99_ms=steady.played.p99_ms,
        sockets_per_gib=per_gib,
        watching_per_gib=watching_per_gib,
        bare_ratio=round(per_database_s / bare.per_database_s, 3) if bare.per_database_s else 0.0,
        cold_resume_ms=percentile(waits, 0.5),
        cold_resume_p95_ms=percentile(waits, 0.95),
        cold_resume_plies=min(plies),
        bare_appends_per_s=bare.per_s,
        bare_appends_per_database_s=bare.per_database_s,
        moves_per_database_s=round(per_database_s),
        pgbench_tps=pgbench.per_s if pgbench else None,
        pgbench_per_database_s=pgbench.per_database_s if pgbench else None,
        database_cpu_s=steady.database_cpu_s,
        message_bytes=steady.played.message_bytes,
        row_bytes=bytes_of_a_row,
        steady=steady,
        quiet=quiet,
        ladder=ladder,
        apart=apart,
        waiting=waiting,
        game=wish.game,
        tables=len(begun),
        tables_opened_per_s=round(opened_per_s, 1),
        node_mib=round(node_mib),
        compiled=compiled,
        seconds=round(time.perf_counter() - began),
        load=book.load,
    )


def in_a_gib(bytes_each: float) -> int:
    """How many fit; nothing if it is not known what one takes."""
    return int(GIB / bytes_each) if bytes_each else 0
