"""All tables watched on this node: subscribes to them, and shows changes to their watchers."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
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
from bottega.server.tables.repair import Repair
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

log = structlog.get_logger()


class TableFeeds:
    def __init__(
        self, matches: LiveMatches, table_store: TableStore, sweep: float = 5.0, grace: float = 60.0
    ) -> None:
        self.matches: Final = matches
        self.table_store: Final = table_store
        self.store: Final = matches.store
        self.bus: Final = matches.bus
        self.metrics: Final = matches.metrics
        self.tables: Final[dict[Id, TableFeed]] = {}
        self.opening: Final[dict[Id, asyncio.Task[TableFeed]]] = {}
        self.presence: Final = Presence(self.bus, self.tables, sweep, Departures(matches.clock, grace))
        self.presence.missed.tells(self.look_again)
        self.following: Final = MatchFollower(matches)
        self.repair: Final = Repair(self.tables, self.following, self.reload, sweep)
        self.periodic: Final = PeriodicJob(sweep, self.repair.look_at_due)
        self.seen: Final = self.following.seen
        self.left: Final = Signal[TableFeed, Watcher]()

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
        changes: bool = False,
    ) -> Watcher:
        """Add a watcher to a table; Refused if they may not see it."""
        watcher = Watcher(guest, invite, send, afar, blocked, changes)
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
        self.repair.look_soon(watched)
        if watched.live is not None and ply is not None and ply > watched.live.match.ply:
            self.matches.catch_up(watched.live)  # another node showed them more, and fell
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
        self.repair.look_soon(watched)
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
        if isinstance(told, bus_messages.Moved | bus_messages.Changed):
            self.repair.look_soon(watched)
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
            self.repair.look_soon(watched)
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
                self.repair.look_soon(watched)
                return
        await self.forget(watched)

    # --- finding lost messages ------------------------------------------------------------------

    def look_again(self) -> None:
        """Compare all tables with the store."""
        self.start(self.repair.look_at_all())

    def committed(self, live: Live) -> None:
        """This node wrote an entry."""
        watched = self.tables.get(live.match.head.table)
        if watched is not None:
            self.repair.look_soon(watched)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""
        self.matches.start(work)
