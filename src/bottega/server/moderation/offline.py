"""Moderation from the command line: the database and the journal, without a node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bottega.server.core.journal import Journal
from bottega.server.core.store.store import Store
from bottega.server.moderation.incidents import Incidents
from bottega.server.moderation.reports import Reports
from bottega.server.moderation.rows import NodeRow, Ruling
from bottega.server.moderation.rulings import Rulings
from bottega.server.platform.bus.silent import SilentBus
from bottega.server.platform.clock import Clock
from bottega.server.platform.settings import Settings


class OfflineModeration:
    """Nodes see the changes at their next sweep."""

    def __init__(self, settings: Settings, store: Store) -> None:
        clock = Clock()
        self.rulings: Final = Rulings(store, SilentBus(), clock, settings.admin_ids())
        self.rulings.ruling.tells(Journal(settings.journal, settings.secret, clock).write)
        self.reports: Final = Reports(store, clock)
        self.incidents: Final = Incidents(store, clock, "command")

    async def held(self) -> tuple[Ruling, ...]:
        """All rulings in force."""
        await self.rulings.refresh()
        return self.rulings.cache.all

    async def nodes(self) -> list[tuple[NodeRow, bool]]:
        """The living nodes, and whether each is drained."""
        await self.rulings.refresh()
        return [(node, self.rulings.drains(node.name)) for node in await self.incidents.nodes()]


@asynccontextmanager
async def open_offline(settings: Settings) -> AsyncIterator[OfflineModeration]:
    """Open the database of a server, whether nodes run or not."""
    store = Store(settings.database, settings.connections, settings.patience)
    await store.open()
    try:
        yield OfflineModeration(settings, store)
    finally:
        await store.close()
