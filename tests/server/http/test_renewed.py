"""A cookie made worthless while NATS hangs or is cut off: the thief's socket on another node ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from bottega.server.node import real_node
from tests.patience import PATIENCE
from tests.server.engines import NATS
from tests.server.faults.proxy import Proxy
from tests.server.nodes import quick_settings
from tests.server.serving import Browser, Server, Socket, entered, opened

pytestmark = pytest.mark.anyio

NEVER = 10**6  # seconds


@asynccontextmanager
async def server_by_way(database: str, prefix: str, sweep: float) -> AsyncIterator[tuple[Server, Proxy]]:
    """A node whose way to NATS can be cut."""
    way = Proxy(urlsplit(NATS).port or 4222)
    await way.open()
    try:
        nats = (f"nats://127.0.0.1:{way.port}",)
        settings = quick_settings(port=0, database=database, nats=nats, prefix=prefix, sweep=sweep)
        async with opened(Server(real_node(settings))) as server:
            yield server, way
    finally:
        await way.close()


@asynccontextmanager
async def two_ways_in(
    database: str, prefix: str, sweep: float = NEVER
) -> AsyncIterator[tuple[Browser, Browser, Proxy, Proxy]]:
    """Anna has entered at one node, somebody comes to another; the ways of both nodes to NATS."""
    async with (
        server_by_way(database, prefix, sweep=NEVER) as (one, way),
        server_by_way(database, prefix, sweep=sweep) as (other, other_way),
        entered(one, "Anna") as (anna,),
        Browser(other) as somebody,
    ):
        yield anna, somebody, way, other_way


async def is_cut(socket: Socket) -> None:
    """The socket ends, because the cookie is worth nothing."""
    await asyncio.wait_for(socket.connection.wait_closed(), PATIENCE)
    assert (socket.connection.close_code, socket.connection.close_reason) == (4001, "renewed")


async def test_a_cookie_renewed_while_nats_hangs_is_found_out_by_the_next_sweep(
    database: str, prefix: str
) -> None:
    async with two_ways_in(database, prefix, sweep=0.2) as (anna, thief, way, _):
        async with thief.socket(cookie=anna.cookie) as socket:
            assert (await socket.next())["guest"]
            way.hush()
            await anna.ask("POST", "/api/me/renew")  # what it tells the others never leaves
            way.cut()
            await is_cut(socket)
        assert (await anna.ask("GET", "/api/me"))["name"] == "Anna"
        way.mend()


async def test_a_cookie_renewed_while_a_node_was_cut_off_is_found_out_when_the_bus_returns(
    database: str, prefix: str
) -> None:
    async with (
        two_ways_in(database, prefix) as (anna, thief, _, way),
        thief.socket(cookie=anna.cookie) as socket,
    ):
        assert (await socket.next())["guest"]
        way.cut()
        await anna.ask("POST", "/api/me/renew")
        way.mend()
        await is_cut(socket)


async def test_one_browser_is_signed_out_on_every_node_and_the_others_are_not(
    database: str, prefix: str
) -> None:
    async with two_ways_in(database, prefix) as (anna, bruno, _, _):
        await bruno.enter("Bruno")
        stolen = anna.cookie
        async with bruno.socket() as untouched, bruno.socket(cookie=stolen) as thief:
            await thief.next()
            await untouched.next()
            await anna.ask("POST", "/api/sign-out")
            await is_cut(thief)
            assert (await anna.http.get("/api/me", headers={"cookie": stolen})).status_code == 401
            await untouched.send(**{"is": "watch"}, table="nothing")
            await untouched.until("no")
