"""The names that a house answers to: a page elsewhere could lend its own name to our address."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from bottega.server.settings import Settings

HERE: Final = "localhost"


class Hosts:
    """What the host set, the names of this machine, and any bare number, which nobody can lend."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        origins = [name_of(urlsplit(origin).netloc) for origin in settings.origin]
        self.names: Final = frozenset(
            {HERE, machine, f"{machine}.local", *origins, *map(name_of, settings.hosts)}
        )

    def knows(self, host: str) -> bool:
        """Whether somebody who asks for this host means us."""
        name = name_of(host)
        return name in self.names or is_number(name)


def name_of(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.lower().rpartition(":")
    return (name if colon and port.isdigit() else host.lower()).strip("[]")


def is_number(name: str) -> bool:
    """Whether this is an address and no name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
