"""`python -m tests.server.load.balancer`: what a move costs two nodes behind HAProxy.

The players of a table come to one node, or to either by lot.
Both ways are tried by turns on the same nodes, so that a machine that grows slower does so for both.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from bottega.bench.crowd_process import CrowdProcess, crowd_process
from bottega.bench.engines import fresh_database, fresh_name, nats
from bottega.bench.nodes import NodeProcess, nodes
from bottega.bench.opening import Begun, begin_tables, places
from bottega.bench.orders import Gather, Look, Part, Play
from tests.server.haproxy import CONFIG, haproxy

ROOT: Final = Path(__file__).parents[3]
BY_LOT: Final = CONFIG.replace("balance uri depth 3", "balance roundrobin")
MOVES: Final = 20  # at each table, each way
IN_FLIGHT: Final = 16
SECONDS: Final = 120.0


async def cost(crowd: CrowdProcess, begun: list[Begun], port: int, web_nodes: list[NodeProcess]) -> float:
    """CPU microseconds of both nodes for a move."""
    await crowd.do(Gather(places(begun, [[port] * 2])))
    await crowd.do(Look())
    before = sum(node.cpu() for node in web_nodes)
    played = (await crowd.do(Play(IN_FLIGHT, SECONDS, moves=MOVES * len(begun)))).played
    spent = sum(node.cpu() for node in web_nodes) - before
    await crowd.do(Part())
    assert played is not None
    return 1e6 * spent / played.all_moves


async def main(tables: int, turns: int, compiled: Path) -> None:
    """By turns, and the ratio of each pair."""
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(fresh_database())
        web_nodes = await stack.enter_async_context(nodes(2, database, nats(), fresh_name(), compiled))
        crowd = await stack.enter_async_context(crowd_process())
        homes = [node.port for node in web_nodes]
        ways = [haproxy(homes, config=config) for config in (BY_LOT, CONFIG)]
        ports = [await stack.enter_async_context(way) for way in ways]
        print(f"{tables} tables of two, {turns} turns; CPU of both nodes for a move, in µs")
        ratios: list[float] = []
        for turn in range(turns):
            begun = await asyncio.to_thread(begin_tables, web_nodes[0].port, "codex", tables)
            lot, table = [await cost(crowd, begun, port, web_nodes) for port in ports]
            ratios.append(table / lot)
            print(f"  {turn + 1}: by lot {lot:.0f}, by table {table:.0f}, ratio {ratios[-1]:.2f}", flush=True)
        print(f"ratio, median of {turns}: {statistics.median(ratios):.2f}")


if __name__ == "__main__":
    tables, turns = [int(word) for word in sys.argv[1:3]] or [200, 5]
    asyncio.run(main(tables, turns, ROOT / "build" / "compiled"))
