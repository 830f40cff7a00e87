"""People without an account: a name, and a cookie for each browser, that can be made worthless."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega.server import news
from bottega.server.bus.face import Bus, Listening
from bottega.server.clock import Clock
from bottega.server.errors import Unavailable
from bottega.server.ids import Id, new_id, shard_of
from bottega.server.journal import AnyLine, BrowserEnded, CookiesEnded
from bottega.server.signals import AwaitedSignal, Signal
from bottega.server.store.rows import Browser, Guest, Ticket
from bottega.server.store.store import Store
from bottega.server.tables.table import clean, clean_name

NOTED: Final = 3600  # seconds: how exactly it is known when a browser was used
LONGEST_BROWSER: Final = 40


class Guests:
    """Who is who. Passkeys and mail addresses hang on the same ids."""

    def __init__(self, store: Store, bus: Bus, clock: Clock | None = None) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.clock: Final = clock or Clock()
        self.revoking: Final = AwaitedSignal[AnyLine]()  # before it is done: it must stay so
        self.renewed: Final = Signal[Id]()
        self.signed_out: Final = AwaitedSignal[Id, Id]()  # a guest, in one of their browsers
        self.cookies_revoked: Final = AwaitedSignal[Id]()  # one or all of a guest's
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Hear of renewals on other nodes."""
        self.listening = await self.bus.listen(news.GUESTS, self.hear)

    def hear(self, data: bytes) -> None:
        """Another node made cookies of a guest worthless."""
        renewed = news.decode_news(data)
        if isinstance(renewed, news.Renewed):
            self.tell_here(renewed.guest)

    def tell_here(self, guest: Id) -> None:
        """Those who hold sockets open for this guest look whether they still may."""
        self.renewed(guest)

    async def tell(self, guest: Guest) -> None:
        """Here and elsewhere. If it gets lost, the next sweep of those nodes finds it out."""
        self.tell_here(guest.id)
        await self.bus.publish(news.GUESTS, news.encode(news.Renewed(guest.id, guest.epoch)))

    # --- coming ---------------------------------------------------------------------------------

    async def enter(self, name: str, browser: str = "") -> Guest:
        """Somebody new."""
        id = self.store.fresh_id()
        guest = Guest(id, clean_name(name), browser=self.draw(id, browser))
        if not await self.store.add_guest(guest):
            raise Unavailable("an id was drawn twice")
        return guest

    async def find(self, ticket: Ticket) -> Guest | None:
        """The guest of a cookie, if it is not worthless by now."""
        guest = await self.store.bearer(ticket)
        if guest and guest.browser and self.now() - guest.browser.used >= NOTED:
            await self.store.use_browser(msgspec.structs.replace(guest.browser, used=self.now()))
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name from now on. `people.renaming` brings it to the tables."""
        renamed = msgspec.structs.replace(guest, name=clean_name(name))
        await self.store.save_guest(renamed)
        return renamed

    # --- browsers -------------------------------------------------------------------------------

    async def sign_in(self, guest: Guest, browser: str, proved: bool = False, by_key: bool = False) -> Guest:
        """The same guest in one more browser, to which a cookie is to be given."""
        begun = self.draw(guest.id, browser, self.now() if proved else 0, self.now() if by_key else 0)
        await self.store.add_browser(begun)
        return msgspec.structs.replace(guest, browser=begun)

    async def prove(self, guest: Guest, browser: str, by_key: bool = False) -> Guest:
        """They showed who they are: this browser is given a new cookie, so that a copy of the old is void."""
        proved = await self.sign_in(guest, browser, proved=True, by_key=by_key)
        await self.sign_out(guest, guest.browser.id if guest.browser else 0)
        return proved

    async def sign_out(self, guest: Guest, browser: Id) -> None:
        """That browser's cookie is worth nothing any more; 0 stands for those that cookies do not name."""
        await self.revoking(BrowserEnded(guest=guest.id, browser=browser))
        await self.store.end_browser(guest.id, browser)
        await self.signed_out(guest.id, browser)
        await self.cookies_revoked(guest.id)
        await self.tell(guest)

    async def renew(self, guest: Guest, browser: str, proved: bool = False, by_key: bool = False) -> Guest:
        """Make all cookies of this guest worthless but the one that is made next."""
        before, keyed = (guest.browser.proved, guest.browser.keyed) if guest.browser else (0, 0)
        begun = self.draw(
            guest.id, browser, self.now() if proved else before, self.now() if by_key else keyed
        )
        return await self.replace(msgspec.structs.replace(guest, browser=begun))

    async def leave(self, guest: Guest, name: str) -> None:
        """Nobody has a cookie of this guest any more, who is called so from now on."""
        await self.replace(msgspec.structs.replace(guest, name=name, browser=None))

    async def replace(self, guest: Guest) -> Guest:
        """One epoch later, with the browser that is left."""
        renewed = msgspec.structs.replace(guest, epoch=guest.epoch + 1)
        await self.revoking(CookiesEnded(guest=guest.id, epoch=renewed.epoch, browser=renewed.browser))
        await self.store.renew(renewed)
        await self.cookies_revoked(guest.id)
        await self.tell(renewed)
        return renewed

    def draw(self, guest: Id, name: str, proved: int = 0, keyed: int = 0) -> Browser:
        """A browser that is signed in now, on the shard of its guest."""
        now = self.now()
        return Browser(new_id(shard_of(guest)), guest, clean(name, LONGEST_BROWSER), now, now, proved, keyed)

    def now(self) -> int:
        """Seconds since 1970, whole ones."""
        return int(self.clock.now())
