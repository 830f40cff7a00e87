"""By which editions the matches are played that are under way."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from bottega.server.store import sql
from bottega.server.store.store import Store

UNDER_WAY: Final = """
SELECT game, (head->>'edition')::int, head->>'cards', count(*) FROM matches WHERE NOT over GROUP BY 1, 2, 3
"""


class Rules(NamedTuple):
    """What a match is played by: the edition of a game, and the digest of its cards."""

    game: str
    edition: int
    cards: str


async def under_way(store: Store) -> Counter[Rules]:
    """How many matches are under way by which rules, on all shards."""
    found = Counter[Rules]()
    for shard in range(store.shards):
        async with store.reach(shard) as connection:
            if not await connection.fetchval(sql.MIGRATED):
                continue
            for game, edition, cards, matches in await connection.fetch(UNDER_WAY):
                found[Rules(game, edition, cards)] += matches
    return found
