"""Fresh proof of identity, for changes that a stolen cookie must not allow."""

from __future__ import annotations

from typing import Final

from bottega.server.core.store.rows import Guest
from bottega.server.people.ceremonies import KnownCredential
from bottega.server.people.passkeys import Passkeys, RelyingParty
from bottega.server.people.store import People
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id
from bottega.server.platform.mail import Postman

FRESH: Final = 600  # seconds


class Proof:
    """Asked of people with a passkey, or an address that this server can mail.

    Others have nothing to prove with, and nothing to steal: no one can sign in as them again.
    """

    def __init__(self, people: People, passkeys: Passkeys, postman: Postman) -> None:
        self.people: Final = people
        self.passkeys: Final = passkeys
        self.postman: Final = postman

    async def must_be_fresh(self, guest: Guest) -> None:
        """Refused without fresh proof, for people who could give it."""
        proved = guest.browser.proved if guest.browser else 0
        if self.people.now() - proved >= FRESH and await self.is_possible(guest.id):
            raise Refused("prove_first")

    async def is_possible(self, guest: Id) -> bool:
        """Whether the guest has a passkey, or an address that we can mail."""
        if await self.passkeys.of(guest):
            return True
        return self.postman.is_there and (await self.people.find(guest)).mail_confirmed

    async def must_have_account(self, guest: Id) -> None:
        """Refused for guests without a passkey or confirmed address, which scripts make in any number."""
        if not (await self.passkeys.of(guest) or (await self.people.find(guest)).mail_confirmed):
            raise Refused("needs_account")

    async def by_passkey(
        self, guest: Guest, ceremony: str, credential: KnownCredential, party: RelyingParty
    ) -> None:
        """Refused if the passkey is not one of this guest's."""
        if await self.passkeys.use(ceremony, credential, party) != guest.id:
            raise Refused("bad_passkey")
