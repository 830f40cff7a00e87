"""Rate limits and counts per address."""

from __future__ import annotations

import ipaddress
import zlib
from collections import OrderedDict
from typing import Final

from bottega.server.platform.errors import Refused

AN_HOUR: Final = 3600.0  # seconds
A_DAY: Final = 86400.0
HOUSEHOLD: Final = 4  # guests of one address who may use their whole limit at once
REMEMBERED: Final = 50_000  # addresses
NEIGHBOURS: Final = 8  # all of an IPv6 /48 together may ask for as much as so many households


class Bucket:
    """A token bucket: holds `most` tokens and refills at `rate` a second."""

    __slots__ = ("at", "most", "rate", "tokens")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.tokens = most
        self.at = now

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Take tokens, or return False."""
        self.fill(now)
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    def wait(self, now: float, tokens: float = 1.0) -> float:
        """Take tokens on credit; return in how many seconds they are paid."""
        self.fill(now)
        self.tokens -= tokens
        return max(0.0, -self.tokens / self.rate)

    def fill(self, now: float) -> None:
        """Add the tokens since the last time."""
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A token bucket for each address. The least recently used ones are forgotten."""

    def __init__(self, most: int, seconds: float = 60.0) -> None:
        self.most: Final = most
        self.rate: Final = most / seconds
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Take a token for this address, or return False."""
        # Check the household first: its refusals cost its neighbours nothing.
        return all(self.bucket(place, size, now).take(now) for place, size in places(address))

    def wait(self, address: str, now: float, tokens: float) -> float:
        """Take tokens on credit; return in how many seconds this address has paid."""
        return max(self.bucket(place, size, now).wait(now, tokens) for place, size in places(address))

    def bucket(self, place: str, size: int, now: float) -> Bucket:
        """The bucket of an address or network; full if new."""
        bucket = self.buckets.get(place)
        if bucket is None:
            bucket = self.buckets[place] = Bucket(size * self.rate, size * self.most, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(place)
        return bucket

    def must_take(self, address: str, now: float) -> None:
        """Take a token, or raise Refused."""
        if not self.take(address, now):
            raise Refused("too_many_requests")


class Counts:
    """How many of something each address holds at once."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.held: Final[dict[str, int]] = {}

    def take(self, address: str) -> bool:
        """Count one more, or return False."""
        if any(self.held.get(place, 0) >= size * self.most for place, size in places(address)):
            return False
        for place, _ in places(address):
            self.held[place] = self.held.get(place, 0) + 1
        return True

    def give_back(self, address: str) -> None:
        """Count one less."""
        for place, _ in places(address):
            self.held[place] -= 1
            if not self.held[place]:
                del self.held[place]


def same_place(address: str) -> str:
    """What counts as one address: in IPv6 the /64, which a household is given."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return address


def lanes(address: str) -> list[str]:
    """The keys by which an address takes its turn: in IPv6 one of eight lanes of its /48."""
    around = places(address)[1:]
    lane = zlib.crc32(address.encode()) % NEIGHBOURS
    return [*(f"{network} {lane}" for network, _ in around), address]


def places(address: str) -> list[tuple[str, int]]:
    """The networks for which an address counts, and their sizes in households: in IPv6 also the /48.

    A /48 has 65,536 networks of the size of a household's.
    """
    if ":" not in address:
        return [(address, 1)]
    try:
        around = ipaddress.ip_network((address, 48), strict=False)
    except ValueError:
        return [(address, 1)]
    return [(address, 1), (str(around), NEIGHBOURS)]
