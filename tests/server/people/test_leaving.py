"""All that is kept about somebody is told to them, and goes when they want it to."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bottega.server.platform.ids import read_id
from tests.server.people.persons import ORIGIN, confirm_mail, make_passkey, server_with_mail, sign_in
from tests.server.people.test_wishes import KEYS, PRIVATE, SERVICE, WISHES
from tests.server.serving import Browser, Player, Server, at_a_node
from tests.server.sink import Sink

pytestmark = pytest.mark.anyio

PUSH = {"vapid_private": PRIVATE, "vapid_subject": "mailto:site@bottega.example"}


async def sit_down(anna: Browser, bruno: Browser, name: str = "Anna", **order: object) -> str:
    """A table at which both sit."""
    seats = [{"is": "me", "name": name}, {"is": "open"}]
    opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats} | order, 201)
    table: str = opened["table"]["table"]
    link = opened["links"]["seats"]["1"]
    await bruno.ask("POST", f"/api/tables/{table}/sit", {"name": "Bruno", "link": link})
    return table


async def play(server: Server, anna: Browser, bruno: Browser, table: str) -> str:
    """A whole match."""
    match: str = (await anna.ask("POST", f"/api/tables/{table}/start"))["match"]
    players = [Player([server], browser.cookie, table, random.Random(1)) for browser in (anna, bruno)]
    await asyncio.gather(*[player.play() for player in players])
    while (await anna.ask("GET", f"/api/tables/{table}"))["phase"] != "over":
        await asyncio.sleep(0.02)
    return match


async def live_here(server: Server, sink: Sink, anna: Browser, bruno: Browser) -> dict[str, Any]:
    """Everything somebody can leave behind: a finished match, a running one, an open table, remarks, more."""
    name = f"Anna {secrets.token_hex(6)}"  # found nowhere else
    await anna.enter(name)
    await bruno.enter("Bruno")
    key = await make_passkey(anna, origin=ORIGIN, name="the computer")
    mail = f"anna.{secrets.token_hex(6)}@mail.example"
    await confirm_mail(anna, sink, mail)
    await anna.ask("PUT", "/api/me/wishes", WISHES)
    guest = (await anna.ask("GET", "/api/me"))["guest"]
    await anna.ask("POST", "/api/me/lessons", {"done": {"codex": ["lay"]}})
    await anna.ask("POST", "/api/me/pushes", {"endpoint": f"{SERVICE}/{guest}", "keys": KEYS})
    over, running, waiting = [await sit_down(anna, bruno, name) for _ in range(3)]
    match = await play(server, anna, bruno, over)
    now = (await anna.ask("POST", f"/api/tables/{running}/start"))["match"]
    async with anna.socket() as socket:
        await socket.send(**{"is": "watch"}, table=over)
        await socket.until("update")
        await socket.send(**{"is": "talk"}, table=over, text=f"A secret of {name}", key="k")
        await socket.until("heard")
    told = {"name": name, "guest": guest, "mail": mail, "key": key, "match": match, "now": now}
    return told | {"over": over, "running": running, "waiting": waiting}


@asynccontextmanager
async def lived_here(database: str, prefix: str) -> AsyncIterator[tuple[Browser, Browser, dict[str, Any]]]:
    """Anna, Bruno, and what Anna has left behind."""
    async with (
        server_with_mail(database, prefix, **PUSH) as (server, sink),
        Browser(server) as anna,
        Browser(server) as bruno,
    ):
        yield anna, bruno, await live_here(server, sink, anna, bruno)


async def test_what_is_kept_is_told_to_whom_it_is_about(database: str, prefix: str) -> None:
    began = int(time.time())
    async with lived_here(database, prefix) as (anna, _, left):
        answer = await anna.http.get("/api/me/export")
        assert answer.headers["content-disposition"].startswith("attachment")
        told = answer.json()
        assert (told["guest"], told["name"]) == (left["guest"], left["name"])
        assert 0 < told["since"] <= told["seen"]
        assert all("stand_ins" in match for match in told["history"])
        assert told["person"]["mail"] == left["mail"]
        assert told["person"]["zone"] == "Europe/Paris"
        made = [vacation.pop("made") for vacation in told["vacations"]]
        assert told["vacations"] == WISHES["vacations"]
        assert all(began <= when <= time.time() for when in made)
        assert [(one["game"], one["lesson"]) for one in told["lessons"]] == [("codex", "lay")]
        assert [key["name"] for key in told["passkeys"]] == ["the computer"]
        assert [push["endpoint"] for push in told["browsers"]] == [f"{SERVICE}/{left['guest']}"]
        assert [remark["text"] for remark in told["remarks"]] == [f"A secret of {left['name']}"]
        assert [letter["kind"] for letter in told["mail_links"]] == ["confirm"]
        assert {table["table"] for table in told["tables"]} == {
            left["over"],
            left["running"],
            left["waiting"],
        }
        matches = {match["match"]: match for match in told["matches"]}
        assert set(matches) == {left["match"], left["now"]}
        assert matches[left["match"]]["record"]["players"] == [left["name"], "Bruno"]
        assert set(matches[left["now"]]["story"]) == {"0"}  # no more than the own seat saw
        assert "seed" not in matches[left["now"]]


async def test_who_leaves_is_forgotten_everywhere(database: str, prefix: str) -> None:
    async with lived_here(database, prefix) as (anna, bruno, left):
        async with bruno.socket() as socket:
            await socket.send(**{"is": "watch"}, table=left["running"])
            assert (await socket.until("update"))["players"] == [left["name"], "Bruno"]
            await anna.ask("DELETE", "/api/me")
            assert anna.cookie == ""
            changed = await socket.until("table", lambda table: table["chairs"][0]["name"] != left["name"])
            assert (changed["chairs"][0]["name"], changed["chairs"][0]["taken"]) == ("–", False)
        assert (await sign_in(anna, left["key"], 403))["code"] == "bad_passkey"
        await anna.ask("POST", "/api/recover", {"mail": left["mail"]}, 202)
        kept = await everything(anna.server, read_id(left["guest"]), left["name"], left["mail"])
        assert kept == {}
        record = (await bruno.http.get(f"/api/matches/{left['match']}/record")).json()
        assert record["players"] == ["–", "Bruno"]
        assert record["moves"]
        async with bruno.socket() as socket:
            await socket.send(**{"is": "watch"}, table=left["running"])
            assert (await socket.until("update"))["players"] == ["–", "Bruno"]
        (remark,) = (await bruno.ask("GET", f"/api/tables/{left['over']}/remarks"))["remarks"]
        assert (remark["name"], remark["text"]) == ("–", "")


async def everything(server: Server, guest: int, name: str, mail: str) -> dict[str, Any]:
    """Rows of all tables in which a guest or their name is still to be found."""
    found: dict[str, Any] = {}
    async with server.node.store.reach() as connection:
        tables = await connection.fetch(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        )
        for (table,) in tables:
            # Others of their matches know the seat by the id; who is behind it is kept nowhere.
            ids = "" if table in ("guests", "matches", "rated", "ratings") else f"|{guest}"
            pattern = f"{name}|{mail}{ids}"
            rows = await connection.fetch(f"SELECT t::text FROM {table} AS t WHERE t::text ~ $1", pattern)
            if rows:
                found[table] = [row[0] for row in rows]
    return found


async def test_who_hosts_and_leaves_is_followed_by_another(database: str, prefix: str) -> None:
    async with at_a_node(database, prefix, "Anna", "Bruno") as (anna, bruno):
        waiting = await sit_down(anna, bruno)
        running = await sit_down(anna, bruno, public=True)
        await anna.ask("POST", f"/api/tables/{running}/start")
        order = {"game": "codex", "seats": [{"is": "open"}] * 2, "public": True}
        alone = (await anna.ask("POST", "/api/tables", order, 201))["table"]["table"]
        await anna.ask("DELETE", "/api/me")
        seen = await bruno.ask("GET", f"/api/tables/{waiting}")
        assert seen["host"]
        assert [chair["taken"] for chair in seen["chairs"]] == [False, True]
        seen = await bruno.ask("GET", f"/api/tables/{running}")
        assert seen["chairs"][0]["stand_in"] == seen["stand_in"] != ""
        await bruno.ask("POST", f"/api/tables/{running}/seats/0/link")  # for somebody who plays on
        await bruno.ask("GET", f"/api/tables/{alone}", status=404)


async def test_signed_out_browsers_of_who_leaves_are_cut_off(database: str, prefix: str) -> None:
    async with at_a_node(database, prefix, "Anna") as (anna,), Browser(anna.server) as phone:
        key = await make_passkey(anna)
        await sign_in(phone, key)
        await anna.ask("DELETE", "/api/me")
        await phone.ask("GET", "/api/me", status=401)
        await phone.ask("DELETE", "/api/me", status=401)
