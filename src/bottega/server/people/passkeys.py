"""Passkeys: challenges, verification, and who holds which key."""

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

from bottega.server.core.journal import PasskeyDropped
from bottega.server.core.store.rows import Guest
from bottega.server.people import sql
from bottega.server.people.ceremonies import Ceremony, KnownCredential, NewCredential
from bottega.server.people.rows import Passkey
from bottega.server.people.store import People
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, new_secret
from bottega.server.tables.names import clean

SITE_NAME: Final = "Bottega"
CEREMONY_TIMEOUT_S: Final = 300  # seconds that a ceremony may take
MOST_PASSKEYS: Final = 20  # of one person
LONGEST_NAME: Final = 40
NO_GUEST: Final = 0  # for sign-ins, whose guest is not known before

log = structlog.get_logger()


class RelyingParty(msgspec.Struct, frozen=True):
    """The origin of our pages, and the name to which keys are bound."""

    origin: str
    name: str


class Signed(TypedDict):
    """A signed response, and the challenge it must answer."""

    credential: dict[str, Any]
    expected_challenge: bytes
    expected_rp_id: str
    expected_origin: str


class Passkeys:
    """A challenge serves one response, for five minutes."""

    def __init__(self, people: People) -> None:
        self.people: Final = people
        self.database: Final = people.database

    # --- registration ---------------------------------------------------------------------------

    async def offer(self, guest: Guest, party: RelyingParty) -> Ceremony:
        """Options for a browser to create a passkey for this guest."""
        kept = await self.of(guest.id)
        if len(kept) >= MOST_PASSKEYS:
            raise Refused("too_many_passkeys")
        ceremony, challenge = await self.begin("make", guest.id)
        options = generate_registration_options(
            rp_id=party.name,
            rp_name=SITE_NAME,
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
        """Store a new passkey; Refused unless it was made here, now, for this guest."""
        challenge = await self.take(ceremony, "make", guest.id)
        try:
            made = verify_registration_response(**signed_here(credential, challenge, party))
        except Exception as error:  # the library raises all sorts of errors for malformed input
            raise bad_passkey(error) from error
        now = self.people.now()
        passkey = Passkey(
            made.credential_id,
            guest.id,
            made.credential_public_key,
            made.sign_count,
            clean(name, LONGEST_NAME) or SITE_NAME,
            " ".join(known_transports(credential.response.transports)),
            now,
            now,
        )
        async with self.database.reach() as connection:
            done = await connection.execute(sql.ADD_PASSKEY, *msgspec.structs.astuple(passkey))
        if done != "INSERT 0 1":
            raise Refused("bad_passkey")
        return passkey

    # --- authentication -------------------------------------------------------------------------

    async def sign_in_options(self, party: RelyingParty) -> Ceremony:
        """Options for a browser to sign in. They are the same for everyone, so they reveal no one."""
        ceremony, challenge = await self.begin("use", NO_GUEST)
        options = generate_authentication_options(
            rp_id=party.name,
            challenge=challenge,
            timeout=CEREMONY_TIMEOUT_S * 1000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return Ceremony(ceremony, msgspec.Raw(options_to_json(options).encode()))

    async def use(self, ceremony: str, credential: KnownCredential, party: RelyingParty) -> Id:
        """The guest whose passkey signed the challenge. Every error gets the same refusal."""
        challenge = await self.take(ceremony, "use", NO_GUEST)
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
                raise ValueError("it was made for another person")
        except Exception as error:
            raise bad_passkey(error) from error
        async with self.database.reach() as connection:
            now = self.people.now()
            done = await connection.execute(sql.USE_PASSKEY, passkey.id, used.new_sign_count, now)
        if done != "UPDATE 1":
            raise Refused("bad_passkey")
        return passkey.guest

    # --- stored passkeys ------------------------------------------------------------------------

    async def of(self, guest: Id) -> list[Passkey]:
        """A guest's passkeys, the oldest first."""
        async with self.database.reach() as connection:
            return [Passkey(*row) for row in await connection.fetch(sql.PASSKEYS_OF, guest)]

    async def find(self, text: str) -> Passkey | None:
        """A passkey by its id as browsers write it."""
        id = read_key(text)
        if not id:
            return None
        async with self.database.reach() as connection:
            row = await connection.fetchrow(sql.PASSKEY, id)
        return None if row is None else Passkey(*row)

    async def drop(self, guest: Id, text: str) -> None:
        """Delete a passkey; Refused for the last one of a guest without a confirmed address."""
        kept = await self.of(guest)
        id = read_key(text)
        if id not in [passkey.id for passkey in kept]:
            raise Refused("no_such_passkey")
        if len(kept) == 1 and not (await self.people.find(guest)).mail_confirmed:
            raise Refused("last_passkey")
        await self.people.revoking(PasskeyDropped(guest=guest, passkey=hashlib.sha256(id).hexdigest()))
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP_PASSKEY, guest, id)

    # --- challenges -----------------------------------------------------------------------------

    async def begin(self, kind: str, guest: Id) -> tuple[str, bytes]:
        """A new challenge and the id of its ceremony; deletes expired ones."""
        ceremony, challenge = new_secret(), secrets.token_bytes(32)
        now = self.people.now()
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP_PASSKEY_CHALLENGES, now)
            await connection.execute(
                sql.ADD_CHALLENGE, ceremony, challenge, kind, guest, now + CEREMONY_TIMEOUT_S
            )
        return ceremony, challenge

    async def take(self, ceremony: str, kind: str, guest: Id) -> bytes:
        """The challenge of a ceremony, once."""
        async with self.database.reach() as connection:
            row = await connection.fetchrow(sql.TAKE_CHALLENGE, ceremony, kind, guest)
        if row is None or row["expires"] < self.people.now():
            raise Refused("dead_ceremony")
        return bytes(row["challenge"])


def handle(guest: Id) -> bytes:
    """The user handle that an authenticator stores: the id, which reveals nothing."""
    return guest.to_bytes(8, "big")


def signed_here(credential: NewCredential | KnownCredential, challenge: bytes, party: RelyingParty) -> Signed:
    """Check the client data. A page of another site that frames ours is refused."""
    if parse_client_data_json(base64url_to_bytes(credential.response.client_data)).cross_origin:
        raise ValueError("it was signed inside another site's page")
    return {
        "credential": msgspec.to_builtins(credential),
        "expected_challenge": challenge,
        "expected_rp_id": party.name,
        "expected_origin": party.origin,
    }


def bad_passkey(error: Exception) -> Refused:
    """Log the reason, and refuse without it."""
    log.info("passkey_refused", error=str(error)[:200])
    return Refused("bad_passkey")


def key_text(id: bytes) -> str:
    """The id of a passkey as browsers write it."""
    return bytes_to_base64url(id)


def read_key(text: str) -> bytes:
    """The id from such text; empty if malformed."""
    try:
        return base64url_to_bytes(text)
    except ValueError:
        return b""


def described(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    """For the browser, so that no authenticator makes a second one."""
    transports = [AuthenticatorTransport(name) for name in passkey.transports.split()]
    return PublicKeyCredentialDescriptor(id=passkey.id, transports=transports)


def known_transports(names: list[str]) -> list[str]:
    """The transports that the standard names."""
    return sorted(
        {name for name in names if name in {transport.value for transport in AuthenticatorTransport}}
    )
