"""Who is at a table, as told by one node and by several, one of which may fall."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bottega.server.core.store.rows import Guest
from bottega.server.node import Node
from bottega.server.platform.ids import Id
from bottega.server.tables import changes
from bottega.server.tables.feed import roughly
from bottega.server.tables.order import MySeat, OpenSeat, Order
from tests.patience import until
from tests.server.engines import migrated_database
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import Inbox, fresh_node
from tests.server.serving import at_two_nodes

pytestmark = pytest.mark.anyio

HOST, ANNA, BRUNO = 11, 12, 13


def here(inbox: Inbox) -> tuple[list[int], int] | None:
    """Who is at the table, as it was told last."""
    told = inbox.all("present")
    return (told[-1]["seats"], told[-1]["watchers"]) if told else None


@asynccontextmanager
async def two_nodes(**settings: Any) -> AsyncIterator[tuple[Node, Node]]:
    exchange = Exchange()
    async with (
        migrated_database() as own_database,
        fresh_node(own_database, exchange, **settings) as one,
        fresh_node(own_database, exchange, **settings) as other,
    ):
        yield one, other


async def table_of_two(node: Node) -> Id:
    """HOST and ANNA sit; anybody may watch."""
    table, links = await node.table_store.open(HOST, Order("codex", [MySeat("L"), OpenSeat()], public=True))
    await node.table_store.change(table.id, lambda t: changes.sit_by_link(t, ANNA, "Anna", links.seats[1]))
    return table.id


async def both_there(one: Node, other: Node) -> Inbox:
    """HOST and ANNA are at their table, by way of two nodes; what HOST is told."""
    table, host = await table_of_two(one), Inbox()
    await one.feeds.watch(table, HOST, host)
    await other.feeds.watch(table, ANNA, Inbox())
    await until(lambda: here(host) == ([0, 1], 0))
    return host


async def test_a_table_knows_who_is_there_and_how_many_watch() -> None:
    async with fresh_node() as node:
        table = await table_of_two(node)
        host, anna, bruno = Inbox(), Inbox(), Inbox()
        await node.feeds.watch(table, HOST, host)
        await until(lambda: here(host) == ([0], 0))
        watcher = await node.feeds.watch(table, ANNA, anna)
        assert here(anna) == ([0], 0), "who comes is told at once who was there"
        await node.feeds.watch(table, BRUNO, bruno)
        stranger = await node.feeds.watch(table, 0, Inbox())
        await until(lambda: here(host) == here(anna) == here(bruno) == ([0, 1], 2))
        await node.feeds.leave(table, watcher)
        await node.feeds.leave(table, stranger)
        await until(lambda: here(host) == here(bruno) == ([0], 1))


async def test_two_windows_of_one_person_are_one_person_until_the_last_is_shut() -> None:
    async with fresh_node() as node:
        table = await table_of_two(node)
        host = Inbox()
        await node.feeds.watch(table, HOST, host)
        windows = [await node.feeds.watch(table, ANNA, Inbox()) for _ in range(2)]
        await until(lambda: here(host) == ([0, 1], 0))
        told = len(host.all("present"))
        await node.feeds.leave(table, windows[0])
        await until(lambda: not node.feeds.presence.changed)
        assert len(host.all("present")) == told, "what did not change is not told"
        await node.feeds.leave(table, windows[1])
        await until(lambda: here(host) == ([0], 0))


async def test_who_sits_down_or_stands_up_is_present_in_another_way() -> None:
    async with two_nodes() as (one, other):
        table = await table_of_two(one)
        host, anna = Inbox(), Inbox()
        await one.feeds.watch(table, HOST, host)
        await other.feeds.watch(table, ANNA, anna)
        await until(lambda: here(host) == here(anna) == ([0, 1], 0))
        await one.table_store.change(table, lambda t: changes.stand(t, ANNA, 1))
        await until(lambda: here(host) == here(anna) == ([0], 1))


async def test_nodes_tell_each_other_whom_they_have() -> None:
    async with two_nodes() as (one, other):
        table = await table_of_two(one)
        host, anna = Inbox(), Inbox()
        await one.feeds.watch(table, HOST, host)
        await one.feeds.watch(table, BRUNO, Inbox())
        await until(lambda: here(host) == ([0], 1))
        watcher = await other.feeds.watch(table, ANNA, anna)
        await until(lambda: here(host) == here(anna) == ([0, 1], 1))
        await other.feeds.leave(table, watcher)
        await until(lambda: here(host) == ([0], 1))
        watched = one.feeds.table(table)
        assert watched is not None
        assert watched.elsewhere == {}


async def test_a_node_that_fell_is_forgotten_and_one_that_only_slept_comes_back() -> None:
    async with two_nodes(sweep=0.1) as (one, other):
        host = await both_there(one, other)
        assert isinstance(other.bus, MemoryBus)
        other.bus.cut()
        await until(lambda: here(host) == ([0], 0))
        assert other.feeds.presence.node in one.feeds.presence.lost
        other.bus.is_cut = False  # as if nobody had noticed: only the beat tells that it lives
        await until(lambda: here(host) == ([0, 1], 0))


async def test_what_a_node_that_only_slept_hosts_is_known_again() -> None:
    async with two_nodes(sweep=0.1) as (one, other):
        table = await table_of_two(other)
        await other.feeds.watch(table, HOST, Inbox())
        await until(lambda: table in one.feeds.presence.hosts_anywhere())
        assert isinstance(other.bus, MemoryBus)
        other.bus.cut()
        await until(lambda: table not in one.feeds.presence.hosts_anywhere())
        other.bus.is_cut = False  # as if nobody had noticed
        await until(lambda: table in one.feeds.presence.hosts_anywhere())


async def test_while_nobody_comes_or_goes_nothing_is_said_of_tables() -> None:
    async with two_nodes(sweep=0.4) as (one, other):
        host = await both_there(one, other)
        topics: list[str] = []
        publish = other.bus.publish

        async def overhear(topic: str, data: bytes) -> None:
            topics.append(topic)
            await publish(topic, data)

        other.bus.publish = overhear  # type: ignore[method-assign]
        await until(lambda: len(topics) > 2)
        assert set(topics) == {"nodes"}
        assert here(host) == ([0, 1], 0)


async def test_who_follows_a_match_from_afar_is_not_at_the_table() -> None:
    async with fresh_node() as node:
        table = await table_of_two(node)
        host, anna = Inbox(), Inbox()
        await node.feeds.watch(table, HOST, host)
        await until(lambda: here(host) == ([0], 0))
        await node.feeds.watch(table, ANNA, anna, afar=True)
        await node.feeds.watch(table, BRUNO, Inbox())
        await until(lambda: here(host) == ([0], 1))
        assert here(anna) is None
        await node.chat.say(node.feeds.tables[table], Guest(HOST, "L"), "ciao", "k")
        assert host.last("remark")["text"] == "ciao"
        assert anna.all("remark") == []


async def test_names_of_those_who_watch_are_not_told() -> None:
    async with fresh_node() as node:
        table = await table_of_two(node)
        host = Inbox()
        await node.feeds.watch(table, HOST, host)
        await node.feeds.watch(table, BRUNO, Inbox())
        await until(lambda: here(host) == ([0], 1))
        assert sorted(host.last("present")) == ["away", "is", "seats", "table", "watchers"]


def test_a_crowd_is_told_in_round_numbers() -> None:
    assert [roughly(count) for count in (0, 7, 42, 99, 123, 4567)] == [0, 7, 42, 99, 120, 4500]


async def test_two_real_nodes_see_who_comes_and_who_falls(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno):
        seats = [{"is": "me", "name": "A"}, {"is": "open"}]
        opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        table, link = opened["table"]["table"], opened["links"]["seats"]["1"]
        await bruno.ask("POST", f"/api/tables/{table}/sit", {"name": "B", "link": link})
        async with anna.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("present", lambda told: told["seats"] == [0])
            async with bruno.socket() as elsewhere:
                await elsewhere.send(**{"is": "watch"}, table=table)
                await elsewhere.until("present", lambda told: told["seats"] == [0, 1])
                await socket.until("present", lambda told: told["seats"] == [0, 1])
            await socket.until("present", lambda told: told["seats"] == [0])
