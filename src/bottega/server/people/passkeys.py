"""Passkeys: a challenge, what an authenticator signs, and who holds which key."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final, TypedDict

import msgspec
import structlog
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bottega.server.errors import Refused
from bottega.server.ids import Id, new_secret
from bottega.server.journal import PasskeyDropped
from bottega.server.people import sql
from bottega.server.people.register import People
from bottega.server.people.rows import Passkey
from bottega.server.protocol import Ceremony, KnownCredential, NewCredential
from bottega.server.store.rows import Guest
from bottega.server.store.shards import HOUSE
from bottega.server.tables.table import clean

HOUSE_NAME: Final = "Bottega"
CEREMONY_TIMEOUT_S: Final = 300  # seconds a ceremony may take
MOST_PASSKEYS: Final = 20  # of one person
LONGEST_NAME: Final = 40
NOBODY_YET: Final = 0  # who signs in is not known before

log = structlog.get_logger()


class RelyingParty(msgspec.Struct, frozen=True):
    """Where a ceremony is held: the origin of our pages, and the name keys are bound to."""

    origin: str
    name: str


class Signed(TypedDict):
    """What was signed, and what it must have been signed for."""

    credential: dict[str, Any]
    expected_challenge: bytes
    expected_rp_id: str
    expected_origin: str


class Passkeys:
    """Keys of all people. A challenge is good for one answer, and not for long."""

    def __init__(self, people: People) -> None:
        self.people: Final = people
        self.database: Final = people.database

    # --- a new one ------------------------------------------------------------------------------

    async def offer(self, guest: Guest, party: RelyingParty) -> Ceremony:
        """What a browser needs to make a passkey for this guest."""
        kept = await self.of(guest.id)
        if len(kept) >= MOST_PASSKEYS:
            raise Refused("too_many_passkeys")
        ceremony, challenge = await self.begin("make", guest.id)
        options = generate_registration_options(
            rp_id=party.name,
            rp_name=HOUSE_NAME,
            user_id=handle(guest.id),
            user_name=guest.name,
            challenge=challenge,
            timeout=CEREMONY_TIMEOUT_S * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[described(passkey) for passkey in kept],
        )
        return Ceremony(ceremony, msgspec.Raw(options_to_json(options).encode()))

    async def keep(
        self, guest: Guest, ceremony: str, name: str, credential: NewCredential, party: RelyingParty
    ) -> Passkey:
        """Keep a passkey that was made; Refused if it was not made here, now, for this guest."""
        challenge = await self.take(ceremony, "make", guest.id)
        try:
            made = verify_registration_response(**signed_here(credential, challenge, party))
        except Exception as error:  # whatever a stranger sends, the library stumbles over it in its own way
            raise bad_passkey(error) from error
        now = self.people.now()
        passkey = Passkey(
            made.credential_id,
            guest.id,
            made.credential_public_key,
            made.sign_count,
            clean(name, LONGEST_NAME) or HOUSE_NAME,
            " ".join(known_transports(credential.response.transports)),
            now,
            now,
        )
        async with self.database.reach(HOUSE) as connection:
            done = await connection.execute(sql.ADD_PASSKEY, *msgspec.structs.astuple(passkey))
        if done != "INSERT 0 1":
            raise Refused("bad_passkey")
        return passkey

    # --- coming back ----------------------------------------------------------------------------

    async def ask(self, party: RelyingParty) -> Ceremony:
        """What a browser needs to sign in. It is the same for everybody: nothing tells who is known here."""
        ceremony, challenge = await self.begin("use", NOBODY_YET)
        options = generate_authentication_options(
            rp_id=party.name,
            challenge=challenge,
            timeout=CEREMONY_TIMEOUT_S * 1000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return Ceremony(ceremony, msgspec.Raw(options_to_json(options).encode()))

    async def use(self, ceremony: str, credential: KnownCredential, party: RelyingParty) -> Id:
        """Whose passkey signed the challenge; whatever is wrong with it, the answer is the same."""
        challenge = await self.take(ceremony, "use", NOBODY_YET)
        passkey = await self.find(credential.raw_id)
        if passkey is None:
            raise Refused("bad_passkey")
        try:
            used = verify_authentication_response(
                **signed_here(credential, challenge, party),
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
            if base64url_to_bytes(credential.response.user_handle or "") != handle(passkey.guest):
                raise ValueError("it was made for somebody else")
        except Exception as error:
            raise bad_passkey(error) from error
        async with self.database.reach(HOUSE) as connection:
            now = self.people.now()
            done = await connection.execute(sql.USE_PASSKEY, passkey.id, used.new_sign_count, now)
        if done != "UPDATE 1":
            raise Refused("bad_passkey")
        return passkey.guest

    # --- those that are kept --------------------------------------------------------------------

    async def of(self, guest: Id) -> list[Passkey]:
        """A guest's passkeys, the oldest first."""
        async with self.database.reach(HOUSE) as connection:
            return [Passkey(*row) for row in await connection.fetch(sql.PASSKEYS_OF, guest)]

    async def find(self, text: str) -> Passkey | None:
        """A passkey by its id as browsers write it."""
        id = read_key(text)
        if not id:
            return None
        async with self.database.reach(HOUSE) as connection:
            row = await connection.fetchrow(sql.PASSKEY, id)
        return None if row is None else Passkey(*row)

    async def drop(self, guest: Id, text: str) -> None:
        """Forget a passkey; not the last one of somebody who could not come back by mail."""
        kept = await self.of(guest)
        id = read_key(text)
        if id not in [passkey.id for passkey in kept]:
            raise Refused("no_such_passkey")
        if len(kept) == 1 and not (await self.people.find(guest)).mail_confirmed:
            raise Refused("last_passkey")
        await self.people.revoking(PasskeyDropped(guest=guest, passkey=hashlib.sha256(id).hexdigest()))
        async with self.database.reach(HOUSE) as connection:
            await connection.execute(sql.DROP_PASSKEY, guest, id)

    # --- challenges -----------------------------------------------------------------------------

    async def begin(self, kind: str, guest: Id) -> tuple[str, bytes]:
        """A new challenge and what it is found by; those that nobody answered are swept out."""
        ceremony, challenge = new_secret(), secrets.token_bytes(32)
        now = self.people.now()
        async with self.database.reach(HOUSE) as connection:
            await connection.execute(sql.DROP_CEREMONIES, now)
            await connection.execute(
                sql.ADD_CEREMONY, ceremony, challenge, kind, guest, now + CEREMONY_TIMEOUT_S
            )
        return ceremony, challenge

    async def take(self, ceremony: str, kind: str, guest: Id) -> bytes:
        """The challenge of a ceremony, this once."""
        async with self.database.reach(HOUSE) as connection:
            row = await connection.fetchrow(sql.TAKE_CEREMONY, ceremony, kind, guest)
        if row is None or row["expires"] < self.people.now():
            raise Refused("dead_ceremony")
        return bytes(row["challenge"])


