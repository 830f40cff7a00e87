"""What-ifs on PostgreSQL and NATS: begun at one node, seen at another, played to the end against bots."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.kit.record import load, verify
from bottega.server.bots.workers import Workers
from bottega.server.features.ratings.audit import audit
from bottega.server.platform.ids import read_id
from tests.patience import until
from tests.server.engines import migrated_database
from tests.server.serving import Browser, Player, at_two_nodes, entered, real_server
from tests.server.timing.timed import Thinking

pytestmark = pytest.mark.anyio

ANNA = {"is": "me", "name": "Anna"}
BOT = {"is": "bot", "bot": "random"}


async def play(browser: Browser, table: str) -> None:
    """Play all seats that this browser holds at a table, to the end."""
    await Player([browser.server], browser.cookie, table, random.Random(6)).play()


async def played(anna: Browser, **order: Any) -> str:
    """A match of two that Anna played alone, once it is over."""
    order = {"game": "codex", "seats": [ANNA, {"is": "me", "name": "Anna 2"}], "begin": True, **order}
    table = (await anna.ask("POST", "/api/tables", order, 201))["table"]
    await play(anna, table["table"])
    match: str = table["match"]
    await until(lambda: is_over(anna, match))
    return match


async def is_over(browser: Browser, match: str) -> bool:
    head = await browser.server.node.store.head(read_id(match))
    return head is not None and head.over


async def begin(browser: Browser, match: str, **order: Any) -> dict[str, Any]:
    """The table of a what-if, and its link."""
    opened = await ask_for(browser, match, 201, **order)
    return dict(opened["table"], invite=opened["links"]["invite"])


async def ask_for(browser: Browser, match: str, status: int, **order: Any) -> dict[str, Any]:
    order = {"ply": 6, "seat": 0, "seats": [ANNA, BOT], **order}
    answer = await browser.ask("POST", f"/api/matches/{match}/what-ifs", order, status)
    return dict(answer)


async def nodes(browser: Browser, match: str) -> list[dict[str, Any]]:
    tree = await browser.ask("GET", f"/api/matches/{match}/what-ifs")
    assert isinstance(tree["nodes"], list)
    return list(tree["nodes"])


async def noted(browser: Browser, match: str, which: str) -> dict[str, Any]:
    """A what-if of the tree, once what came of it is kept."""
    found: dict[str, Any] = {}

    async def is_noted() -> bool:
        found.update(next(one for one in await nodes(browser, match) if one["match"] == which))
        return bool(found["state"] != "playing")

    await until(is_noted)
    return found


async def scores(browser: Browser, match: str) -> list[int]:
    """The final scores, from a record that verifies."""
    record = load((await browser.http.get(f"/api/matches/{match}/record")).text, GAMES)
    verify(record)
    assert record.scores is not None
    return record.scores


@pytest.mark.parametrize("known", [True, False])
async def test_a_try_is_played_against_bots_and_compared(database: str, prefix: str, known: bool) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno):
        workers = Workers(bruno.server.node, Thinking())
        workers.start()
        match = await played(anna, public=False)
        table = await begin(anna, match, known=known, name="the other way")
        assert (table["phase"], table["rated"], table["host"]) == ("playing", False, True)
        assert table["source"] == {
            "match": match,
            "ply": 6,
            "root": match,
            "seat": 0,
            "known": known,
            "name": "the other way",
        }
        assert [one["state"] for one in await nodes(anna, match)] == ["playing"]
        assert (await anna.ask("GET", f"/api/matches/{table['match']}/what-ifs"))["seats"] == [0]
        await play(anna, table["table"])
        found = await noted(anna, match, table["match"])
        before, after = await scores(anna, match), await scores(anna, table["match"])
        assert found["scores"] == after
        assert found["difference"] == after[0] - before[0]
        assert (found["by"], found["mine"], found["source"], found["ply"]) == ("Anna", True, match, 6)
        assert found["took"]
        assert found["instead"]
        await bruno.ask("GET", f"/api/matches/{match}/what-ifs", status=404)
        await bruno.ask("GET", f"/api/matches/{table['match']}/story", status=404)
        await workers.stop()


async def test_a_try_counts_nowhere(prefix: str) -> None:
    async with (
        migrated_database() as database,
        real_server(database, prefix) as server,
        entered(server, "Anna") as (anna,),
    ):
        match = await played(anna)
        me = (await anna.ask("GET", "/api/me"))["guest"]
        both = [ANNA, {"is": "me", "name": "Anna 2"}]
        await until(lambda: has_history(anna, me, 2))
        table = await begin(anna, match, seats=both, seat=1)
        await play(anna, table["table"])
        await noted(anna, match, table["match"])
        page = await anna.ask("GET", f"/api/players/{me}")
        assert {one["match"] for one in page["last"]} == {match}
        assert [one["matches"] for one in page["favourites"]] == [1]
        assert page["ratings"] == []
        assert (await audit(server.node.store, GAMES)).wrong == []
        assert server.node.notices.pending.went_on == {}
        assert await server.node.durations.measure() == {}
        refused = await anna.ask("POST", f"/api/tables/{table['table']}/rematch", status=409)
        assert refused["code"] == "what_if_rematch"


async def has_history(browser: Browser, guest: str, lines: int) -> bool:
    return len((await browser.ask("GET", f"/api/players/{guest}"))["last"]) == lines


async def test_a_public_match_is_branched_from_by_anybody_and_its_what_ifs_are_in_no_lobby(
    database: str, prefix: str
) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno):
        opened = await anna.ask(
            "POST", "/api/tables", {"game": "codex", "seats": [ANNA, BOT], "public": True, "begin": True}, 201
        )
        table, match = opened["table"]["table"], opened["table"]["match"]
        refused = await ask_for(bruno, match, 409, ply=0)
        assert refused["code"] == "what_if_not_over"
        workers = Workers(anna.server.node, Thinking())
        workers.start()
        await play(anna, table)
        await until(lambda: is_over(bruno, match))
        await workers.stop()
        bruno_too = [{"is": "me", "name": "Bruno"}, BOT]
        made = await begin(bruno, match, ply=4, seats=bruno_too)
        async with bruno.socket() as socket:
            await socket.send(**{"is": "watch"}, table=made["table"])
            assert (await socket.until("update"))["ply"] == 4
            lobby = (await anna.ask("GET", "/api/tables"))["tables"]
            assert made["table"] not in [one["table"] for one in lobby]
        assert [one["by"] for one in await nodes(anna, match)] == ["Bruno"]
        async with anna.socket() as socket:  # who may see the match may look on
            await socket.send(**{"is": "watch"}, table=made["table"])
            assert (await socket.until("update"))["match"] == made["match"]


async def test_what_ifs_are_named_by_who_made_them_and_are_a_tree(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno):
        match = await played(anna, public=False)
        both = [ANNA, {"is": "me", "name": "Anna 2"}]
        first = await begin(anna, match, seats=both)
        await anna.ask("PUT", f"/api/matches/{first['match']}/name", {"name": " Gold  first "})
        assert [one["name"] for one in await nodes(anna, match)] == ["Gold first"]
        await bruno.ask("PUT", f"/api/matches/{first['match']}/name", {"name": "no"}, 404)
        refused = await anna.ask("PUT", f"/api/matches/{match}/name", {"name": "no"}, 404)
        assert refused["code"] == "no_such_what_if"
        refused = await ask_for(anna, first["match"], 409, ply=8)
        assert refused["code"] == "what_if_not_over"
        await play(anna, first["table"])
        await noted(anna, match, first["match"])
        second = await begin(anna, first["match"], ply=8, seats=both, known=False)
        assert second["source"]["root"] == match
        tree = await nodes(anna, second["match"])
        assert [(one["match"], one["source"], one["ply"]) for one in tree] == [
            (first["match"], match, 6),
            (second["match"], first["match"], 8),
        ]
        link = f"?invite={first['invite']}"  # to this try, and to those that began from it
        shared = await bruno.ask("GET", f"/api/matches/{first['match']}/what-ifs{link}")
        assert [one["match"] for one in shared["nodes"]] == [first["match"], second["match"]]
        await bruno.ask("GET", f"/api/matches/{first['match']}/plies/9{link}&viewer=1")
        await bruno.ask("GET", f"/api/matches/{match}/what-ifs{link}", status=404)


async def test_a_try_that_was_given_up_says_so(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, entered(server, "Anna") as (anna,):
        match = await played(anna)
        table = await begin(anna, match)
        await anna.ask("POST", f"/api/matches/{table['match']}/seats/0/abandon")
        found = await noted(anna, match, table["match"])
        assert (found["state"], found["scores"], found["difference"]) == ("abandoned", [], None)


async def test_only_those_who_entered_begin_one(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, entered(server, "Anna") as (anna,):
        match = await played(anna)
        async with Browser(server) as stranger:
            await ask_for(stranger, match, 401)
        assert await nodes(anna, match) == []
