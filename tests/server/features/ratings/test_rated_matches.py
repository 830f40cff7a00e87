"""Whole rated matches on real nodes: each counts once, and the records say the same."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bottega.cli import app
from bottega.games import GAMES
from bottega.server.core.commands import SayMove
from bottega.server.core.keys import stand_in_key
from bottega.server.core.store.rows import Head
from bottega.server.core.store.store import Store
from bottega.server.core.time_control import LiveClock
from bottega.server.features.ratings.audit import audit
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import id_text, read_id
from bottega.server.tables.order import BotSeat, MySeat, Order, SeatPlan
from tests.patience import until
from tests.server.nodes import SECRET
from tests.server.playing import random_say
from tests.server.serving import Browser, Player, Server, entered, give_account, real_server

pytestmark = pytest.mark.anyio

ME_AND_ANOTHER = [{"is": "me", "name": "A"}, {"is": "open"}]
HOUR = {"is": "live", "bank": 3600}


async def start_rated(host: Browser, guest: Browser, **order: Any) -> tuple[str, str]:
    """A rated table of two that just began; its id and its match's."""
    await give_account(host, guest)
    wish = {"game": "codex", "seats": ME_AND_ANOTHER, "rated": True, "clock": HOUR, **order}
    opened = await host.ask("POST", "/api/tables", wish, 201)
    table = opened["table"]["table"]
    await guest.ask("POST", f"/api/tables/{table}/sit", {"name": "B", "link": opened["links"]["seats"]["1"]})
    started = await host.ask("POST", f"/api/tables/{table}/start")
    return table, started["match"]


async def play(table: str, *sides: tuple[Server, Browser]) -> None:
    """Play a match to its end, at random."""
    players = [
        Player([server], browser.cookie, table, random.Random(n)) for n, (server, browser) in enumerate(sides)
    ]
    await asyncio.gather(*[player.play() for player in players])


async def me(browser: Browser) -> str:
    return str((await browser.ask("GET", "/api/me"))["guest"])


async def page(browser: Browser, guest: str, matches: int) -> dict[str, Any]:
    """Somebody's page, once it tells of so many matches."""
    found: dict[str, Any] = {}

    async def is_told() -> bool:
        found.update(await browser.ask("GET", f"/api/players/{guest}"))
        return len(found["last"]) >= matches

    await until(is_told)
    return found


async def server_audit(server: Server) -> list[str]:
    assert isinstance(server.node.store, Store)
    return (await audit(server.node.store, GAMES)).wrong


def ratings_check(database: str) -> Result:
    """What `bottega host ratings` says."""
    settings = {"BOTTEGA_DATABASE": database, "BOTTEGA_SECRET": SECRET}
    return CliRunner().invoke(app, ["host", "ratings"], env=settings)


async def numbers(server: Server) -> list[tuple[Any, ...]]:
    """All ratings as they are kept."""
    async with server.node.store.reach() as connection:
        return [tuple(row) for row in await connection.fetch("SELECT * FROM ratings ORDER BY who, key")]


async def test_rated_matches_on_two_nodes_count_once_and_the_records_agree(
    own_database: str, prefix: str
) -> None:
    async with (
        real_server(own_database, prefix) as one,
        real_server(own_database, prefix) as other,
        Browser(one) as anna,
        Browser(other) as bruno,
        Browser(one) as carla,
    ):
        for browser, name in ((anna, "Anna"), (bruno, "Bruno"), (carla, "Carla")):
            await browser.enter(name)
        tables = [await start_rated(anna, bruno, public=True) for _ in range(2)]
        tables += [await start_rated(bruno, carla, public=True) for _ in range(2)]
        sides = [[(one, anna), (other, bruno)]] * 2 + [[(other, bruno), (one, carla)]] * 2
        await asyncio.gather(*[play(table, *seats) for (table, _), seats in zip(tables, sides, strict=True)])
        seen = await page(anna, await me(bruno), 4)
        assert seen["name"] == "Bruno"
        assert [(one["key"], one["games"]) for one in seen["ratings"]] == [("codex", 4)]
        assert seen["favourites"][0]["matches"] == 4
        assert {past["match"] for past in seen["last"]} == {match for _, match in tables}
        before = await numbers(one)
        for _, match in tables:
            head = await one.node.store.head(read_id(match))
            assert head is not None
            await asyncio.gather(one.node.results.note(head), other.node.results.note(head))
        assert await numbers(one) == before
        assert await server_audit(other) == []
        ladder = await carla.ask("GET", "/api/ladders/codex")
        assert {rung["name"] for rung in ladder["rungs"]} == {"Anna", "Bruno", "Carla"}
        assert sum(rung["games"] for rung in ladder["rungs"]) == 8
        assert [rung["level"] for rung in ladder["rungs"]] == sorted(
            (rung["level"] for rung in ladder["rungs"]), reverse=True
        )


