"""The lessons somebody has done are kept with them, whichever browser they took them in."""

from __future__ import annotations

import pytest

from tests.server.people.persons import ORIGIN, make_passkey, sign_in
from tests.server.serving import Browser, real_server

pytestmark = pytest.mark.anyio

PATH = "/api/me/lessons"


async def test_what_was_done_in_two_browsers_becomes_one(database: str, prefix: str) -> None:
    async with (
        real_server(database, prefix, origin=(ORIGIN,)) as server,
        Browser(server) as desk,
        Browser(server) as phone,
        Browser(server) as bruno,
    ):
        await desk.enter("Anna")
        await bruno.enter("Bruno")
        key = await make_passkey(desk, origin=ORIGIN)
        assert await desk.ask("POST", PATH, {"done": {}}) == {"done": {}}
        lay = {"done": {"codex": ["lay"]}}
        assert await desk.ask("POST", PATH, lay) == lay
        assert await desk.ask("POST", PATH, lay) == lay  # said again
        await sign_in(phone, key)
        told = await phone.ask("POST", PATH, {"done": {"codex": ["gold"], "workshop": ["study"]}})
        assert {game: sorted(ids) for game, ids in told["done"].items()} == {
            "codex": ["gold", "lay"],
            "workshop": ["study"],
        }
        assert await desk.ask("POST", PATH, {"done": {}}) == told
        assert await bruno.ask("POST", PATH, {"done": {}}) == {"done": {}}


async def test_only_lessons_that_there_are_can_be_done(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, Browser(server) as anna, Browser(server) as nobody:
        await nobody.ask("POST", PATH, {"done": {}}, 401)
        await anna.enter("Anna")
        gone = {"codex": ["lay", "a lesson of long ago"], "chess": ["lay"]}
        assert await anna.ask("POST", PATH, {"done": gone}) == {"done": {"codex": ["lay"]}}
        await anna.ask("POST", PATH, {"done": {"codex": ["lay"] * 61}}, 400)
