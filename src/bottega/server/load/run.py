"""The whole measurement: bare appends, play at full speed, over two nodes, idle sockets, and coming back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from msgspec import Struct

from bottega.kit.errors import BottegaError
from bottega.server.load.bare import group_commit, one_row_a_commit
from bottega.server.load.crowd_process import CrowdProcess, crowd_process
from bottega.server.load.engines import Backends, checkpoint, fresh_database, fresh_name, nats
from bottega.server.load.figures import Played, milliseconds
from bottega.server.load.machine import allow_many_files, cpu_seconds, load, pids_named
from bottega.server.load.nodes import NodeProcess, nodes
from bottega.server.load.opening import Begun, begin_tables
from bottega.server.load.orders import Gather, Look, Part, Place, Play, Resume

LADDER: Final = (16, 32, 64, 128, 256, 512)  # tables in flight
A_STEP: Final = 4  # moves at each table: a match must not end before the measurement
STEADILY: Final = 50
APART: Final = 15
BEARABLE: Final = 100.0  # ms that one in a hundred may wait
GROWTH: Final = 1.02  # less than that is none
LONGEST: Final = 420.0  # seconds after which all is given up
LONG_LOG: Final = 100  # plies of a table that is come back to
COMING_BACK: Final = 20
GIB: Final = 1 << 30

Say = Callable[[str], None]


class Wish(Struct, frozen=True):
    """How large the measurement is."""

    game: str = "codex"
    tables: int = 2000
    seconds: float = 20.0  # of the steady part; the others are in proportion
    ladder: tuple[int, ...] = LADDER


class Costs(Struct):
    """CPU microseconds for each move."""

    node: float
    database: float
    nats: float


class Report(Struct):
    """Everything that was found."""

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    sockets_per_gib: int
    bare_ratio: float
    cold_resume_ms: float
    cold_resume_p95_ms: float
    cold_resume_plies: int
    bare_appends_per_s: float
    bare_appends_per_database_s: float
    moves_per_database_s: float
    pgbench_tps: float | None
    pgbench_per_database_s: float | None
    database_cpu_s: float
    greeted_sockets_per_gib: int
    cpu_us: Costs
    steady: Played
    quiet: Played
    ladder: list[Played]
    two_nodes: Played | None
    two_nodes_cpu_us: Costs | None
    tables: int
    game: str
    tables_opened_per_s: float
    node_mib: float
    compiled: bool
    seconds: float
    load: dict[str, list[float]]  # of the machine, when each part ended


class Measuring:
    """One measurement under way."""

    def __init__(self, wish: Wish, root: Path, compiled: bool, say: Say) -> None:
        self.wish: Final = wish
        self.root: Final = root
        self.compiled: Final = compiled
        self.say: Final = say
        self.load: Final[dict[str, list[float]]] = {}

    def note(self, part: str, told: str) -> None:
        """Say what was found, and how busy the machine was."""
        self.load[part] = load()
        self.say(f"{part}: {told} (load {self.load[part][0]})")

    async def run(self) -> Report:
        """All of it, in order."""
        began = time.perf_counter()
        wish, brief = self.wish, max(1.0, self.wish.seconds / 4)
        pgbench = await one_row_a_commit(brief)
        self.note("pgbench", f"{pgbench.per_s:,.0f} one-row commits/s" if pgbench else "not here")
        bare = await group_commit(brief)
        self.note("bare", f"{bare.per_s:,.0f} appends/s, {bare.per_database_s:,.0f} a second of its CPU")
        async with AsyncExitStack() as stack:
            database = await stack.enter_async_context(fresh_database())
            one, other = await stack.enter_async_context(nodes(2, database, nats(), fresh_name(), self.root))
            crowd = await stack.enter_async_context(crowd_process())
            opening = time.perf_counter()
            begun = await asyncio.to_thread(begin_tables, one.port, wish.game, wish.tables)
            opened_per_s = len(begun) / (time.perf_counter() - opening)
            self.note("tables", f"{len(begun)} opened, {opened_per_s:.0f}/s")
            await self.sit_down(crowd, begun, [one, one])
            ladder = await self.climb(crowd, brief)
            steady, costs, database_s = await self.steady(crowd, best(ladder), database, [one])
            quiet = await self.play(crowd, 1, brief, A_STEP)
            self.note("quiet", f"p50 {quiet.p50_ms} ms, p99 {quiet.p99_ms} ms with one move at a time")
            node_mib = one.resident() / (1 << 20)
            two, two_costs = await self.apart(crowd, begun, database, one, other, steady.in_flight)
            greeted, watching = await self.idle(crowd, begun, other)
            waits, plies = await self.come_back(crowd, begun, one)
        per_database_s = steady.all_moves / database_s if database_s else 0.0
        return Report(
            moves_per_s=steady.moves_per_s,
            p50_ms=steady.p50_ms,
            p99_ms=steady.p99_ms,
            sockets_per_gib=watching,
            bare_ratio=round(per_database_s / bare.per_database_s, 3) if bare.per_database_s else 0.0,
            cold_resume_ms=waits[len(waits) // 2],
            cold_resume_p95_ms=milliseconds([wait / 1000 for wait in waits], 0.95),
            cold_resume_plies=min(plies),
            bare_appends_per_s=bare.per_s,
            bare_appends_per_database_s=bare.per_database_s,
            moves_per_database_s=round(per_database_s),
            pgbench_tps=pgbench.per_s if pgbench else None,
            pgbench_per_database_s=pgbench.per_database_s if pgbench else None,
            database_cpu_s=round(database_s, 2),
            greeted_sockets_per_gib=greeted,
            cpu_us=costs,
            steady=steady,
            quiet=quiet,
            ladder=ladder,
            two_nodes=two,
            two_nodes_cpu_us=two_costs,
            tables=len(begun),
            game=wish.game,
            tables_opened_per_s=round(opened_per_s, 1),
            node_mib=round(node_mib),
            compiled=self.compiled,
            seconds=round(time.perf_counter() - began),
            load=self.load,
        )

    # --- playing --------------------------------------------------------------------------------

    async def sit_down(self, crowd: CrowdProcess, begun: list[Begun], at: list[NodeProcess]) -> None:
        """Everybody comes to their seat's node, and watches."""
        await crowd.do(Gather(places(begun, at)))
        await crowd.do(Look())
        self.note("seats", f"{2 * len(begun)} players watch their tables")

    async def play(self, crowd: CrowdProcess, in_flight: int, seconds: float, each: int) -> Played:
        """Play for so long, or so many moves at each table."""
        played = (await crowd.do(Play(in_flight, seconds, moves=each * self.wish.tables))).played
        if played is None or not played.moves:
            raise BottegaError(f"nobody moved with {in_flight} tables in flight")
        return played

    async def climb(self, crowd: CrowdProcess, seconds: float) -> list[Played]:
        """More and more tables in flight, until it helps no more."""
        steps: list[Played] = []
        for in_flight in self.wish.ladder:
            step = await self.play(crowd, in_flight, seconds, A_STEP)
            self.note(f"{in_flight} in flight", told(step))
            steps.append(step)
            if step.p99_ms > BEARABLE or slack(steps):
                break
        return steps

    async def steady(
        self, crowd: CrowdProcess, in_flight: int, database: str, at: list[NodeProcess], part: str = "steady"
    ) -> tuple[Played, Costs, float]:
        """Play on for longer, and note what it costs everyone."""
        await checkpoint()
        backends, brokers = Backends(database), pids_named("nats-server")
        await backends.start()
        spent_by_nodes = sum(node.cpu() for node in at)
        spent_by_nats = sum(map(cpu_seconds, brokers))
        played = await self.play(crowd, in_flight, self.wish.seconds, STEADILY if part == "steady" else APART)
        database_s = await backends.seconds()
        self.note(part, told(played))
        each = 1e6 / max(1, played.all_moves)
        return (
            played,
            Costs(
                node=round((sum(node.cpu() for node in at) - spent_by_nodes) * each, 1),
                database=round(database_s * each, 1),
                nats=round((sum(map(cpu_seconds, brokers)) - spent_by_nats) * each, 1),
            ),
            database_s,
        )

    async def apart(
        self,
        crowd: CrowdProcess,
        begun: list[Begun],
        database: str,
        one: NodeProcess,
        other: NodeProcess,
        in_flight: int,
    ) -> tuple[Played, Costs]:
        """The same with the two players of each table on two nodes."""
        await crowd.do(Part())
        await self.sit_down(crowd, begun, [one, other])
        played, costs, _ = await self.steady(crowd, in_flight, database, [one, other], "two nodes")
        await crowd.do(Part())
        return played, costs

    # --- waiting --------------------------------------------------------------------------------

    async def idle(self, crowd: CrowdProcess, begun: list[Begun], node: NodeProcess) -> tuple[int, int]:
        """How many sockets fit in a GiB: those that were greeted, and those that watch a match as well."""
        await node.restart()
        empty = node.resident()
        await crowd.do(Gather(places(begun, [node, node])))
        greeted = node.resident()
        await crowd.do(Look())
        watching = node.resident()
        await crowd.do(Part())
        found = [int(2 * len(begun) * GIB / max(1, held - empty)) for held in (greeted, watching)]
        self.note("idle", f"{found[0]:,} greeted sockets in a GiB; {found[1]:,} if each watches a match")
        return found[0], found[1]

    async def come_back(
        self, crowd: CrowdProcess, begun: list[Begun], node: NodeProcess
    ) -> tuple[list[float], list[int]]:
        """How long somebody waits whose table no node has in memory."""
        some = begun[:COMING_BACK]
        await self.sit_down(crowd, some, [node, node])
        await crowd.do(Play(len(some), seconds=60.0, moves=LONG_LOG * len(some), until=LONG_LOG))
        await crowd.do(Part())
        await node.restart()
        answer = await crowd.do(Resume(places(some, [node])))
        waits = sorted(answer.milliseconds)
        self.note("cold resume", f"median {waits[len(waits) // 2]} ms, {min(answer.plies)} plies or more")
        return waits, answer.plies


