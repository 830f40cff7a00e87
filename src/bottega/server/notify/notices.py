"""Notices: who must choose, who has seen it, and what is sent to those who have not."""

from __future__ import annotations

from typing import Final

from bottega.server.core.leases import Leases
from bottega.server.core.store.rows import Head
from bottega.server.notify.last_seen import LastSeen
from bottega.server.notify.pending import PendingNotices
from bottega.server.notify.pushing import Pusher
from bottega.server.notify.sending import Sender
from bottega.server.notify.store import AWAY, NoticeStore
from bottega.server.people.accounts import Accounts
from bottega.server.platform.ids import Id
from bottega.server.platform.settings import Settings
from bottega.server.tables.feeds import TableFeeds
from bottega.server.timing.clocks import Clocks


class Notices:
    """The parts of a node that send notices."""

    def __init__(
        self, accounts: Accounts, clocks: Clocks, feeds: TableFeeds, settings: Settings, leases: Leases
    ) -> None:
        self.leases: Final = leases
        self.store: Final = NoticeStore(accounts.people.database)
        self.clock: Final = clocks.clock
        self.last_seen: Final = LastSeen(self.store, feeds, self.clock)
        self.pending: Final = PendingNotices(self.store, feeds, self.clock)
        pusher = Pusher(settings, self.clock)
        self.sender: Final = Sender(self.store, accounts, clocks, pusher, next(iter(settings.origin), ""))
        if self.sender.ways:
            leases.wanted.add("notices")

    async def run(self) -> None:
        """Store what people have seen before sending, so that no notice tells them about it."""
        await self.last_seen.store_seen()
        await self.pending.store_questions()
        if "notices" in self.leases.held:
            await self.sender.send_due()

    async def over(self, head: Head) -> None:
        """A match is over."""
        await self.store.forget(head.id, self.clock.now())

    async def knew(self, guest: Id, match: Id) -> int | None:
        """The ply up to which the guest had seen the match before this visit; None if never."""
        look = await self.store.last_look(guest, match)
        return None if look is None else look.knew(self.clock.now(), AWAY)
