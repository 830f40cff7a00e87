"""The daily deal over three days, on two nodes of PostgreSQL and NATS that share a stopped clock."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.kit.luck import commitment
from bottega.kit.record import load, verify
from bottega.server.bots.workers import working
from bottega.server.core.log import effective
from bottega.server.features.daily.daily import Daily
from bottega.server.platform.ids import read_id
from tests.patience import until
from tests.server.frozen import FrozenClock
from tests.server.serving import LOOKING_BACK, Browser, Player, Server, Socket, entered, real_server

pytestmark = pytest.mark.anyio

EVE, DAY, AFTER = "2027-01-15", "2027-01-16", "2027-01-17"
HOURS = 3600.0
ALONE, CODEX = "workshop-alone", "codex"


class TwoNodes:
    """Anna is at one node, Bruno and Carla at the other; it is the eve of the day."""

    def __init__(self, clock: FrozenClock, servers: list[Server], people: list[Browser]) -> None:
        self.clock = clock
        self.servers = servers
        self.anna, self.bruno, self.carla = people


@pytest.fixture
async def two(own_database: str, prefix: str) -> AsyncIterator[TwoNodes]:
    clock = FrozenClock()
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(real_server(own_database, prefix, clock)) for _ in range(2)
        ]
        people = [await stack.enter_async_context(entered(servers[0], "Anna"))]
        people += [await stack.enter_async_context(entered(servers[1], "Bruno", "Carla"))]
        await stack.enter_async_context(working(servers[0].node, 2))
        yield TwoNodes(clock, servers, [one for some in people for one in some])


async def play(browser: Browser, deal: str, lot: int, day: str = DAY, way: str = "begin") -> dict[str, Any]:
    """Somebody plays a deal to its end, by these lots; their table."""
    table: dict[str, Any] = await browser.ask("POST", f"/api/daily/{day}/{deal}/{way}")
    await Player([browser.server], browser.cookie, table["table"], random.Random(lot)).play()
    return table


async def counted(browser: Browser, deal: str, lot: int) -> dict[str, Any]:
    """The same where it counts; the result page, once the site has noted it."""
    await play(browser, deal, lot)
    found: dict[str, Any] = {}

    async def noted() -> bool:
        found.update(await browser.ask("GET", f"/api/daily/{DAY}/{deal}"))
        return bool(found["deal"]["mine"]["outcome"])

    await until(noted)
    return found


async def test_a_deal_is_committed_to_played_and_revealed(two: TwoNodes) -> None:
    # The eve: both nodes show the same commitments of tomorrow, and nothing more.
    shown = [await one.ask("GET", f"/api/daily/{DAY}") for one in (two.anna, two.bruno)]
    committed = {deal["name"]: deal["commitment"] for deal in shown[0]["deals"]}
    assert len(committed) == 5
    assert len(set(committed.values())) == 5
    assert {deal["name"]: deal["commitment"] for deal in shown[1]["deals"]} == committed
    assert not any(deal["server_seed"] for deal in shown[0]["deals"])
    assert shown[0]["deals"][0]["committed"] == 1_800_000_000
    assert (await two.anna.ask("POST", f"/api/daily/{DAY}/codex/begin", status=409))["code"] == "not_today"
    await two.anna.ask("GET", f"/api/daily/{AFTER}", status=404)

    # The day: everybody begins from the same position.
    two.clock.pass_(24 * HOURS)
    first = await counted(two.anna, ALONE, 1)
    assert first["deal"]["commitment"] == committed[ALONE]
    assert first["results"]["count"] == first["results"]["rank"] == 1
    assert first["results"]["difference"] is None
    others = [await counted(two.bruno, ALONE, 2), await counted(two.carla, ALONE, 3)]
    leads = [page["deal"]["mine"]["lead"] for page in (first, *others)]
    results = (await two.anna.ask("GET", f"/api/daily/{DAY}/{ALONE}"))["results"]
    assert results["rank"] == 1 + sum(lead > leads[0] for lead in leads[1:])
    assert results["median"] == sorted(leads)[1]
    assert sum(bar["count"] for bar in results["bars"]) == results["count"] == 3
    assert results["places"][0]["rank"] == 1
    assert {place["name"] for place in results["places"]} == {"Anna", "Bruno", "Carla"}
    replays = {place["name"]: place["match"] for place in results["places"]}
    story = f"/api/matches/{replays['Bruno']}/story?viewer=0"
    assert (await two.anna.ask("GET", story))["ply"] > 0
    assert (await two.anna.ask("GET", f"/api/matches/{replays['Bruno']}/what-ifs"))["nodes"] == []

    # A second try is for practice.
    assert (await play(two.anna, ALONE, 9, way="begin"))["phase"] == "over"
    practised = await play(two.anna, ALONE, 9, way="practise")
    assert (practised["counted"], practised["hints"], practised["daily"]) == (False, True, f"{DAY}/{ALONE}")
    await two.servers[0].node.matches.drain()
    assert (await two.anna.ask("GET", f"/api/daily/{DAY}/{ALONE}"))["results"] == results

    # The day after: the seed is told, and is what was committed to.
    two.clock.pass_(24 * HOURS)
    for browser in (two.anna, two.carla):
        told = (await browser.ask("GET", f"/api/daily/{DAY}/{ALONE}"))["deal"]
        seed = bytes.fromhex(told["server_seed"])
        assert commitment(seed) == committed[ALONE]
        file = await browser.ask("GET", f"/api/matches/{replays['Bruno']}/record")
        verify(load(json.dumps(file), dict(GAMES)), committed[ALONE])
    today = await two.anna.ask("GET", "/api/daily")
    assert (today["day"], today["streak"]) == (AFTER, 1)
    assert committed.keys() == {deal["name"] for deal in today["deals"]}
    assert not any(deal["server_seed"] or deal["mine"] for deal in today["deals"])
    assert (await two.anna.ask("POST", f"/api/daily/{DAY}/codex/begin", status=409))["code"] == "not_today"
    month = await two.anna.ask("GET", "/api/daily/days?month=2027-01")
    assert month["days"] == [EVE, DAY, AFTER]
    assert [(mark["day"], mark["name"], mark["lead"]) for mark in month["marks"]] == [(DAY, ALONE, leads[0])]


async def test_nobody_learns_of_a_deal_before_they_are_through(two: TwoNodes) -> None:
    two.clock.pass_(24 * HOURS)
    told = await counted(two.anna, ALONE, 1)
    table, match = told["deal"]["mine"]["table"], told["deal"]["mine"]["match"]
    own = (await two.bruno.ask("POST", f"/api/daily/{DAY}/{ALONE}/begin"))["match"]

    # Not how others played, by whatever address.
    page = await two.bruno.ask("GET", f"/api/daily/{DAY}/{ALONE}")
    assert (page["results"], page["deal"]["through"], page["deal"]["server_seed"]) == (None, 1, "")
    for path in ("story", "story?viewer=0", "plies/0", "plies/3?viewer=0", "why/1", "record", "what-ifs"):
        assert (await two.bruno.ask("GET", f"/api/matches/{match}/{path}", status=404))[
            "code"
        ] == "no_such_match"
    await two.bruno.ask("GET", f"/api/tables/{table}", status=404)
    await two.bruno.ask("GET", f"/api/tables/{table}/remarks", status=404)
    assert (await two.carla.ask("GET", "/api/tables"))["tables"] == []
    async with two.bruno.socket() as socket:
        await socket.send(**{"is": "watch"}, table=table)
        assert (await socket.until("no"))["code"] == "no_such_table"

    # Not what is hidden in one's own deal, and nobody helps.
    assert (await two.bruno.ask("GET", f"/api/matches/{own}/record", status=409))["code"] in (
        "not_over",
        "not_revealed",
    )
    await two.bruno.ask("GET", f"/api/matches/{own}/story?viewer=-1", status=403)
    assert (await two.bruno.ask("POST", f"/api/matches/{own}/seats/0/hint", status=409))["code"] == "no_hints"
    refused = await two.bruno.ask("POST", f"/api/daily/{DAY}/{ALONE}/practise", status=409)
    assert refused["code"] == "not_through"

    # Who is through is told much, but not the seed; and cannot let others look.
    seed = next(
        deal.server_seed
        for deal in await two.servers[0].node.service(Daily).deals.of(DAY)
        if deal.name == ALONE
    )
    assert (await two.anna.ask("GET", f"/api/matches/{match}/record", status=409))["code"] == "not_revealed"
    for path, body in LOOKING_BACK.items():
        refused = await two.anna.ask("POST", f"/api/matches/{match}/{path}", body, status=409)
        assert refused["code"] == "not_revealed"
    for path in ("", "/seats/0"):
        way = f"/api/tables/{table}{path}/" + ("link" if path else "invite")
        assert (await two.anna.ask("POST", way, status=409))["code"] == "daily"
    assert (await two.anna.ask("POST", f"/api/tables/{table}/rematch", status=409))["code"] == "daily"
    everything = json.dumps(
        [
            await two.anna.ask("GET", path)
            for path in ("/api/daily", f"/api/daily/{DAY}/{ALONE}", f"/api/tables/{table}", "/api/me/export")
        ]
    )
    assert seed not in everything
    assert '"story"' in everything, "what they saw themselves is theirs"

    # Somebody who gives up has had their try, and learns no more than before.
    await two.bruno.ask("POST", f"/api/matches/{own}/seats/0/abandon")
    page = {}

    async def noted() -> bool:
        page.update(await two.bruno.ask("GET", f"/api/daily/{DAY}/{ALONE}"))
        return bool(page["deal"]["mine"]["outcome"])

    await until(noted)
    assert page["deal"]["mine"]["outcome"] == "given_up"
    assert page["results"] is None
    await two.bruno.ask("GET", f"/api/matches/{match}/story?viewer=0", status=404)
    await two.bruno.ask("GET", f"/api/matches/{own}/story?viewer=-1", status=403)
    refused = await two.bruno.ask("POST", f"/api/daily/{DAY}/{ALONE}/practise", status=409)
    assert refused["code"] == "not_through"
    assert (await two.bruno.ask("POST", f"/api/daily/{DAY}/{ALONE}/begin"))["phase"] == "over"

    # When the day is over, everybody is told.
    two.clock.pass_(24 * HOURS)
    page = await two.bruno.ask("GET", f"/api/daily/{DAY}/{ALONE}")
    assert (page["results"]["count"], page["results"]["rank"]) == (1, None)
    assert (await two.bruno.ask("GET", f"/api/matches/{match}/story?viewer=0"))["ply"] > 0


async def test_a_forged_result_is_refused(two: TwoNodes) -> None:
    two.clock.pass_(24 * HOURS)
    told = await counted(two.anna, ALONE, 1)
    file = {"game": "workshop", "seats": 1, "moves": [], "scores": [999]}
    for method in ("POST", "PUT", "PATCH"):  # nobody can hand anything in
        await two.bruno.ask(method, f"/api/daily/{DAY}/{ALONE}", file, 405)
    table = await two.bruno.ask("POST", f"/api/daily/{DAY}/{ALONE}/begin")
    # Not even who can write into the database: another seed than was committed to is found out.
    store, match = two.servers[0].node.store, read_id(table["match"])
    other = json.dumps(bytes(32).hex())
    async with store.reach() as connection:
        await connection.execute(
            "UPDATE matches SET head = jsonb_set(head, '{seed}', $2::jsonb) WHERE id = $1", match, other
        )
    forged = await counted(two.bruno, ALONE, 2)
    assert forged["deal"]["mine"]["outcome"] == "forged"
    again = (await two.anna.ask("GET", f"/api/daily/{DAY}/{ALONE}"))["results"]
    assert again == told["results"]


class Copyist(Player):
    """Says what somebody else said, in their order."""

    async def say(self, socket: Socket, update: dict[str, Any]) -> None:
        if update["offers"]:
            update["offers"] = [self.copied[len(self.acknowledged)]]
        await super().say(socket, update)

    copied: list[str]


async def test_who_does_the_same_meets_the_same_answers(two: TwoNodes) -> None:
    two.clock.pass_(24 * HOURS)
    anna = (await counted(two.anna, CODEX, 5))["deal"]["mine"]
    store = two.servers[1].node.store
    made = effective(await store.entries(read_id(anna["match"])))
    table = await two.bruno.ask("POST", f"/api/daily/{DAY}/{CODEX}/begin")
    bruno = Copyist(two.servers[1:], two.bruno.cookie, table["table"], random.Random(1))
    bruno.copied = [entry.text for entry in made if entry.seat == 0]
    await bruno.play()
    played = effective(await store.entries(read_id(table["match"])))
    for seat in range(2):
        assert [one.text for one in played if one.seat == seat] == [
            one.text for one in made if one.seat == seat
        ]
