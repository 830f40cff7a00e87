"""`bottega host bots`: whole matches by workers in processes of their own, on PostgreSQL and NATS."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
import pytest

from bottega.bench.nodes import free_port
from bottega.games import GAMES
from bottega.kit.record import load, verify
from bottega.server.core import bus_messages
from bottega.server.core.bus_messages import Turn
from bottega.server.core.records import record_file
from bottega.server.node import Node, real_node
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import Id, new_id
from bottega.server.tables.order import BotSeat, MySeat, Order, SeatPlan
from tests.patience import PATIENCE
from tests.server.engines import NATS
from tests.server.nodes import SECRET, open_node, quick_settings

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def web_node(database: str, prefix: str) -> AsyncIterator[Node]:
    node = real_node(quick_settings(database=database, nats=(NATS,), prefix=prefix))
    async with open_node(node):
        yield node


@asynccontextmanager
async def bots(database: str, prefix: str, *options: str) -> AsyncIterator[Process]:
    told = {"DATABASE": database, "NATS": NATS, "PREFIX": prefix, "SECRET": SECRET}
    environment = {**os.environ, **{f"BOTTEGA_{name}": value for name, value in told.items()}}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bottega.cli", "host", "bots", *options, env=environment, stdout=DEVNULL
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), PATIENCE)


async def hand_out_twins(node: Node, match: Id, ply: int) -> None:
    """Hand every turn of this ply out twice more, and some that passed long since."""
    for twin in ("a", "b"):
        for seat in range(3):
            for told in {ply, ply // 2}:
                job = bus_messages.encode(Turn(match, told, seat, "random"))
                with suppress(Unavailable):
                    await node.bus.put_job("random", job, f"{match}.{told}.{seat}.{twin}.{ply}")


async def test_three_bots_play_a_match_though_a_worker_dies_and_turns_come_twice(
    database: str, prefix: str
) -> None:
    metrics = f"127.0.0.1:{free_port()}"
    async with (
        web_node(database, prefix) as node,
        bots(database, prefix) as one,
        bots(database, prefix, "--metrics", metrics) as other,
    ):
        host = new_id()
        seats: list[SeatPlan] = [MySeat("L"), BotSeat("random"), BotSeat("random")]
        table, _ = await node.table_store.open(host, Order("codex", seats, stand_in="random"))
        table = await node.table_store.start(table.id, host)
        table = await node.substitutes.stand_in(table, 0)
        await node.feeds.watch(table.id, host, lambda _: None)  # so that this node looks after it
        match, doubled = (await node.matches.find(table.match)).match, -1
        while not match.over:
            await asyncio.sleep(0.02)
            if match.ply // 5 > doubled:
                doubled = match.ply // 5
                await hand_out_twins(node, table.match, match.ply)
            if match.ply >= 10 and one.returncode is None:
                one.send_signal(signal.SIGKILL)
                await one.wait()
        async with httpx.AsyncClient() as http:
            page = (await http.get(f"http://{metrics}/")).text
        assert {"played", "stale"} <= set(re.findall(r'bottega_jobs_total\{outcome="(\w+)"\}', page))
        other.terminate()
        assert await asyncio.wait_for(other.wait(), PATIENCE) == 0
        await node.matches.drain()
        head, entries = await node.store.head(table.match), await node.store.entries(table.match)
        assert head is not None
        assert [entry.ply for entry in entries] == list(range(1, len(entries) + 1))
        assert len({(entry.seat, entry.key) for entry in entries}) == len(entries)
        file = record_file(head, GAMES["codex"], entries)
        verify(load(file, GAMES))
