"""One node: store, bus, matches, tables and guests, put together. Gates and bot workers stand on it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import structlog

from bottega.bots import BOTS
from bottega.games import SHELF
from bottega.kit.game import Title
from bottega.server.bus.face import Bus
from bottega.server.bus.nats import NatsBus
from bottega.server.errors import Unavailable
from bottega.server.guests import Guests
from bottega.server.matches.live import LiveMatches
from bottega.server.metrics import Metrics
from bottega.server.settings import Settings
from bottega.server.store.face import Store
from bottega.server.store.postgres import PostgresStore
from bottega.server.tables.chat import Chat
from bottega.server.tables.desk import Desk
from bottega.server.tables.hall import Hall

PATIENCE: Final = 30.0  # seconds a starting node waits for a bus that is away

log = structlog.get_logger()


class Node:
    """Everything a process of the server needs but the network towards browsers."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        shelf: Mapping[str, Title] = SHELF,
        bots: list[str] | None = None,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.bus: Final = bus
        self.metrics: Final = metrics
        self.shelf: Final = shelf
        self.bots: Final = list(BOTS) if bots is None else bots
        self.matches: Final = LiveMatches(
            store, bus, shelf, metrics, patience=settings.patience, cached=settings.cached
        )
        self.desk: Final = Desk(store, bus, shelf, self.bots)
        self.hall: Final = Hall(store, bus, self.matches, self.desk, metrics, sweep=settings.sweep)
        self.chat: Final = Chat(store, bus)
        self.guests: Final = Guests(store, bus)
        self.matches.on_over.append(self.desk.match_over)
        self.desk.on_start.append(self.matches.begun)
        self.is_open = False

    async def open(self) -> None:
        """Connect, and begin to look after tables; Unavailable if there is no bus."""
        await self.store.open()
        try:
            await self.bus.open()
        except Unavailable:
            await self.store.close()
            raise
        await self.guests.open()
        await self.hall.open()
        self.matches.closing = False
        self.is_open = True

    async def drain(self) -> None:
        """Take no more commands, and finish those that were taken."""
        self.is_open = False
        self.matches.closing = True
        try:
            await asyncio.wait_for(self.matches.drain(), timeout=2 * self.settings.patience)
        except TimeoutError:
            log.warning("drain_given_up", tasks=len(self.matches.tasks))

    async def close(self) -> None:
        """Finish what was begun, let everybody go, disconnect."""
        self.is_open = False
        await self.hall.close()
        await self.drain()
        await self.store.close()
        await self.bus.close()

    async def check(self) -> None:
        """Return if this node can take moves; Unavailable says what is missing."""
        if not self.is_open:
            raise Unavailable("the node is not open")
        await self.store.check()
        if not self.bus.connected:
            raise Unavailable("the bus is away")


def real_node(settings: Settings) -> Node:
    """A node on PostgreSQL and NATS: what `bottega serve` and `bottega bots` run on."""
    metrics = Metrics()
    store = PostgresStore(
        settings.databases, settings.connections, settings.patience, committed=metrics.committed
    )
    return Node(settings, store, NatsBus(settings.nats, settings.prefix), metrics)


async def open_patiently(node: Node) -> None:
    """Open a node; a bus that is just being started again is waited for."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            await node.open()
            return
        except Unavailable as error:
            if asyncio.get_running_loop().time() > end:
                raise
            log.warning("waiting_to_open", error=str(error))
            await asyncio.sleep(1.0)
