"""What people say to each other at a table: who may, who hears it, and how much of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.serving import Browser, Server, Socket, fresh_server, real_server

pytestmark = pytest.mark.anyio


class Scene:
    """A table of Anna and Bruno, and Carla who was invited and has no seat."""

    def __init__(self, anna: Browser, bruno: Browser, carla: Browser, opened: dict[str, Any]) -> None:
        self.anna, self.bruno, self.carla = anna, bruno, carla
        self.table: str = opened["table"]["table"]
        self.invite: str = opened["links"]["invite"]

    async def watch(self, socket: Socket) -> None:
        await socket.send(**{"is": "watch"}, table=self.table, invite=self.invite)
        await socket.until("table")

    async def read(self, browser: Browser, status: int = 200, invite: str = "") -> list[tuple[int, str, str]]:
        """All that was said, as somebody reads it."""
        answer = await browser.ask("GET", f"/api/tables/{self.table}/remarks?invite={invite}", status=status)
        return [(one["seat"], one["name"], one["text"]) for one in answer.get("remarks", ())]


async def set_up(stack: AsyncExitStack, servers: list[Server], **order: Any) -> Scene:
    anna, bruno, carla = [
        await (await stack.enter_async_context(Browser(server))).enter(name)
        for server, name in zip(servers * 3, ("Anna", "Bruno", "Carla"), strict=False)
    ]
    plain: dict[str, Any] = {"game": "codex", "seats": [{"is": "me", "name": "Anna"}, {"is": "open"}]}
    opened = await anna.ask("POST", "/api/tables", plain | order, 201)
    sit = {"name": "Bruno", "link": opened["links"]["seats"]["1"]}
    await bruno.ask("POST", f"/api/tables/{opened['table']['table']}/sit", sit)
    return Scene(anna, bruno, carla, opened)


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as entered:
        yield entered


async def test_what_one_says_all_at_the_table_hear_and_who_comes_later_reads(stack: AsyncExitStack) -> None:
    scene = await set_up(stack, [await stack.enter_async_context(fresh_server())])
    async with scene.anna.socket() as anna, scene.carla.socket() as carla:
        await scene.watch(anna)
        await scene.watch(carla)
        text = "<b onclick=alert(1)>ciao</b> & «è»"
        assert (await anna.talk(scene.table, text))["number"] == 1
        told = await carla.until("remark")
        assert (told["number"], told["seat"], told["name"], told["text"]) == (1, 0, "Anna", text)
        assert "key" not in told
        assert "guest" not in told
        assert (await anna.talk(scene.table, text))["number"] == 1, "a repeated message is stored once"
        assert (await anna.talk(scene.table, "again", "k2"))["number"] == 2
    assert await scene.read(scene.bruno) == [(0, "Anna", text), (0, "Anna", "again")]
    assert len(await scene.read(scene.carla, invite=scene.invite)) == 2


async def test_two_nodes_carry_what_is_said(stack: AsyncExitStack, database: str, prefix: str) -> None:
    servers = [await stack.enter_async_context(real_server(database, prefix)) for _ in range(2)]
    scene = await set_up(stack, servers)
    async with scene.anna.socket() as anna, scene.bruno.socket() as bruno:
        await scene.watch(anna)
        await scene.watch(bruno)
        assert (await anna.talk(scene.table, "ciao"))["number"] == 1
        assert (await bruno.until("remark"))["text"] == "ciao"
        assert (await bruno.talk(scene.table, "salve"))["number"] == 2
        assert (await anna.until("remark", lambda told: told["seat"] == 1))["text"] == "salve"
    assert await scene.read(scene.anna) == [(0, "Anna", "ciao"), (1, "Bruno", "salve")]


async def test_a_stranger_neither_reads_nor_says_anything(stack: AsyncExitStack) -> None:
    server = await stack.enter_async_context(fresh_server())
    scene = await set_up(stack, [server])
    async with scene.anna.socket() as anna, scene.carla.socket() as carla:
        await scene.watch(anna)
        await anna.talk(scene.table, "for us")
        assert (await carla.talk(scene.table, "let me in"))["code"] == "not_watching"
        assert await scene.read(scene.carla, status=404) == []
        async with Browser(server) as nobody:
            assert await scene.read(nobody, status=404) == []
    assert await scene.read(scene.anna) == [(0, "Anna", "for us")]


@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ({"spectators": "public"}, "not_yours"),
        ({"spectators": "open", "delay": 3}, "not_yours"),
        ({"spectators": "open"}, "heard"),
    ],
)
async def test_who_only_watches_talks_where_hands_are_open_to_all(
    stack: AsyncExitStack, order: dict[str, Any], answer: str
) -> None:
    scene = await set_up(stack, [await stack.enter_async_context(fresh_server())], **order)
    async with scene.carla.socket() as carla:
        await carla.send(**{"is": "watch"}, table=scene.table, invite=scene.invite)
        assert (await carla.until("table"))["may_talk"] is (answer == "heard")
        got = await carla.talk(scene.table, "he has the fox")
        assert got.get("code", got["is"]) == answer
    assert await scene.read(scene.anna) == ([(-1, "Carla", "he has the fox")] if answer == "heard" else [])


async def test_where_nobody_may_watch_nobody_listens_in(stack: AsyncExitStack) -> None:
    scene = await set_up(stack, [await stack.enter_async_context(fresh_server())], spectators="none")
    await scene.anna.ask("POST", f"/api/tables/{scene.table}/start")
    async with scene.anna.socket() as anna:
        await scene.watch(anna)
        await anna.talk(scene.table, "between us")
    assert await scene.read(scene.carla, status=403, invite=scene.invite) == []
    assert await scene.read(scene.bruno) == [(0, "Anna", "between us")]


async def test_who_loses_the_seat_is_not_heard_any_more(stack: AsyncExitStack) -> None:
    scene = await set_up(stack, [await stack.enter_async_context(fresh_server())])
    async with scene.bruno.socket() as bruno:
        await scene.watch(bruno)
        assert (await bruno.talk(scene.table, "ciao"))["is"] == "heard"
        await scene.anna.ask("POST", f"/api/tables/{scene.table}/seats/1/link")
        await bruno.until("table", lambda table: not table["may_talk"])
        assert (await bruno.talk(scene.table, "still here", "k2"))["code"] == "not_yours"


async def test_one_says_only_so_much(stack: AsyncExitStack) -> None:
    scene = await set_up(stack, [await stack.enter_async_context(fresh_server(talks=3))])
    async with scene.anna.socket() as anna, scene.anna.socket() as window:
        await scene.watch(anna)
        await scene.watch(window)
        assert (await anna.talk(scene.table, "x" * 301))["code"] == "malformed"
        assert (await anna.talk(scene.table, "\u202e \u200b"))["code"] == "nothing_said"
        said = [
            await socket.talk(scene.table, "ciao", f"k{n}") for n, socket in enumerate((anna, window, anna))
        ]
        assert [answer.get("code", "heard") for answer in said] == ["heard", "heard", "too_many_requests"]
        assert said[2]["key"] == "k2"
