"""Where the browser of a request is at home: what passkeys are bound to."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from bottega.server.errors import Refused
from bottega.server.gate.callers import Connection
from bottega.server.people.passkeys import Home
from bottega.server.settings import Settings


class Homes:
    """What the host set is home; if nothing is set, the host that is asked for."""

    def __init__(self, settings: Settings) -> None:
        self.origins: Final = settings.origin

    def of(self, connection: Connection) -> Home:
        """The fence let only our own origins through; of several, the one it comes from."""
        came_from = connection.headers.get("origin", "")
        if not self.origins:
            origin = f"{connection.scope.get('scheme', 'http')}://{connection.headers.get('host', '')}"
        else:
            origin = came_from if came_from in self.origins else self.origins[0]
        try:
            name = urlsplit(origin).hostname
        except ValueError:
            name = None
        if not name:
            raise Refused("malformed")
        return Home(origin, name)
