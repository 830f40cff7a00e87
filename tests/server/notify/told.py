"""Nodes that send notices, and people who want some."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from bottega.server.core.calendar import Vacation
from bottega.server.core.live_match import Live
from bottega.server.core.store.rows import Guest
from bottega.server.core.time_control import DailyClock
from bottega.server.node import Node
from bottega.server.notify.rows import Notice
from bottega.server.people.rows import Person
from bottega.server.platform.clock import Clock
from bottega.server.platform.ids import Id
from bottega.server.tables.table import Table
from tests.server.memory_bus import Exchange
from tests.server.nodes import Inbox
from tests.server.sink import Sink
from tests.server.timing.timed import ANNA, BRUNO, begin, say, settled, timed_node

ORIGIN = "https://play.example"
MAIL = "anna@mail.example"
HOUR = 3600.0
DAILY = DailyClock(hours=24)


@asynccontextmanager
async def telling_nodes(
    database: str, clock: Clock, sink: Sink, count: int = 1, **settings: Any
) -> AsyncIterator[list[Node]]:
    """Nodes with one clock, whose sweeps are made by the test."""
    exchange = Exchange()
    given: dict[str, Any] = {"origin": (ORIGIN,)} | sink.settings() | settings
    first = timed_node(database, exchange, clock, **given)
    if count == 1:
        async with first as node:
            yield [node]
        return
    async with first as node, timed_node(database, exchange, clock, **given) as other:
        yield [node, other]


async def person(
    node: Node, guest: Id, mail: str = "", away: Sequence[Vacation] = (), **wishes: Any
) -> Person:
    """Somebody with wishes and, unless it is empty, a confirmed address."""
    wished = Person(guest, **({"mail_wish": "each"} | wishes))
    known = Guest(guest, {ANNA: "Anna", BRUNO: "Bruno"}[guest])
    if not await node.store.add_guest(known):
        await node.store.save_guest(known)
    if mail:  # first: with it, notices by mail are on
        await node.people.wait_for_mail(guest, mail)
        await node.people.confirm_mail(guest, mail)
    await node.people.save_wishes(wished, away)
    return wished


async def tell(*nodes: Node) -> None:
    """All of them look at once whom to tell of something."""
    await asyncio.gather(*[node.notices.run() for node in nodes])
    await settled(*nodes)


async def match_over_days(node: Node, **order: Any) -> tuple[Table, Live]:
    """A match of Anna with Bruno in which both are awaited by nobody but the test."""
    return await begin(node, **({"clock": DAILY} | order))


async def play_until(node: Node, live: Live, seat: int, choice: int = 0) -> None:
    """Others move, with their first offers, until a seat is awaited."""
    for number in range(200):
        if seat in live.match.asked:
            return
        await say(node, live, next(iter(live.match.asked)), f"t{live.match.ply}n{number}", choice)
    raise AssertionError(f"seat {seat} is never asked")


@asynccontextmanager
async def at_the_table(node: Node, table: Table, guest: Id, afar: bool = False) -> AsyncIterator[Inbox]:
    """Somebody looks on meanwhile."""
    inbox = Inbox()
    watcher = await node.feeds.watch(table.id, guest, inbox, "", "", None, afar)
    try:
        yield inbox
    finally:
        await node.feeds.leave(table.id, watcher)


def to(sink: Sink, mail: str) -> list[EmailMessage]:
    """The mails to somebody."""
    return [message for message in sink.messages if message["to"] == mail]


async def notices(node: Node) -> list[tuple[Notice, float | None]]:
    """All that are noted, and when they were done."""
    async with node.store.reach() as connection:
        rows = await connection.fetch(
            "SELECT match, seat, asked, kind, way, guest, tries, done FROM notices ORDER BY asked, kind"
        )
    return [(Notice(*row[:7]), row[7]) for row in rows]
