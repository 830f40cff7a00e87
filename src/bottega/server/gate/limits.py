"""How much one address may ask for."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import Final

from bottega.server.errors import Refused

REMEMBERED: Final = 50_000  # addresses


class Bucket:
    """Holds so many drops and fills at a rate; each thing asked for takes one."""

    __slots__ = ("at", "drops", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.drops = most
        self.at = now

    def take(self, now: float) -> bool:
        """Take a drop, if there is one."""
        self.fill(now)
        if self.drops < 1.0:
            return False
        self.drops -= 1.0
        return True

    def wait(self, now: float) -> float:
        """Take a drop that may still have to fall, and say in how many seconds it will have."""
        self.fill(now)
        self.drops -= 1.0
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
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.most, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(address)
        return bucket.take(now)

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
        held = self.held.get(address, 0)
        if held >= self.most:
            return False
        self.held[address] = held + 1
        return True

    def give_back(self, address: str) -> None:
        """Hold one less."""
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]


def same_place(address: str) -> str:
    """What counts as one address: of IPv6, the network a household is given."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(parsed.ipv4_mapped or ipaddress.ip_network((parsed, 64), strict=False).network_address)
    return address
