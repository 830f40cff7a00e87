"""Has the result of each finished match stored once. Any node finds matches that a failed node left."""

from __future__ import annotations

from typing import Final

import structlog

from bottega.server.core.ending import ending
from bottega.server.core.live import LiveMatches
from bottega.server.core.match import Match
from bottega.server.core.shown import Result
from bottega.server.core.store.rows import Head
from bottega.server.platform.errors import BadLog, Refused
from bottega.server.platform.ids import id_text
from bottega.server.platform.signals import AwaitedSignal

UNNOTED: Final = "SELECT id FROM matches WHERE over AND NOT noted ORDER BY id LIMIT $1"
NOTE: Final = "UPDATE matches SET noted = true WHERE id = $1"
AT_ONCE: Final = 100  # matches in one sweep

log = structlog.get_logger()


class Results:
    def __init__(self, matches: LiveMatches) -> None:
        self.matches: Final = matches
        self.database: Final = matches.store
        self.storing: Final = AwaitedSignal[Head, Match, Result]()  # features store it, as often as asked

    async def store_missing(self) -> None:
        """Store the results that failed nodes left."""
        async with self.database.reach() as connection:
            left = [row[0] for row in await connection.fetch(UNNOTED, AT_ONCE)]
        for match in left:
            head = await self.database.head(match)
            if head is not None:
                await self.note(head)

    async def note(self, head: Head) -> None:
        """Store the result of a match."""
        head = await self.database.head(head.id) or head  # a name in memory may be deleted by now
        if any(head.guests) or head.kind.counts:
            try:
                match = (await self.matches.find(head.id)).match
                ended = ending(match)
                if ended is None:
                    return
                await self.storing(head, match, ended)
            except (Refused, BadLog) as error:  # of another edition: it cannot be played here
                log.warning("result_not_stored", match=id_text(head.id), error=str(error))
        async with self.database.reach() as connection:
            await connection.execute(NOTE, head.id)
