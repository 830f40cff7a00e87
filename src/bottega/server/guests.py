"""People without an account: a name, and a cookie that can be made worthless."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from bottega.server import news
from bottega.server.bus.face import Bus, Listening
from bottega.server.errors import Unavailable
from bottega.server.ids import Id, new_id
from bottega.server.store.face import Store
from bottega.server.store.rows import Guest
from bottega.server.tables.table import clean_name


class Guests:
    """Who is who. Passkeys and mail addresses hang on the same ids."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.on_renewed: list[Callable[[Id, int], None]] = []
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Hear of renewals on other nodes."""
        self.listening = await self.bus.listen(news.GUESTS, self.hear)

    def hear(self, data: bytes) -> None:
        """Another node renewed a guest's cookie."""
        renewed = news.decode_news(data)
        if isinstance(renewed, news.Renewed):
            self.tell(renewed.guest, renewed.epoch)

    def tell(self, guest: Id, epoch: int) -> None:
        """Those who hold sockets open for this guest hear of it."""
        for call in self.on_renewed:
            call(guest, epoch)

    async def enter(self, name: str) -> Guest:
        """Somebody new."""
        guest = Guest(new_id(secrets.randbelow(self.store.shards)), clean_name(name))
        if not await self.store.add_guest(guest):
            raise Unavailable("an id was drawn twice")
        return guest

    async def find(self, id: Id, epoch: int) -> Guest | None:
        """The guest of a cookie, if it is not worthless by now."""
        guest = await self.store.guest(id)
        return guest if guest is not None and guest.epoch == epoch else None

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name from now on; at tables where one sits already the old one stays."""
        renamed = msgspec.structs.replace(guest, name=clean_name(name))
        await self.store.save_guest(renamed)
        return renamed

    async def renew(self, guest: Guest) -> Guest:
        """Make all cookies of this guest worthless but the one that is made next."""
        renewed = msgspec.structs.replace(guest, epoch=guest.epoch + 1)
        await self.store.save_guest(renewed)
        self.tell(renewed.id, renewed.epoch)
        await self.bus.publish(news.GUESTS, news.encode(news.Renewed(renewed.id, renewed.epoch)))
        return renewed
