"""A node beside the bare stack: both play by turns, so that the machine's moods fall on both alike.

Two nodes of the same kind play as well. What differs between those is noise, and if it is much, the figures
are worth nothing.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Final

from msgspec import Struct

from bottega.bench.crowd_process import CrowdProcess, crowd_process
from bottega.bench.engines import nats
from bottega.bench.figures import Played
from bottega.bench.nodes import NodeProcess, bare_node
from bottega.bench.opening import Begun, places
from bottega.bench.orders import Gather, Look, Play
from bottega.kit.errors import BottegaError
from bottega.server.platform.ids import id_text, new_id

ROUNDS: Final = 9
IN_A_ROUND: Final = 2  # moves at each table; a match must not end before the last round
IN_A_TRY: Final = 1
IN_FLIGHT: Final = 32
RUNGS: Final = (16, 32, 64, 96, 128, 192, 256)
TRIES: Final = 3  # of which the median counts
BEARABLE: Final = 100.0  # ms that one in a hundred may wait
NOISE: Final = 0.05
WHILE: Final = 60.0  # seconds that so many moves may take


class Beside(Struct):
    """What a node costs, in units of the bare stack."""

    cpu_ratio: float  # CPU for each move: the median of all rounds
    cpu_low: float  # and the second lowest and highest, between which it lies with 96 in 100
    cpu_high: float
    same: float  # of two nodes of the same kind, the median
    noisy: bool
    rate_ratio: float  # moves a second, while one in a hundred waits no longer than is bearable
    node_cpu_us: float
    bare_cpu_us: float
    node_moves_per_s: float
    bare_moves_per_s: float
    rounds: list[list[float]]  # CPU microseconds a move: of a node, of its like, of the bare stack


class Side:
    """A node, and a crowd that plays there and nowhere else."""

    def __init__(self, node: NodeProcess, crowd: CrowdProcess, tables: int) -> None:
        self.node: Final = node
        self.crowd: Final = crowd
        self.tables: Final = tables

    async def sit_down(self, begun: list[Begun]) -> None:
        """Everybody comes and watches."""
        await self.crowd.do(Gather(places(begun, [[self.node.port] * 2])))
        await self.crowd.do(Look())

    async def play(self, in_flight: int, each: int) -> Played:
        """So many moves at each table."""
        order = Play(min(in_flight, self.tables), WHILE, moves=each * self.tables)
        played = (await self.crowd.do(order)).played
        if played is None or not played.moves:
            raise BottegaError(f"nobody moved with {in_flight} tables in flight")
        return played

    async def cost(self) -> float:
        """CPU microseconds for each move of a round."""
        before = self.node.cpu()
        played = await self.play(IN_FLIGHT, IN_A_ROUND)
        return 1e6 * (self.node.cpu() - before) / played.all_moves

    async def most(self) -> float:
        """Moves a second at the highest rung that is bearable; two in a row that are not end the climb."""
        found, bad = 0.0, 0
        for rung in RUNGS:
            tries = [await self.play(rung, IN_A_TRY) for _ in range(TRIES)]
            if median(one.p99_ms for one in tries) <= BEARABLE:
                found, bad = max(found, median(one.moves_per_s for one in tries)), 0
            else:
                bad += 1
            if bad == 2 or rung >= self.tables:
                break
        return found


async def compare(
    begun: list[Begun], like: list[NodeProcess], database: str, prefix: str, root: Path, size: int
) -> Beside:
    """Two nodes that share their tables, beside the bare stack with as many."""
    halves = [begun[0::2], begun[1::2]]
    async with AsyncExitStack() as stack:
        bare = await stack.enter_async_context(bare_node(database, nats(), f"{prefix}_bare", root, size))
        sides = [
            Side(node, await stack.enter_async_context(crowd_process()), len(halves[0]))
            for node in (*like, bare)
        ]
        for side, tables in zip(sides, [*halves, [bare_table() for _ in halves[0]]], strict=True):
            await side.sit_down(tables)
        rounds = [[await side.cost() for side in sides] for _ in range(ROUNDS)]
        rates = [await side.most() for side in (sides[0], sides[2])]
    return weighed(rounds, rates)


def weighed(rounds: list[list[float]], rates: list[float]) -> Beside:
    """What the rounds say."""
    ratios = sorted((one + other) / 2 / bare for one, other, bare in rounds)
    same = median(one / other for one, other, _ in rounds)
    return Beside(
        cpu_ratio=round(median(ratios), 2),
        cpu_low=round(ratios[1], 2),
        cpu_high=round(ratios[-2], 2),
        same=round(same, 3),
        noisy=abs(same - 1) > NOISE,
        rate_ratio=round(rates[0] / rates[1], 2) if rates[1] else 0.0,
        node_cpu_us=round(median((one + other) / 2 for one, other, _ in rounds), 1),
        bare_cpu_us=round(median(bare for _, _, bare in rounds), 1),
        node_moves_per_s=rates[0],
        bare_moves_per_s=rates[1],
        rounds=[[round(cost, 1) for cost in costs] for costs in rounds],
    )


def bare_table() -> Begun:
    """A table of the bare stack, whose cookies are the numbers of its seats."""
    id = id_text(new_id())
    return Begun(id, id, ["0", "1"])
