"""Nobody is voted out of a chair because a connection was lost for a moment."""

from __future__ import annotations

import pytest

from bottega.server.core.time_control import NoClock
from bottega.server.node import Node
from bottega.server.platform.errors import Refused
from bottega.server.tables.table import Table
from tests.patience import until
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import Inbox, quick_settings
from tests.server.timing.timed import ANNA, BRUNO, begin, settled, timed_node

pytestmark = pytest.mark.anyio

GRACE = quick_settings().grace


def anyone(table: Table) -> None:
    """Whether they may do anything at the table is not the question here."""


async def vote(node: Node, table: Table) -> str:
    """Anna asks that a bot play for Bruno: the code of the refusal, or nothing."""
    try:
        await node.substitutes.vote(table.id, ANNA, 1, anyone)
    except Refused as refused:
        return refused.code
    return ""


async def test_a_vote_just_after_a_connection_was_lost_is_refused(database: str) -> None:
    clock, exchange = FrozenClock(), Exchange()
    async with timed_node(database, exchange, clock) as one, timed_node(database, exchange, clock) as other:
        table, _ = await begin(one, clock=NoClock(), public=True)
        clock.pass_(10 * GRACE)
        for home in (other, one):  # wherever the victim was
            bruno = await home.feeds.watch(table.id, BRUNO, Inbox())
            await home.feeds.leave(table.id, bruno)
            for _ in range(3):
                assert [await vote(node, table) for node in (one, other)] == ["player_just_left"] * 2
                clock.pass_(GRACE / 4)
            bruno = await home.feeds.watch(table.id, BRUNO, Inbox())
            clock.pass_(GRACE)
            await home.feeds.leave(table.id, bruno)
            assert await vote(one, table) == "player_just_left"  # it counts from the last time they left
            clock.pass_(GRACE - 0.6)
            assert await vote(one, table) == "player_just_left"
        clock.pass_(1)
        assert await vote(one, table) == ""
        assert (await one.table_store.find(table.id)).stand_ins == {1: "random"}


async def test_a_node_that_fell_or_just_began_knows_too_little_for_a_vote(database: str) -> None:
    clock, exchange = FrozenClock(), Exchange()
    async with timed_node(database, exchange, clock) as one:
        table, _ = await begin(one, clock=NoClock())
        assert await vote(one, table) == "player_just_left"
        clock.pass_(GRACE)
        async with timed_node(database, exchange, clock) as other:
            clock.pass_(GRACE)
            await other.feeds.watch(table.id, BRUNO, Inbox())
            await settled(one, other)
            assert isinstance(other.bus, MemoryBus)
        assert await vote(one, table) == "player_just_left"  # it closed, and its people come here in a moment
        clock.pass_(GRACE)
        assert await vote(one, table) == ""


async def test_votes_lapse_when_the_player_is_back(database: str) -> None:
    clock, carla = FrozenClock(), 103
    async with timed_node(database, Exchange(), clock) as node:
        table, live = await begin(node, clock=NoClock(), seats=3)
        clock.pass_(GRACE)
        assert await vote(node, table) == ""
        found = await node.table_store.find(table.id)
        assert (found.chairs[1].votes, found.stand_ins) == ([ANNA], {})
        inbox = Inbox()
        await node.feeds.watch(table.id, carla, inbox)
        assert inbox.last("table")["chairs"][1]["votes"] == 1  # everybody sees at once that somebody asked
        await node.substitutes.come_back(table.id, BRUNO, [1])
        await until(lambda: inbox.last("table")["chairs"][1]["votes"] == 0)
        await node.substitutes.vote(table.id, carla, 1, anyone)
        assert (await node.table_store.find(table.id)).stand_ins == {}  # Anna would have to ask again
        assert live.match.ply == 0
