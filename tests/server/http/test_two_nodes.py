"""Two nodes on real PostgreSQL and NATS, real sockets, whole matches; one node falls in the middle."""

from __future__ import annotations

import asyncio
import random

import pytest

from bottega.games import GAMES
from bottega.kit.record import load, verify
from bottega.server.core.log import effective
from bottega.server.platform.ids import read_id
from tests.server.serving import Browser, Player, Server, at_two_nodes, real_server, two_servers

pytestmark = pytest.mark.anyio

TABLES = 6


async def start_table(host: Browser, guest: Browser) -> tuple[str, str]:
    """A table of two that just began; its id and its match's."""
    opened = await host.ask(
        "POST", "/api/tables", {"game": "codex", "seats": [{"is": "me", "name": "A"}, {"is": "open"}]}, 201
    )
    table = opened["table"]["table"]
    await guest.ask("POST", f"/api/tables/{table}/sit", {"name": "B", "link": opened["links"]["seats"]["1"]})
    started = await host.ask("POST", f"/api/tables/{table}/start")
    return table, started["match"]


async def check_log(server: Server, match: str, players: list[Player]) -> None:
    """Everything acknowledged is in the log exactly once, and the record verifies."""
    log = await server.node.store.entries(read_id(match))
    written = [(entry.ply, entry.seat, entry.text, entry.key) for entry in log]
    assert [entry.ply for entry in log] == list(range(1, len(log) + 1))
    acknowledged = sorted(said for player in players for said in player.acknowledged)
    assert acknowledged == written
    assert len(effective(log)) == len(log)
    async with Browser(server) as anybody:
        assert (await anybody.http.get(f"/api/matches/{match}/record")).status_code == 404
        anybody.http.headers["cookie"] = players[0].cookie
        record = load((await anybody.http.get(f"/api/matches/{match}/record")).text, GAMES)
    verify(record)
    assert [(seat, text) for _, seat, text, _ in written] == record.moves


async def test_matches_are_played_across_two_nodes(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno):
        one, other = anna.server, bruno.server
        tables = [await start_table(anna, bruno) for _ in range(TABLES)]
        pairs = [
            [
                Player([one], anna.cookie, id, random.Random(n)),
                Player([other], bruno.cookie, id, random.Random(-n)),
            ]
            for n, (id, _) in enumerate(tables)
        ]
        ends = await asyncio.gather(*[player.play() for pair in pairs for player in pair])
        for n, ((_, match), pair) in enumerate(zip(tables, pairs, strict=True)):
            assert ends[2 * n][0]["result"] == ends[2 * n + 1][1]["result"]
            assert ends[2 * n][0]["ply"] == ends[2 * n + 1][1]["ply"]
            assert [player.cuts for player in pair] == [0, 0]
            await check_log(other, match, pair)


async def test_a_node_falls_and_nothing_is_lost(database: str, prefix: str) -> None:
    async with (
        two_servers(database, prefix) as (one, other),
        Browser(other) as anna,
        Browser(other) as bruno,
    ):
        await anna.enter("Anna")
        await bruno.enter("Bruno")
        tables = [await start_table(anna, bruno) for _ in range(TABLES)]
        pairs = [
            [
                Player([one, other], anna.cookie, id, random.Random(n)),
                Player([other, one], bruno.cookie, id, random.Random(-n)),
            ]
            for n, (id, _) in enumerate(tables)
        ]
        playing = asyncio.gather(*[player.play() for pair in pairs for player in pair])
        while sum(len(player.acknowledged) for pair in pairs for player in pair) < 150:
            await asyncio.sleep(0.01)
        await one.crash()
        ends = await playing
        assert sum(player.cuts for pair in pairs for player in pair) >= TABLES
        for n, ((_, match), pair) in enumerate(zip(tables, pairs, strict=True)):
            assert ends[2 * n][0]["ply"] == ends[2 * n + 1][1]["ply"]
            await check_log(other, match, pair)


async def test_a_table_is_taken_up_again_on_nodes_that_never_saw_it(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as one, Browser(one) as anna:
        await anna.enter("Anna")
        table, match = await anna.start_alone()
        async with anna.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table)
            await socket.send(**{"is": "say"}, match=match, seat=1, ply=0, text="start back", key="sealed")
            await socket.until("said")
        cookie = anna.cookie
    async with real_server(database, prefix) as other:
        player = Player([other], cookie, table, random.Random(1))
        ends = await player.play()
        log = await other.node.store.entries(read_id(match))
    assert (log[0].seat, log[0].text) == (1, "start back"), "a sealed choice survives a restart"
    assert ends[0]["result"] is not None
    assert len(player.acknowledged) == len(log) - 1
