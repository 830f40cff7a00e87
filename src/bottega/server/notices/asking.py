"""Notes who is asked something in the matches that went on here, so that they are told if they are away."""

from __future__ import annotations

from typing import Final

from bottega.server.clock import Clock
from bottega.server.clocks.clocks import cautiously
from bottega.server.errors import Refused, ServerError
from bottega.server.ids import Id
from bottega.server.matches.live import Live
from bottega.server.notices.book import Book
from bottega.server.notices.rows import Asking
from bottega.server.notices.times import NOTICE_AFTER, is_slow, remind_at
from bottega.server.store.rows import Head
from bottega.server.tables.feeds import TableFeeds
from bottega.server.tables.table import Table


class Askings:
    """Gathers from sweep to sweep: what is answered meanwhile is never noted at all.

    Nobody waits in a what-if, so nobody is told.
    """

    def __init__(self, book: Book, feeds: TableFeeds, clock: Clock) -> None:
        self.book: Final = book
        self.feeds: Final = feeds
        self.clock: Final = clock
        self.went_on: dict[Id, tuple[Live, float]] = {}

    def begun(self, head: Head) -> None:
        """A match was dealt: who is asked first may be away, too."""
        if is_slow(head.clock) and head.source is None:
            self.feeds.matches.start(cautiously(self.feeds.matches.find(head.id)))

    def mark(self, live: Live) -> None:
        """A match went on at this node, was read from the log, or was looked at because time may be up."""
        head = live.match.head
        if is_slow(head.clock) and head.source is None and not live.match.over:
            self.went_on[head.id] = live, self.clock.now()

    async def sweep(self) -> None:
        """Note what is asked now in all of them."""
        marked, self.went_on = self.went_on, {}
        try:
            askings: list[Asking] = []
            for live, since in marked.values():
                if not all(live.match.head.bots[seat] for seat in live.match.asked):
                    askings += self.askings(live, await self.table_of(live), since)
            await self.book.add(askings)
        except ServerError:  # the next sweep tries again
            self.went_on = marked | self.went_on
            raise

    async def table_of(self, live: Live) -> Table | None:
        """The table of a match, from memory if somebody here watches it."""
        id = live.match.head.table
        watched = self.feeds.table(id)
        if watched is not None:
            return watched.table
        try:
            return await self.feeds.table_store.find(id)
        except Refused:
            return None

    def askings(self, live: Live, table: Table | None, since: float) -> list[Asking]:
        """The people who are awaited and not played for; who is here need not be told of a question.

        Nobody is called back to a daily deal: at its table nobody else waits.
        """
        match, found = live.match, list[Asking]()
        if table is None or table.match != match.head.id or table.daily:
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
