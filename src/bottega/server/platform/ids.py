"""Ids, and secrets for links, which no one can guess."""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import Final

from bottega.server.platform.errors import Refused

Id = int  # 63 random bits, which fit a bigint of PostgreSQL
BITS: Final = 63

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: no two look alike
LENGTH: Final = 13
KNOWN: Final = frozenset(LETTERS)
DIGITS: Final = str.maketrans(LETTERS, "0123456789abcdefghijklmnopqrstuv")  # Python's digits for base 32


def new_id() -> Id:
    """A new id."""
    return secrets.randbits(BITS)


@lru_cache(maxsize=1 << 16)
def id_text(id: Id) -> str:
    """The id as text, for addresses and messages."""
    return "".join(LETTERS[id >> shift & 31] for shift in range(60, -1, -5))


def read_id(text: str) -> Id:
    """The id of such text; Refused if malformed."""
    if len(text) != LENGTH or not KNOWN.issuperset(text):
        raise Refused("no_such_id", text[:LENGTH])
    id = int(text.translate(DIGITS), 32)
    if id >> BITS:
        raise Refused("no_such_id", text)
    return id


def new_secret() -> str:
    """A secret for a link: 192 bits, safe in an address."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """The digest to store: enough to recognise a secret, not to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether this is the secret of that digest."""
    return bool(kept) and secrets.compare_digest(digest(secret), kept)
