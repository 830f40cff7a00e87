"""One node over real HTTP and real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.kit.record import load, verify
from bottega.kit.texts import Phrasebook
from tests.patience import until
from tests.server.nodes import away
from tests.server.serving import Browser, Player, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
async def anna(server: Server) -> AsyncIterator[Browser]:
    async with Browser(server) as browser:
        yield await browser.enter("Anna")


@pytest.fixture
async def bruno(server: Server) -> AsyncIterator[Browser]:
    async with Browser(server) as browser:
        yield await browser.enter("Bruno")


async def open_table(browser: Browser, **order: object) -> dict[str, Any]:
    plain = {"game": "codex", "seats": [{"is": "me", "name": "Anna"}, {"is": "open"}]}
    opened: dict[str, Any] = await browser.ask("POST", "/api/tables", plain | order, 201)
    return opened


async def test_friends_play_a_match_and_check_its_record(
    server: Server, anna: Browser, bruno: Browser
) -> None:
    opened = await open_table(anna)
    table = opened["table"]["table"]
    link = opened["links"]["seats"]["1"]
    await bruno.ask("POST", f"/api/tables/{table}/sit", {"name": "Bruno", "link": link})
    await anna.ask("PUT", f"/api/tables/{table}/seats/0/words", {"words": "sempre caro"})
    await bruno.ask("PUT", f"/api/tables/{table}/seats/1/words", {"words": "mi fu"})
    started = await anna.ask("POST", f"/api/tables/{table}/start")
    match = started["match"]
    await anna.ask("GET", f"/api/matches/{match}/record", status=409)
    players = [
        Player([server], browser.cookie, table, random.Random(seat))
        for seat, browser in enumerate((anna, bruno))
    ]
    ends = await asyncio.gather(*[player.play() for player in players])
    last = {seat: end[seat] for seat, end in enumerate(ends)}
    async with anna.socket() as socket:
        await socket.send(**{"is": "watch"}, table=table)
        await socket.until("table", lambda seen: seen["phase"] == "over")
    assert last[0]["result"] == last[1]["result"]
    answer = await anna.http.get(f"/api/matches/{match}/record")
    record = load(answer.text, GAMES)
    verify(record, shown=started["commitment"])
    assert record.players == ["Anna", "Bruno"]
    assert answer.json()["deal"]["words"] == ["sempre caro", "mi fu"]
    story = await bruno.ask("GET", f"/api/matches/{match}/story?viewer=1")
    assert story["ply"] == len(record.moves)
    past = await bruno.ask("GET", f"/api/matches/{match}/plies/6?viewer=1")
    assert (past["ply"], past["viewer"], past["offers"]) == (6, 1, [])
    past = await bruno.ask("GET", f"/api/matches/{match}/plies/6?viewer=0")
    assert past["viewer"] == 0  # once it is over, the record tells everything anyway
    await bruno.ask("GET", f"/api/matches/{match}/plies/6?viewer=2", status=403)
    await bruno.ask("GET", f"/api/matches/{match}/plies/9999?viewer=1", status=404)
    offered = await bruno.ask("POST", f"/api/tables/{table}/rematch")
    assert (offered["next"], offered["rematch"]["awaited"]) == ("", [0])
    accepted = await anna.ask("POST", f"/api/tables/{table}/rematch")
    again = await anna.ask("GET", f"/api/tables/{accepted['next']}")
    assert (again["round"], again["match"] != match, again["before"]) == (1, True, table)
    await bruno.ask("GET", f"/api/matches/{again['match']}/plies/0?viewer=0", status=403)


async def test_the_games_say_what_can_be_played(anna: Browser) -> None:
    games = await anna.ask("GET", "/api/games")
    codex = next(game for game in games["games"] if game["id"] == "codex")
    assert (codex["seats"], codex["edition"]) == ([2, 3, 4], GAMES["codex"].edition)
    assert games["bots"] == ["random"]
    for _ in range(2):
        catalogue = await anna.ask("GET", "/api/games/codex/catalogue")
        assert catalogue["digest"] == codex["cards"]
    await anna.ask("GET", "/api/games/chess/catalogue", status=404)


async def test_the_examples_of_a_game_are_moments_for_its_board(anna: Browser) -> None:
    for _ in range(2):
        examples = await anna.ask("GET", "/api/games/codex/examples")
    assert {example["paragraph"] for example in examples} >= {"4.1.1", "4.1.3"}
    schemas = {moment["picture"]["schema"] for example in examples for moment in example["moments"]}
    assert schemas == {GAMES["codex"].schema}
    await anna.ask("GET", "/api/games/chess/examples", status=404)


async def test_lessons_are_listed_and_told_whole(anna: Browser) -> None:
    listed = await anna.ask("GET", "/api/games/codex/lessons")
    first = listed[0]["id"]
    lesson = await anna.ask("GET", f"/api/games/codex/lessons/{first}")
    assert [step["id"] for step in lesson["steps"]] == listed[0]["steps"]
    words = await anna.http.get("/api/texts/codex/lessons/it")
    assert f"lesson-{first} =" in words.text
    await anna.ask("GET", "/api/games/codex/lessons/none", status=404)
    await anna.ask("GET", "/api/texts/codex/lessons/xx", status=404)


async def test_the_words_of_a_game_come_by_language(anna: Browser) -> None:
    told = await anna.http.get("/api/texts/codex/fr")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert Phrasebook("here", "fr", told.text).say("parts-cards") == "cartes"
    again = await anna.http.get("/api/texts/codex/fr", headers={"if-none-match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    await anna.ask("GET", "/api/texts/codex/de", status=404)
    await anna.ask("GET", "/api/texts/chess/fr", status=404)


async def test_the_schema_of_every_picture_is_there_for_the_asking(server: Server) -> None:
    async with Browser(server) as anna:
        for game in GAMES:
            told = await anna.ask("GET", f"/api/schema/{game}")
            assert told["properties"]["schema"]["const"].startswith(f"{game}/")
        await anna.ask("GET", "/api/schema/chess", status=404)
        assert "paths" in await anna.ask("GET", "/api/openapi/openapi.json")


async def test_public_tables_are_in_the_lobby_and_mine_among_mine(anna: Browser, bruno: Browser) -> None:
    public = (await open_table(anna, public=True))["table"]["table"]
    private = (await open_table(anna))["table"]["table"]
    async with anna.socket() as socket:
        for table in (public, private):
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("table")
        lobby = [table["table"] for table in (await bruno.ask("GET", "/api/tables"))["tables"]]
    assert public in lobby
    assert private not in lobby
    mine = [table["table"] for table in (await anna.ask("GET", "/api/tables/mine"))["tables"]]
    assert {public, private} <= set(mine)
    await bruno.ask("POST", f"/api/tables/{public}/sit", {"name": "B", "seat": 1})
    assert public in [table["table"] for table in (await bruno.ask("GET", "/api/tables/mine"))["tables"]]
    await bruno.ask("DELETE", f"/api/tables/{public}/seats/1")
    await anna.ask("PUT", f"/api/tables/{public}/seats/1/bot", {"bot": "random"})
    seen = await bruno.ask("GET", f"/api/tables/{public}")
    assert [(chair["name"], chair["bot"]) for chair in seen["chairs"]] == [("Anna", ""), ("random", "random")]


async def test_a_refused_setup_says_why_in_the_games_own_words(anna: Browser) -> None:
    problem = await anna.ask(
        "POST", "/api/tables", {"game": "codex", "seats": [{"is": "me", "name": "A"}]}, status=400
    )
    assert problem["code"] == "cannot_be_played"
    assert "2 to 4 seats" in problem["about"]
    seats = [{"is": "me", "name": "A"}, {"is": "open"}]
    order = {"game": "workshop", "seats": seats, "options": {"solitaire": "sequence"}}
    problem = await anna.ask("POST", "/api/tables", order, status=400)
    assert problem["line"] == {"id": "refusals.only_alone", "args": {}}


async def test_a_socket_that_asks_for_it_is_told_what_changed(anna: Browser) -> None:
    table, match = await anna.start_alone()
    async with anna.socket(f"{table}?changes") as socket:
        await socket.send(**{"is": "watch"}, table=table)
        await socket.until("update", lambda update: update["viewer"] == 1)
        for seat in (0, 1):
            await socket.send(
                **{"is": "say"}, match=match, seat=seat, ply=0, text="start front", key=f"k{seat}"
            )
            await socket.until("said")
        changed = await socket.until("update", lambda update: update["since"] is not None)
        assert (changed["since"], changed["ply"]) == (1, 2)
        assert "ends_at" not in changed["picture"]["common"]


async def test_a_socket_that_comes_back_is_told_only_what_it_missed(anna: Browser) -> None:
    table, match = await anna.start_alone()
    async with anna.socket() as socket:
        await socket.send(**{"is": "watch"}, table=table)
        await socket.until("update", lambda update: update["viewer"] == 1)
        for seat in (0, 1):
            await socket.send(
                **{"is": "say"}, match=match, seat=seat, ply=0, text="start front", key=f"k{seat}"
            )
            await socket.until("said")
    async with anna.socket() as socket:
        await socket.send(**{"is": "watch"}, table=table, match=match, ply=1)
        updates = [await socket.until("update") for _ in range(2)]
        assert [update["ply"] for update in updates] == [2, 2]
        assert {line["ply"] for update in updates for line in update["lines"]} == {2}
        await socket.send(**{"is": "leave"}, table=table)
        await socket.send(**{"is": "watch"}, table=table, match=match, ply=2)
        await socket.until("table")
        await socket.send(**{"is": "leave"}, table="0" * 13)
        await socket.send(**{"is": "watch"}, table="0" * 13)
        assert (await socket.until("no")) == {
            "is": "no",
            "code": "no_such_table",
            "about": "0" * 13,
            "match": "",
            "key": "",
        }


async def test_a_move_can_be_taken_back_over_the_socket(anna: Browser) -> None:
    table, match = await anna.start_alone()
    async with anna.socket() as socket:
        await socket.send(**{"is": "watch"}, table=table)
        await socket.send(**{"is": "say"}, match=match, seat=0, ply=0, text="start front", key="a")
        assert (await socket.until("update", lambda update: update["ply"] == 1))["undo"]
        await socket.send(**{"is": "undo"}, match=match, ply=1, key="u")
        undone = await socket.until("update", lambda update: update["ply"] == 2)
        assert (undone["back"], undone["offers"]) == (0, ["start front", "start back"])


async def test_the_server_says_how_it_is(server: Server, anna: Browser) -> None:
    assert await anna.ask("GET", "/health") == {"status": "alive"}
    await until(lambda: says(anna, "/ready", 200))
    assert await anna.ask("GET", "/ready") == {"status": "ready"}
    page = (await anna.http.get("/metrics")).text
    assert "bottega_sockets " in page
    schema = await anna.ask("GET", "/api/openapi/openapi.json")
    assert "/api/tables/{table}/sit" in schema["paths"]
    with away(server.node.store):
        await until(lambda: says(anna, "/ready", 503))
        await anna.ask("GET", "/api/tables", status=503)


async def says(browser: Browser, path: str, status: int) -> bool:
    return (await browser.http.get(path)).status_code == status
