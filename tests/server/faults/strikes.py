"""The faults: what is broken, for how long, and how it is mended."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg

from tests.server.faults import disk, hosts
from tests.server.faults.engines import Postgres
from tests.server.faults.proxy import Proxy
from tests.server.faults.stage import Stage
from tests.server.faults.web_nodes import FAKETIME

AWAY: Final = (0.2, 1.5)  # seconds until what was killed is started again
NOTICED: Final = (0.3, 1.0)  # seconds until a keeper knows that a PostgreSQL is lost
CUT: Final = (0.5, 6.0)  # seconds something is cut off: less and more than anybody waits for an answer
JUMP: Final = (-86_400, -600, -30, 30, 600, 86_400)  # seconds
SEGMENTS: Final = 40  # at most so many are begun until a full disk is felt

Strike = Callable[[Stage, random.Random], Awaitable[None]]


async def kill_a_node(stage: Stage, chance: random.Random) -> None:
    """Kill -9 of a node and its bots; it is started again after a moment."""
    web_node = chance.choice(stage.web_nodes)
    await web_node.kill()
    await asyncio.sleep(chance.uniform(*AWAY))
    await web_node.start()


# --- PostgreSQL -------------------------------------------------------------------------------------


async def restart_postgres(stage: Stage, chance: random.Random) -> None:
    """Every connection is lost, and so is what was not committed."""
    await stage.postgres.primary.crash()
    await asyncio.sleep(chance.uniform(*AWAY))
    await stage.postgres.primary.start()
    await stage.postgres.go_together()


async def promote(stage: Stage, chance: random.Random) -> None:
    """The primary is killed for good; the standby takes its place, and is given a new standby."""
    await stage.postgres.primary.crash()
    await asyncio.sleep(chance.uniform(*NOTICED))
    await stage.postgres.fail_over()
    await stage.postgres.copy()


async def lose_standby(stage: Stage, chance: random.Random) -> None:
    """Commits wait for a standby that is gone, until the keeper says that they need not."""
    await stage.postgres.standby.crash()
    await asyncio.sleep(chance.uniform(*NOTICED))
    await stage.postgres.go_alone()
    await asyncio.sleep(chance.uniform(*AWAY))
    await stage.postgres.standby.start()
    await stage.postgres.go_together()


async def fill_disk(stage: Stage, chance: random.Random) -> None:
    """The primary can write nothing more and ends; the standby, on a disk of its own, takes its place."""
    full = stage.postgres.primary
    assert full.disk
    await asyncio.to_thread(full.disk.fill)
    try:
        await feel(full)
        await asyncio.sleep(chance.uniform(*NOTICED))
        await stage.postgres.fail_over()
    finally:
        full.disk.free()
    await stage.postgres.copy()


async def feel(full: Postgres) -> None:
    """Write until there is no room."""
    for _ in range(SEGMENTS):
        try:
            await full.ask("SELECT pg_logical_emit_message(false, 'harness', 'more')")
            await full.ask("SELECT pg_switch_wal()")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return
    raise AssertionError(f"its disk is full, and it does not mind: {full.log}")


# --- NATS -------------------------------------------------------------------------------------------


async def restart_nats(stage: Stage, chance: random.Random) -> None:
    """Nobody hears anybody for a while."""
    await stage.nats.close()
    await asyncio.sleep(chance.uniform(*AWAY))
    await stage.nats.open()


async def kill_one_nats(stage: Stage, chance: random.Random) -> None:
    """Two are left, and go on."""
    number = chance.randrange(len(stage.nats.ports))
    await stage.nats.crash(number)
    await asyncio.sleep(chance.uniform(*CUT))
    await stage.nats.start(number)


# --- networks ---------------------------------------------------------------------------------------


async def cut_from_nats(stage: Stage, chance: random.Random) -> None:
    """One node hears nothing of the other."""
    await cut(chance.choice(stage.web_nodes).to_nats, chance)


async def cut_from_postgres(stage: Stage, chance: random.Random) -> None:
    """One node can write nothing, and may not know whether it did."""
    await cut(chance.choice(stage.web_nodes).to_postgres, chance)


async def cut(ways: list[Proxy], chance: random.Random) -> None:
    """Break the connections, or let them fall silent; then mend."""
    silently = chance.random() < 0.5
    try:
        for way in ways:
            way.hush() if silently else way.cut()
        await asyncio.sleep(chance.uniform(*CUT))
    finally:
        for way in ways:
            way.mend()


async def cut_off_a_node(stage: Stage, chance: random.Random) -> None:
    """The host of a node hears nobody, and nobody hears it."""
    host = chance.choice(stage.web_nodes).host
    await asyncio.to_thread(host.cut)
    await asyncio.sleep(chance.uniform(*CUT))
    await asyncio.to_thread(host.mend)


async def cut_off_the_primary(stage: Stage, chance: random.Random) -> None:
    """The host of the primary falls silent and is switched off by other means; the standby is promoted."""
    host = stage.postgres.primary.host
    await asyncio.to_thread(host.cut)
    await asyncio.sleep(chance.uniform(*NOTICED))
    await stage.postgres.fail_over()
    await asyncio.to_thread(host.mend)
    await stage.postgres.copy()


# --- clocks -----------------------------------------------------------------------------------------


async def jump(stage: Stage, chance: random.Random) -> None:
    """The clock of a node's host jumps, and is set right after a while."""
    web_node = chance.choice(stage.web_nodes)
    web_node.set_clock(chance.choice(JUMP))
    await asyncio.sleep(chance.uniform(*CUT))
    web_node.set_clock(0)


QUICK: Final[dict[str, Strike]] = {
    "kill -9 a node": kill_a_node,
    "restart PostgreSQL": restart_postgres,
    "primary killed, standby promoted": promote,
    "restart all of NATS": restart_nats,
    "kill one NATS of three": kill_one_nats,
    "cut a node from NATS": cut_from_nats,
    "cut a node from PostgreSQL": cut_from_postgres,
}
STRIKES: Final[dict[str, Strike]] = QUICK | {
    "standby lost": lose_standby,
    **({"full disk, standby promoted": fill_disk} if disk.ALLOWED else {}),
    **({"host of a node cut off": cut_off_a_node} if hosts.ALLOWED else {}),
    **({"host of the primary cut off": cut_off_the_primary} if hosts.ALLOWED else {}),
    **({"clock of a node jumps": jump} if FAKETIME else {}),
}
