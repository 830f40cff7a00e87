"""What hosts decided, as a node has it in memory: every request asks for it, and none looks it up."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from bottega.server.errors import Refused
from bottega.server.ids import Id, read_id
from bottega.server.rulings.rows import ABOUT_PEOPLE, Kind, Ruling

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
HOUSEHOLD: Final = 64  # bits of IPv6 that a household is given
WIDEST: Final = {4: 16, 6: 32}  # bits at least: a slip of the hand must not shut everybody out


class Holding:
    """The rulings that were read last. Whether the time of one is over is asked each time."""

    def __init__(self, rulings: Iterable[Ruling] = ()) -> None:
        self.all: Final = tuple(rulings)
        self.by: Final = {(one.kind, one.about): one for one in self.all}
        self.people: Final[dict[tuple[Kind, Id], Ruling]] = {
            (one.kind, read_id(one.about)): one for one in self.all if one.kind in ABOUT_PEOPLE
        }
        self.ranges: Final = [
            (ipaddress.ip_network(one.about), one) for one in self.all if one.kind == "range"
        ]
        self.among: Final = lru_cache(maxsize=10_000)(self.find_ranges)

    def find(self, kind: Kind, about: str, now: float) -> Ruling | None:
        """What holds now about the house or a node."""
        return in_force(self.by.get((kind, about)), now)

    def of(self, kind: Kind, guest: Id, now: float) -> Ruling | None:
        """What holds now about a person."""
        return in_force(self.people.get((kind, guest)), now)

    def banned(self) -> list[Id]:
        """People who may not be here, or whose time is just over."""
        return [guest for kind, guest in self.people if kind == "ban"]

    def shuts_out(self, address: str, now: float) -> bool:
        """Whether nobody may come from there."""
        return bool(self.ranges) and any(in_force(one, now) for one in self.among(address))

    def find_ranges(self, address: str) -> list[Ruling]:
        """The ranges an address is in."""
        try:
            place = ipaddress.ip_address(address)
        except ValueError:
            return []
        return [one for network, one in self.ranges if place.version == network.version and place in network]


def in_force(ruling: Ruling | None, now: float) -> Ruling | None:
    """The ruling, unless its time is over."""
    return ruling if ruling and (not ruling.until or ruling.until > now) else None


def read_network(text: str) -> Network:
    """A range as it is kept; of IPv6 a household at least. Refused if it is none, or far too wide."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise Refused("bad_range", text[:60]) from error
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    if network.prefixlen < WIDEST[network.version]:
        raise Refused("range_too_wide", str(network))
    return network
