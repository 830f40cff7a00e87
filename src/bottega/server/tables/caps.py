"""How many matches against bots one person may keep going at once: bots think for everybody."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from bottega.server.clock import Clock
from bottega.server.errors import Refused
from bottega.server.ids import Id
from bottega.server.places import Places
from bottega.server.settings import Settings
from bottega.server.store.store import Store
from bottega.server.tables.table import Table

LATELY: Final = 600.0  # seconds after which a match in which nobody moved keeps no bot busy

ALONE_WITH_BOTS: Final = """
SELECT count(*) FROM tables JOIN sitting ON table_id = id
WHERE guest = ANY($1::bigint[]) AND document->>'phase' = 'playing'
  AND EXISTS (SELECT FROM jsonb_array_elements(document->'chairs') AS chair WHERE chair->>'bot' <> '')
  AND NOT EXISTS (SELECT FROM jsonb_array_elements(document->'chairs') AS chair
                  WHERE (chair->>'guest')::bigint NOT IN (0, sitting.guest))
  AND greatest(changed, (SELECT at FROM moves WHERE match = (document->>'match')::bigint
                         ORDER BY ply DESC LIMIT 1)) > to_timestamp($2)
"""


class Caps:
    """Counted in the databases, for tables are opened at any node."""

    def __init__(self, database: Store, clock: Clock, settings: Settings, places: Places) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.most: Final = settings.bot_matches
        self.most_here: Final = settings.bot_matches_here
        self.places: Final = places

    async def must_have_room(self, table: Table) -> None:
        """Refused if whoever plays here alone with bots, or their address, has many such matches."""
        people = {chair.guest for chair in table.chairs} - {0}
        alone = len(people) == 1 and any(chair.bot for chair in table.chairs)
        if not alone:
            return
        if await self.going(people) >= self.most:
            raise Refused("too_many_bot_matches", str(self.most))
        neighbours = self.places.neighbours(*people)
        if len(neighbours) > 1 and await self.going(neighbours) >= self.most_here:
            raise Refused("too_many_bot_matches_here", str(self.most_here))

    async def going(self, guests: Set[Id]) -> int:
        """Matches of these guests, each alone with bots, in which somebody moved lately."""
        count, since = 0, self.clock.now() - LATELY
        for shard in range(self.database.shards):
            async with self.database.reach(shard) as connection:
                count += await connection.fetchval(ALONE_WITH_BOTS, list(guests), since)
        return count
