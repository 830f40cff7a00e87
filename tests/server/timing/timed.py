"""Nodes on PostgreSQL that share a stopped clock, and tables with clocks at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from bottega.server.bots.process import choose
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.question import Question
from bottega.server.core.commands import Done, SayMove
from bottega.server.core.live_match import Live
from bottega.server.core.store.store import Store
from bottega.server.core.time_control import LiveClock
from bottega.server.core.updates import offers
from bottega.server.node import Node
from bottega.server.platform.clock import Clock
from bottega.server.platform.ids import Id
from bottega.server.platform.metrics import Metrics
from bottega.server.rooms import Environment
from bottega.server.tables import changes
from bottega.server.tables.order import BotSeat, MySeat, OpenSeat, Order
from bottega.server.tables.table import Table
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import open_node, quick_settings

ANNA, BRUNO = 101, 102
LIVE = LiveClock(bank=60, increment=5)


class Thinking(ProcessPool):
    """A pool in this process, which waits until a test lets it go on."""

    def __init__(self) -> None:
        super().__init__(4)
        self.asked: list[Question] = []
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def think(self, question: Question) -> str:
        self.asked.append(question)
        await self.go_on.wait()
        return choose(question).said


@asynccontextmanager
async def timed_node(
    database: str, exchange: Exchange, clock: Clock, sweep: float = 1e7, **settings: Any
) -> AsyncIterator[Node]:
    """A node whose sweeps are made by the test; time may leap, and no trouble is seen in it."""
    node = Node(
        Environment(
            quick_settings(database=database, sweep=sweep, **settings),
            Store(database),
            MemoryBus(exchange),
            Metrics(),
            bots=["random"],
            clock=clock,
        )
    )
    async with open_node(node):
        yield node


async def sweep(*nodes: Node) -> None:
    """All of them look for deadlines at once."""
    await asyncio.gather(*[node.deadlines.expire_deadlines() for node in nodes])
    await settled(*nodes)


async def settled(*nodes: Node) -> None:
    """Let everything that was begun happen."""
    for _ in range(3):
        for node in nodes:
            await node.matches.drain()
        await asyncio.sleep(0.01)


async def begin(
    node: Node, game: str = "codex", bot: bool = False, seats: int = 2, **order: Any
) -> tuple[Table, Live]:
    """A match of Anna with Bruno and perhaps with others, or with a bot."""
    order.setdefault("clock", LIVE)
    plan = [MySeat("Anna"), *[BotSeat("random") if bot else OpenSeat()] * (seats - 1)]
    table, links = await node.table_store.open(ANNA, Order(game, list(plan), **order))
    for seat, link in links.seats.items():
        name = "Bruno" if ANNA + seat == BRUNO else f"guest {seat}"
        sit = partial(changes.sit_by_link, guest=ANNA + seat, name=name, link=link)
        await node.table_store.change(table.id, sit)
    started = await node.table_store.start(table.id, ANNA)
    live = await node.matches.find(started.match)
    await settled(node)
    return started, live


async def say(node: Node, live: Live, seat: int, key: str, choice: int = 0) -> str:
    """Say one of the offers."""
    text = offers(live.match, seat)[choice]
    reply = await node.matches.answer(live, SayMove(seat, live.match.ply, text, key))
    assert isinstance(reply, Done), reply
    await settled(node)
    return text


async def rows(node: Node, match: Id) -> dict[int, tuple[int, float]]:
    """The deadlines of a match: by seat, since which ply and until when."""
    async with node.store.reach() as connection:
        found = await connection.fetch("SELECT seat, asked, due FROM deadlines WHERE match = $1", match)
    return {row[0]: (row[1], row[2]) for row in found}


def counted(node: Node, outcome: str) -> float:
    return node.metrics.registry.get_sample_value("bottega_deadlines_total", {"outcome": outcome}) or 0.0
