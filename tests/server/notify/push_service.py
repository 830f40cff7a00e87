"""A push service of the tests' own, and browsers that are subscribed to it."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bottega.server.people.pushing import new_private
from bottega.server.people.rows import Push

PRIVATE = new_private()


class PushService:
    """Keeps what is posted to it, and answers as it is told to, by path."""

    def __init__(self) -> None:
        self.port = 0
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def settings(self) -> dict[str, Any]:
        """What a site is set to, so that it pushes here."""
        return {
            "vapid_private": PRIVATE,
            "vapid_subject": "mailto:site@bottega.example",
            "push_services": (self.origin,),
        }

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        request, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        path = request.split()[1]
        self.posted.append((path, headers, body))
        writer.write(f"HTTP/1.1 {self.answers.get(path, 201)} -\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Listens meanwhile."""
    service = PushService()
    async with await asyncio.start_server(service.serve, "127.0.0.1", 0) as server:
        service.port = server.sockets[0].getsockname()[1]
        yield service


class Subscribed:
    """A browser: it alone can read what is sent to it."""

    def __init__(self, service: PushService, name: str) -> None:
        self.service = service
        self.path = f"/send/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def push(self, guest: int) -> Push:
        """What the site keeps of it."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Push(self.service.origin + self.path, guest, text(public), text(self.auth), 1)

    def read(self) -> list[dict[str, str]]:
        """All that came for it, deciphered."""
        bodies = [body for path, _, body in self.service.posted if path == self.path]
        clear = [
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            for body in bodies
        ]
        return [json.loads(one) for one in clear]


def claims(authorization: str, public: str) -> dict[str, Any]:
    """What the site says of itself (RFC 8292), once its signature is checked."""
    scheme, _, rest = authorization.partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", public)
    signed, _, signature = given["t"].rpartition(".")
    raw = raw_bytes(signature)
    halves = [int.from_bytes(half, "big") for half in (raw[:32], raw[32:])]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw_bytes(public))
    key.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(raw_bytes(signed.partition(".")[2]))
    return said


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def raw_bytes(said: str) -> bytes:
    return urlsafe_b64decode(said + "=" * (-len(said) % 4))