async def test_a_node_that_falls_between_the_end_and_the_rating_loses_nothing(
    own_database: str, prefix: str
) -> None:
    async with real_server(own_database, prefix) as one, Browser(one) as anna, Browser(one) as bruno:
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        table, match = await start_rated(anna, bruno)
        reached = asyncio.Event()
        for job in one.node.periodic:
            await job.close()

        async def fall(_: Head) -> None:
            reached.set()
            raise Unavailable("the power went")

        one.node.matches.ended.told[:] = [fall]
        await play(table, (one, anna), (one, bruno))
        await reached.wait()
        guest = await me(anna)
        await one.crash()
    async with real_server(own_database, prefix) as other, Browser(other) as somebody:
        somebody.http.headers["cookie"] = anna.cookie
        seen = await page(somebody, guest, 1)
        assert [past["match"] for past in seen["last"]] == [match]
        assert seen["ratings"][0]["games"] == 1
        assert await server_audit(other) == []


async def test_a_rating_that_the_records_do_not_bear_out_is_named(own_database: str, prefix: str) -> None:
    async with real_server(own_database, prefix) as one, Browser(one) as anna, Browser(one) as bruno:
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        table, match = await start_rated(anna, bruno, public=True)
        await play(table, (one, anna), (one, bruno))
        guest = await me(anna)
        await page(anna, guest, 1)
        assert await server_audit(one) == []
        told = await asyncio.to_thread(ratings_check, own_database)
        assert (told.exit_code, told.stdout.splitlines()[0]) == (0, "1 rated matches, 2 ratings")
        async with one.node.store.reach() as connection:
            await connection.execute("UPDATE ratings SET mu = mu + 0.001 WHERE who = $1", guest)
        (wrong,) = await server_audit(one)
        assert guest in wrong
        told = await asyncio.to_thread(ratings_check, own_database)
        assert (told.exit_code, guest in told.stdout) == (1, True)
        async with one.node.store.reach() as connection:
            await connection.execute("UPDATE ratings SET mu = mu - 0.001 WHERE who = $1", guest)
            await connection.execute("UPDATE rated SET seats = jsonb_set(seats, '{0,place}', '7')")
        (wrong,) = await server_audit(one)
        assert match in wrong


async def test_what_was_played_in_private_is_for_those_who_played(database: str, prefix: str) -> None:
    async with (
        real_server(database, prefix) as one,
        entered(one, "Anna", "Bruno", "Carla") as (anna, bruno, carla),
    ):
        table, match = await start_rated(anna, bruno, rated=False)
        await play(table, (one, anna), (one, bruno))
        guest = await me(anna)
        mine = await page(anna, guest, 1)
        assert (mine["last"][0]["match"], mine["last"][0]["replay"], mine["me"]) == (
            match,
            True,
            True,
        )
        assert mine["last"][0]["players"] == ["A", "B"]
        assert not mine["ratings"]
        shared = await page(bruno, guest, 1)
        assert [one["match"] for one in shared["last"]] == [match]
        seen = await page(carla, guest, 0)
        assert (seen["last"], seen["favourites"], seen["me"]) == ([], [], False)
        await anna.ask("GET", f"/api/matches/{match}/plies/1")
        await carla.ask("GET", f"/api/matches/{match}/plies/1", status=404)
        await carla.ask("GET", f"/api/players/{id_text(0)}", status=404)
        await carla.ask("GET", "/api/ladders/chess", status=404)
        await carla.ask("GET", "/api/ladders/codex?key=codex/custom", status=404)


async def test_who_leaves_a_rated_match_to_a_stand_in_has_lost_it(own_database: str, prefix: str) -> None:
    async with real_server(own_database, prefix) as one, Browser(one) as anna, Browser(one) as bruno:
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        for number in range(3):
            _, match = await start_rated(anna, bruno, public=True)
            await play_for(one, match, 1, random.Random(number))
        at_end = await one.node.matches.find(read_id(match))
        last = await anna.ask("GET", f"/api/matches/{match}/plies/{at_end.match.ply}?viewer=-1")
        assert (last["result"]["stand_ins"], last["result"]["winners"]) == ([1], [0])
        won, lost = await page(bruno, await me(anna), 3), await page(anna, await me(bruno), 3)
        told = [(past["place"], past["won"], past["stand_ins"]) for past in won["last"] + lost["last"]]
        assert told == [(1, True, [1])] * 3 + [(2, False, [1])] * 3
        assert (won["ratings"][0]["wins"], lost["ratings"][0]["wins"]) == (3, 0)
        assert await server_audit(one) == []


