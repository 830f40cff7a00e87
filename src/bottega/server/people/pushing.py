"""The VAPID key that signs push messages, and the services that may get them."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from functools import cache
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def new_private() -> str:
    """A new key, as `vapid_private` has it: 32 bytes."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")


@cache
def public_key(private: str) -> str:
    """The public key, as browsers want it; empty if there is no key."""
    if not private:
        return ""
    number = int.from_bytes(urlsafe_b64decode(private + "=" * (-len(private) % 4)), "big")
    public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).decode().rstrip("=")


def allowed(endpoint: str, services: Iterable[str]) -> bool:
    """Whether an address belongs to a push service. The server posts there, so no other is allowed."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if not (
        endpoint.isascii() and endpoint.isprintable() and "@" not in parts.netloc and " " not in endpoint
    ):
        return False
    here = f"{parts.scheme}://{host}{'' if port is None else f':{port}'}"
    return any(fits(here, host, service) for service in services)


def fits(here: str, host: str, service: str) -> bool:
    """Whether an origin matches a service; `*.` matches any of its hosts."""
    scheme, _, named = service.partition("://")
    if named.startswith("*."):
        return here == f"{scheme}://{host}" and host.endswith(named[1:])
    return here == service
