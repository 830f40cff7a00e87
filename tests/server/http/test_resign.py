"""Resigning, abandoning and putting away, on PostgreSQL and NATS."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.kit.record import load, verify
from bottega.server.bots.workers import Workers
from bottega.server.core.commands import SayMove
from bottega.server.core.keys import stand_in_key
from bottega.server.features.ratings.audit import audit
from bottega.server.node import Node
from bottega.server.platform.ids import read_id
from tests.patience import until
from tests.server.engines import migrated_database
from tests.server.playing import random_say
from tests.server.serving import Browser, at_a_node, at_two_nodes, entered, give_account, two_servers
from tests.server.timing.timed import Thinking

pytestmark = pytest.mark.anyio

HOUR = {"is": "live", "bank": 3600}


async def start(host: Browser, *others: Browser, bots: int = 0, **order: Any) -> tuple[str, str]:
    """A table of these people and some bots that just began; its id and its match's."""
    seats = [
        {"is": "me", "name": "A"},
        *[{"is": "open"}] * len(others),
        *[{"is": "bot", "bot": "random"}] * bots,
    ]
    opened = await host.ask("POST", "/api/tables", {"game": "codex", "seats": seats, **order}, 201)
    table = opened["table"]["table"]
    for seat, guest in enumerate(others, start=1):
        link = opened["links"]["seats"][str(seat)]
        await guest.ask("POST", f"/api/tables/{table}/sit", {"name": f"guest {seat}", "link": link})
    return table, (await host.ask("POST", f"/api/tables/{table}/start"))["match"]


async def mine(browser: Browser) -> list[str]:
    return [one["table"] for one in (await browser.ask("GET", "/api/tables/mine"))["tables"]]


async def page(browser: Browser, matches: int = 1) -> dict[str, Any]:
    """One's own page, once it tells of so many matches."""
    found: dict[str, Any] = {}

    async def is_told() -> bool:
        found.update(
            await browser.ask("GET", "/api/players/" + (await browser.ask("GET", "/api/me"))["guest"])
        )
        return len(found["last"]) >= matches

    await until(is_told)
    return found


async def test_who_resigns_a_rated_match_of_two_has_lost_it(prefix: str) -> None:
    async with (
        migrated_database() as database,
        two_servers(database, prefix) as (one, other),
        entered(one, "Anna") as (anna,),
        entered(other, "Bruno") as (bruno,),
        bruno.socket() as socket,
    ):
        await give_account(anna, bruno)
        table, match = await start(anna, bruno, rated=True, clock=HOUR)
        await socket.send(**{"is": "watch"}, table=table)
        await socket.until("update")
        seen = await anna.ask("POST", f"/api/matches/{match}/seats/0/resign")
        assert seen["table"] == table
        told = await socket.until("update", lambda update: update["result"])
        assert (told["result"]["winners"], told["result"]["resigned"]) == ([1], [0])
        assert [one["line"] for one in told["lines"]] == [{"id": "server.resigned", "args": {"seat": "0"}}]
        await socket.until("table", lambda found: found["phase"] == "over")
        won, lost = await page(bruno), await page(anna)
        past = [
            (one["place"], one["won"], one["score"], one["resigned"]) for one in won["last"] + lost["last"]
        ]
        assert past == [(1, True, None, [0]), (2, False, None, [0])]
        assert (won["ratings"][0]["wins"], lost["ratings"][0]["games"]) == (1, 1)
        assert (await audit(one.node.store, GAMES)).wrong == []
        record = await bruno.http.get(f"/api/matches/{match}/record")
        kept = load(record.text, GAMES)
        verify(kept)
        assert kept.resigned == [(0, 0)]
        refused = await bruno.ask("POST", f"/api/matches/{match}/seats/1/resign", status=409)
        assert refused["code"] == "over"


