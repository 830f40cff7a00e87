"""Matches that are over, and a pool that analyses them in this process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bottega.server.bots.analysts import Analysts
from bottega.server.bots.process import choose
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.question import Answer, Question
from bottega.server.core.commands import Done, GiveUp, SayMove, TakeBack
from bottega.server.core.giving_up import RESIGN
from bottega.server.core.store.rows import Head
from bottega.server.core.store.store import Store
from bottega.server.core.updates import offers
from bottega.server.features.analysis.analyses import Analyses
from bottega.server.features.analysis.messages import MatchAnalysis
from bottega.server.node import Node
from bottega.server.platform.bus.nats import NatsBus
from bottega.server.platform.errors import NoAnswer
from bottega.server.platform.metrics import Metrics
from bottega.server.rooms import Environment
from tests.patience import until
from tests.server.engines import NATS
from tests.server.nodes import quick_settings
from tests.server.playing import keep, new_head, random_say


class Looking(ProcessPool):
    """Analyses in this process; fails as often as asked, and waits until it may go on."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__(2)
        self.failures = failures
        self.asked: list[Question] = []
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def answer(self, question: Question) -> Answer:
        self.asked.append(question)
        await self.go_on.wait()
        if self.failures:
            self.failures -= 1
            raise NoAnswer("not today")
        return choose(question)


@asynccontextmanager
async def real(database: str, prefix: str, patience: float = 30.0) -> AsyncIterator[Node]:
    """A node on PostgreSQL and NATS. A job that somebody took and forgot comes again after a while."""
    settings = quick_settings(database=database, nats=(NATS,), prefix=prefix)
    bus = NatsBus([NATS], prefix, patience=patience)
    node = Node(Environment(settings, Store(database, timeout=settings.patience), bus, Metrics()))
    await node.open()
    try:
        yield node
    finally:
        await node.close()


@asynccontextmanager
async def analysts(node: Node, pool: ProcessPool) -> AsyncIterator[Analysts]:
    """Analysts that think with these."""
    made = Analysts(node, pool)
    made.start()
    try:
        yield made
    finally:
        await made.stop()


async def resigned(node: Node, plies: int = 6, undo: bool = False) -> Head:
    """A match of two that somebody resigned after some plies, perhaps with a move that was taken back."""
    head, chance = new_head(lot=plies), random.Random(plies)
    await keep(node.store, head)
    live = await node.matches.find(head.id)
    while live.match.ply < plies:
        assert isinstance(await node.matches.answer(live, random_say(live.match, chance)), Done)
        if undo and live.match.may_undo((0, 1)):
            undo = False
            assert isinstance(await node.matches.answer(live, TakeBack((0, 1), live.match.ply, "back")), Done)
    return await resign(node, head)


async def resign(node: Node, head: Head) -> Head:
    """Somebody who is asked in this match has enough of it."""
    live = await node.matches.find(head.id)
    seat = next(iter(live.match.asked))
    assert isinstance(await node.matches.answer(live, GiveUp(seat, RESIGN, "enough")), Done)
    await node.matches.drain()
    over = await node.store.head(head.id)
    assert over is not None
    return over


async def begun(node: Node) -> Head:
    """A match under way."""
    head = new_head()
    await keep(node.store, head)
    live = await node.matches.find(head.id)
    assert isinstance(await node.matches.answer(live, SayMove(0, 0, offers(live.match, 0)[0], "first")), Done)
    return head


async def until_state(node: Node, head: Head, state: str) -> MatchAnalysis:
    """The analysis, once it is so."""

    async def is_so() -> bool:
        return (await node.service(Analyses).seen(head)).state == state

    await until(is_so)
    return await node.service(Analyses).seen(head)
