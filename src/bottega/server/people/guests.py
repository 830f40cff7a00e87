"""Guests: a name, and a revocable cookie for each browser."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega.server.core import bus_messages
from bottega.server.core.journal import AnyLine, BrowserEnded, CookiesEnded
from bottega.server.core.store.rows import Browser, Guest, Ticket
from bottega.server.core.store.store import Store
from bottega.server.people import sql
from bottega.server.platform.bus.face import Bus, Listening
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import Id, new_id
from bottega.server.platform.signals import AwaitedSignal, Signal
from bottega.server.tables.names import clean, clean_name
from bottega.server.tables.table import GONE

NOTED: Final = 3600  # seconds: the precision with which a browser's last use is stored
LONGEST_BROWSER: Final = 40


class Guests:
    """Passkeys and mail addresses refer to the same ids."""

    def __init__(self, store: Store, bus: Bus, clock: Clock | None = None) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.clock: Final = clock or Clock()
        # Before a revocation is stored: the journal keeps it from restores.
        self.revoking: Final = AwaitedSignal[AnyLine]()
        self.renewed: Final = Signal[Id]()
        self.signed_out: Final = AwaitedSignal[Id, Id]()  # a guest, in one of their browsers
        self.cookies_revoked: Final = AwaitedSignal[Id]()  # one or all of a guest's
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Listen for revocations on other nodes."""
        self.listening = await self.bus.listen(bus_messages.GUESTS, self.hear)

    def hear(self, data: bytes) -> None:
        """Another node revoked cookies of a guest."""
        renewed = bus_messages.decode_message(data)
        if isinstance(renewed, bus_messages.Renewed):
            self.tell_here(renewed.guest)

    def tell_here(self, guest: Id) -> None:
        """Signal that open sockets of this guest must be checked."""
        self.renewed(guest)

    async def publish_revocation(self, guest: Guest) -> None:
        """Publish a revocation. If the message is lost, the next sweep of other nodes finds it."""
        self.tell_here(guest.id)
        await self.bus.publish(
            bus_messages.GUESTS, bus_messages.encode(bus_messages.Renewed(guest.id, guest.epoch))
        )

    # --- entering -------------------------------------------------------------------------------

    async def enter(self, name: str, browser: str = "") -> Guest:
        """Create a guest."""
        id = new_id()
        guest = Guest(id, clean_name(name), browser=self.draw(id, browser))
        if not await self.store.add_guest(guest):
            raise Unavailable("an id was drawn twice")
        return guest

    async def find(self, ticket: Ticket) -> Guest | None:
        """The guest of a cookie, unless it was revoked."""
        guest = await self.store.bearer(ticket)
        if guest and guest.browser and self.now() - guest.browser.used >= NOTED:
            await self.store.use_browser(msgspec.structs.replace(guest.browser, used=self.now()))
        return guest

    async def names(self, guests: list[Id]) -> dict[Id, str]:
        """Present names of guests; deleted ones have none."""
        async with self.store.reach() as connection:
            names = {row["id"]: row["name"] for row in await connection.fetch(sql.NAMES, guests)}
        return {id: name for id, name in names.items() if name != GONE}

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Change the name. `people.renaming` applies it to tables."""
        renamed = msgspec.structs.replace(guest, name=clean_name(name))
        await self.store.save_guest(renamed)
        return renamed

    # --- browsers -------------------------------------------------------------------------------

    async def sign_in(self, guest: Guest, browser: str, proved: bool = False, by_key: bool = False) -> Guest:
        """Sign the guest in with another browser; it gets a cookie."""
        begun = self.draw(guest.id, browser, self.now() if proved else 0, self.now() if by_key else 0)
        await self.store.add_browser(begun)
        return msgspec.structs.replace(guest, browser=begun)

    async def prove(self, guest: Guest, browser: str, by_key: bool = False) -> Guest:
        """The guest gave proof: renew this browser's cookie, which voids stolen copies."""
        proved = await self.sign_in(guest, browser, proved=True, by_key=by_key)
        await self.sign_out(guest, guest.browser.id if guest.browser else 0)
        return proved

    async def sign_out(self, guest: Guest, browser: Id) -> None:
        """Sign a browser out and revoke its cookie; 0 stands for cookies without a browser."""
        await self.revoking(BrowserEnded(guest=guest.id, browser=browser))
        await self.store.end_browser(guest.id, browser)
        await self.signed_out(guest.id, browser)
        await self.cookies_revoked(guest.id)
        await self.publish_revocation(guest)

    async def renew(self, guest: Guest, browser: str, proved: bool = False, by_key: bool = False) -> Guest:
        """Revoke all cookies of this guest but the one made next."""
        before, keyed = (guest.browser.proved, guest.browser.keyed) if guest.browser else (0, 0)
        begun = self.draw(
            guest.id, browser, self.now() if proved else before, self.now() if by_key else keyed
        )
        return await self.replace(msgspec.structs.replace(guest, browser=begun))

    async def leave(self, guest: Guest, name: str) -> None:
        """Revoke all cookies of this guest and replace the name."""
        await self.replace(msgspec.structs.replace(guest, name=name, browser=None))

    async def replace(self, guest: Guest) -> Guest:
        """Raise the epoch, keeping one browser."""
        renewed = msgspec.structs.replace(guest, epoch=guest.epoch + 1)
        await self.revoking(CookiesEnded(guest=guest.id, epoch=renewed.epoch, browser=renewed.browser))
        await self.store.renew(renewed)
        await self.cookies_revoked(guest.id)
        await self.publish_revocation(renewed)
        return renewed

    def draw(self, guest: Id, name: str, proved: int = 0, keyed: int = 0) -> Browser:
        """A browser that signs in now."""
        now = self.now()
        return Browser(new_id(), guest, clean(name, LONGEST_BROWSER), now, now, proved, keyed)

    def now(self) -> int:
        """The time in whole seconds."""
        return int(self.clock.now())
