"""A third database is added while people play, as docs/host.md says: no match stops, no table is missed."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from bottega.games import SHELF
from bottega.server.ids import read_id, shard_of
from bottega.server.matches.match import played
from tests.server.engines import migrated_database
from tests.server.house import Browser, House, Player, entered, real_house
from tests.server.nodes import open_store

pytestmark = pytest.mark.anyio

TABLES = 4  # at once
NEW = 2  # the shard that is added
ORDER = {"game": "workshop", "public": True, "seats": [{"is": "me", "name": "A"}, {"is": "open"}]}


class Club:
    """Two people at several tables, each time at whatever node there is."""

    def __init__(self, houses: list[House], anna: Browser, bruno: Browser) -> None:
        self.houses = houses
        self.anna = anna
        self.bruno = bruno
        self.players: list[Player] = []
        self.tables: list[str] = []  # at which a match is over
        self.enough = False

    async def keep_playing(self, lot: int) -> None:
        """One match after the other, until there were enough."""
        chance = random.Random(lot)
        while not self.enough:
            try:
                table = await self.open(chance.randrange(2))
            except httpx.TransportError:  # that node is just being closed: ask the next one
                continue
            sides = [Player(self.houses, one.cookie, table, chance) for one in (self.anna, self.bruno)]
            self.players += sides
            await asyncio.gather(*[side.play() for side in sides])
            self.tables.append(table)

    async def open(self, home: int) -> str:
        """A table that is opened at one node, and come to at the other."""
        made: dict[str, Any] = await self.ask(self.anna, home, "", ORDER)
        table: str = made["table"]["table"]
        await self.ask(self.bruno, 1 - home, f"/{table}/sit", {"name": "B", "seat": 1})
        await self.ask(self.anna, home, f"/{table}/start", None)
        return table

    async def ask(self, who: Browser, home: int, path: str, body: object) -> Any:
        """A request at one of two nodes."""
        url = f"{self.houses[home].url}/api/tables{path}"
        answer = await who.http.post(url, json=body, headers={"cookie": who.cookie})
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json()

    async def goes_on(self, some: int) -> None:
        """Until so many more matches are over."""
        goal = len(self.tables) + some
        while len(self.tables) < goal:
            await asyncio.sleep(0.05)


async def test_a_third_database_is_added_while_people_play(shards: list[str], prefix: str) -> None:
    async with AsyncExitStack() as stack:
        three = [*shards, await stack.enter_async_context(migrated_database())]
        houses = [
            await stack.enter_async_context(real_house(shards, prefix, connections=2)) for _ in range(2)
        ]
        anna, bruno = await stack.enter_async_context(entered(houses[0], "Anna", "Bruno"))
        club = Club(houses, anna, bruno)
        async with asyncio.TaskGroup() as group:
            for lot in range(TABLES):
                group.create_task(club.keep_playing(lot))
            await club.goes_on(1)
            for closed in ((NEW,), ()):  # first every node learns of it, then it is used
                for place in (0, 1):
                    before = houses[place]
                    made = real_house(three, prefix, closed=closed, connections=2)
                    houses[place] = await stack.enter_async_context(made)
                    await before.close()
                    await club.goes_on(1)
            while not any(shard_of(read_id(table)) == NEW for table in club.tables):
                await club.goes_on(1)
            club.enough = True
        async with open_store(three) as store:
            for player in club.players:
                head = await store.head(read_id(next(iter(player.last.values()))["match"]))
                assert head is not None
                log = await store.entries(head.id)
                assert played(head, SHELF[head.game], log).over
                written = {(entry.ply, entry.seat, entry.text, entry.key) for entry in log}
                assert written.issuperset(player.acknowledged)
            async with store.reach(0) as connection:
                indexed = await connection.fetch("SELECT id FROM lobby")
            assert {shard_of(row["id"]) for row in indexed} == {0, 1, NEW}
