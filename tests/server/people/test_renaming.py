"""A new name reaches the seats its owner sits on, live, at every node."""

from __future__ import annotations

import pytest

from bottega.server.platform.ids import read_id
from tests.patience import until
from tests.server.people.test_leaving import play, sit_down
from tests.server.serving import Browser, at_two_nodes, entered, real_server

pytestmark = pytest.mark.anyio


async def names_at(browser: Browser, table: str) -> list[str]:
    chairs = (await browser.ask("GET", f"/api/tables/{table}"))["chairs"]
    return [chair["name"] for chair in chairs]


async def test_a_new_name_is_seen_at_the_table_before_and_during_the_match(
    database: str, prefix: str
) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno), bruno.socket() as socket:
        await anna.enter("Guest")
        table = await sit_down(anna, bruno, "Guest")
        await socket.send(**{"is": "watch"}, table=table)
        await socket.until("table", lambda told: told["chairs"][0]["name"] == "Guest")
        await anna.enter("Ada")
        await socket.until("table", lambda told: told["chairs"][0]["name"] == "Ada")

        match = (await anna.ask("POST", f"/api/tables/{table}/start"))["match"]
        await socket.until("update", lambda told: told["players"] == ["Ada", "Bruno"])
        await anna.enter("Ada Lovelace")
        await socket.until("table", lambda told: told["chairs"][0]["name"] == "Ada Lovelace")
        await socket.until("update", lambda told: told["players"] == ["Ada Lovelace", "Bruno"])
        head = await bruno.server.node.store.head(read_id(match))
        assert head is not None
        assert head.players == ["Ada Lovelace", "Bruno"]


async def test_a_new_name_is_there_after_the_match_for_the_next_one(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, entered(server, "Guest", "Bruno") as (anna, bruno):
        table = await sit_down(anna, bruno, "Guest")
        await play(server, anna, bruno, table)
        await anna.enter("Ada")
        assert await names_at(bruno, table) == ["Ada", "Bruno"]


async def test_a_private_match_is_on_a_players_page_for_those_who_played_in_it(
    database: str, prefix: str
) -> None:
    async with (
        real_server(database, prefix) as server,
        entered(server, "Anna", "Bruno", "Eve") as (anna, bruno, eve),
    ):
        table = await sit_down(anna, bruno)
        match = await play(server, anna, bruno, table)
        page = "/api/players/" + (await anna.ask("GET", "/api/me"))["guest"]

        async def is_told() -> bool:
            return bool((await anna.ask("GET", page))["last"])

        await until(is_told)
        (shared,) = (await bruno.ask("GET", page))["last"]
        assert (shared["match"], shared["replay"]) == (match, True)
        assert (await eve.ask("GET", page))["last"] == []


async def test_of_several_seats_on_one_device_only_ones_own_is_renamed(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, entered(server, "Anna") as (anna,):
        seats = [{"is": "me", "name": "Anna"}, {"is": "me", "name": "Bruno"}]
        opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        await anna.enter("Ada")
        assert await names_at(anna, opened["table"]["table"]) == ["Ada", "Bruno"]