async def play_for(server: Server, match: str, away: int, chance: random.Random) -> None:
    """Play a match to its end, at random; a bot stands in for one of the seats from the first move on."""
    matches = server.node.matches
    live = await matches.find(read_id(match))
    while not live.match.over:
        say = random_say(live.match, chance)
        key = stand_in_key(say.ply, say.seat) if say.seat == away else say.key
        await matches.answer(live, SayMove(say.seat, say.ply, say.text, key))
    await matches.drain()


async def test_nobody_sits_twice_at_a_rated_table(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as one, Browser(one) as anna, Browser(one) as bruno:
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        await give_account(anna, bruno)
        wish: dict[str, Any] = {"game": "codex", "rated": True, "clock": HOUR}
        wish["seats"] = [*ME_AND_ANOTHER, {"is": "me", "name": "C"}]
        assert (await anna.ask("POST", "/api/tables", wish, 409))["code"] == "already_sitting"
        wish["seats"] = [*ME_AND_ANOTHER, {"is": "open"}]
        opened = await anna.ask("POST", "/api/tables", wish, 201)
        table, links = opened["table"]["table"], opened["links"]
        for way in ({"seat": 1, "invite": links["invite"]}, {"link": links["seats"]["1"]}):
            refused = await anna.ask("POST", f"/api/tables/{table}/sit", {"name": "A", **way}, 409)
            assert refused["code"] == "already_sitting"
        await bruno.ask("POST", f"/api/tables/{table}/sit", {"name": "B", "link": links["seats"]["1"]})
        refused = await bruno.ask(
            "POST", f"/api/tables/{table}/sit", {"name": "B", "link": links["seats"]["2"]}, 409
        )
        assert refused["code"] == "already_sitting"


async def test_the_host_of_a_rated_table_throws_nobody_out_of_a_match(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as one, Browser(one) as anna, Browser(one) as bruno:
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        table, _ = await start_rated(anna, bruno)
        refused = await anna.ask("POST", f"/api/tables/{table}/seats/1/link", status=409)
        assert refused["code"] == "playing"


async def test_only_what_can_be_compared_is_rated(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as one, Browser(one) as anna:
        await anna.enter("Anna")
        await give_account(anna)
        alone = {"game": "workshop", "seats": [{"is": "me", "name": "A"}], "rated": True}
        own_rules = {"game": "leonardo", "seats": ME_AND_ANOTHER, "options": {"lines": "on"}, "rated": True}
        for wish in (alone, own_rules):
            assert (await anna.ask("POST", "/api/tables", wish, 409))["code"] == "not_rateable"
        own_rules |= {"options": {"start": "expert", "stocks": "hidden"}, "clock": HOUR}
        opened = await anna.ask("POST", "/api/tables", own_rules, 201)
        assert (opened["table"]["rated"], opened["table"]["level"]) == (True, 0)


async def test_public_tables_are_found_by_what_one_looks_for(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as one, Browser(one) as anna, Browser(one) as bruno:
        await anna.enter("Anna")
        await give_account(anna)
        wish = {"game": "inventors", "seats": ME_AND_ANOTHER, "public": True, "rated": True, "clock": HOUR}
        table = (await anna.ask("POST", "/api/tables", wish, 201))["table"]["table"]
        async with anna.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("table")
            for query, there in (
                ("game=inventors&free=true&level=3&speed=live", True),
                ("game=codex", False),
                ("speed=none", False),
                ("level=30", False),
            ):
                found = (await bruno.ask("GET", f"/api/tables?{query}"))["tables"]
                assert (table in [one["table"] for one in found]) == there, query
        await bruno.ask("GET", "/api/tables?speed=slow", status=400)


async def test_bots_are_rated_by_name_and_once_a_match(own_database: str, prefix: str) -> None:
    async with real_server(own_database, prefix) as one:
        matches, chance = one.node.matches, random.Random(3)
        for seats in (["random", "greedy"], ["greedy", "greedy"]):
            host = (await one.node.guests.enter("Anna")).id
            plans: list[SeatPlan] = [MySeat("Anna"), *[BotSeat(bot) for bot in seats]]
            order = Order("codex", plans, rated=True, clock=LiveClock(3600))
            table, _ = await one.node.table_store.open(host, order)
            table = await one.node.table_store.start(table.id, host)
            live = await matches.find(table.match)
            while not live.match.over:
                await matches.answer(live, random_say(live.match, chance))
            await matches.drain()
        async with Browser(one) as anybody:
            rungs = (await anybody.ask("GET", "/api/ladders/codex"))["rungs"]
        assert {(rung["bot"], rung["games"]) for rung in rungs if not rung["guest"]} == {
            ("random", 1),
            ("greedy", 2),
        }
        assert await server_audit(one) == []
