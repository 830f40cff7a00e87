"""Who is calling: the guest of a cookie, for requests and for sockets."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection, Request
from litestar.exceptions import NotAuthorizedException

from bottega.server.gate.cookies import Cookies, cookie_name
from bottega.server.guests import Guests
from bottega.server.store.rows import Guest

Connection = ASGIConnection[Any, Any, Any, Any]
Call = Request[Any, Any, Any]


class Callers:
    """Looks up the guest of a connection."""

    def __init__(self, cookies: Cookies, guests: Guests) -> None:
        self.cookies: Final = cookies
        self.guests: Final = guests

    async def find(self, connection: Connection) -> Guest | None:
        """The guest, if the cookie is ours and was not made worthless since."""
        value = connection.cookies.get(cookie_name(is_secure(connection)), "")
        read = self.cookies.read(value) if value else None
        return None if read is None else await self.guests.find(read)

    async def must_find(self, connection: Connection) -> Guest:
        """The same; whoever has no name yet must say one first."""
        guest = await self.find(connection)
        if guest is None:
            raise NotAuthorizedException("enter first")
        return guest


def is_secure(connection: Connection) -> bool:
    """Whether the browser came by TLS, as far as the proxy says."""
    return connection.scope.get("scheme") in ("https", "wss")
