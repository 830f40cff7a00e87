"""How much one address may ask for."""

from __future__ import annotations

import ipaddress
import zlib
from collections import OrderedDict
from typing import Final

from bottega.server.errors import Refused

REMEMBERED: Final = 50_000  # addresses
NEIGHBOURS: Final = 8  # what so many households may ask for, all in an IPv6 /48 may together


class Bucket:
    """Holds so many drops and fills at a rate; each thing asked for takes one, or what it costs."""

    __slots__ = ("at", "drops", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.drops = most
        self.at = now

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Take so many drops, if they are there."""
        self.fill(now)
        if self.drops < drops:
            return False
        self.drops -= drops
        return True

    def wait(self, now: float, drops: float = 1.0) -> float:
        """Take drops that may still have to fall, and say in how many seconds they will have."""
        self.fill(now)
        self.drops -= drops
        return max(0.0, -self.drops / self.rate)

    def fill(self, now: float) -> None:
        """What fell in since the last time."""
        self.drops = min(self.most, self.drops + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each address that fills in so many seconds, the longest unused forgotten first."""

    def __init__(self, most: int, seconds: float = 60.0) -> None:
        self.most: Final = most
        self.rate: Final = most / seconds
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether this address may ask for one thing more."""
        # A household that has too much is refused before its neighbours pay for it.
        return all(self.bucket(place, size, now).take(now) for place, size in places(address))

    def wait(self, address: str, now: float, drops: float) -> float:
        """Take what something cost, and say in how many seconds this address has paid for it."""
        return max(self.bucket(place, size, now).wait(now, drops) for place, size in places(address))

    def bucket(self, place: str, size: int, now: float) -> Bucket:
        """The bucket of a place, full if it was not there."""
        bucket = self.buckets.get(place)
        if bucket is None:
            bucket = self.buckets[place] = Bucket(size * self.rate, size * self.most, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(place)
        return bucket

    def must_take(self, address: str, now: float) -> None:
        """Refused if not."""
        if not self.take(address, now):
            raise Refused("too_many_requests")


class Counts:
    """How many of something each address holds at once."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.held: Final[dict[str, int]] = {}

    def take(self, address: str) -> bool:
        """Hold one more, if that is allowed."""
        if any(self.held.get(place, 0) >= size * self.most for place, size in places(address)):
            return False
        for place, _ in places(address):
            self.held[place] = self.held.get(place, 0) + 1
        return True

    def give_back(self, address: str) -> None:
        """Hold one less."""
        for place, _ in places(address):
            self.held[place] -= 1
            if not self.held[place]:
                del self.held[place]


def same_place(address: str) -> str:
    """What counts as one address: of IPv6, the network a household is given."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return address


def lanes(address: str) -> list[str]:
    """Where an address takes its turn: of IPv6, in one of the eight lanes of the network around it."""
    around = places(address)[1:]
    lane = zlib.crc32(address.encode()) % NEIGHBOURS
    return [*(f"{network} {lane}" for network, _ in around), address]


def places(address: str) -> list[tuple[str, int]]:
    """Where an address counts, and how many households that is: of IPv6 also the network around it.

    Whoever is given a /48 has 65,536 networks of the size that a household is given.
    """
    if ":" not in address:
        return [(address, 1)]
    try:
        around = ipaddress.ip_network((address, 48), strict=False)
    except ValueError:
        return [(address, 1)]
    return [(address, 1), (str(around), NEIGHBOURS)]
