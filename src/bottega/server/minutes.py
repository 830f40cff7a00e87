"""How long matches last: as people played them here, or else as `tools.minutes` reckoned."""

from __future__ import annotations

from importlib.resources import files
from statistics import median
from typing import Final

import msgspec
import structlog

from bottega.kit.game import Title
from bottega.server.clock import Clock
from bottega.server.errors import Unavailable
from bottega.server.store.sql import LAST_LINE
from bottega.server.store.store import Store

AN_HOUR: Final = 3600.0  # seconds for which a look is good enough
NEWEST: Final = 100  # matches of a game and number of seats that are looked at on a shard
ENOUGH: Final = 5  # matches without which chance would speak
LONGEST: Final = 6 * 3600.0  # seconds: a match that took longer was put aside

# Matches of people alone in which nobody gave up and no day passed between moves, from the deal to the end;
# what-ifs are left out.
LENGTHS: Final = f"""
SELECT game, seats, extract(epoch FROM last.at)::float8 - began AS seconds
FROM (
    SELECT id, game, (head->>'seats')::int AS seats, coalesce((head->>'began')::float8, 0) AS began,
           row_number() OVER (PARTITION BY game, head->>'seats' ORDER BY started DESC) AS place
    FROM matches
    WHERE over AND root IS NULL AND started > now() - interval '1 year'
      AND NOT head->'bots' @? '$[*] ? (@ != "")' AND coalesce(head->'clock'->>'is', '') <> 'daily'
) AS found
CROSS JOIN LATERAL ({LAST_LINE}) AS last
WHERE place <= $1 AND last.text NOT LIKE '/%'
"""

log = structlog.get_logger()


class Minutes:
    """Looked up again when somebody asks and the last look is an hour old."""

    def __init__(self, database: Store, clock: Clock) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.reckoned: Final = read_reckoned()
        self.measured: dict[tuple[str, int], int] = {}
        self.looked = 0.0

    async def look(self) -> None:
        """Measure, if it is time. Without the database it stays as it was."""
        now = self.clock.now()
        if now - self.looked < AN_HOUR:
            return
        self.looked = now
        try:
            self.measured = await self.measure()
        except Unavailable as error:
            log.warning("minutes_not_measured", error=str(error))

    async def measure(self) -> dict[tuple[str, int], int]:
        """Half of the matches of a game with so many seats last no longer."""
        lengths: dict[tuple[str, int], list[float]] = {}
        for shard in range(self.database.shards):
            async with self.database.reach(shard) as connection:
                rows = await connection.fetch(LENGTHS, NEWEST)
            for game, seats, seconds in rows:
                if seconds <= LONGEST:
                    lengths.setdefault((game, seats), []).append(seconds)
        return {
            what: max(1, round(median(found) / 60)) for what, found in lengths.items() if len(found) >= ENOUGH
        }

    def of(self, game: Title) -> dict[int, int]:
        """The minutes of a game by its seats, where they are known."""
        reckoned = self.reckoned.get(game.id, {})
        known = {seats: self.measured.get((game.id, seats)) or reckoned.get(seats, 0) for seats in game.seats}
        return {seats: minutes for seats, minutes in known.items() if minutes}


def read_reckoned() -> dict[str, dict[int, int]]:
    """What the bots' matches came to."""
    written = files("bottega.games").joinpath("minutes.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, dict[int, int]])