async def test_with_more_a_bot_plays_on_for_good(database: str, prefix: str) -> None:
    async with at_a_node(database, prefix, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        workers = Workers(anna.server.node, Thinking())
        workers.start()
        table, match = await start(anna, bruno, carla, stand_in="random")
        for _ in range(2):  # asked for twice, it is done once
            seen = await bruno.ask("POST", f"/api/matches/{match}/seats/1/resign")
        assert (seen["chairs"][1]["stand_in"], seen["chairs"][1]["resigned"]) == ("random", True)
        await bruno.ask("POST", f"/api/tables/{table}/seats/1/back")  # nobody comes back from that
        async with bruno.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("update")
        live = await anna.server.node.matches.find(read_id(match))
        await until(lambda: 1 not in live.match.asked)
        kept = await bruno.ask("GET", f"/api/tables/{table}")
        assert (kept["phase"], kept["chairs"][1]["stand_in"]) == ("playing", "random")
        await bruno.ask("POST", f"/api/tables/{table}/hide")
        assert (await mine(bruno), await mine(anna)) == ([], [table])
        await workers.stop()


async def test_the_page_of_who_resigned_counts_no_victory(database: str, prefix: str) -> None:
    async with at_a_node(database, prefix, "Anna", "Bruno", "Carla") as (anna, bruno, carla):
        won_by_bot = False
        for number in range(20):  # until the bot that plays on has the most points
            _, match = await start(anna, bruno, carla, stand_in="random")
            await bruno.ask("POST", f"/api/matches/{match}/seats/1/resign")
            await play_out(anna.server.node, match, 1, random.Random(number))
            last = await anna.ask(
                "GET", f"/api/matches/{match}/plies/{await plies(anna.server.node, match)}?viewer=-1"
            )
            result = last["result"]
            assert (result["ranking"][1], 1 in result["winners"]) == (3, False)
            won_by_bot = result["scores"][1] == max(result["scores"])
            if won_by_bot:
                break
        assert won_by_bot
        told = [(past["place"], past["won"]) for past in (await page(bruno, number + 1))["last"]]
        assert told == [(3, False)] * (number + 1)


async def play_out(node: Node, match: str, resigned: int, chance: random.Random) -> None:
    """Play a match to its end, at random; a stand-in plays for who resigned."""
    live = await node.matches.find(read_id(match))
    while not live.match.over:
        say = random_say(live.match, chance)
        key = stand_in_key(say.ply, say.seat) if say.seat == resigned else say.key
        await node.matches.answer(live, SayMove(say.seat, say.ply, say.text, key))
    await node.matches.drain()


async def plies(node: Node, match: str) -> int:
    return (await node.matches.find(read_id(match))).match.ply


async def test_a_node_that_fell_after_a_resignation_left_nothing_undone(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno), entered(anna.server, "Carla") as (carla,):
        table, match = await start(anna, bruno, carla, stand_in="random")

        async def fall(live: object) -> None:
            raise AssertionError("the power went")

        anna.server.node.substitutes.resigned = fall  # type: ignore[method-assign]
        await anna.ask("POST", f"/api/matches/{match}/seats/0/resign", status=500)
        async with bruno.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("table", lambda found: found["chairs"][0]["resigned"])


async def test_a_match_with_bots_is_abandoned_and_put_away(database: str, prefix: str) -> None:
    async with at_a_node(database, prefix, "Anna", "Bruno") as (anna, bruno):
        table, match = await start(anna, bots=1)
        refused = await anna.ask("POST", f"/api/tables/{table}/hide", status=409)
        assert refused["code"] == "not_over"
        await bruno.ask("POST", f"/api/matches/{match}/seats/0/abandon", status=404)
        await anna.ask("POST", f"/api/matches/{match}/seats/0/abandon")
        await until(lambda: is_over(anna, table))
        last = await anna.ask("GET", f"/api/matches/{match}/plies/1?viewer=0")
        assert last["result"]["abandoned"]
        assert await mine(anna) == [table]
        await anna.ask("POST", f"/api/tables/{table}/hide")
        assert await mine(anna) == []
        again = await anna.ask("POST", f"/api/tables/{table}/rematch")  # with bots alone it begins at once
        assert await mine(anna) == [again["next"]]
        own = await anna.ask("GET", "/api/players/" + (await anna.ask("GET", "/api/me"))["guest"])
        assert own["last"] == []


async def is_over(browser: Browser, table: str) -> bool:
    return bool((await browser.ask("GET", f"/api/tables/{table}"))["phase"] == "over")


async def test_nobody_abandons_a_match_of_others(database: str, prefix: str) -> None:
    async with at_a_node(database, prefix, "Anna", "Bruno") as (anna, bruno):
        _, match = await start(anna, bruno)
        refused = await anna.ask("POST", f"/api/matches/{match}/seats/0/abandon", status=409)
        assert refused["code"] == "not_alone"
        refused = await anna.ask("POST", f"/api/matches/{match}/seats/1/resign", status=403)
        assert refused["code"] == "not_yours"
