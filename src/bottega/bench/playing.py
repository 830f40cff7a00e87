"""Play at full speed: how many tables in flight give most, and what a move costs everyone then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.bench.crowd_process import CrowdProcess
from bottega.bench.engines import Backends, checkpoint, wal_written
from bottega.bench.figures import Played
from bottega.bench.machine import cpu_seconds, pids_named
from bottega.bench.nodes import NodeProcess
from bottega.bench.opening import Begun, places
from bottega.bench.orders import Gather, Look, Part, Play
from bottega.bench.report import Costs, Steady
from bottega.kit.errors import BottegaError

LADDER: Final = (16, 32, 64, 96, 128, 160, 192, 256)  # tables in flight
A_STEP: Final = 4  # moves at each table: a match must not end before the measurement
STEADILY: Final = 50
APART: Final = 15
BEARABLE: Final = 92.0  # ms that one in a hundred may wait for a short while: in a longer one it is more
TOO_LONG: Final = 130.0
NEARLY: Final = 0.97  # of the most, at fewer in flight, is as good

Note = Callable[[str, str], None]


class Playing:
    """The crowd at its tables."""

    def __init__(self, crowd: CrowdProcess, begun: list[Begun], database: str, note: Note) -> None:
        self.crowd: Final = crowd
        self.begun: Final = begun
        self.database: Final = database
        self.note: Final = note
        self.in_flight = LADDER[0]

    async def sit_down(self, homes: list[list[int]]) -> None:
        """Everybody comes to the port of their table and seat, and watches."""
        await self.crowd.do(Gather(places(self.begun, homes)))
        await self.crowd.do(Look())
        self.note("seats", f"{2 * len(self.begun)} players watch their tables")

    async def play(self, in_flight: int, seconds: float, each: int) -> Played:
        """Play for so long, or so many moves at each table."""
        played = (await self.crowd.do(Play(in_flight, seconds, moves=each * len(self.begun)))).played
        if played is None or not played.moves:
            raise BottegaError(f"nobody moved with {in_flight} tables in flight")
        return played

    async def climb(self, seconds: float) -> list[Played]:
        """More and more tables in flight, until it helps no more."""
        steps: list[Played] = []
        for in_flight in LADDER:
            steps.append(await self.play(in_flight, seconds, A_STEP))
            self.note(f"{in_flight} in flight", told(steps[-1]))
            if steps[-1].p99_ms > TOO_LONG or in_flight >= len(self.begun):
                break
        self.in_flight = best(steps)
        return steps

    async def steady(self, seconds: float, at: list[NodeProcess]) -> Steady:
        """Play on for longer."""
        found = await self.weighed(seconds, STEADILY, at)
        self.note("steady", told(found.played))
        return found

    async def apart(self, seconds: float, at: list[NodeProcess]) -> Steady:
        """The same with the two players of each table on two nodes; then everybody goes."""
        await self.crowd.do(Part())
        await self.sit_down([[node.port for node in at]])
        found = await self.weighed(seconds, APART, at)
        self.note("apart", told(found.played))
        await self.crowd.do(Part())
        return found

    async def quiet(self, seconds: float) -> Played:
        """One move at a time: what somebody waits where nothing else happens."""
        played = await self.play(1, seconds, A_STEP)
        self.note("quiet", f"p50 {played.p50_ms} ms, p99 {played.p99_ms} ms with one move at a time")
        return played

    async def weighed(self, seconds: float, each: int, at: list[NodeProcess]) -> Steady:
        """Play, and look what it costs."""
        await checkpoint()
        backends, brokers = Backends(self.database), pids_named("nats-server")
        await backends.start()
        written = await wal_written()
        nodes_s, nats_s = sum(node.cpu() for node in at), sum(map(cpu_seconds, brokers))
        played = await self.play(self.in_flight, seconds, each)
        nodes_s = sum(node.cpu() for node in at) - nodes_s
        nats_s = sum(map(cpu_seconds, brokers)) - nats_s
        database_s = await backends.seconds()
        us = 1e6 / played.all_moves
        return Steady(
            played,
            Costs(round(nodes_s * us, 1), round(database_s * us, 1), round(nats_s * us, 1)),
            round(database_s, 2),
            round((await wal_written() - written) / played.all_moves),
        )


def best(steps: list[Played]) -> int:
    """The fewest in flight that give nearly the most of what can be borne."""
    bearable = [step for step in steps if step.p99_ms <= BEARABLE] or steps[:1]
    most = max(step.moves_per_s for step in bearable)
    return next(step.in_flight for step in bearable if step.moves_per_s >= NEARLY * most)


def told(played: Played) -> str:
    """A while of play, in words."""
    return (
        f"{played.moves_per_s:,.0f} moves/s, p50 {played.p50_ms} ms, p99 {played.p99_ms} ms,"
        f" {played.refused + played.unanswered} failed, crowd at {played.crowd_cpu:.0%} of a core"
    )
