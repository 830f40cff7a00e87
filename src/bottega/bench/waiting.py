"""Sockets on which nothing happens, and players who come back to a table that no node has in memory."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from bottega.bench.crowd_process import CrowdProcess
from bottega.bench.engines import Backends
from bottega.bench.nodes import NodeProcess
from bottega.bench.opening import Begun, places
from bottega.bench.orders import Gather, Look, Part, Play, Resume
from bottega.bench.report import Waiting

LONG_LOG: Final = 100  # plies of a table that is come back to
COMING_BACK: Final = 20
PLAYING_ON: Final = 30.0  # seconds at most until those tables have so many


async def idle(
    crowd: CrowdProcess, begun: list[Begun], node: NodeProcess, database: str, seconds: float
) -> Waiting:
    """What each socket costs a node that was just started: let in and greeted, then watching a match."""
    await node.restart()
    sockets = 2 * len(begun)
    memory, cpu = [node.resident()], [node.cpu()]
    for order in (Gather(places(begun, [[node.port] * 2])), Look()):
        await crowd.do(order)
        memory.append(node.resident())
        cpu.append(node.cpu())
    backends = Backends(database)
    await backends.start()
    before = time.perf_counter()
    await asyncio.sleep(2 * seconds)
    rested = time.perf_counter() - before
    node_s, database_s = node.cpu() - cpu[2], await backends.seconds()
    await crowd.do(Part())
    return Waiting(
        greeted_bytes=round((memory[1] - memory[0]) / sockets),
        watching_bytes=round((memory[2] - memory[0]) / sockets),
        greeted_cpu_ms=round(1000 * (cpu[1] - cpu[0]) / sockets, 3),
        watching_cpu_ms=round(1000 * (cpu[2] - cpu[1]) / sockets, 3),
        idle_node_cpu_us=round(1e6 * node_s / rested / sockets, 2),
        idle_database_cpu_us=round(1e6 * database_s / rested / len(begun), 2),
    )


async def come_back(
    crowd: CrowdProcess, begun: list[Begun], node: NodeProcess
) -> tuple[list[float], list[int]]:
    """How long each of some waits, in ms, the shortest first; and the plies of their matches."""
    some = begun[:COMING_BACK]
    await crowd.do(Gather(places(some, [[node.port] * 2])))
    await crowd.do(Look())
    await crowd.do(Play(len(some), PLAYING_ON, moves=LONG_LOG * len(some), until=LONG_LOG))
    await crowd.do(Part())
    await node.restart()
    answer = await crowd.do(Resume(places(some, [[node.port]])))
    return sorted(answer.milliseconds), answer.plies
