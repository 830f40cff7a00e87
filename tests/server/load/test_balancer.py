"""Behind HAProxy the players of a table meet at one node; when that one falls, they meet at the other."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bottega.server.platform.ids import read_id
from tests.server.haproxy import NEEDED, haproxy
from tests.server.serving import Player, Server, at_two_nodes

pytestmark = [pytest.mark.anyio, NEEDED]

TABLES = 4
ORDER = {"game": "codex", "seats": [{"is": "me", "name": "A"}, {"is": "open"}]}


def at(port: int) -> Server:
    """The balancer, as a player sees it."""
    return cast(Server, SimpleNamespace(port=port))


async def test_players_of_a_table_meet_at_one_node(database: str, prefix: str) -> None:
    async with at_two_nodes(database, prefix) as (anna, bruno):
        servers = [anna.server, bruno.server]
        tables: list[str] = []
        for _ in range(TABLES):
            opened: dict[str, Any] = await anna.ask("POST", "/api/tables", ORDER, 201)
            tables.append(opened["table"]["table"])
            link = {"name": "B", "link": opened["links"]["seats"]["1"]}
            await bruno.ask("POST", f"/api/tables/{tables[-1]}/sit", link)
            await anna.ask("POST", f"/api/tables/{tables[-1]}/start")
        async with haproxy([server.port for server in servers]) as port:
            players = [
                Player([at(port)], one.cookie, table, random.Random(place))
                for place, table in enumerate(tables)
                for one in (anna, bruno)
            ]
            playing = [asyncio.create_task(player.play()) for player in players]
            while not all(player.last for player in players):
                await asyncio.sleep(0.01)
            homes = [[server.node.feeds.table(read_id(table)) for server in servers] for table in tables]
            assert all(sum(one is not None for one in pair) == 1 for pair in homes), "a table at two nodes"
            await servers[0].crash()
            await asyncio.gather(*playing)
        assert all(player.over() for player in players)
