"""Which editions of the rules running matches use."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from bottega.server.core.store.store import Store
from bottega.server.platform.postgres import sql

UNDER_WAY: Final = """
SELECT game, (head->>'edition')::int, head->>'cards', count(*) FROM matches WHERE NOT over GROUP BY 1, 2, 3
"""


class Rules(NamedTuple):
    """The edition of a game and the digest of its cards."""

    game: str
    edition: int
    cards: str


async def under_way(store: Store) -> Counter[Rules]:
    """Count running matches by their rules."""
    found = Counter[Rules]()
    async with store.reach() as connection:
        if not await connection.fetchval(sql.MIGRATED):
            return found
        for game, edition, cards, matches in await connection.fetch(UNDER_WAY):
            found[Rules(game, edition, cards)] += matches
    return found
