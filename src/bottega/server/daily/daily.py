"""The daily deal of a node."""

from __future__ import annotations

from typing import Final

from bottega.server.daily.deals import Deals
from bottega.server.daily.results import Results
from bottega.server.daily.tries import Tries
from bottega.server.ratings.reading import Ratings
from bottega.server.tables.caps import Caps
from bottega.server.tables.table_store import TableStore


class Daily:
    """Its parts, and what is done again and again."""

    def __init__(self, table_store: TableStore, caps: Caps, ratings: Ratings) -> None:
        self.deals: Final = Deals(table_store.store, table_store.shelf, table_store.clock)
        self.tries: Final = Tries(self.deals, table_store, caps)
        self.results: Final = Results(self.tries, ratings)

    async def sweep(self) -> None:
        """Commit to tomorrow, and note what was left."""
        await self.deals.make()
        await self.tries.sweep()
