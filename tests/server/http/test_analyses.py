"""Who may ask for an analysis of which match, and how often."""

from __future__ import annotations

import pytest

from bottega.server.core import bus_messages
from bottega.server.core.commands import Done, SayMove
from bottega.server.core.updates import offers
from bottega.server.platform.ids import read_id
from tests.server.serving import Browser, Server, entered, fresh_server

pytestmark = pytest.mark.anyio

ME = {"is": "me", "name": "Anna"}
BOT = {"is": "bot", "bot": "random"}
QUICK, FINE = {"level": "quick"}, {"level": "fine"}


async def started(anna: Browser, **order: object) -> str:
    """A match of Anna's with a bot, whose turns nobody takes."""
    asked = {"game": "codex", "seats": [ME, BOT], "begin": True, **order}
    match: str = (await anna.ask("POST", "/api/tables", asked, 201))["table"]["match"]
    return match


async def resigned(anna: Browser, **order: object) -> str:
    """The same, resigned after a move."""
    match = await started(anna, **order)
    matches = anna.server.node.matches
    live = await matches.find(read_id(match))
    assert isinstance(await matches.answer(live, SayMove(0, 0, offers(live.match, 0)[0], "a")), Done)
    await anna.ask("POST", f"/api/matches/{match}/seats/0/resign")
    return match


def at(match: str) -> str:
    return f"/api/matches/{match}/analysis"


async def jobs(server: Server) -> int:
    return len(await server.node.bus.take_jobs(bus_messages.analysis_topic("quick"), 10, 0.0))


async def test_one_asks_for_it_once_and_all_who_may_see_the_match_read_it(server: Server) -> None:
    async with entered(server, "Anna", "Eve") as (anna, eve), Browser(server) as stranger:
        match = await resigned(anna, public=True)
        none = await stranger.ask("GET", at(match))
        assert none == {
            "match": match,
            "state": "none",
            "level": "quick",
            "done": 0,
            "total": 2,
            "analysis": None,
        }
        waiting = none | {"state": "waiting"}
        assert await anna.ask("POST", at(match), QUICK) == waiting
        assert await eve.ask("POST", at(match), QUICK) == waiting
        assert await stranger.ask("GET", at(match)) == waiting
        assert await jobs(server) == 1
        assert (await stranger.ask("POST", at(match), QUICK, 401))["code"] == "enter_first"
        assert (await eve.ask("POST", at(match), FINE))["level"] == "fine"
        assert (await eve.ask("POST", at(match), {"level": "endless"}, 400))["code"] == "malformed"


async def test_strangers_do_not_learn_that_there_is_a_match(server: Server) -> None:
    async with entered(server, "Anna", "Eve") as (anna, eve):
        match = await resigned(anna)
        for method, body in (("GET", None), ("POST", QUICK)):
            assert (await eve.ask(method, at(match), body, 404))["code"] == "no_such_match"
            assert (await eve.ask(method, at("0" * 13), body, 404))["code"] == "no_such_match"
        assert await jobs(server) == 0


async def test_a_match_under_way_or_without_a_result_is_not_analysed(server: Server) -> None:
    async with entered(server, "Anna") as (anna,):
        match = await started(anna)
        assert (await anna.ask("POST", at(match), QUICK, 409))["code"] == "not_over"
        assert (await anna.ask("GET", at(match)))["state"] == "none"
        await anna.ask("POST", f"/api/matches/{match}/seats/0/abandon")
        assert (await anna.ask("POST", at(match), QUICK, 409))["code"] == "no_result"
        assert await jobs(server) == 0


async def test_one_has_only_so_many_made() -> None:
    async with fresh_server(analyses=1) as server, entered(server, "Anna", "Eve") as (anna, eve):
        one, other = await resigned(anna, public=True), await resigned(anna, public=True)
        await anna.ask("POST", at(one), QUICK)
        await anna.ask("POST", at(one), QUICK)  # nothing more is made for that
        refused = await anna.http.post(at(other), json=QUICK)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_analyses")
        assert refused.headers["retry-after"] == "3600"
        refused = await eve.http.post(at(other), json=QUICK)  # from the same address
        assert refused.status_code == 429


async def test_a_server_may_make_none() -> None:
    async with fresh_server(analyses=0) as server, entered(server, "Anna") as (anna,):
        match = await resigned(anna)
        assert (await anna.ask("POST", at(match), QUICK, 404))["code"] == "not_here"
        assert (await anna.ask("GET", at(match)))["state"] == "none"
