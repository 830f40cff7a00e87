"""How long matches last: measured here, or else estimated by `tools.minutes`."""

from __future__ import annotations

from importlib.resources import files
from statistics import median
from typing import Final

import msgspec
import structlog

from bottega.kit.game import AnyGame
from bottega.server.core.store.sql import LAST_LINE
from bottega.server.core.store.store import Store
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Unavailable

AN_HOUR: Final = 3600.0  # seconds for which a measurement is valid
NEWEST: Final = 100  # matches of a game and number of seats to measure
ENOUGH: Final = 5  # matches, below which the median says nothing
LONGEST: Final = 6 * 3600.0  # seconds: longer matches were interrupted

# Matches of people alone in which no one gave up, with live clocks or none, from the deal to the end;
# without what-ifs.
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


class Durations:
    """Measures on demand, at most once an hour."""

    def __init__(self, database: Store, clock: Clock) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.reckoned: Final = read_reckoned()
        self.measured: dict[tuple[str, int], int] = {}
        self.looked = 0.0

    async def refresh(self) -> None:
        """Measure if it is time. Without the database the old values stay."""
        now = self.clock.now()
        if now - self.looked < AN_HOUR:
            return
        self.looked = now
        try:
            self.measured = await self.measure()
        except Unavailable as error:
            log.warning("durations_not_measured", error=str(error))

    async def measure(self) -> dict[tuple[str, int], int]:
        """The median in minutes, by game and number of seats."""
        lengths: dict[tuple[str, int], list[float]] = {}
        async with self.database.reach() as connection:
            rows = await connection.fetch(LENGTHS, NEWEST)
        for game, seats, seconds in rows:
            if seconds <= LONGEST:
                lengths.setdefault((game, seats), []).append(seconds)
        return {
            what: max(1, round(median(found) / 60)) for what, found in lengths.items() if len(found) >= ENOUGH
        }

    def of(self, game: AnyGame) -> dict[int, int]:
        """The minutes of a game by its seats, where they are known."""
        reckoned = self.reckoned.get(game.id, {})
        known = {seats: self.measured.get((game.id, seats)) or reckoned.get(seats, 0) for seats in game.seats}
        return {seats: minutes for seats, minutes in known.items() if minutes}


def read_reckoned() -> dict[str, dict[int, int]]:
    """The estimates from matches of bots."""
    written = files("bottega.games").joinpath("minutes.json").read_bytes()
    return msgspec.json.decode(written, type=dict[str, dict[int, int]])
