"""The relying party of a request, which passkeys are bound to: the name WebAuthn has for a site."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from bottega.server.errors import Refused
from bottega.server.gate.callers import Connection
from bottega.server.people.passkeys import RelyingParty
from bottega.server.settings import Settings


class RelyingParties:
    """What the host set; if nothing is set, the host that is asked for."""

    def __init__(self, settings: Settings) -> None:
        self.origins: Final = settings.origin

    def of(self, connection: Connection) -> RelyingParty:
        """Only our own origins came this far; of several, the one it comes from."""
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
        return RelyingParty(origin, name)
