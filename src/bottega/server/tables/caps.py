"""How many matches against bots one person may keep going at once: bots think for everybody."""

from __future__ import annotations

from typing import Final

from bottega.server.clock import Clock
from bottega.server.errors import Refused
from bottega.server.ids import Id
from bottega.server.store.store import Store
from bottega.server.tables.table import Table

LATELY: Final = 600.0  # seconds after which a match in which nobody moved keeps no bot busy

ALONE_WITH_BOTS: Final = """
SELECT count(*) FROM tables JOIN sitting ON table_id = id
WHERE guest = $1 AND document->>'phase' = 'playing'
  AND EXISTS (SELECT FROM jsonb_array_elements(document->'chairs') AS chair WHERE chair->>'bot' <> '')
  AND NOT EXISTS (SELECT FROM jsonb_array_elements(document->'chairs') AS chair
                  WHERE (chair->>'guest')::bigint NOT IN (0, $1))
  AND greatest(changed, (SELECT at FROM moves WHERE match = (document->>'match')::bigint
                         ORDER BY ply DESC LIMIT 1)) > to_timestamp($2)
"""


class Caps:
    """Counted in the databases, for tables are opened at any node."""

    def __init__(self, database: Store, clock: Clock, most: int) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.most: Final = most

    async def must_have_room(self, table: Table) -> None:
        """Refused if whoever plays here alone with bots has many such matches going."""
        people = {chair.guest for chair in table.chairs} - {0}
        alone = len(people) == 1 and any(chair.bot for chair in table.chairs)
        if alone and await self.going(*people) >= self.most:
            raise Refused("too_many_bot_matches", str(self.most))

    async def going(self, guest: Id) -> int:
        """Matches of this guest alone with bots in which somebody moved lately."""
        count, since = 0, self.clock.now() - LATELY
        for shard in range(self.database.shards):
            async with self.database.reach(shard) as connection:
                count += await connection.fetchval(ALONE_WITH_BOTS, guest, since)
        return count
