"""The rulings in memory: every request needs them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from bottega.server.core.journal import RulingKind
from bottega.server.moderation.rows import ABOUT_PEOPLE, Ruling
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, read_id

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOUSEHOLD: Final = 64  # bits of an IPv6 household's network
WIDEST: Final = {4: 16, 6: 32}  # bits at least: a typing error must not ban everyone


class RulingCache:
    """The rulings as read last. Expiry is checked at each use."""

    def __init__(self, rulings: Iterable[Ruling] = ()) -> None:
        self.all: Final = tuple(rulings)
        self.by: Final = {(one.kind, one.about): one for one in self.all}
        self.people: Final[dict[tuple[RulingKind, Id], Ruling]] = {
            (one.kind, read_id(one.about)): one for one in self.all if one.kind in ABOUT_PEOPLE
        }
        self.ranges: Final = [
            (ipaddress.ip_network(one.about), one) for one in self.all if one.kind == "range"
        ]
        self.among: Final = lru_cache(maxsize=10_000)(self.find_ranges)

    def find(self, kind: RulingKind, about: str, now: float) -> Ruling | None:
        """The ruling in force about the server or a node."""
        return in_force(self.by.get((kind, about)), now)

    def of(self, kind: RulingKind, guest: Id, now: float) -> Ruling | None:
        """The ruling in force about a person."""
        return in_force(self.people.get((kind, guest)), now)

    def banned(self) -> list[Id]:
        """Banned people, also those whose ban has just expired."""
        return [guest for kind, guest in self.people if kind == "ban"]

    def shuts_out(self, address: str, now: float) -> bool:
        """Whether an address is banned."""
        return bool(self.ranges) and any(in_force(one, now) for one in self.among(address))

    def find_ranges(self, address: str) -> list[Ruling]:
        """The banned ranges that contain an address."""
        try:
            place = ipaddress.ip_address(address)
        except ValueError:
            return []
        return [one for network, one in self.ranges if place.version == network.version and place in network]


def in_force(ruling: Ruling | None, now: float) -> Ruling | None:
    """The ruling, unless it has expired."""
    return ruling if ruling and (not ruling.until or ruling.until > now) else None


def read_network(text: str) -> Network:
    """A range to store; in IPv6 at least a household. Refused if malformed or far too wide."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise Refused("bad_range", text[:60]) from error
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise Refused("range_too_wide", str(network))
    return network
