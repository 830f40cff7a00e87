"""Where guests come from, so that creating more guests does not give more turns.

Only keyed hashes of addresses are kept, in memory, for a day. None is stored or logged.
"""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from bottega.server.platform.ids import Id

REMEMBERED: Final = 50_000  # guests
A_DAY: Final = 86400.0
HASH_BYTES: Final = 8

Place = tuple[int, ...]  # hashes from the widest network to the household; empty if unknown


class Places:
    """The place of each recent guest. Nodes with the same secret agree on places."""

    def __init__(self, secret: str = "") -> None:
        self.key: Final = hashlib.sha256(b"bottega places " + secret.encode()).digest()
        self.found: Final[OrderedDict[Id, tuple[Place, float]]] = OrderedDict()  # in order of last use
        self.guests: Final[dict[Place, set[Id]]] = {}

    def note(self, guest: Id, lanes: Sequence[str]) -> None:
        """A guest came from this address: networks from the widest to the household."""
        self.learn(guest, tuple(map(self.hashed, lanes)))

    def learn(self, guest: Id, place: Place) -> None:
        """Another node reports a guest's place."""
        if not (guest and place):
            return
        self.forget(guest)
        now = time.monotonic()
        self.found[guest] = place, now
        self.guests.setdefault(place, set()).add(guest)
        oldest = next(iter(self.found))
        while len(self.found) > REMEMBERED or self.found[oldest][1] < now - A_DAY:
            self.forget(oldest)
            oldest = next(iter(self.found))

    def forget(self, guest: Id) -> None:
        """Forget a guest."""
        place, _ = self.found.pop(guest, ((), 0.0))
        if place:
            self.guests[place].discard(guest)
            if not self.guests[place]:
                del self.guests[place]

    def of(self, *guests: Id) -> Place:
        """The place of the first guest that is known."""
        return next((self.found[guest][0] for guest in guests if guest in self.found), ())

    def neighbours(self, guest: Id) -> frozenset[Id]:
        """All guests from the place of this one, including them."""
        return frozenset(self.guests.get(self.of(guest), ())) | {guest}

    def hashed(self, lane: str) -> int:
        """A keyed hash of a network: without the secret no one can find the address."""
        digest = hashlib.blake2b(lane.encode(), digest_size=HASH_BYTES, key=self.key).digest()
        return int.from_bytes(digest)
