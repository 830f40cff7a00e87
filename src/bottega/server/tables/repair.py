"""Finds what messages of the bus lost: compares watched tables with the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final

import structlog

from bottega.server.core.live_match import Live
from bottega.server.platform.errors import ServerError, Unavailable
from bottega.server.platform.ids import Id
from bottega.server.platform.signals import Signal
from bottega.server.tables.feed import TableFeed
from bottega.server.tables.following import MatchFollower

CHUNK: Final = 1000  # tables per query
STIR: Final = 2  # sweeps without a move until bots are woken again
RESTS: Final = 16  # sweeps: a table with so long a pause rests
LONGEST: Final = 64  # sweeps between two comparisons of a table at which nothing happens

log = structlog.get_logger()


class Repair:
    """After a change a table is compared one sweep later, then after pauses that double.

    So a table at which nothing happens costs next to nothing. While a bot is awaited, every sweep looks.
    """

    def __init__(
        self,
        tables: Mapping[Id, TableFeed],
        following: MatchFollower,
        reload: Callable[[TableFeed], Coroutine[Any, Any, None]],
        sweep: float,
    ) -> None:
        self.tables: Final = tables
        self.following: Final = following
        self.reload: Final = reload
        self.matches: Final = following.matches
        self.store: Final = following.matches.store
        self.sweep: Final = sweep
        self.due: Final[list[tuple[float, int, TableFeed]]] = []  # a heap; entries of other times are void
        self.numbers: Final = count()
        self.stirred: Final = Signal[TableFeed]()  # something happened at a table
        self.late: Final = Signal[Live, float]()  # a bot has kept a table waiting for so many seconds

    def look_soon(self, watched: TableFeed) -> None:
        """Something happened at a table: what follows may be lost."""
        at = asyncio.get_running_loop().time() + self.sweep
        watched.pause = self.sweep
        self.stirred(watched)
        if not watched.look_at or watched.look_at > at:
            self.look_at(watched, at)

    def look_at(self, watched: TableFeed, at: float) -> None:
        """Compare a table at this time."""
        watched.look_at = at
        heappush(self.due, (at, next(self.numbers), watched))

    async def look_at_due(self) -> None:
        """Compare the tables that are due, except those that just moved."""
        now, due = asyncio.get_running_loop().time(), list[TableFeed]()
        while self.due and self.due[0][0] <= now:
            at, _, watched = heappop(self.due)
            if watched.forgotten or watched.look_at != at:
                continue
            live = watched.live
            if live is not None and live.moved > now - self.sweep:
                self.look_at(watched, live.moved + self.sweep)
                continue
            due.append(watched)
            awaits_bot = live is not None and bool(live.clerk.wake())
            watched.pause = self.sweep if awaits_bot else min(2 * watched.pause, LONGEST * self.sweep)
            if watched.pause >= RESTS * self.sweep:
                watched.rest()
            self.look_at(watched, now + watched.pause)
        await self.look(due)

    async def look_at_all(self) -> None:
        """Compare all tables: messages were lost."""
        tables = list(self.tables.values())
        for watched in tables:
            self.look_soon(watched)
        await self.look(tables)

    async def look(self, tables: list[TableFeed]) -> None:
        """Compare these tables with the store."""
        for start in range(0, len(tables), CHUNK):
            chunk = tables[start : start + CHUNK]
            try:
                await self.compare(chunk)
            except Unavailable as error:
                log.warning("sweep_failed", error=str(error))
                for watched in chunk:
                    self.look_soon(watched)

    async def compare(self, tables: list[TableFeed]) -> None:
        """Read the versions and last plies of these tables, and mend what is behind."""
        versions = await self.store.versions([one.table.id for one in tables])
        matches = [one.live.match.head.id for one in tables if one.live is not None]
        plies = await self.store.newest(matches) if matches else {}
        for one in tables:
            self.mend(one, versions.get(one.table.id, 0), plies)

    def mend(self, watched: TableFeed, version: int, plies: Mapping[Id, int]) -> None:
        """Reload a changed table, read missing entries, wake bots that do not move."""
        table, live = watched.table, watched.live
        if table.match and not watched.follows(table.match):
            self.matches.start(self.rejoin(watched))
            self.look_soon(watched)
        elif version > table.version:
            self.matches.start(self.reload(watched))
            self.look_soon(watched)
        if live is None:
            return
        if live.match.over and table.phase == "playing":  # the node that should have is gone
            self.matches.start(self.matches.finish(live.match.head))
            self.look_soon(watched)
        if plies.get(live.match.head.id, 0) > live.match.ply:
            self.matches.catch_up(live)
            self.look_soon(watched)
        else:
            self.wake_late(live)

    def wake_late(self, live: Live) -> None:
        """Wake bots that have not moved for some sweeps."""
        now, long = asyncio.get_running_loop().time(), STIR * self.sweep
        if live.moved > now - long:
            return
        waited = now - max(live.moved, live.took_over)  # a substitute's time starts anew
        if live.clerk.wake() and waited >= long:
            self.late(live, waited)
        self.matches.stir(live, round(time.time() / long))

    async def rejoin(self, watched: TableFeed) -> None:
        """Follow a match that could not be loaded before."""
        with suppress(ServerError):
            await self.following.join_and_show(watched)
            await self.reload(watched)
