"""Requests that are made to cost us something, or to come in by a name that is not ours."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.attacks.node import PATIENCE, Target, attacked
from tests.server.serving import Browser, fresh_server

pytestmark = pytest.mark.anyio


@pytest.mark.proxied
@pytest.mark.parametrize("nested", [b"[" * 8000 + b"]" * 8000, b'{"a":' * 2500 + b"1" + b"}" * 2500])
async def test_json_without_a_floor_is_refused_and_fills_no_log(node: Target, nested: bytes) -> None:
    async with node.guest("127.9.9.7") as eve:
        before = node.log()
        headers = {"content-type": "application/json"}
        answer = await eve.http.post("/api/tables", content=nested, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert node.log() == before


@pytest.mark.proxied
async def test_no_socket_is_opened_by_a_name_that_is_not_ours() -> None:
    async with attacked() as server:
        with pytest.raises(InvalidStatus) as refused:
            await connect("ws://rebound.example/api/socket", host="127.0.0.1", port=server.port)
        assert refused.value.response.status_code == 403
        async with connect("ws://localhost/api/socket", host="127.0.0.1", port=server.port) as socket:
            assert b'"hello"' in (await socket.recv(decode=False))


@pytest.mark.proxied
@pytest.mark.parametrize("host", ["rebound.example", "rebound.example:8080", "127.0.0.1.example", ""])
async def test_nobody_lends_our_address_a_name(host: str) -> None:
    async with attacked() as server, Browser(server) as eve:
        answer = await eve.http.get("/api/games", headers={"host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host")
        assert (await eve.http.get("/health", headers={"host": host})).status_code == 200


async def test_the_server_answers_to_its_own_names() -> None:
    settings: dict[str, Any] = {
        "hosts": ("play.example", "[2001:db8::1]:8080"),
        "origin": ("https://home.example",),
    }
    async with attacked(**settings) as server, Browser(server) as anna:
        for host in (
            "play.example",
            "PLAY.example:443",
            "home.example",
            "localhost:1",
            "10.0.0.1",
            "[::1]:80",
        ):
            assert (await anna.http.get("/api/games", headers={"host": host})).status_code == 200, host


async def test_nobody_but_a_proxy_speaks_for_others() -> None:
    async with fresh_server(requests=2) as server, Browser(server, "127.0.3.1") as eve:
        asked = [
            (await eve.http.get("/api/games", headers={"x-forwarded-for": f"9.9.9.{number}"})).status_code
            for number in range(3)
        ]
        assert asked == [200, 200, 429]


@pytest.mark.unproxied  # it speaks as a proxy does; what one says by TLS is in test_haproxy.py
async def test_over_tls_browsers_are_told_to_stay_there() -> None:
    async with attacked() as server, Browser(server) as anna:
        secured = await anna.http.get("/", headers={"x-forwarded-proto": "https"})
        assert secured.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in (await anna.http.get("/")).headers


async def test_what_is_about_oneself_is_kept_by_no_cache() -> None:
    async with attacked() as server, Browser(server) as anna:
        await anna.enter("Anna")
        for path in ("/api/me", "/api/me/passkeys", "/api/me/nothing"):
            assert (await anna.http.get(path)).headers["cache-control"] == "no-store", path
        assert "cache-control" not in (await anna.http.get("/api/tables")).headers


async def test_who_asks_for_a_table_again_and_again_pays_for_its_size() -> None:
    async with attacked(shows=60) as server, Browser(server) as eve:
        await eve.enter("Eve")
        seats = [{"is": "me", "name": "A"}] * 4
        opened = await eve.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        table = opened["table"]["table"]
        await eve.ask("POST", f"/api/tables/{table}/start")
        async with eve.socket() as socket:
            for _ in range(100):
                await socket.send(**{"is": "watch"}, table=table)
            while sum(map(len, socket.raw)) < 60_000:
                await socket.next()
            with suppress(TimeoutError):
                while True:
                    await asyncio.wait_for(socket.next(), 3.0)
            assert (
                sum(map(len, socket.raw)) < 300_000
            )  # a kilobyte more each second; all of it is over a million


async def test_a_table_is_shown_to_others_while_one_has_to_wait() -> None:
    async with attacked(shows=1) as server, Browser(server) as eve, Browser(server, "127.9.9.9") as anna:
        tables = []
        for guest in (eve, anna):
            await guest.enter("Anna")
            seats = [{"is": "me", "name": "A"}] * 2
            opened = await guest.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
            tables.append(opened["table"]["table"])
            await guest.ask("POST", f"/api/tables/{tables[-1]}/start")
        async with eve.socket() as slow, anna.socket() as quick:
            for _ in range(2):
                await slow.send(**{"is": "watch"}, table=tables[0])
            await slow.until("update")
            await quick.send(**{"is": "watch"}, table=tables[1])
            await asyncio.wait_for(quick.until("update"), PATIENCE)
