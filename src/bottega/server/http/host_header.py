"""Checks the Host header, against DNS rebinding."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from bottega.server.platform.settings import Settings

HERE: Final = "localhost"


class KnownHosts:
    """Hosts of the settings, names of this machine, and any IP address."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        origins = [name_of(urlsplit(origin).netloc) for origin in settings.origin]
        self.names: Final = frozenset(
            {HERE, machine, f"{machine}.local", *origins, *map(name_of, settings.hosts)}
        )

    def knows(self, host: str) -> bool:
        """Whether this Host header names us."""
        name = name_of(host)
        return name in self.names or is_number(name)


def name_of(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.lower().rpartition(":")
    return (name if colon and port.isdigit() else host.lower()).strip("[]")


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
