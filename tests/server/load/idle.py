"""`python -m tests.server.load.idle 100000`: what sockets on which nothing happens cost their node.

A process may hold only so many files. Where that is fewer than half of the sockets, there are more nodes than
two, and as many processes of players: what a socket costs is the same.
"""

from __future__ import annotations

import asyncio
import math
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from bottega.bench.crowd_process import crowd_process
from bottega.bench.engines import fresh_database, fresh_name, nats
from bottega.bench.machine import allow_many_files, load
from bottega.bench.nodes import nodes
from bottega.bench.opening import Caller
from bottega.bench.orders import Gather, Place

ROOT: Final = Path(__file__).parents[3]
SPARE: Final = 500  # files of a process that are no sockets
GUESTS: Final = 50
STEP: Final = 1000  # sockets that each crowd opens before it is looked at again
PATIENT: Final = {"patience": "60"}  # so many come at once that the database keeps some waiting
RESTING: Final = 60.0  # seconds
GIB: Final = 1 << 30


async def main(sockets: int, seconds: float) -> None:
    """Open them, as many as there is time for; wait, and count who is still there."""
    each = allow_many_files() - SPARE
    count = max(2, math.ceil(sockets / each))
    print(f"{sockets} sockets on {count} nodes; a process may hold {each + SPARE} files", flush=True)
    async with AsyncExitStack() as stack:
        database = await stack.enter_async_context(fresh_database())
        compiled = ROOT / "build" / "compiled"
        web_nodes = await stack.enter_async_context(
            nodes(count, database, nats(), fresh_name(), compiled, PATIENT)
        )
        crowds = [await stack.enter_async_context(crowd_process()) for _ in web_nodes]
        caller = Caller(web_nodes[0].port)
        cookies = [caller.enter(f"guest {number}") for number in range(GUESTS)]
        before, cpu = sum(node.resident() for node in web_nodes), sum(node.cpu() for node in web_nodes)
        began, opened, share = time.monotonic(), 0, math.ceil(sockets / count)
        while opened < share * count and time.monotonic() - began < seconds:
            step = min(STEP, share - opened // count)
            orders = [
                Gather([Place("idle", "", 0, cookies[one % GUESTS], node.port) for one in range(step)])
                for node in web_nodes
            ]
            await asyncio.gather(*[crowd.do(order) for crowd, order in zip(crowds, orders, strict=True)])
            opened += step * count
            print(f"  {opened} open after {time.monotonic() - began:.0f} s, load {load()[0]}", flush=True)
        memory, spent = (
            sum(node.resident() for node in web_nodes) - before,
            sum(node.cpu() for node in web_nodes),
        )
        await asyncio.sleep(RESTING)
        rested = sum(node.cpu() for node in web_nodes) - spent
        there = [await asyncio.to_thread(still_open, node.port) for node in web_nodes]
        print(f"{sum(there)} of {opened} sockets open after {RESTING:.0f} s more: {there}")
        print(f"{memory / opened:.0f} bytes each: {GIB / (memory / opened):,.0f} in a GiB")
        per_second = 1e6 * rested / RESTING / opened
        print(f"{1e3 * (spent - cpu) / opened:.2f} ms of CPU to open one, {per_second:.1f} µs a second then")


def still_open(port: int) -> int:
    """How many sockets a node says that it has."""
    caller = Caller(port)
    caller.connection.request("GET", "/metrics")
    page = caller.connection.getresponse().read().decode()
    caller.connection.close()
    return int(float(page.split("\nbottega_sockets ")[1].split()[0]))


if __name__ == "__main__":
    asked = [float(word) for word in sys.argv[1:]]
    asyncio.run(main(int(asked[0]) if asked else 100_000, asked[1] if len(asked) > 1 else math.inf))
