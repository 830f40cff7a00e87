"""Everything the harness starts: hosts, engines, nodes behind HAProxy, and tables full of players."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
import traceback
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

import bottega
from tests.server.faults.engines import Nats
from tests.server.faults.hosts import close_hosts, open_hosts
from tests.server.faults.ledger import Ledger
from tests.server.faults.pair import Pair
from tests.server.faults.party import Party, TableStore
from tests.server.faults.player import Player
from tests.server.faults.web_nodes import WebNode, two_web_nodes
from tests.server.haproxy import HAProxy

PACKAGE: Final = Path(bottega.__file__).parent  # nodes run a copy: who edits it meanwhile disturbs nobody
GAMES: Final = ("codex",) * 7 + ("leonardo",)  # by turns: most tables play the quicker game
A_BOT_EVERY: Final = 10  # tables
AT_ONCE: Final = 8  # tables being opened


class Plan(Struct, frozen=True):
    """How much is played and how often it is disturbed."""

    tables: int
    faults: int
    seed: int
    think: float  # seconds a player thinks, on average
    longest: float = float("inf")  # seconds after which no fault begins any more


class Stage:
    """A site without a single point of failure, and everybody who plays there."""

    def __init__(self, plan: Plan, folder: Path, logs: Path) -> None:
        self.plan: Final = plan
        self.hosts: Final = open_hosts(4)
        self.postgres: Final = Pair(self.hosts[2:], folder, logs)
        self.nats: Final = Nats(folder, logs)
        shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
        self.web_nodes: Final[list[WebNode]] = two_web_nodes(
            self.hosts[:2], self.postgres, self.nats, folder, logs
        )
        self.haproxy: Final = HAProxy(
            [f"{web_node.host.address}:{web_node.port}" for web_node in self.web_nodes], logs
        )
        self.table_store: Final = TableStore(self.haproxy)
        self.ledger: Final = Ledger(asyncio.get_running_loop().time())
        self.parties: Final[list[Party]] = []
        self.players: Final[list[Player]] = []
        self.tasks: Final[list[asyncio.Task[None]]] = []
        self.dismissed = False

    async def open(self) -> None:
        """Start the engines, both nodes, and HAProxy before them."""
        await asyncio.gather(self.postgres.open(), self.nats.open())
        await asyncio.gather(*[web_node.open() for web_node in self.web_nodes])
        await self.haproxy.open()
        await asyncio.sleep(1.0)  # until it has asked both nodes

    async def fill(self) -> None:
        """Seat everybody, and let them play."""
        plan = self.plan
        for number in range(plan.tables):
            bot = "random" if number % A_BOT_EVERY == A_BOT_EVERY - 1 else ""
            chance = random.Random(f"{plan.seed} table {number}")
            self.parties.append(Party(GAMES[number % len(GAMES)], bot, self.ledger, chance))
        await a_few_at_once([party.gather(self.table_store, n) for n, party in enumerate(self.parties)])
        for number, party in enumerate(self.parties):
            for seat in range(len(party.cookies)):
                chance = random.Random(f"{plan.seed} table {number} seat {seat}")
                self.players.append(Player(party, seat, self.haproxy, plan.think, chance))
        everybody = [player.play() for player in self.players]
        hosts = [party.keep_playing(self.table_store) for party in self.parties]
        self.tasks.extend(asyncio.create_task(self.watch_over(work)) for work in [*everybody, *hosts])

    async def watch_over(self, work: Coroutine[Any, Any, None]) -> None:
        """A client of the harness that stumbles would look like a server that stands still."""
        try:
            await work
        except BaseException:
            if not self.dismissed:
                self.ledger.trouble(f"a client stumbled: {traceback.format_exc()}")
            raise

    async def dismiss(self) -> None:
        """Everybody goes, and both nodes end."""
        self.dismissed = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks.clear()
        await self.table_store.http.aclose()
        await asyncio.gather(*[web_node.close() for web_node in self.web_nodes])

    async def close(self) -> None:
        """Nothing is left running."""
        await self.dismiss()
        await self.haproxy.close()
        await self.postgres.close()
        await self.nats.close()
        close_hosts(self.hosts)


async def a_few_at_once(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do all of it, but not all at once."""
    slots = asyncio.Semaphore(AT_ONCE)

    async def one(work: Coroutine[Any, Any, None]) -> None:
        async with slots:
            await work

    await asyncio.gather(*[one(work) for work in works])


@asynccontextmanager
async def stage(plan: Plan, logs: Path) -> AsyncIterator[Stage]:
    """A stage in a folder that is gone afterwards; what its processes say stays in the logs."""
    folder = Path(tempfile.mkdtemp(prefix="bottega-faults-"))
    folder.chmod(0o755)  # PostgreSQL may run as somebody else
    made = Stage(plan, folder, logs)
    try:
        await made.open()
        yield made
    finally:
        await made.close()
        shutil.rmtree(folder, ignore_errors=True)
