"""The daily challenge on a node."""

from __future__ import annotations

from typing import Final

from bottega.server.features.daily.attempts import Attempts
from bottega.server.features.daily.deals import Deals
from bottega.server.features.daily.results import Names, Results
from bottega.server.tables.bot_match_limits import BotMatchLimits
from bottega.server.tables.table_store import TableStore


class Daily:
    def __init__(self, table_store: TableStore, bot_match_limits: BotMatchLimits, names: Names) -> None:
        self.deals: Final = Deals(table_store.store, table_store.games, table_store.clock)
        self.attempts: Final = Attempts(self.deals, table_store, bot_match_limits)
        self.results: Final = Results(self.attempts, names)

    async def make_deals(self) -> None:
        """Commit to the deals of tomorrow."""
        await self.deals.make()
