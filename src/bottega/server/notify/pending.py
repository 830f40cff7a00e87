"""Collects who must choose in the matches of this node, so that absent people get notices."""

from __future__ import annotations

from typing import Final

from bottega.server.core.live_match import Live
from bottega.server.core.store.rows import Head
from bottega.server.notify.rows import Asking
from bottega.server.notify.store import NoticeStore
from bottega.server.notify.times import NOTICE_AFTER, is_slow, remind_at
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused, ServerError
from bottega.server.platform.ids import Id
from bottega.server.tables.feeds import TableFeeds
from bottega.server.tables.table import Table
from bottega.server.timing.clocks import cautiously


class PendingNotices:
    """Stores questions at each sweep: those answered before are never stored.

    What-ifs and daily challenges send no notices: no one waits there.
    """

    def __init__(self, store: NoticeStore, feeds: TableFeeds, clock: Clock) -> None:
        self.store: Final = store
        self.feeds: Final = feeds
        self.clock: Final = clock
        self.went_on: dict[Id, tuple[Live, float]] = {}

    def begun(self, head: Head) -> None:
        """A match was dealt: its first players may be absent too."""
        if is_slow(head.clock) and head.kind.sends_notices:
            self.feeds.matches.start(cautiously(self.feeds.matches.find(head.id)))

    def mark(self, live: Live) -> None:
        """A match went on, was loaded, or its deadline came."""
        head = live.match.head
        if is_slow(head.clock) and head.kind.sends_notices and not live.match.over:
            self.went_on[head.id] = live, self.clock.now()

    async def store_questions(self) -> None:
        """Store the present questions of all marked matches."""
        marked, self.went_on = self.went_on, {}
        try:
            askings: list[Asking] = []
            for live, since in marked.values():
                if not all(live.match.head.bots[seat] for seat in live.match.asked):
                    askings += self.askings(live, await self.table_of(live), since)
            await self.store.add(askings)
        except ServerError:  # the next sweep retries
            self.went_on = marked | self.went_on
            raise

    async def table_of(self, live: Live) -> Table | None:
        """The table of a match, from memory if it is watched here."""
        id = live.match.head.table
        watched = self.feeds.table(id)
        if watched is not None:
            return watched.table
        try:
            return await self.feeds.table_store.find(id)
        except Refused:
            return None

    def askings(self, live: Live, table: Table | None, since: float) -> list[Asking]:
        """Questions to awaited people without a substitute. People who are present get no notice."""
        match, found = live.match, list[Asking]()
        if table is None or table.match != match.head.id:
            return found
        watched = self.feeds.table(table.id)
        here = watched.people()[0] if watched is not None else ()
        for seat, asked in match.asked.items():
            chair, reminded = table.chairs[seat], remind_at(live, seat)
            if chair.guest and not chair.stand_in:
                told = match.head.id, seat, asked
                if seat not in here:
                    found.append(Asking(*told, "asked", chair.guest, since + NOTICE_AFTER))
                if reminded is not None:
                    found.append(Asking(*told, "reminder", chair.guest, reminded))
        return found
