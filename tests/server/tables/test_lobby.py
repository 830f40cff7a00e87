"""The lobby: tables whose host is there, few of each, and only so many from one place."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.serving import Browser, Socket, at_two_nodes, real_server

pytestmark = pytest.mark.anyio

SEATS = [{"is": "me", "name": "A"}, {"is": "open"}]


async def open_public(browser: Browser, status: int = 201, public: bool = True) -> Any:
    wish = {"game": "codex", "seats": SEATS, "public": public}
    answer = await browser.ask("POST", "/api/tables", wish, status)
    return answer["table"]["table"] if status == 201 else answer["code"]


async def watch(socket: Socket, table: str, **how: object) -> None:
    await socket.send(**{"is": "watch"}, table=table, **how)
    await socket.until("table")


async def listed(browser: Browser) -> list[str]:
    return [table["table"] for table in (await browser.ask("GET", "/api/tables"))["tables"]]


async def until_listed(browser: Browser, table: str, there: bool) -> None:
    for _ in range(500):
        if (table in await listed(browser)) == there:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{table} should{'' if there else ' not'} be listed")


async def test_a_table_is_listed_while_its_host_is_there_at_whatever_node(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno):
        table = await open_public(anna)
        assert table not in await listed(anna)
        async with bruno.socket() as elsewhere:
            await watch(elsewhere, table)
            assert table not in await listed(bruno), "who watches is not the host"
            async with anna.socket() as socket:
                await watch(socket, table, afar=True)
                assert table in await listed(anna)
                await until_listed(bruno, table, there=True)
            await until_listed(bruno, table, there=False)
            assert table not in await listed(anna)


async def test_a_node_that_falls_takes_its_tables_off_the_list(database: str, prefix: str) -> None:
    async with real_server(database, prefix, sweep=0.5) as one, Browser(one) as bruno:
        async with real_server(database, prefix, sweep=0.5) as other, Browser(other) as anna:
            await anna.enter("Anna")
            table = await open_public(anna)
            async with anna.socket() as socket:
                await watch(socket, table)
                await until_listed(bruno, table, there=True)
                one.node.feeds.presence.hosting[1] = {5}  # of a node that says nothing any more
                one.node.feeds.presence.heard[1] = 0.0
                one.node.feeds.presence.forget_silent()
                assert 1 not in one.node.feeds.presence.hosting
        await until_listed(bruno, table, there=False)


async def test_one_host_does_not_push_others_off_the_list(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as one, Browser(one) as anna, Browser(one) as bruno:
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        honest = await open_public(bruno)
        tables = [await open_public(anna) for _ in range(12)]
        async with anna.socket() as many, bruno.socket() as one_only:
            await watch(one_only, honest)
            for table in tables:
                await watch(many, table)
            shown = await listed(bruno)
            assert honest in shown
            assert len(set(tables) & set(shown)) == 3


async def test_one_guest_and_one_address_open_only_so_many_public_tables(database: str, prefix: str) -> None:
    async with real_server(database, prefix, publics=2) as one, Browser(one) as anna, Browser(one) as bruno:
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        await open_public(anna)
        await open_public(anna)
        assert await open_public(anna, 429) == "too_many_public"
        assert await open_public(bruno, 429) == "too_many_public", "from the same address"
        await open_public(anna, public=False)
