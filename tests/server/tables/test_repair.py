"""Watched tables are compared with the store: soon after a change, then ever more rarely."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.node import Node
from bottega.server.platform.ids import Id
from bottega.server.tables import changes
from bottega.server.tables.repair import LONGEST
from tests.patience import until
from tests.server.nodes import Inbox, fresh_node
from tests.server.tables.test_presence import ANNA, HOST, both_there, here, table_of_two, two_nodes

pytestmark = pytest.mark.anyio

SWEEP = 60.0
NEVER = 1e9


def compared(node: Node) -> list[list[Id]]:
    """The tables of each comparison from now on."""
    asked, versions = list[list[Id]](), node.store.versions

    async def overhear(tables: list[Id]) -> dict[Id, int]:
        asked.append(tables)
        return await versions(tables)

    node.store.versions = overhear  # type: ignore[method-assign]
    return asked


async def test_pauses_double_while_nothing_happens_and_begin_anew_with_a_change() -> None:
    async with fresh_node(sweep=SWEEP) as node:
        table = await table_of_two(node)
        await node.feeds.watch(table, HOST, Inbox())
        watched, asked = node.feeds.tables[table], compared(node)
        assert asyncio.get_running_loop().time() < watched.look_at, "not at once"
        pauses: list[float] = []
        for _ in range(9):
            node.feeds.repair.look_at(watched, 0.0)
            await node.feeds.repair.look_at_due()
            pauses.append(watched.pause / SWEEP)
        assert pauses == [2, 4, 8, 16, 32, 64, LONGEST, LONGEST, LONGEST]
        assert asked == [[table]] * 9
        await node.table_store.change(table, lambda t: changes.stand(t, ANNA, 1))
        assert watched.pause == SWEEP
        assert watched.look_at <= asyncio.get_running_loop().time() + SWEEP


async def test_a_table_whose_time_has_not_come_costs_no_query() -> None:
    async with fresh_node(sweep=SWEEP) as node:
        for _ in range(3):
            await node.feeds.watch(await table_of_two(node), HOST, Inbox())
        asked = compared(node)
        await node.feeds.repair.look_at_due()
        assert asked == []


async def test_a_lost_message_is_found_by_the_numbers_of_heartbeats() -> None:
    async with two_nodes(sweep=0.1) as (one, other):
        host = await both_there(one, other)
        watched = next(iter(one.feeds.tables.values()))
        watched.look_at = NEVER  # nothing but the heartbeat leads to a comparison
        publish, lost = other.bus.publish, list[str]()

        async def lose(topic: str, data: bytes) -> None:
            lost.append(topic)

        other.bus.publish = lose  # type: ignore[method-assign]
        await other.table_store.change(watched.table.id, lambda t: changes.stand(t, ANNA, 1))
        await until(lambda: "nodes" in lost)
        other.bus.publish = publish  # type: ignore[method-assign]
        await until(lambda: watched.table.chairs[1].guest == 0)
        await until(lambda: here(host) == ([0], 1))