async def measure(wish: Wish, root: Path, compiled: bool, say: Say) -> Report:
    """Measure, or give up after some minutes."""
    if allow_many_files() < 2 * wish.tables + 200:
        raise BottegaError(f"{2 * wish.tables} sockets are more than this system lets a process hold")
    async with asyncio.timeout(LONGEST):
        return await Measuring(wish, root, compiled, say).run()


def places(begun: list[Begun], at: list[NodeProcess]) -> list[Place]:
    """A place for each seat, at its node; only as many seats of a table as there are nodes for."""
    return [
        Place(one.table, one.match, seat, one.cookies[seat], node.port)
        for one in begun
        for seat, node in enumerate(at)
    ]


def best(ladder: list[Played]) -> int:
    """How many in flight gave most, of those that could be borne."""
    bearable = [step for step in ladder if step.p99_ms <= BEARABLE] or ladder[:1]
    return max(bearable, key=lambda step: step.moves_per_s).in_flight


def slack(steps: list[Played]) -> bool:
    """Whether the last two steps brought no more than the one before them."""
    if len(steps) < 3:
        return False
    before = max(step.moves_per_s for step in steps[:-2])
    return max(step.moves_per_s for step in steps[-2:]) < GROWTH * before


def told(played: Played) -> str:
    """A while of play, in words."""
    return (
        f"{played.moves_per_s:,.0f} moves/s, p50 {played.p50_ms} ms, p99 {played.p99_ms} ms,"
        f" {played.refused + played.unanswered} failed, crowd at {played.crowd_cpu:.0%} of a core"
    )
