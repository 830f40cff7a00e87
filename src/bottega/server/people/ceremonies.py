"""What a browser and the server exchange about a passkey, as WebAuthn names it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

from bottega.server.platform.fields import Short

Drawn = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$", max_length=64, description="drawn by the server")
]
Bytes = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]*=*$", max_length=12000, description="base64url")]


class Ceremony(Struct):
    """The options to create or use a passkey. The reply names the ceremony."""

    ceremony: str
    options: Raw  # for parseCreationOptionsFromJSON or parseRequestOptionsFromJSON


class Attestation(Struct):
    """An authenticator's statement about a new passkey."""

    client_data: Bytes = field(name="clientDataJSON")
    attestation: Bytes = field(name="attestationObject")
    transports: Annotated[list[Short], Meta(max_length=20)] = []


class NewCredential(Struct):
    """A new passkey, as browsers write it."""

    id: Bytes
    raw_id: Bytes = field(name="rawId")
    type: Short
    response: Attestation


class Assertion(Struct):
    """A passkey's signature."""

    client_data: Bytes = field(name="clientDataJSON")
    authenticator_data: Bytes = field(name="authenticatorData")
    signature: Bytes
    user_handle: Bytes | None = field(name="userHandle", default=None)


class KnownCredential(Struct):
    """A passkey that was used, as browsers write it."""

    id: Bytes
    raw_id: Bytes = field(name="rawId")
    type: Short
    response: Assertion
