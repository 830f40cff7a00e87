"""Lets the watched tables of this node follow their matches."""

from __future__ import annotations

from typing import Final

from bottega.server.core.live import LiveMatches
from bottega.server.core.live_match import Live
from bottega.server.core.match import Match
from bottega.server.platform.errors import ServerError
from bottega.server.platform.signals import AwaitedSignal
from bottega.server.tables.feed import TableFeed
from bottega.server.tables.spectator_delay import SpectatorDelay
from bottega.server.tables.table import Table


class MatchFollower:
    def __init__(self, matches: LiveMatches) -> None:
        self.matches: Final = matches
        self.seen: Final = AwaitedSignal[Live, Table]()  # a match with its table was read

    async def join(self, watched: TableFeed) -> bool:
        """Follow the match of the table; False if there is none or it is followed already."""
        table = watched.table
        if not table.match or watched.follows(table.match):
            return False
        live = await self.matches.find(table.match)
        if watched.forgotten or watched.follows(table.match):  # a message and a sweep may both have found it
            return False
        self.leave(watched)
        watched.live = live
        watched.unname()
        self.matches.memory.watch(live, watched.broadcast)
        try:
            await self.matches.refresh(live)  # entries that arrive meanwhile fit, or show a gap
        except ServerError:
            self.leave(watched)
            raise
        if any(watcher.delayed for watcher in watched.watchers):
            await self.make_lag(watched)
        await self.tell_seen(watched)
        if live.match.over and table.phase == "playing":
            self.matches.start(self.matches.finish(live.match.head))
        return True

    async def join_and_show(self, watched: TableFeed) -> None:
        """Follow the match of the table and show it to all watchers, unless it is followed already."""
        joined = await self.join(watched)
        for watcher in watched.watchers if joined else ():
            watched.show_match(watcher)

    async def tell_seen(self, watched: TableFeed) -> None:
        """Signal that a match and its table were read."""
        if watched.live is not None and watched.follows(watched.table.match):
            await self.seen(watched.live, watched.table)

    def leave(self, watched: TableFeed) -> None:
        """Stop following the match."""
        if watched.live is not None:
            self.matches.memory.unwatch(watched.live, watched.broadcast)
            watched.live = watched.lag = None

    async def make_lag(self, watched: TableFeed) -> None:
        """The match some plies ago, for delayed spectators."""
        live = watched.live
        if live is None or watched.lag is not None:
            return
        lag = SpectatorDelay(Match(live.match.head, live.match.game), watched.table.delay)
        while lag.known < live.match.ply:  # it goes on while we read
            entries = await self.matches.store.entries(live.match.head.id, lag.known)
            if not entries:
                return
            for entry in entries:
                lag.hear(entry, over=live.match.over and entry.ply == live.match.ply)
        if watched.live is live and watched.lag is None:
            watched.lag = lag
