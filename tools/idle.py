"""`python -m tools.idle [--nodes 3] [tables …]`: what a server costs while nothing happens.

The nodes serve so many tables with a match over days, of which a tenth is watched. After a while in which
pauses grow, it counts transactions of the database, messages of the bus and CPU time for a minute.
"""

import asyncio
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from nats import connect
from nats.aio.msg import Msg

from bottega.bench.crowd_process import crowd_process
from bottega.bench.engines import Backends, connected, fresh_database, fresh_name, nats
from bottega.bench.nodes import NodeProcess, nodes
from bottega.bench.opening import Caller
from bottega.bench.orders import Gather, Look, Place
from bottega.server.core.time_control import DailyClock
from bottega.server.node import Node, real_node
from bottega.server.platform.ids import id_text, new_id
from bottega.server.platform.settings import Settings
from bottega.server.tables import changes
from bottega.server.tables.order import MySeat, OpenSeat, Order

SRC: Final = Path(__file__).parent.parent / "src"
SIZES: Final = (400, 4_000, 20_000)
SETTLING_S: Final = 100.0
MEASURED_S: Final = 60.0
A_DAY: Final = 86400.0

SPENT: Final = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()"
LATER: Final = "UPDATE deadlines SET due = due + $1"


class Idle(Struct):
    """What a second costs, at rest."""

    tables: int
    watchers: int
    transactions: float  # of one node
    messages: float  # published by one node
    node_ms: float  # CPU of one node
    database_ms: float  # CPU for all


async def begin_tables(node: Node, count: int) -> list[tuple[str, str]]:
    """Tables and matches of two people who have days for a move."""
    host, guest = new_id(), new_id()
    order = Order("codex", [MySeat("Anna"), OpenSeat()], public=True, clock=DailyClock(72))
    begun: list[tuple[str, str]] = []
    for _ in range(count):
        table, links = node.table_store.lay(host, order)
        changes.sit_by_link(table, guest, "Bruno", links.seats[1])
        await node.table_store.place_new(table)
        started = await node.table_store.start(table.id, host)
        begun.append((id_text(table.id), id_text(started.match)))
    async with node.store.reach() as connection:
        await connection.execute(LATER, 3 * A_DAY)
    return begun


async def tables_in(database: str, prefix: str, count: int) -> list[tuple[str, str]]:
    """As many tables, made without HTTP."""
    node = real_node(Settings(database=database, nats=(nats(),), prefix=prefix, secret=fresh_name() * 2))
    node.table_store.started.told.clear()  # no clock runs yet
    await node.store.open()
    await node.bus.open()
    try:
        return await begin_tables(node, count)
    finally:
        await node.bus.close()
        await node.store.close()


async def rest(database: str, prefix: str, made: Sequence[NodeProcess]) -> tuple[float, ...]:
    """Transactions, messages, CPU seconds of a node, and CPU seconds of the database, in a second."""
    backends, bus, messages = Backends(database), await connect(nats()), 0

    async def hear(_: Msg) -> None:
        nonlocal messages
        messages += 1

    async with connected(database) as connection:
        await backends.start()
        before, cpu = await connection.fetchval(SPENT), sum(node.cpu() for node in made)
        await bus.subscribe(f"{prefix}.>", cb=hear)
        await asyncio.sleep(MEASURED_S)
        cpu = sum(node.cpu() for node in made) - cpu
        transactions = await connection.fetchval(SPENT) - before
        database_s = await backends.seconds()
    await bus.close()
    each = MEASURED_S * len(made)
    return transactions / each, messages / each, cpu / each, database_s / MEASURED_S


async def measure(count: int, number: int) -> Idle:
    """Serve so many tables, and wait."""
    async with fresh_database() as database, crowd_process() as crowd:
        prefix = fresh_name()
        begun = await tables_in(database, prefix, count)
        async with nodes(number, database, nats(), prefix, SRC) as made:
            cookie = Caller(made[0].port).enter("Carla")
            watched = begun[:: max(1, len(begun) // max(1, count // 10))]
            places = [
                Place(table, match, 0, cookie, made[place % number].port)
                for place, (table, match) in enumerate(watched)
            ]
            if places:
                await crowd.do(Gather(places))
                await crowd.do(Look())
            await asyncio.sleep(SETTLING_S)
            transactions, messages, node_s, database_s = await rest(database, prefix, made)
    return Idle(
        count,
        len(places),
        round(transactions, 2),
        round(messages, 2),
        round(1000 * node_s, 2),
        round(1000 * database_s, 2),
    )


async def main(sizes: Sequence[int], number: int) -> None:
    """Print a table."""
    print(f"{number} nodes; what a second costs each node, and the database:\n")
    print("| tables | watchers | transactions | messages | CPU of a node, ms | of the database, ms |")
    print("|--:|--:|--:|--:|--:|--:|", flush=True)
    for size in sizes:
        found = msgspec.structs.astuple(await measure(size, number))
        print("|", " | ".join(f"{one:,}" for one in found), "|", flush=True)


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("tables", nargs="*", type=int, default=SIZES)
    parser.add_argument("--nodes", type=int, default=3)
    asked = parser.parse_args()
    asyncio.run(main(asked.tables, asked.nodes))
