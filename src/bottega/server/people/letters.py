"""Mailed links: to confirm an address, to come back without a passkey, to show who one is. Good once each."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from bottega.server.errors import Refused, Unavailable
from bottega.server.ids import Id, digest, new_secret
from bottega.server.mail import Postman
from bottega.server.people import sql
from bottega.server.people.register import People
from bottega.server.people.rows import Letter, Person
from bottega.server.people.wording import worded
from bottega.server.settings import Settings
from bottega.server.store.rows import Guest
from bottega.server.store.shards import HOUSE

GOOD_FOR: Final = 30 * 60  # seconds
DEVICE_LINK_GOOD_FOR: Final = 10 * 60  # seconds: it is scanned at once
COUNTED_FOR: Final = 60 * 60
ADDRESS: Final = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*")

Start = Callable[[Coroutine[Any, Any, None]], None]

log = structlog.get_logger()


class Letters:
    """Writes them, and knows them again by their digest."""

    def __init__(self, people: People, postman: Postman, settings: Settings, start: Start) -> None:
        self.people: Final = people
        self.postman: Final = postman
        self.settings: Final = settings
        self.start: Final = start  # for mails that nobody waits for

    async def ask_to_confirm(self, guest: Guest, mail: str) -> None:
        """Send a link to an address that somebody says is theirs."""
        self.postman.must_be_there()
        address = clean_mail(mail)
        await self.void("confirm", guest.id)
        await self.people.wait_for_mail(guest.id, address)
        person = await self.people.find(guest.id)
        if not await self.write("confirm", guest, address, person.language):
            raise Refused("too_many_letters")

    async def confirm(self, secret: str) -> Letter:
        """The address is theirs: only who reads mail there has this link."""
        letter = await self.follow("confirm", secret)
        before = await self.people.find(letter.guest)
        await self.people.confirm_mail(letter.guest, letter.mail)
        if before.mail != letter.mail:
            await self.tell_moved(before)
        return letter

    async def forget(self, guest: Guest) -> None:
        """They want no address any more."""
        before = await self.people.find(guest.id)
        await self.people.drop_mail(guest.id)
        self.tell(before, "moved", guest)

    async def tell_moved(self, before: Person) -> None:
        """The address one had is the last to hear of it."""
        guest = await self.people.database.guest(before.guest)
        if guest is not None:
            self.tell(before, "moved", guest)

    async def ask_to_prove(self, guest: Guest) -> None:
        """Send a link by which somebody who is signed in shows that they read mail there."""
        self.postman.must_be_there()
        person = await self.people.find(guest.id)
        if not person.mail_confirmed:
            raise Refused("no_mail")
        if not await self.write("prove", guest, person.mail, person.language):
            raise Refused("too_many_letters")

    def ask_to_recover(self, mail: str) -> None:
        """Send a way back to whoever has this address, afterwards: who asks does not notice whether."""
        self.postman.must_be_there()
        self.start(self.quietly(self.send_way_back(clean_mail(mail))))

    async def send_way_back(self, address: str) -> None:
        """If somebody confirmed this address, and not too often."""
        person = await self.people.by_mail(address)
        guest = await self.people.database.guest(person.guest) if person else None
        if person is None or guest is None:
            return
        if not await self.write("recover", guest, address, person.language):
            log.warning("letters_held_back", kind="recover")

    async def recover(self, secret: str) -> Letter:
        """Whoever follows this is that guest; other ways back that were sent are dead then."""
        letter = await self.follow("recover", secret)
        await self.void("recover", letter.guest)
        return letter

    def tell(self, person: Person, kind: str, guest: Guest, **more: str) -> None:
        """Something happened that its owner should know of."""
        if self.postman.is_there and person.mail_confirmed:
            told = {"name": guest.name, "house": self.house, "link": f"{self.house}/me"} | more
            subject, text = worded(person.language, kind, **told)
            self.start(self.quietly(self.postman.send(person.mail, subject, text)))

    # --- another device -------------------------------------------------------------------------

    async def make_device_link(self, guest: Guest) -> str:
        """A secret that signs in one other device as this guest; older ones are void."""
        secret, now = new_secret(), self.people.now()
        async with self.people.database.reach(HOUSE) as connection, connection.transaction():
            await connection.execute(sql.DROP_LETTERS, now - COUNTED_FOR, now)
            await connection.execute(sql.VOID_LETTERS, guest.id, "device")
            await connection.execute(
                sql.ADD_DEVICE_LINK, digest(secret), guest.id, now, now + DEVICE_LINK_GOOD_FOR
            )
        return secret

    async def void_device_links(self, guest: Id) -> None:
        """A cookie of this guest was revoked: links that it made must not bring it back."""
        await self.void("device", guest)

    # --- links ----------------------------------------------------------------------------------

    @property
    def house(self) -> str:
        """Where links lead: what the host set, never what a request says."""
        return self.settings.origin[0]

    async def write(self, kind: str, guest: Guest, address: str, language: str) -> bool:
        """Send a link, unless that address has had enough of this kind."""
        secret, now = new_secret(), self.people.now()
        async with self.people.database.reach(HOUSE) as connection, connection.transaction():
            await connection.execute(sql.ONE_AT_A_TIME, address)
            await connection.execute(sql.DROP_LETTERS, now - COUNTED_FOR, now)
            kept = (digest(secret), guest.id, kind, address, now, now + GOOD_FOR)
            limits = now - COUNTED_FOR, self.settings.letters
            if await connection.execute(sql.ADD_LETTER, *kept, *limits) != "INSERT 0 1":
                return False
        link = f"{self.house}/me#{kind}={secret}"
        subject, text = worded(language, kind, name=guest.name, house=self.house, link=link)
        await self.postman.send(address, subject, text)
        return True

    async def void(self, kind: str, guest: Id) -> None:
        """Links of this kind that were sent to them lead nowhere any more."""
        async with self.people.database.reach(HOUSE) as connection:
            await connection.execute(sql.VOID_LETTERS, guest, kind)

    async def follow(self, kind: str, secret: str, guest: Id = 0) -> Letter:
        """What a link is for, this once; some only that guest may follow."""
        async with self.people.database.reach(HOUSE) as connection:
            row = await connection.fetchrow(sql.TAKE_LETTER, digest(secret), kind, self.people.now(), guest)
        if row is None:
            raise Refused("dead_link")
        return Letter(*row)

    # --- mails nobody waits for -----------------------------------------------------------------

    async def quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """What goes wrong is only logged."""
        try:
            await work
        except Unavailable as error:
            log.warning("letter_lost", error=str(error))


def clean_mail(text: str) -> str:
    """An address as it is kept; Refused if nobody could be reached there."""
    address = text.strip().lower()
    if not ADDRESS.fullmatch(address):
        raise Refused("bad_mail")
    return address
