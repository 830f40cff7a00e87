"""Names nobody can guess: ids that carry their shard, and the secrets inside links."""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache
from typing import Final

from bottega.server.errors import Refused

Id = int  # 63 bits: ten for the shard, the rest by lot
SHARD_BITS: Final = 10
LOT_BITS: Final = 63 - SHARD_BITS
MOST_SHARDS: Final = 1 << SHARD_BITS

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: none looks like another
LENGTH: Final = 13
KNOWN: Final = frozenset(LETTERS)
DIGITS: Final = str.maketrans(LETTERS, "0123456789abcdefghijklmnopqrstuv")  # as Python counts to 32


def new_id(shard: int) -> Id:
    """An id on that shard."""
    return shard << LOT_BITS | secrets.randbits(LOT_BITS)


def shard_of(id: Id) -> int:
    """The shard an id is kept on."""
    return id >> LOT_BITS


@lru_cache(maxsize=1 << 16)
def id_text(id: Id) -> str:
    """The id as it is written in addresses and on the wire."""
    return "".join(LETTERS[id >> shift & 31] for shift in range(60, -1, -5))


def read_id(text: str) -> Id:
    """The id that was written; Refused if it is none."""
    if len(text) != LENGTH or not KNOWN.issuperset(text):
        raise Refused("no_such_id", text[:LENGTH])
    id = int(text.translate(DIGITS), 32)
    if id >> 63:
        raise Refused("no_such_id", text)
    return id


def new_secret() -> str:
    """What a link carries: 192 bits, safe in an address."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What the store keeps of a secret: enough to know it again, not enough to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether this is the secret of which that was kept."""
    return bool(kept) and secrets.compare_digest(digest(secret), kept)
