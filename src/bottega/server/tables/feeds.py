"""All tables watched on this node: subscribes to them, and finds lost messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog

from bottega.server.core import bus_messages
from bottega.server.core.live import LiveMatches
from bottega.server.core.live_match import Live
from bottega.server.platform.errors import ServerError, Unavailable
from bottega.server.platform.ids import Id, id_text
from bottega.server.platform.periodic import PeriodicJob
from bottega.server.platform.signals import Signal
from bottega.server.tables.departures import Departures
from bottega.server.tables.feed import Send, TableFeed, Watcher
from bottega.server.tables.following import MatchFollower
from bottega.server.tables.presence import Presence
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

CHUNK: Final = 1000  # tables per query
STIR: Final = 2  # sweeps without a move until bots are woken again

log = structlog.get_logger()


class TableFeeds:
    """A lost message of the bus delays viewers by one sweep at most."""

    def __init__(
        self, matches: LiveMatches, table_store: TableStore, sweep: float = 5.0, grace: float = 60.0
    ) -> None:
        self.matches: Final = matches
        self.table_store: Final = table_store
        self.store: Final = matches.store
        self.bus: Final = matches.bus
        self.metrics: Final = matches.metrics
        self.sweep_seconds: Final = sweep
        self.tables: Final[dict[Id, TableFeed]] = {}
        self.opening: Final[dict[Id, asyncio.Task[TableFeed]]] = {}
        self.periodic: Final = PeriodicJob(sweep, lambda: self.repair_quiet(self.sweep_seconds))
        self.presence: Final = Presence(self.bus, self.tables, sweep, Departures(matches.clock, grace))
        self.following: Final = MatchFollower(matches)
        self.seen: Final = self.following.seen
        self.left: Final = Signal[TableFeed, Watcher]()
        self.late: Final = Signal[Live, float]()  # a bot has kept a table waiting for so many seconds

    async def open(self) -> None:
        """Start."""
        await self.presence.open()
        await self.periodic.open()

    async def close(self) -> None:
        """Unsubscribe from all tables."""
        await self.periodic.close()
        for watched in list(self.tables.values()):
            watched.watchers.clear()
            self.presence.touch(watched)
            await self.forget(watched)
        await self.presence.close()

    # --- watchers -------------------------------------------------------------------------------

    async def watch(
        self,
        id: Id,
        guest: Id,
        send: Send,
        invite: str = "",
        match: str = "",
        ply: int | None = None,
        afar: bool = False,
        blocked: frozenset[Id] = frozenset(),
    ) -> Watcher:
        """Add a watcher to a table; Refused if they may not see it."""
        watcher = Watcher(guest, invite, send, afar, blocked)
        while True:
            watched = await self.find(id)
            try:
                watched.admit(watcher)
                if watcher.delayed:
                    await self.following.make_lag(watched)
            except ServerError:
                await self.forget(watched)
                raise
            if not watched.forgotten:
                break
        watched.watchers.append(watcher)
        watched.show_table(watcher)
        watched.show_match(watcher, match, ply)
        watched.show_present(watcher)
        self.presence.touch(watched)
        return watcher

    async def leave(self, id: Id, watcher: Watcher) -> None:
        """Remove a watcher."""
        watched = self.tables.get(id)
        if watched is not None and watcher in watched.watchers:
            before = watched.people()[0]
            watched.watchers.remove(watcher)
            self.presence.departures.left(id, set(before) - set(watched.people()[0]))
            self.left(watched, watcher)
            self.presence.touch(watched)
            await self.forget(watched)

    def table(self, id: Id) -> TableFeed | None:
        """A table that is watched here."""
        return self.tables.get(id)

    async def find(self, id: Id) -> TableFeed:
        """The table, from memory or from the store."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.begin(id))
            self.opening[id].add_done_callback(lambda opened: self.end_opening(id, opened))
        return await asyncio.shield(self.opening[id])

    def end_opening(self, id: Id, opened: asyncio.Task[TableFeed]) -> None:
        """Forget the task. Its error is for those who still wait; all of them may be gone."""
        del self.opening[id]
        if not opened.cancelled():
            opened.exception()

    async def begin(self, id: Id) -> TableFeed:
        """Subscribe before reading, so that no change falls between."""
        watched = TableFeed(await self.table_store.find(id))
        watched.listening = await self.bus.listen(
            bus_messages.table_topic(id), lambda data: self.hear(watched, data)
        )
        try:
            watched.table = await self.table_store.find(id)
            await self.following.join(watched)
        except BaseException:
            watched.forgotten = True
            self.following.leave(watched)
            await watched.listening.stop()
            raise
        self.tables[id] = watched
        self.metrics.tables.set(len(self.tables))
        return watched

    async def forget(self, watched: TableFeed) -> None:
        """Unsubscribe from a table without watchers."""
        if watched.watchers or self.tables.get(watched.table.id) is not watched:  # it may be opening again
            return
        watched.forgotten = True
        del self.tables[watched.table.id]
        self.metrics.tables.set(len(self.tables))
        self.following.leave(watched)
        if watched.listening is not None:
            await watched.listening.stop()

    # --- messages -------------------------------------------------------------------------------

    def hear(self, watched: TableFeed, data: bytes) -> None:
        """Another node sent a message about a table."""
        told = bus_messages.decode_message(data)
        if isinstance(told, bus_messages.Moved):
            if watched.live is not None and watched.live.match.head.id == told.entry.match:
                self.matches.hear(watched.live, told.entry, told.trace)
            else:
                self.start(self.reload(watched))
        elif isinstance(told, bus_messages.Changed):
            if told.version > watched.table.version:
                self.start(self.reload(watched))
        elif isinstance(told, bus_messages.Talked):
            watched.tell_remark(told.remark)
        elif isinstance(told, bus_messages.Here):
            self.presence.hear(watched, told)

    def table_changed(self, table: Table) -> None:
        """This node changed a table."""
        watched = self.tables.get(table.id)
        if watched is not None:
            self.start(self.take_over(watched, table))

    async def reload(self, watched: TableFeed) -> None:
        """Read a table again."""
        try:
            await self.take_over(watched, await self.table_store.find(watched.table.id))
        except ServerError as error:
            log.warning("reload_failed", table=id_text(watched.table.id), error=str(error))

    async def take_over(self, watched: TableFeed, table: Table) -> None:
        """The table has a new version."""
        if table.version <= watched.table.version:
            return
        same_match = table.match == watched.table.match
        same_players = table.stand_ins == watched.table.stand_ins
        watched.table = table
        renamed = watched.unname()
        watched.show_change()
        if renamed and same_match:
            watched.show_names()
        self.presence.touch(watched)
        if same_match and not same_players:
            await self.following.tell_seen(watched)
            watched.show_clocks()
        if not same_match:
            try:
                await self.following.join_and_show(watched)
            except Unavailable as error:
                log.warning("join_failed", table=id_text(table.id), error=str(error))
                return  # the next sweep retries
        await self.forget(watched)

    # --- finding lost messages ------------------------------------------------------------------

    def bus_returned(self) -> None:
        """The bus is back: messages may have been lost."""
        self.presence.ask_all()
        self.start(self.repair_quiet(quiet=0.0))

    async def repair_quiet(self, quiet: float) -> None:
        """Compare tables that were quiet for a while with the store."""
        since = asyncio.get_running_loop().time() - quiet
        still = [one for one in self.tables.values() if one.live is None or one.live.moved <= since]
        for start in range(0, len(still), CHUNK):
            try:
                await self.look_after(still[start : start + CHUNK])
            except Unavailable as error:
                log.warning("sweep_failed", error=str(error))

    async def look_after(self, still: list[TableFeed]) -> None:
        """Reload changed tables, read missing entries, wake bots that do not move."""
        versions = await self.store.versions([one.table.id for one in still])
        lives = [one.live for one in still if one.live is not None]
        plies = await self.store.newest([live.match.head.id for live in lives])
        for one in still:
            stuck = one.table.match and (one.live is None or one.live.match.head.id != one.table.match)
            if versions.get(one.table.id, 0) > one.table.version or stuck:
                self.start(self.reload(one) if not stuck else self.rejoin(one))
        for one in still:
            if one.live is not None and one.live.match.over and one.table.phase == "playing":
                self.start(self.matches.finish(one.live.match.head))  # the node that should have is gone
        now, long = asyncio.get_running_loop().time(), STIR * self.sweep_seconds
        for live in lives:
            if plies.get(live.match.head.id, 0) > live.match.ply:
                self.matches.catch_up(live)
            elif live.moved <= now - long:
                waited = now - max(live.moved, live.took_over)  # a substitute's time starts anew
                if live.clerk.wake() and waited >= long:
                    self.late(live, waited)
                self.matches.stir(live, round(time.time() / long))

    async def rejoin(self, watched: TableFeed) -> None:
        """Follow a match that could not be loaded before."""
        with suppress(ServerError):
            await self.following.join_and_show(watched)
            await self.reload(watched)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""
        self.matches.start(work)
