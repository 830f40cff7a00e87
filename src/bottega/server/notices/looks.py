"""How far people have looked at the matches they play over days, from whatever browser."""

from __future__ import annotations

import asyncio
from typing import Final

from bottega.server.clock import Clock
from bottega.server.ids import Id
from bottega.server.notices.book import AWAY, Book
from bottega.server.notices.times import is_slow
from bottega.server.tables.feed import TableFeed, Watcher
from bottega.server.tables.feeds import TableFeeds

FRESH: Final = AWAY / 2  # seconds after which it is noted again that who is awaited is still there
CHUNK: Final = 100  # tables looked through in one go

Seeing = tuple[Id, Id]  # a guest and a match


class Looks:
    """Notes it at each sweep, if something happened meanwhile; and once more for those who left."""

    def __init__(self, book: Book, feeds: TableFeeds, clock: Clock) -> None:
        self.book: Final = book
        self.feeds: Final = feeds
        self.clock: Final = clock
        self.known: dict[Seeing, tuple[int, float]] = {}  # what is noted of those who are here, and when
        self.left: dict[Seeing, tuple[int, float]] = {}

    async def sweep(self) -> None:
        """Note what those who are here see, and what those saw who left."""
        now = self.clock.now()
        here: dict[Seeing, tuple[int, float]] = {}
        fresh = dict(self.left)
        for place, watched in enumerate(list(self.feeds.tables.values())):
            if place % CHUNK == CHUNK - 1:
                await asyncio.sleep(0)  # moves come first
            for watcher in watched.watchers:
                self.see(watched, watcher, now, here, fresh)
        await self.book.looked([(*seeing, *seen) for seeing, seen in fresh.items()])
        self.known, self.left = here, {key: one for key, one in self.left.items() if fresh.get(key) != one}

    def see(
        self,
        watched: TableFeed,
        watcher: Watcher,
        now: float,
        here: dict[Seeing, tuple[int, float]],
        fresh: dict[Seeing, tuple[int, float]],
    ) -> None:
        """One who looks on from their own seat; what is not noted yet is fresh."""
        live = watched.live
        if not looks_on(watched, watcher) or live is None:
            return
        match, seeing = live.match, (watcher.guest, live.match.head.id)
        ply, at = self.known.get(seeing, (-1, 0.0))
        awaited = any(seat in match.asked for seat in watcher.eyes)
        if match.ply > ply or (awaited and at < now - FRESH):
            ply, at = fresh[seeing] = match.ply, now
        here[seeing] = ply, at

    def leave(self, watched: TableFeed, watcher: Watcher) -> None:
        """Somebody goes: what they saw last is noted with the next sweep."""
        if looks_on(watched, watcher) and watched.live is not None:
            match = watched.live.match
            self.left[watcher.guest, match.head.id] = match.ply, self.clock.now()


def looks_on(watched: TableFeed, watcher: Watcher) -> bool:
    """Whether somebody is at a table where they play, and may be away while others do."""
    if watcher.afar or watched.live is None or not is_slow(watched.live.match.head.clock):
        return False
    return bool(watched.table.seats_of(watcher.guest))
