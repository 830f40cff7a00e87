"""Notices, put together: who is asked, who has looked, and what is sent to those who have not."""

from __future__ import annotations

from typing import Final

from bottega.server.clocks.clocks import Clocks
from bottega.server.ids import Id
from bottega.server.notices.asking import Askings
from bottega.server.notices.book import AWAY, Book
from bottega.server.notices.looks import Looks
from bottega.server.notices.pushing import Pusher
from bottega.server.notices.sending import Sender
from bottega.server.people.accounts import Accounts
from bottega.server.settings import Settings
from bottega.server.store.rows import Head
from bottega.server.tables.feeds import TableFeeds


class Notices:
    """What a node does so that nobody need keep looking whether it is their turn."""

    def __init__(self, accounts: Accounts, clocks: Clocks, feeds: TableFeeds, settings: Settings) -> None:
        self.book: Final = Book(accounts.people.database)
        self.clock: Final = clocks.clock
        self.looks: Final = Looks(self.book, feeds, self.clock)
        self.askings: Final = Askings(self.book, feeds, self.clock)
        pusher = Pusher(settings, self.clock)
        self.sender: Final = Sender(self.book, accounts, clocks, pusher, next(iter(settings.origin), ""))

    async def sweep(self) -> None:
        """Who looked comes first: they are told nothing they have seen."""
        await self.looks.sweep()
        await self.askings.sweep()
        await self.sender.sweep()

    async def over(self, head: Head) -> None:
        """A match is over."""
        await self.book.forget(head.id, self.clock.now())

    async def knew(self, guest: Id, match: Id) -> int | None:
        """Up to which ply somebody had looked before they came now; None if they never did."""
        look = await self.book.look(guest, match)
        return None if look is None else look.knew(self.clock.now(), AWAY)
