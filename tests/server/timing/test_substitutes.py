"""Absent friends: bots stand in, their moves are marked, and the seat is handed back at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bottega.server.bots.workers import Workers
from bottega.server.core.commands import Denied, SayMove
from bottega.server.core.keys import by_stand_in
from bottega.server.core.time_control import NoClock
from bottega.server.node import Node
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import Id, read_id
from bottega.server.tables import roll_call
from bottega.server.tables.table import Table
from bottega.server.timing.substitutes import THINKING_BEFORE_VOTE_S
from tests.patience import until
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import Inbox, quick_settings
from tests.server.serving import Browser, at_a_node, give_account
from tests.server.timing.timed import (
    ANNA,
    BRUNO,
    LIVE,
    Thinking,
    begin,
    say,
    settled,
    sweep,
    timed_node,
)

pytestmark = pytest.mark.anyio

GRACE = quick_settings().grace


def anyone(table: Table) -> None:
    """Whether they may do anything at the table is not the question here."""


async def keys(node: Node, match: int) -> list[str]:
    return [entry.key for entry in await node.store.entries(match)]


@pytest.fixture
async def pool(other: Node) -> AsyncIterator[Thinking]:
    """What the workers at the other node think with."""
    made = Thinking()
    workers = Workers(other, made)
    workers.start()
    yield made
    await workers.stop()


@pytest.mark.usefixtures("pool")
async def test_when_time_is_up_a_bot_plays_until_the_player_is_back(
    one: Node, other: Node, clock: FrozenClock
) -> None:
    table, live = await begin(one)
    inbox = Inbox()
    await one.feeds.watch(table.id, ANNA, inbox)
    await say(one, live, 0, "a")
    clock.pass_(LIVE.bank + 1)
    await sweep(one)
    await until(lambda: live.match.ply >= 2)  # the bot goes on as long as it is asked
    assert inbox.last("table")["chairs"][1]["stand_in"] == "random"
    log = await one.store.entries(live.match.head.id)
    assert [by_stand_in(entry.key) for entry in log[:2]] == [False, True]
    # Both had chosen in secret, and one of them was the bot.
    [lines] = [told["lines"] for told in inbox.all("update") if told["ply"] == 2 and told["lines"]]
    by = {line["line"]["args"].get("seat"): line["by"] for line in lines}
    assert (by["0"], by["1"]) == ("", "random")
    await one.substitutes.come_back(table.id, BRUNO, [1])
    await settled(one, other)
    await one.matches.refresh(live)
    ply = live.match.ply
    if 0 in live.match.asked:
        await say(one, live, 0, "b")
    await asyncio.sleep(0.2)
    since = await one.store.entries(live.match.head.id, ply)
    assert all(entry.seat == 0 for entry in since)  # nobody plays for Bruno any more
    await until(lambda: inbox.last("table")["chairs"][1]["stand_in"] == "")


@pytest.mark.usefixtures("pool")
async def test_a_stand_in_goes_on_where_nobody_watches(one: Node, clock: FrozenClock) -> None:
    _, live = await begin(one)
    clock.pass_(LIVE.bank + 1)
    await sweep(one)

    async def went_on() -> bool:
        return len(await one.store.entries(live.match.head.id)) > 8

    await until(went_on)
    log = await one.store.entries(live.match.head.id)
    assert all(by_stand_in(entry.key) for entry in log)


async def test_what_a_bot_thought_of_before_the_player_came_back_is_not_played(
    one: Node, other: Node, clock: FrozenClock, pool: Thinking
) -> None:
    pool.go_on.clear()
    table, live = await begin(one)
    await say(one, live, 1, "b")
    clock.pass_(LIVE.bank + 1)
    await sweep(one)
    await until(lambda: len(pool.asked) == 1)
    await one.substitutes.come_back(table.id, ANNA, [0])
    pool.go_on.set()
    await until(lambda: counted_jobs(other, "handed_back") > 0)
    assert await keys(one, live.match.head.id) == ["b"]
    await say(one, live, 0, "a")
    assert await keys(one, live.match.head.id) == ["b", "a"]


async def test_of_a_bot_and_its_player_at_the_same_ply_one_is_heard(own_database: str) -> None:
    async with timed_node(own_database, Exchange(), FrozenClock()) as node:
        _, live = await begin(node)
        await say(node, live, 0, "mine")
        reply = await node.matches.answer(live, SayMove(0, 0, "start back", "standin-0.0"))
        assert reply in (Denied("not_awaited"), Denied("stale"))


def counted_jobs(node: Node, outcome: str) -> float:
    return node.metrics.registry.get_sample_value("bottega_jobs_total", {"outcome": outcome}) or 0.0


async def test_who_moves_in_the_last_moment_keeps_the_seat(
    one: Node, other: Node, clock: FrozenClock
) -> None:
    table, live = await begin(one)
    clock.pass_(LIVE.bank + 1)
    real = other.substitutes.stand_in

    async def just_then(found: Table, seat: int) -> Table:
        if seat == 0:
            await say(one, live, 0, "a")
        return await real(found, seat)

    other.substitutes.stand_in = just_then  # type: ignore[method-assign, assignment]
    await sweep(other)
    assert (await one.table_store.find(table.id)).stand_ins == {1: "random"}


# --- votes ------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("pool")
async def test_without_a_clock_the_table_can_agree_too(one: Node, clock: FrozenClock) -> None:
    table, live = await begin(one, clock=NoClock())
    clock.pass_(GRACE + 1)
    inbox = Inbox()
    await one.feeds.watch(table.id, ANNA, inbox)
    await one.substitutes.vote(table.id, ANNA, 1, anyone)
    await until(lambda: live.match.ply == 1)
    assert await keys(one, live.match.head.id) == ["standin-0.1"]
    assert inbox.last("update")["clocks"] == []
    # From now on each move wakes the substitute, on any node.
    for turn in range(8):
        if 0 in live.match.asked:
            await say(one, live, 0, f"a{turn}")
        await until(lambda: 0 in live.match.asked)
    assert live.match.ply > 8


async def test_who_is_at_the_table_and_thinks_is_not_voted_away(
    own_database: str, clock: FrozenClock
) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        table, live = await begin(node, clock=NoClock())
        bruno = await node.feeds.watch(table.id, BRUNO, Inbox())
        await must_stay(node, table.id)
        clock.pass_(THINKING_BEFORE_VOTE_S - 1)
        await must_stay(node, table.id)
        await say(node, live, 1, "b")
        clock.pass_(THINKING_BEFORE_VOTE_S + 1)
        await must_stay(node, table.id)  # who is not asked keeps nobody waiting, however long it takes
        await say(node, live, 0, "a")
        assert 1 in live.match.asked
        await must_stay(node, table.id)
        clock.pass_(THINKING_BEFORE_VOTE_S + 1)
        assert (await node.substitutes.vote(table.id, ANNA, 1, anyone)).stand_ins == {1: "random"}
        await node.feeds.leave(table.id, bruno)


async def must_stay(node: Node, table: Id) -> None:
    """Bruno is at the table, and Anna cannot vote him away."""
    with pytest.raises(Refused, match="player_is_here"):
        await node.substitutes.vote(table, ANNA, 1, anyone)


async def test_who_is_at_another_node_is_not_voted_away_at_this_one(
    one: Node, other: Node, clock: FrozenClock
) -> None:
    """Nobody watches where the vote is made, so that node knows nobody and must ask."""
    table, _ = await begin(one, clock=NoClock())
    bruno = await other.feeds.watch(table.id, BRUNO, Inbox())
    await must_stay(one, table.id)
    clock.pass_(THINKING_BEFORE_VOTE_S + 1)
    assert (await one.substitutes.vote(table.id, ANNA, 1, anyone)).stand_ins == {1: "random"}
    await other.feeds.leave(table.id, bruno)


async def test_where_a_node_does_not_answer_nobody_is_voted_away(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roll_call, "ANSWER_TIMEOUT_S", 0.2)
    clock, exchange = FrozenClock(), Exchange()
    async with timed_node(own_database, exchange, clock) as one:
        table, _ = await begin(one, clock=NoClock())
        async with timed_node(own_database, exchange, clock) as other:
            await settled(one, other)
            assert isinstance(other.bus, MemoryBus)
            other.bus.cut()
            with pytest.raises(Unavailable, match="1 nodes do not say"):
                await one.substitutes.vote(table.id, ANNA, 1, anyone)
            other.bus.is_cut = False
        assert isinstance(one.bus, MemoryBus)
        one.bus.cut()
        with pytest.raises(Unavailable, match="no other node can be asked"):
            await one.substitutes.vote(table.id, ANNA, 1, anyone)
        one.bus.is_cut = False  # the other closed in order, and is not waited for
        with pytest.raises(Refused, match="player_just_left"):  # but its people may come here
            await one.substitutes.vote(table.id, ANNA, 1, anyone)
        clock.pass_(GRACE + 1)
        assert (await one.substitutes.vote(table.id, ANNA, 1, anyone)).stand_ins == {1: "random"}


async def test_where_a_clock_runs_only_time_brings_a_stand_in(own_database: str, clock: FrozenClock) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        table, live = await begin(node)
        await say(node, live, 0, "a")
        for _ in range(2):
            with pytest.raises(Refused, match="no_vote_clock"):
                await node.substitutes.vote(table.id, ANNA, 1, anyone)
            clock.pass_(LIVE.bank - 1)
        await sweep(node)
        assert (await node.table_store.find(table.id)).stand_ins == {1: "random"}


async def test_at_a_rated_table_nobody_votes_and_the_server_chooses_who_stands_in(
    own_database: str, prefix: str, clock: FrozenClock
) -> None:
    async with at_a_node(own_database, prefix, "Anna", "Bruno", clock=clock, sweep=1e6) as (anna, bruno):
        await give_account(anna, bruno)
        wish = {"rated": True, "public": True, "clock": {"is": "live", "bank": 60}, "stand_in": "random"}
        table, match = await two_at_a_table(anna, bruno, **wish)
        seat = f"/api/tables/{table}/seats/1"
        assert (await anna.ask("POST", f"{seat}/stand-in", status=409))["code"] == "no_vote_rated"
        await say(anna.server.node, await anna.server.node.matches.find(read_id(match)), 0, "a")
        clock.pass_(61)

        async def stands_in() -> bool:
            await sweep(anna.server.node)
            return await stood_in(anna, table) == ["", "journeyman"]

        await until(stands_in)  # a sweep that finds the engines too busy leaves it to the next


# --- over the wire ----------------------------------------------------------------------------------


async def two_at_a_table(one: Browser, other: Browser, **order: Any) -> tuple[str, str]:
    seats = [{"is": "me", "name": "A"}, {"is": "open"}]
    opened = await one.ask("POST", "/api/tables", {"game": "codex", "seats": seats, **order}, 201)
    table = opened["table"]["table"]
    await other.ask("POST", f"/api/tables/{table}/sit", {"name": "B", "link": opened["links"]["seats"]["1"]})
    return table, (await one.ask("POST", f"/api/tables/{table}/start"))["match"]


async def stood_in(browser: Browser, table: str) -> list[str]:
    found = await browser.ask("GET", f"/api/tables/{table}")
    return [chair["stand_in"] for chair in found["chairs"]]


async def test_over_sockets_who_looks_or_moves_is_back_and_who_looks_from_afar_is_not(
    own_database: str, prefix: str, clock: FrozenClock
) -> None:
    async with at_a_node(own_database, prefix, "Anna", "Bruno", clock=clock, sweep=1e6) as (anna, bruno):
        clocks = {"clock": {"is": "live", "bank": 60, "increment": 5}, "stand_in": "random"}
        table, match = await two_at_a_table(anna, bruno, **clocks)
        node = anna.server.node
        await node.substitutes.stand_in(await node.table_store.find(read_id(table)), 1)
        assert await stood_in(anna, table) == ["", "random"]
        async with bruno.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table, afar=True)
            shown = await socket.until("update")
            assert [face["seat"] for face in shown["clocks"]] == [0, 1]
            assert (shown["clocks"][1]["left"], shown["clocks"][1]["due"]) == (60.0, clock.at + 60)
            assert await stood_in(anna, table) == ["", "random"]
            said = {"is": "say", "match": match, "seat": 1, "ply": 0, "text": "start front", "key": "k"}
            await socket.send(**said)
            await socket.until("said")
            await until(lambda: anna.server.node.feeds.tables[read_id(table)].table.stand_ins == {})
        assert await stood_in(anna, table) == ["", ""]
        await node.substitutes.stand_in(await node.table_store.find(read_id(table)), 1)
        assert await stood_in(anna, table) == ["", "random"]
        async with bruno.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("table", lambda told: told["chairs"][1]["stand_in"] == "")
        [entry] = await node.store.entries(read_id(match))
        assert (entry.key, entry.at) == ("k", clock.at)


async def test_over_http_the_table_votes_and_the_player_comes_back(
    own_database: str, prefix: str, clock: FrozenClock
) -> None:
    async with at_a_node(own_database, prefix, "Anna", "Bruno", "Eve", clock=clock, sweep=1e6) as people:
        anna, bruno, eve = people
        table, _ = await two_at_a_table(anna, bruno, stand_in="random")
        seat = f"/api/tables/{table}/seats/1"
        await eve.ask("POST", f"{seat}/stand-in", status=404)
        await eve.ask("POST", f"{seat}/back", status=404)
        refused = await anna.ask("POST", f"{seat}/stand-in", status=409)
        assert refused["code"] == "player_just_left"
        clock.pass_(GRACE + 1)
        voted = await anna.ask("POST", f"{seat}/stand-in")
        assert voted["chairs"][1]["stand_in"] == "random"
        await anna.ask("POST", f"{seat}/stand-in", status=409)
        await anna.ask("POST", f"{seat}/back", status=403)
        back = await bruno.ask("POST", f"{seat}/back")
        assert back["chairs"][1]["stand_in"] == ""
        await bruno.ask("POST", f"{seat}/back")


async def test_nobody_says_that_a_bot_stood_in(own_database: str, prefix: str, clock: FrozenClock) -> None:
    async with at_a_node(own_database, prefix, "Anna", "Bruno", clock=clock, sweep=1e6) as (anna, bruno):
        table, match = await two_at_a_table(anna, bruno, clock={"is": "live", "bank": 60})
        live = await anna.server.node.matches.find(read_id(match))
        await say(anna.server.node, live, 0, "a")
        async with bruno.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            said = {"is": "say", "match": match, "seat": 1, "ply": 1, "text": "start front"}
            await socket.send(**said, key="standin-0.1")
            await socket.until("no", lambda told: told["code"] == "malformed")
            await socket.send(**said, key="standin-0-1")
            update = await socket.until("update", lambda told: told["ply"] == 2)
            assert {line["by"] for line in update["lines"]} == {""}


async def test_a_clock_that_makes_no_sense_is_refused(
    own_database: str, prefix: str, clock: FrozenClock
) -> None:
    async with at_a_node(own_database, prefix, "Anna", clock=clock, sweep=1e6) as (anna,):
        order: dict[str, Any] = {"game": "codex", "seats": [{"is": "me", "name": "A"}, {"is": "open"}]}
        for wrong in (
            {"is": "live", "bank": 1},
            {"is": "daily", "hours": 0},
            {"is": "daily", "hours": 10**6},
            {"is": "hourglass"},
        ):
            await anna.ask("POST", "/api/tables", {**order, "clock": wrong}, 400)
        await anna.ask("POST", "/api/tables", {**order, "stand_in": "nobody"}, 404)
        made = await anna.ask("POST", "/api/tables", {**order, "clock": {"is": "daily", "hours": 24}}, 201)
        assert made["table"]["clock"] == {"is": "daily", "hours": 24}
