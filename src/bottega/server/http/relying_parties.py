"""The relying party of a request: WebAuthn's name for the site to which a passkey belongs."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from bottega.server.people.passkeys import RelyingParty
from bottega.server.platform.errors import Refused
from bottega.server.platform.settings import Settings
from bottega.server.requests.authentication import Connection


class RelyingParties:
    """From the settings, or else from the Host header."""

    def __init__(self, settings: Settings) -> None:
        self.origins: Final = settings.origin

    def of(self, connection: Connection) -> RelyingParty:
        """The relying party. The middleware let only our own origins through; of several, the request's."""
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
