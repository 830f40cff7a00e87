"""The faults: what is broken, for how long, and how it is mended."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from tests.server.faults.proxy import Proxy
from tests.server.faults.stage import Stage

AWAY: Final = (0.2, 1.5)  # seconds until what was killed is started again
CUT: Final = (0.5, 6.0)  # seconds a node is cut off: less and more than it waits for an answer

Strike = Callable[[Stage, random.Random], Awaitable[None]]


async def kill_a_node(stage: Stage, chance: random.Random) -> None:
    """Kill -9, and start it again after a moment."""
    gate = chance.choice(stage.gates)
    await gate.kill()
    await asyncio.sleep(chance.uniform(*AWAY))
    await gate.start()


async def restart_postgres(stage: Stage, chance: random.Random) -> None:
    """Every connection is lost, and so is what was not committed."""
    await stage.postgres.crash()
    await asyncio.sleep(chance.uniform(*AWAY))
    await stage.postgres.start()


async def restart_nats(stage: Stage, chance: random.Random) -> None:
    """Nobody hears anybody for a while."""
    await stage.nats.crash()
    await asyncio.sleep(chance.uniform(*AWAY))
    await stage.nats.start()


async def cut_from_nats(stage: Stage, chance: random.Random) -> None:
    """One node hears nothing of the other."""
    await cut(chance.choice(stage.gates).to_nats, chance)


async def cut_from_postgres(stage: Stage, chance: random.Random) -> None:
    """One node can write nothing, and may not know whether it did."""
    await cut(chance.choice(stage.gates).to_postgres, chance)


async def cut(way: Proxy, chance: random.Random) -> None:
    """Break the connections, or let them fall silent; then mend."""
    try:
        if chance.random() < 0.5:
            way.cut()
        else:
            way.hush()
        await asyncio.sleep(chance.uniform(*CUT))
    finally:
        way.mend()


STRIKES: Final[dict[str, Strike]] = {
    "kill -9 a node": kill_a_node,
    "restart PostgreSQL": restart_postgres,
    "restart NATS": restart_nats,
    "cut a node from NATS": cut_from_nats,
    "cut a node from PostgreSQL": cut_from_postgres,
}
