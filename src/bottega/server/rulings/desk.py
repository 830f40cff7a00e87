"""What a host works with on the command line: the databases and the journal, without a node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bottega.server.bus.silent import SilentBus
from bottega.server.clock import Clock
from bottega.server.journal import Journal
from bottega.server.rulings.reports import Reports
from bottega.server.rulings.rows import NodeRow, Ruling
from bottega.server.rulings.rulings import Rulings
from bottega.server.rulings.troubles import Troubles
from bottega.server.settings import Settings
from bottega.server.store.store import Store


class Desk:
    """Nodes are not told: they look at each sweep."""

    def __init__(self, settings: Settings, store: Store) -> None:
        clock = Clock()
        self.rulings: Final = Rulings(store, SilentBus(), clock, settings.admin_ids())
        self.rulings.ruling.tells(Journal(settings.journal, settings.secret, clock).write)
        self.reports: Final = Reports(store, clock)
        self.troubles: Final = Troubles(store, clock, "command")

    async def held(self) -> tuple[Ruling, ...]:
        """All rulings."""
        await self.rulings.look()
        return self.rulings.holding.all

    async def nodes(self) -> list[tuple[NodeRow, bool]]:
        """The nodes that are there, and whether each is drained."""
        await self.rulings.look()
        return [(node, self.rulings.drains(node.name)) for node in await self.troubles.nodes()]


@asynccontextmanager
async def open_desk(settings: Settings) -> AsyncIterator[Desk]:
    """With the databases of a house, whether nodes run or not."""
    store = Store(settings.databases, settings.connections, settings.patience)
    await store.open()
    try:
        yield Desk(settings, store)
    finally:
        await store.close()
