"""Who is calling: the guest of a cookie, for requests and for sockets."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection, Request
from litestar.exceptions import NotAuthorizedException

from bottega.server.errors import Refused
from bottega.server.gate.cookies import Cookies, cookie_name
from bottega.server.gate.limits import lanes, same_place
from bottega.server.guests import Guests
from bottega.server.places import Places
from bottega.server.rulings.rulings import Rulings
from bottega.server.store.rows import Guest

Connection = ASGIConnection[Any, Any, Any, Any]
Call = Request[Any, Any, Any]

ME: Final = "/api/me"
ONES_OWN: Final = ("/api/me/export", "/api/me/proof", "/api/sign-in", "/api/sign-out")


class Callers:
    """Looks up the guest of a connection."""

    def __init__(self, cookies: Cookies, guests: Guests, rulings: Rulings, places: Places) -> None:
        self.cookies: Final = cookies
        self.guests: Final = guests
        self.rulings: Final = rulings
        self.places: Final = places

    async def find(self, connection: Connection) -> Guest | None:
        """The guest, if the cookie is ours and was not made worthless since; Refused if they are banned."""
        await self.rulings.must_be_known()
        value = connection.cookies.get(cookie_name(is_secure(connection)), "")
        read = self.cookies.read(value) if value else None
        found = None if read is None else await self.guests.find(read)
        if found and self.rulings.of("ban", found.id) and not is_ones_own(connection):
            raise Refused("banned")
        if found and connection.client is not None:
            self.places.note(found.id, lanes(same_place(connection.client.host)))
        return found

    async def must_find(self, connection: Connection) -> Guest:
        """The same; whoever has no name yet must say one first."""
        guest = await self.find(connection)
        if guest is None:
            raise NotAuthorizedException("enter first")
        return guest


def is_ones_own(connection: Connection) -> bool:
    """What even who is banned may do: take their data along, be deleted, or come as somebody else."""
    path = connection.scope["path"]
    if path == ME:
        return connection.scope.get("method") in ("GET", "DELETE")
    return path.startswith(ONES_OWN)


def is_secure(connection: Connection) -> bool:
    """Whether the browser came by TLS, as far as the proxy says."""
    return connection.scope.get("scheme") in ("https", "wss")
