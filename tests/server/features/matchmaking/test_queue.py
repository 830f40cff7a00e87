"""Play now with people: on two nodes, each who waits gets exactly one table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from bottega.server.node import Node
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import read_id
from bottega.server.tables.table import Table
from tests.server.frozen import FrozenClock
from tests.server.serving import Browser, Server, give_account, real_server

pytestmark = pytest.mark.anyio

NEVER = 3600.0  # between sweeps: what is paired is paired by asking
CODEX = {"game": "codex", "seats": 2}


@asynccontextmanager
async def two_servers(own_database: str, prefix: str, sweep: float = NEVER) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as stack:
        clock = FrozenClock()
        yield [
            await stack.enter_async_context(real_server(own_database, prefix, clock=clock, sweep=sweep))
            for _ in range(2)
        ]


@asynccontextmanager
async def people(servers: list[Server], *names: str) -> AsyncIterator[list[Browser]]:
    """Somebody for each name, at one node after the other."""
    async with AsyncExitStack() as stack:
        yield [
            await (await stack.enter_async_context(Browser(servers[n % len(servers)]))).enter(name)
            for n, name in enumerate(names)
        ]


def clock_of(server: Server) -> FrozenClock:
    assert isinstance(server.node.clock, FrozenClock)
    return server.node.clock


async def mine(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await browser.ask("GET", "/api/tables/mine"))["tables"]
    return found


async def test_two_who_want_the_same_are_dealt_in(own_database: str, prefix: str) -> None:
    async with (
        two_servers(own_database, prefix) as servers,
        people(servers, "Anna", "Bruno", "Carla") as (anna, bruno, carla),
    ):
        first = await anna.ask("POST", "/api/queue", CODEX)
        assert (first["state"], first["others"], first["bot"]) == ("waiting", 0, False)
        clock_of(servers[0]).pass_(1.0)
        await carla.ask("POST", "/api/queue", {"game": "codex", "seats": 3})
        second = await bruno.ask("POST", "/api/queue", {**CODEX, "options": {}})
        assert second["state"] == "paired"
        assert await anna.ask("GET", "/api/queue") == second
        for browser in (anna, bruno):
            (table,) = await mine(browser)
            assert (table["table"], table["phase"], table["public"]) == (second["table"], "playing", True)
            assert [chair["name"] for chair in table["chairs"]] == ["Anna", "Bruno"]
        assert await mine(carla) == []
        assert (await bruno.ask("POST", "/api/queue", CODEX))["table"] == second["table"], "sent twice"
        await bruno.ask("DELETE", "/api/queue")
        assert (await bruno.ask("GET", "/api/queue"))["state"] == "idle"
        assert (await bruno.ask("POST", "/api/queue", CODEX))["state"] == "waiting"


async def test_a_crowd_at_two_nodes_gets_one_table_each(own_database: str, prefix: str) -> None:
    names = [f"P{n}" for n in range(11)]
    async with two_servers(own_database, prefix, sweep=0.05) as servers, people(servers, *names) as crowd:
        await asyncio.gather(*[browser.ask("POST", "/api/queue", CODEX) for browser in crowd])
        for _ in range(100):
            told = await asyncio.gather(*[browser.ask("GET", "/api/queue") for browser in crowd])
            if [one["state"] for one in told].count("paired") == 10:
                break
        assert Counter(one["state"] for one in told) == {"paired": 10, "waiting": 1}
        tables = [await mine(browser) for browser in crowd]
        assert sorted(len(held) for held in tables) == [0] + [1] * 10
        assert set(Counter(held[0]["table"] for held in tables if held).values()) == {2}
        for held, one in zip(tables, told, strict=True):
            assert (held[0]["table"] if held else "") == one["table"]
            assert all(table["phase"] == "playing" for table in held)


async def test_after_a_minute_a_bot_is_offered(own_database: str, prefix: str) -> None:
    async with two_servers(own_database, prefix) as servers, people(servers, "Anna") as (anna,):
        await anna.ask("POST", "/api/queue", CODEX)
        for _ in range(3):
            clock_of(servers[0]).pass_(19.0)
            assert not (await anna.ask("GET", "/api/queue"))["bot"]
        clock_of(servers[0]).pass_(3.0)
        told = await anna.ask("GET", "/api/queue")
        assert (told["state"], told["waited"], told["bot"]) == ("waiting", 60, True)
        assert (await anna.ask("POST", "/api/queue", CODEX))["waited"] == 60, "who asks again goes on waiting"
        await give_account(anna)
        assert (await anna.ask("POST", "/api/queue", {**CODEX, "rated": True}))["waited"] == 0


async def test_who_asks_no_more_waits_no_more(own_database: str, prefix: str) -> None:
    async with (
        two_servers(own_database, prefix) as servers,
        people(servers, "Anna", "Bruno") as (anna, bruno),
    ):
        await anna.ask("POST", "/api/queue", CODEX)
        clock_of(servers[0]).pass_(31.0)
        assert (await bruno.ask("POST", "/api/queue", CODEX))["state"] == "waiting"
        assert (await anna.ask("GET", "/api/queue"))["state"] == "idle"
        await bruno.ask("DELETE", "/api/queue")
        assert (await anna.ask("POST", "/api/queue", CODEX))["state"] == "waiting"


async def test_a_node_that_falls_while_it_opens_a_table_costs_nobody_the_table(
    own_database: str, prefix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        two_servers(own_database, prefix) as servers,
        people(servers, "Anna", "Bruno") as (anna, bruno),
    ):
        for stage in ("place", "start"):
            for browser in (anna, bruno):
                await browser.ask("DELETE", "/api/queue")
            await anna.ask("POST", "/api/queue", CODEX)
            with monkeypatch.context() as patch:
                patch.setattr(servers[1].node.table_store, stage, fall)
                await bruno.ask("POST", "/api/queue", CODEX, status=503)
            told = await anna.ask("GET", "/api/queue")
            assert told["state"] == "paired"
            assert await bruno.ask("GET", "/api/queue") == told
            assert (await table_at(servers[0].node, told["table"])).phase == "playing"
        assert len(await mine(anna)) == len(await mine(bruno)) == 2


async def fall(*_: object) -> bool:
    raise Unavailable("the power went")


async def table_at(node: Node, table: str) -> Table:
    return await node.table_store.find(read_id(table))


async def test_joining_counts_with_what_an_address_may_make(own_database: str, prefix: str) -> None:
    async with real_server(own_database, prefix, opens=3) as server, Browser(server) as anna:
        await anna.enter("Anna")
        for status in (200, 200, 429):
            await anna.ask("POST", "/api/queue", CODEX, status)
        assert (await anna.ask("GET", "/api/queue"))["state"] == "waiting"


async def test_one_row_for_each_who_waits_and_only_for_what_can_be_played(
    own_database: str, prefix: str
) -> None:
    async with two_servers(own_database, prefix) as servers, people(servers, "Anna") as (anna,):
        await give_account(anna)
        for wish, status in (
            ({"game": "chess"}, 404),
            ({"game": "codex", "seats": 9}, 400),
            ({"game": "workshop", "seats": 1}, 400),
            ({"game": "codex", "options": {"no": "such"}}, 400),
            ({"game": "leonardo", "options": {"lines": "on"}, "rated": True}, 409),
        ):
            await anna.ask("POST", "/api/queue", wish, status)
        for seats in (2, 3, 4):
            await anna.ask("POST", "/api/queue", {"game": "codex", "seats": seats})
        database = servers[0].node.store
        assert database is not None
        async with database.reach() as connection:
            assert await connection.fetchval("SELECT count(*) FROM queue") == 1
        async with Browser(servers[0]) as nobody:
            await nobody.ask("POST", "/api/queue", CODEX, 401)
