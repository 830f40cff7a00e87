"""How long matches last is measured on a real database, and told with the list of games."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator

import pytest

from bottega.games import GAMES
from bottega.server.core.durations import AN_HOUR, read_reckoned
from bottega.server.node import Node
from bottega.server.platform.ids import new_id
from tests.server.engines import migrated_database
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange
from tests.server.nodes import away
from tests.server.serving import Browser, fresh_server
from tests.server.timing.timed import timed_node

pytestmark = pytest.mark.anyio

CODEX = GAMES["codex"]
RECKONED = read_reckoned()["codex"]


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock(time.time())


@pytest.fixture
async def node(clock: FrozenClock) -> AsyncIterator[Node]:
    async with migrated_database() as own_database, timed_node(own_database, Exchange(), clock) as made:
        yield made


async def played(
    node: Node, minutes: float, seats: int = 2, bot: str = "", clock: str = "none", over: bool = True
) -> None:
    """A match that was played for so long."""
    began = time.time() - 86400.0
    table, match = new_id(), new_id()
    head = {"seats": seats, "bots": [bot] + [""] * (seats - 1), "clock": {"is": clock}, "began": began}
    async with node.store.reach() as connection:
        await connection.execute(
            "INSERT INTO tables (id, version, listed, document) VALUES ($1, 1, false, '{}')", table
        )
        await connection.execute(
            "INSERT INTO matches (id, table_id, game, head, over) VALUES ($1, $2, 'codex', $3, $4)",
            match,
            table,
            json.dumps(head),
            over,
        )
        for ply, at in enumerate([began + 1, began + 60 * minutes], start=1):
            await connection.execute(
                "INSERT INTO moves (match, ply, seat, text, key, at)"
                " VALUES ($1, $2, 0, 'x', $2::int::text, to_timestamp($3))",
                match,
                ply,
                at,
            )


async def test_half_of_the_matches_with_people_last_no_longer(node: Node) -> None:
    for minutes in (11, 12, 13, 14, 15):
        await played(node, minutes)
        await played(node, 1, bot="apprentice")
        await played(node, 2, clock="daily")
        await played(node, 3, over=False)
    await played(node, 24 * 60)  # put aside for the night
    await played(node, 5, seats=3)  # one match is not enough to tell
    await node.durations.refresh()
    assert node.durations.of(CODEX) == RECKONED | {2: 13}


async def test_it_is_looked_up_again_after_an_hour(node: Node, clock: FrozenClock) -> None:
    await node.durations.refresh()
    for _ in range(5):
        await played(node, 20)
    await node.durations.refresh()
    assert node.durations.of(CODEX) == RECKONED
    clock.pass_(AN_HOUR)
    await node.durations.refresh()
    assert node.durations.of(CODEX)[2] == 20
    clock.pass_(AN_HOUR)
    with away(node.store):
        await node.durations.refresh()
    assert node.durations.of(CODEX)[2] == 20


async def test_the_games_tell_minutes_for_every_number_of_seats_and_how_hard_a_game_is() -> None:
    async with fresh_server() as server, Browser(server) as anybody:
        games = (await anybody.ask("GET", "/api/games"))["games"]
    for game in games:
        assert list(game["minutes"]) == [str(seats) for seats in game["seats"]]
    assert {game["id"]: game["effort"] for game in games} == {
        "codex": "easy",
        "leonardo": "hard",
        "inventors": "middling",
        "workshop": "middling",
    }
