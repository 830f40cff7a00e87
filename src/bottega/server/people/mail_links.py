"""Mailed links, to confirm an address, sign in without a passkey, or prove who you are. Each works once."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from bottega.server.core.store.rows import Guest
from bottega.server.people import sql
from bottega.server.people.rows import MailLink, Person
from bottega.server.people.store import People
from bottega.server.people.wording import worded
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import Id, digest, new_secret
from bottega.server.platform.mail import Postman
from bottega.server.platform.settings import Settings

GOOD_FOR: Final = 30 * 60  # seconds
DEVICE_LINK_GOOD_FOR: Final = 10 * 60  # seconds: it is scanned at once
COUNTED_FOR: Final = 60 * 60
ADDRESS: Final = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*")

Start = Callable[[Coroutine[Any, Any, None]], None]

log = structlog.get_logger()


class MailLinks:
    """Only digests of the links are stored."""

    def __init__(self, people: People, postman: Postman, settings: Settings, start: Start) -> None:
        self.people: Final = people
        self.postman: Final = postman
        self.settings: Final = settings
        self.start: Final = start  # for mails in the background

    async def ask_to_confirm(self, guest: Guest, mail: str) -> None:
        """Mail a link to an address that the guest says is theirs."""
        self.postman.must_be_there()
        address = clean_mail(mail)
        await self.void("confirm", guest.id)
        await self.people.wait_for_mail(guest.id, address)
        person = await self.people.find(guest.id)
        if not await self.write("confirm", guest, address, person.language):
            raise Refused("too_many_letters")

    async def confirm(self, secret: str) -> MailLink:
        """Confirm the address: only its reader has this link."""
        link = await self.follow("confirm", secret)
        before = await self.people.find(link.guest)
        await self.people.confirm_mail(link.guest, link.mail)
        if before.mail != link.mail:
            await self.tell_moved(before)
        return link

    async def forget(self, guest: Guest) -> None:
        """Delete the address."""
        before = await self.people.find(guest.id)
        await self.people.drop_mail(guest.id)
        self.send_notice(before, "moved", guest)

    async def tell_moved(self, before: Person) -> None:
        """Tell the old address that it is no longer in use."""
        guest = await self.people.database.guest(before.guest)
        if guest is not None:
            self.send_notice(before, "moved", guest)

    async def ask_to_prove(self, guest: Guest) -> None:
        """Mail a link by which a signed-in guest proves that they read mail there."""
        self.postman.must_be_there()
        person = await self.people.find(guest.id)
        if not person.mail_confirmed:
            raise Refused("no_mail")
        if not await self.write("prove", guest, person.mail, person.language):
            raise Refused("too_many_letters")

    def ask_to_recover(self, mail: str) -> None:
        """Mail a sign-in link, in the background: the response must not show whether the address is known."""
        self.postman.must_be_there()
        self.start(self.quietly(self.send_way_back(clean_mail(mail))))

    async def send_way_back(self, address: str) -> None:
        """Mail a sign-in link if the address is confirmed and not over its limit."""
        person = await self.people.by_mail(address)
        guest = await self.people.database.guest(person.guest) if person else None
        if person is None or guest is None:
            return
        if not await self.write("recover", guest, address, person.language):
            log.warning("mail_links_limited", kind="recover")

    async def recover(self, secret: str) -> MailLink:
        """Follow a sign-in link; voids the other ones."""
        link = await self.follow("recover", secret)
        await self.void("recover", link.guest)
        return link

    def send_notice(self, person: Person, kind: str, guest: Guest, **more: str) -> None:
        """Mail a security notice."""
        if self.postman.is_there and person.mail_confirmed:
            told = {"name": guest.name, "site": self.site, "link": f"{self.site}/me"} | more
            subject, text = worded(person.language, kind, **told)
            self.start(self.quietly(self.postman.send(person.mail, subject, text)))

    # --- another device -------------------------------------------------------------------------

    async def make_device_link(self, guest: Guest) -> str:
        """A secret that signs in one other device as this guest; older ones are void."""
        secret, now = new_secret(), self.people.now()
        async with self.people.database.reach() as connection, connection.transaction():
            await connection.execute(sql.DROP_MAIL_LINKS, now - COUNTED_FOR, now)
            await connection.execute(sql.VOID_MAIL_LINKS, guest.id, "device")
            await connection.execute(
                sql.ADD_DEVICE_LINK, digest(secret), guest.id, now, now + DEVICE_LINK_GOOD_FOR
            )
        return secret

    async def void_device_links(self, guest: Id) -> None:
        """A cookie of this guest was revoked: links it made must not bring it back."""
        await self.void("device", guest)

    # --- links ----------------------------------------------------------------------------------

    @property
    def site(self) -> str:
        """The base of links, from the settings: a request could name another host."""
        return self.settings.origin[0]

    async def write(self, kind: str, guest: Guest, address: str, language: str) -> bool:
        """Mail a link; False if the address has had too many of this kind."""
        secret, now = new_secret(), self.people.now()
        async with self.people.database.reach() as connection, connection.transaction():
            await connection.execute(sql.ONE_AT_A_TIME, address)
            await connection.execute(sql.DROP_MAIL_LINKS, now - COUNTED_FOR, now)
            kept = (digest(secret), guest.id, kind, address, now, now + GOOD_FOR)
            limits = now - COUNTED_FOR, self.settings.mail_links
            if await connection.execute(sql.ADD_MAIL_LINK, *kept, *limits) != "INSERT 0 1":
                return False
        link = f"{self.site}/me#{kind}={secret}"
        subject, text = worded(language, kind, name=guest.name, site=self.site, link=link)
        await self.postman.send(address, subject, text)
        return True

    async def void(self, kind: str, guest: Id) -> None:
        """Void a guest's links of a kind."""
        async with self.people.database.reach() as connection:
            await connection.execute(sql.VOID_MAIL_LINKS, guest, kind)

    async def follow(self, kind: str, secret: str, guest: Id = 0) -> MailLink:
        """Use a link up; Refused if it is void, or belongs to another guest."""
        async with self.people.database.reach() as connection:
            row = await connection.fetchrow(
                sql.TAKE_MAIL_LINK, digest(secret), kind, self.people.now(), guest
            )
        if row is None:
            raise Refused("dead_link")
        return MailLink(*row)

    # --- mails in the background ----------------------------------------------------------------

    async def quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Log errors instead of raising them."""
        try:
            await work
        except Unavailable as error:
            log.warning("mail_lost", error=str(error))


def clean_mail(text: str) -> str:
    """An address in stored form; Refused if malformed."""
    address = text.strip().lower()
    if not ADDRESS.fullmatch(address):
        raise Refused("bad_mail")
    return address
