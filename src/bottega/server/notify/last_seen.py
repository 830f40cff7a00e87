"""Up to which ply people have seen their daily matches, in any browser."""

from __future__ import annotations

import asyncio
from typing import Final

from bottega.server.notify.store import AWAY, NoticeStore
from bottega.server.notify.times import is_slow
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import Id
from bottega.server.tables.feed import TableFeed, Watcher
from bottega.server.tables.feeds import TableFeeds

FRESH: Final = AWAY / 2  # seconds after which a player who is still there is stored again
CHUNK: Final = 100  # tables between two pauses

Seeing = tuple[Id, Id]  # a guest and a match


class LastSeen:
    """Stores changes at each sweep, and once more for those who left.

    It looks at tables at which something happened, and now and then at all of them.
    """

    def __init__(self, store: NoticeStore, feeds: TableFeeds, clock: Clock) -> None:
        self.store: Final = store
        self.feeds: Final = feeds
        self.clock: Final = clock
        self.known: dict[Seeing, tuple[int, float]] = {}  # what is stored for those who are here, and when
        self.marked: set[TableFeed] = set()
        self.looked = 0.0  # when all tables were looked at
        self.left: dict[Seeing, tuple[int, float]] = {}

    async def store_seen(self) -> None:
        """Store what present people see, and what those who left had seen."""
        now = self.clock.now()
        here: dict[Seeing, tuple[int, float]] = {}
        fresh = dict(self.left)
        marked, self.marked = self.marked, set()
        at_all = now - self.looked >= FRESH
        for place, watched in enumerate(list(self.feeds.tables.values()) if at_all else marked):
            if place % CHUNK == CHUNK - 1:
                await asyncio.sleep(0)  # let moves go first
            for watcher in watched.watchers:
                self.see(watched, watcher, now, here, fresh)
        try:
            await self.store.looked([(*seeing, *seen) for seeing, seen in fresh.items()])
        except Unavailable:  # the next sweep retries
            self.marked |= marked
            raise
        if at_all:
            self.looked, self.known = now, {}
        self.known |= here
        self.left = {key: one for key, one in self.left.items() if fresh.get(key) != one}

    def mark(self, watched: TableFeed) -> None:
        """Something happened at a table."""
        self.marked.add(watched)

    def see(
        self,
        watched: TableFeed,
        watcher: Watcher,
        now: float,
        here: dict[Seeing, tuple[int, float]],
        fresh: dict[Seeing, tuple[int, float]],
    ) -> None:
        """Mark a match as seen from the watcher's own seat. Unstored changes are fresh."""
        live = watched.live
        if not looks_on(watched, watcher) or live is None:
            return
        match, seeing = live.match, (watcher.guest, live.match.head.id)
        ply, at = self.known.get(seeing, (-1, 0.0))
        awaited = any(seat in match.asked for seat in watcher.viewers)
        if match.ply > ply or (awaited and at < now - FRESH):
            ply, at = fresh[seeing] = match.ply, now
        here[seeing] = ply, at

    def leave(self, watched: TableFeed, watcher: Watcher) -> None:
        """A watcher left: the next sweep stores what they saw last."""
        if looks_on(watched, watcher) and watched.live is not None:
            match = watched.live.match
            self.left[watcher.guest, match.head.id] = match.ply, self.clock.now()
            self.known.pop((watcher.guest, match.head.id), None)


def looks_on(watched: TableFeed, watcher: Watcher) -> bool:
    """Whether a watcher plays at this table, in a match over days."""
    if watcher.afar or watched.live is None or not is_slow(watched.live.match.head.clock):
        return False
    return bool(watched.table.seats_of(watcher.guest))
