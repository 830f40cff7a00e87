"""This version and the next serve one site side by side, and people play through the switch."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final, cast

import pytest

from bottega.bench.nodes import LIMITS, MANY, NodeProcess, environment
from bottega.games import GAMES
from bottega.kit.record import load, verify
from bottega.server.platform.ids import read_id
from bottega.server.platform.settings import PREFIX
from tests.patience import PATIENCE
from tests.server.engines import NATS, empty_database
from tests.server.faults.audit import complaints
from tests.server.nodes import SECRET, open_store
from tests.server.serving import Browser, Server
from tests.server.upgrades.next_version import SRC, next_version, version_after
from tests.server.upgrades.stops import Stop, Traveller

pytestmark = pytest.mark.anyio

ALONE, TOGETHER = 6, 14  # plies up to which the old node serves alone, and both do
NEVER: Final = "600"  # seconds between sweeps: what the bus does not tell would never be seen


class Node(NodeProcess):
    """A node of some version, in the shape in which tests know a server."""

    def __init__(self, root: Path, settings: dict[str, str], folder: Path) -> None:
        folder.mkdir()
        super().__init__(environment(root) | settings, folder, flags=())  # one bot process by default
        self.url: Final = f"http://127.0.0.1:{self.port}"


def browser_at(node: Node) -> Browser:
    """Somebody who comes to a node."""
    return Browser(cast(Server, node))  # it wants no more of a server than where it is


class Played:
    """A table, its match, and the people at it."""

    def __init__(self, table: str, match: str, players: list[Traveller]) -> None:
        self.table: Final = table
        self.match: Final = match
        self.players: Final = players


async def migrate(root: Path, settings: dict[str, str]) -> None:
    """Bring the database to where a version wants it, by its own command."""
    command = (sys.executable, "-P", "-m", "bottega.cli", "host", "migrate")
    process = await asyncio.create_subprocess_exec(*command, env=environment(root) | settings)
    assert await process.wait() == 0


async def begin(game: str, host: Browser, guest: Browser | None, other: Node, stops: list[Stop]) -> Played:
    """A match of two, or of one and a bot. The host stays where they are as long as they can.

    Whoever loses a node, or leaves it after the first stop, goes to the other.
    """
    second = {"is": "open"} if guest else {"is": "bot", "bot": "random"}
    order = {"game": game, "seats": [{"is": "me", "name": "Anna"}, second]}
    opened = await host.ask("POST", "/api/tables", order, 201)
    table = opened["table"]["table"]
    people = [host]
    if guest is not None:
        link = {"name": "Bruno", "link": opened["links"]["seats"]["1"]}
        await guest.ask("POST", f"/api/tables/{table}/sit", link)
        people.append(guest)
    started = await host.ask("POST", f"/api/tables/{table}/start")
    for stop in stops:
        stop.coming.add(table)
    players = [Traveller([one.server, other], one.cookie, table, stops, moves=one is guest) for one in people]
    return Played(table, started["match"], players)


@asynccontextmanager
async def serving(node: Node) -> AsyncIterator[Node]:
    """It runs meanwhile."""
    try:
        await node.start()
        yield node
    finally:
        await node.end()


async def hear_each_other(old: Browser, new: Browser, table: str) -> None:
    """What is said at one node is told at the other, both ways: only the bus carries it."""
    async with old.socket() as one, new.socket() as other:
        for socket in (one, other):
            await socket.send(**{"is": "watch"}, table=table)
            await socket.until("table")
        await one.send(**{"is": "talk"}, table=table, text="ciao", key="ciao")
        await other.until("remark", lambda said: said["text"] == "ciao")
        await other.send(**{"is": "talk"}, table=table, text="salve", key="salve")
        await one.until("remark", lambda said: said["text"] == "salve")


async def check_log(node: Node, database: str, played: Played) -> None:
    """All that was acknowledged is in the log, at its ply, once; and the record verifies by the new rules."""
    async with open_store(database) as store:
        log = await store.entries(read_id(played.match))
    written = [(entry.ply, entry.seat, entry.text, entry.key) for entry in log]
    acknowledged = sorted(said for player in played.players for said in player.acknowledged)
    people = range(len(played.players))
    assert acknowledged == [line for line in written if line[1] in people]
    assert [line[0] for line in written] == list(range(1, len(log) + 1))
    async with browser_at(node) as anna:
        anna.http.headers["cookie"] = played.players[0].cookie
        record = load((await anna.http.get(f"/api/matches/{played.match}/record")).text, GAMES)
    verify(record)
    assert record.moves == [(seat, text) for _, seat, text, _ in written]


async def edition_begun(node: Node) -> int:
    """The edition of a match of Codex that begins at this node."""
    async with browser_at(node) as dora:
        await dora.enter("Dora")
        seats = [{"is": "me", "name": "Dora"}, {"is": "bot", "bot": "random"}]
        opened = await dora.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        table = await dora.ask("POST", f"/api/tables/{opened['table']['table']}/start")
    edition: int = table["edition"]
    return edition


async def test_people_play_on_while_one_version_follows_another(tmp_path: Path, prefix: str) -> None:
    next_one = next_version(tmp_path / "next")
    async with asyncio.timeout(4 * PATIENCE), empty_database() as database:
        named = {"database": database, "nats": NATS, "prefix": prefix, "secret": SECRET, "sweep": NEVER}
        settings = {
            PREFIX + name.upper(): value for name, value in (dict.fromkeys(LIMITS, MANY) | named).items()
        }
        await migrate(SRC, settings)
        old, new = Node(SRC, settings, tmp_path / "old"), Node(next_one, settings, tmp_path / "new")
        stops = [Stop(ALONE, set()), Stop(TOGETHER, set())]
        async with AsyncExitStack() as running:
            await running.enter_async_context(serving(old))
            anna, bruno, carla = [
                await running.enter_async_context(browser_at(node)) for node in (old, old, new)
            ]
            await anna.enter("Anna")
            await bruno.enter("Bruno")
            tables = [await begin(game, anna, bruno, new, stops) for game in GAMES if game != "leonardo"]
            tables.append(await begin("codex", anna, None, new, stops))
            async with asyncio.TaskGroup() as people:
                for player in [player for played in tables for player in played.players]:
                    people.create_task(player.play())
                await stops[0].reached()

                await migrate(next_one, settings)
                await running.enter_async_context(serving(new))
                carla.http.cookies = bruno.http.cookies  # Bruno, at the new node
                late = [
                    await begin("codex", anna, carla, new, stops[1:]),
                    await begin("codex", carla, anna, new, stops[1:]),
                ]
                await hear_each_other(anna, carla, tables[0].table)
                for player in [player for played in late for player in played.players]:
                    people.create_task(player.play())
                stops[0].goes_on.set()
                await stops[1].reached()

                stops[1].goes_on.set()
                await old.end()
            for played in [*tables, *late]:
                await check_log(new, database, played)
            after = Node(version_after(next_one, tmp_path / "after"), settings, tmp_path / "third")
            await running.enter_async_context(serving(after))
            assert await edition_begun(after) == 2
            await check_log(after, database, tables[0])
        assert [line for node in (old, new, after) for line in complaints(node.log)] == []
