"""A site on two nodes that a Prometheus watches, and an evening there: one of all that is counted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from bottega.bench.nodes import free_port
from bottega.server.bots.analysts import analysing
from bottega.server.bots.workers import working
from bottega.server.http.session import MOST_MALFORMED
from bottega.server.platform.bus.nats import NatsBus
from tests.patience import until
from tests.server.engines import NATS, fresh_prefix, migrated_database
from tests.server.faults.proxy import Proxy
from tests.server.nodes import away
from tests.server.observability.prometheus import Prometheus, watching
from tests.server.serving import Browser, Player, Server, entered, real_server

ME: Final = {"is": "me", "name": "Anna"}
BOT: Final = {"is": "bot", "bot": "random"}
PUBLIC_TABLES: Final = 4  # an hour, so that the limit is soon met
THINKING: Final = 0.2  # seconds between two moves of a player


class Evening:
    """Two nodes, bots and analysts at the second; Anna is at home at the first, Bruno at the second."""

    def __init__(
        self,
        servers: list[Server],
        spare: Server,
        database: str,
        way: Proxy,
        people: tuple[Browser, Browser],
        viewer: Prometheus,
    ) -> None:
        self.servers: Final = servers
        self.spare: Final = spare  # a node at which nobody is
        self.nodes: Final = [server.node for server in (*servers, spare)]
        bus = servers[0].node.bus
        assert isinstance(bus, NatsBus)
        self.bus: Final = bus
        self.finished: Final[asyncio.Queue[str]] = asyncio.Queue()  # matches that are over
        self.database: Final = database
        self.way: Final = way  # to NATS, which can be cut
        self.anna, self.bruno = people
        self.viewer: Final = viewer

    async def begin(self, **order: object) -> dict[str, Any]:
        """A table of Anna's and a bot."""
        plain = {"game": "codex", "seats": [ME, BOT], "begin": True}
        opened = await self.anna.ask("POST", "/api/tables", plain | order, 201)
        table: dict[str, Any] = opened["table"]
        return table

    async def sit_down(self) -> str:
        """A table of Anna and Bruno."""
        opened = await self.anna.ask(
            "POST", "/api/tables", {"game": "codex", "seats": [ME, {"is": "open"}]}, 201
        )
        table: str = opened["table"]["table"]
        sit = {"name": "Bruno", "link": opened["links"]["seats"]["1"]}
        await self.bruno.ask("POST", f"/api/tables/{table}/sit", sit)
        await self.anna.ask("POST", f"/api/tables/{table}/start")
        return table

    async def play(self, seed: int) -> None:
        """A whole match of the two."""
        table, chance = await self.sit_down(), random.Random(seed)
        players = [
            Unhurried([server], browser.cookie, table, random.Random(chance.random()))
            for server, browser in zip(self.servers, (self.anna, self.bruno), strict=True)
        ]
        async with asyncio.TaskGroup() as group:
            ends = [group.create_task(player.play()) for player in players]
        self.finished.put_nowait(ends[0].result()[0]["match"])

    async def play_on(self) -> None:
        """Match after match, until nobody wants to any more."""
        seed = 0
        while True:
            seed += 1
            with suppress(Exception):  # while something is away, a match may come to nothing
                await self.play(seed)
            await asyncio.sleep(THINKING)

    async def resign_and_look_back(self) -> None:
        """A move, the answer of a bot, and an analysis of so short a match."""
        table = await self.begin()
        match = table["match"]
        async with self.anna.socket() as socket:
            await socket.send(**{"is": "watch"}, table=table["table"])
            first = await socket.until("update", lambda update: update["offers"])
            said = {"match": match, "seat": 0, "ply": first["ply"], "text": first["offers"][0]}
            await socket.send(**{"is": "say"}, **said, key="first")
            await socket.until("update", lambda update: update["ply"] >= first["ply"] + 2)
        await self.anna.ask("POST", f"/api/matches/{match}/seats/0/resign")

        async def is_over() -> bool:
            got = await self.anna.http.post(f"/api/matches/{match}/analysis", json={"level": "quick"})
            return got.status_code < 300

        await until(is_over)

    async def ask_for_too_much(self) -> None:
        """Refusals of both ways, a socket that is cut, and an answer that fails."""
        public = {"game": "codex", "seats": [ME, {"is": "open"}], "public": True}
        for _ in range(PUBLIC_TABLES + 1):
            answer = await self.anna.http.post("/api/tables", json=public)
        assert answer.status_code == 429, answer.text
        await self.talk_nonsense()
        with away(self.servers[0].node.store):
            await self.anna.ask("GET", "/api/tables", status=503)

    async def talk_nonsense(self) -> None:
        """Over a socket, until it is cut."""
        async with self.anna.socket() as socket:
            with suppress(ConnectionClosed):
                for _ in range(MOST_MALFORMED + 1):
                    await socket.connection.send("{")
                while True:
                    await socket.next()

    async def everything(self) -> None:
        """Once."""
        await self.begin(clock={"is": "live", "bank": 600, "increment": 10}, stand_in="random")
        await self.ask_for_too_much()
        await self.resign_and_look_back()


def no_mail_server() -> dict[str, Any]:
    """A site that sends mail, by a server that is not there."""
    mail = {"mail_host": "127.0.0.1", "mail_port": free_port(), "mail_tls": "none"}
    return mail | {"mail_from": "site@mail.example", "origin": ("http://127.0.0.1",)}


class Unhurried(Player):
    """Somebody who thinks a moment before each move."""

    async def say(self, socket: Any, update: dict[str, Any]) -> None:
        if update["offers"]:
            await asyncio.sleep(THINKING)
        await super().say(socket, update)


@asynccontextmanager
async def evening(folder: Path, thresholds: dict[str, float] | None = None) -> AsyncIterator[Evening]:
    """All of it, with somebody who plays on and on."""
    way = Proxy(int(NATS.rpartition(":")[2]))
    await way.open()
    limits: dict[str, Any] = {"nats": (f"nats://127.0.0.1:{way.port}",), "publics": PUBLIC_TABLES}
    async with (
        migrated_database() as database,
        fresh_prefix() as prefix,
        real_server(database, prefix, **limits) as one,
        real_server(database, prefix, **limits) as other,
        real_server(database, prefix, **limits, **no_mail_server()) as spare,
        working(other.node, 1),
        analysing(other.node),
        entered(one, "Anna") as (anna,),
        entered(other, "Bruno") as (bruno,),
        watching([one.port, other.port, spare.port], folder, thresholds) as viewer,
    ):
        made = Evening([one, other], spare, database, way, (anna, bruno), viewer)
        playing = asyncio.create_task(made.play_on())
        try:
            yield made
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
    await way.close()
