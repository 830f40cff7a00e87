"""Limits of matches against bots alone, since all players share the bots."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from bottega.server.core.places import Places
from bottega.server.core.store.store import Store
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id
from bottega.server.platform.settings import Settings
from bottega.server.tables.table import Table

LATELY: Final = 600.0  # seconds without a move after which a match does not count

ALONE_WITH_BOTS: Final = """
SELECT count(*) FROM tables JOIN sitting ON table_id = id
WHERE guest = ANY($1::bigint[]) AND document->>'phase' = 'playing'
  AND EXISTS (SELECT FROM jsonb_array_elements(document->'chairs') AS chair WHERE chair->>'bot' <> '')
  AND NOT EXISTS (SELECT FROM jsonb_array_elements(document->'chairs') AS chair
                  WHERE (chair->>'guest')::bigint NOT IN (0, sitting.guest))
  AND greatest(changed, (SELECT at FROM moves WHERE match = (document->>'match')::bigint
                         ORDER BY ply DESC LIMIT 1)) > to_timestamp($2)
"""


class BotMatchLimits:
    """Counted in the database, since a guest may use several nodes."""

    def __init__(self, database: Store, clock: Clock, settings: Settings, places: Places) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.most: Final = settings.bot_matches
        self.most_here: Final = settings.bot_matches_here
        self.places: Final = places

    async def must_have_room(self, table: Table) -> None:
        """Refused if the guest alone with bots, or their address, has too many such matches."""
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
        """The number of recent matches of these guests, each alone with bots."""
        since = self.clock.now() - LATELY
        async with self.database.reach() as connection:
            return int(await connection.fetchval(ALONE_WITH_BOTS, list(guests), since))