def handle(guest: Id) -> bytes:
    """What an authenticator remembers of somebody: the id, which says nothing about them."""
    return guest.to_bytes(8, "big")


def signed_here(credential: NewCredential | KnownCredential, challenge: bytes, party: RelyingParty) -> Signed:
    """What is asked of all that is signed. A page of another site that holds ours in a frame is not ours."""
    if parse_client_data_json(base64url_to_bytes(credential.response.client_data)).cross_origin:
        raise ValueError("it was signed inside another site's page")
    return {
        "credential": msgspec.to_builtins(credential),
        "expected_challenge": challenge,
        "expected_rp_id": party.name,
        "expected_origin": party.origin,
    }


def bad_passkey(error: Exception) -> Refused:
    """The log says what is wrong with it; who sent it is not told."""
    log.info("passkey_refused", error=str(error)[:200])
    return Refused("bad_passkey")


def key_text(id: bytes) -> str:
    """The id of a passkey as browsers write it."""
    return bytes_to_base64url(id)


def read_key(text: str) -> bytes:
    """The id that was written, or nothing."""
    try:
        return base64url_to_bytes(text)
    except ValueError:
        return b""


def described(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    """For the browser, so that no authenticator makes a second one."""
    transports = [AuthenticatorTransport(name) for name in passkey.transports.split()]
    return PublicKeyCredentialDescriptor(id=passkey.id, transports=transports)


def known_transports(names: list[str]) -> list[str]:
    """Those that have a name in the standard."""
    return sorted(
        {name for name in names if name in {transport.value for transport in AuthenticatorTransport}}
    )
