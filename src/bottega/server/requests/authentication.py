"""Finds the guest behind a request or a socket, by its cookie."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection, Request
from litestar.exceptions import NotAuthorizedException

from bottega.server.core.places import Places
from bottega.server.core.store.rows import Guest
from bottega.server.moderation.rulings import Rulings
from bottega.server.people.guests import Guests
from bottega.server.platform.errors import Refused
from bottega.server.requests.cookies import Cookies, cookie_name
from bottega.server.requests.limits import lanes, same_place

Connection = ASGIConnection[Any, Any, Any, Any]
Call = Request[Any, Any, Any]

ME: Final = "/api/me"
ONES_OWN: Final = ("/api/me/export", "/api/me/proof", "/api/sign-in", "/api/sign-out")


class Authentication:
    def __init__(self, cookies: Cookies, guests: Guests, rulings: Rulings, places: Places) -> None:
        self.cookies: Final = cookies
        self.guests: Final = guests
        self.rulings: Final = rulings
        self.places: Final = places

    async def find(self, connection: Connection) -> Guest | None:
        """The guest, or None without a valid cookie; Refused for banned guests."""
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
        """The guest; 401 without one."""
        guest = await self.find(connection)
        if guest is None:
            raise NotAuthorizedException("enter first")
        return guest


def is_ones_own(connection: Connection) -> bool:
    """What banned guests may still do: export their data, delete the account, sign in as someone else."""
    path = connection.scope["path"]
    if path == ME:
        return connection.scope.get("method") in ("GET", "DELETE")
    return path.startswith(ONES_OWN)


def is_secure(connection: Connection) -> bool:
    """Whether the browser uses TLS, as the proxy says."""
    return connection.scope.get("scheme") in ("https", "wss")
