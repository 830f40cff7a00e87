"""Fresh proof: who changes what leads back to a name has shown in the last minutes that it is theirs."""

from __future__ import annotations

from typing import Final

from bottega.server.errors import Refused
from bottega.server.ids import Id
from bottega.server.mail import Postman
from bottega.server.people.passkeys import Passkeys, RelyingParty
from bottega.server.people.register import People
from bottega.server.protocol import KnownCredential
from bottega.server.store.rows import Guest

FRESH: Final = 600  # seconds


class Proof:
    """Asked of whoever has a passkey, or an address to which this house can write.

    Who has neither has nothing to show, and nothing that a thief could take: nobody can come back as them.
    """

    def __init__(self, people: People, passkeys: Passkeys, postman: Postman) -> None:
        self.people: Final = people
        self.passkeys: Final = passkeys
        self.postman: Final = postman

    async def must_be_fresh(self, guest: Guest) -> None:
        """Refused if a stolen cookie would be enough for this."""
        proved = guest.browser.proved if guest.browser else 0
        if self.people.now() - proved >= FRESH and await self.is_possible(guest.id):
            raise Refused("prove_first")

    async def is_possible(self, guest: Id) -> bool:
        """Whether there is anything to show."""
        if await self.passkeys.of(guest):
            return True
        return self.postman.is_there and (await self.people.find(guest)).mail_confirmed

    async def must_have_account(self, guest: Id) -> None:
        """Refused for a guest without a passkey or a confirmed address: scripts make any number of them."""
        if not (await self.passkeys.of(guest) or (await self.people.find(guest)).mail_confirmed):
            raise Refused("needs_account")

    async def by_passkey(
        self, guest: Guest, ceremony: str, credential: KnownCredential, party: RelyingParty
    ) -> None:
        """Refused if the passkey is not one of this guest's."""
        if await self.passkeys.use(ceremony, credential, party) != guest.id:
            raise Refused("bad_passkey")
