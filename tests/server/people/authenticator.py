"""An authenticator in software: makes real keys, attestations and assertions, as browsers hand them on."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one passkey. `count` is how often it was used; platforms that do not count say 0 for ever."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.count = 0
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.user = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a browser sends after `navigator.credentials.create`."""
        self.user = base64url_to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + struct.pack(">H", len(self.id)) + self.id + encode_cbor(cose)
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + credential
        return self.credential(
            clientDataJSON=self.client("webauthn.create", options["challenge"]),
            attestationObject=encode_cbor({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def use(self, options: dict[str, Any], **client: Any) -> dict[str, Any]:
        """What a browser sends after `navigator.credentials.get`."""
        self.count += self.counts
        client_data = self.client("webauthn.get", options["challenge"], **client)
        data = self.data(options["rpId"], PRESENT | VERIFIED)
        signed = data + hashlib.sha256(client_data).digest()
        return self.credential(
            clientDataJSON=client_data,
            authenticatorData=data,
            signature=self.key.sign(signed, ec.ECDSA(hashes.SHA256())),
            userHandle=self.user,
        )

    def data(self, name: str, flags: int) -> bytes:
        """Whom it was done for, how, and how often."""
        return hashlib.sha256(name.encode()).digest() + struct.pack(">BI", flags, self.count)

    def client(self, kind: str, challenge: str, **more: Any) -> bytes:
        """What the browser adds: where it was done."""
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said | more).encode()

    def credential(self, **response: bytes) -> dict[str, Any]:
        """The whole of it, in base64url."""
        id = bytes_to_base64url(self.id)
        written = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": written | {"transports": ["internal", "sorcery"]},
        }
