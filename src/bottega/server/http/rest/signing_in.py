"""Gives this browser the cookie of another guest."""

from __future__ import annotations

from typing import Final

from litestar import Response
from litestar.di import NamedDependency, Provide

from bottega.server.core.store.rows import Guest
from bottega.server.http.messages.tables import Me
from bottega.server.http.rest.me import with_cookie
from bottega.server.http.rest.params import TheAccounts, TheAuthentication
from bottega.server.http.user_agent import browser_name
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Call
from bottega.server.requests.params import Anyone, Openings


class SigningIn:
    """A request to sign in."""

    def __init__(
        self,
        request: Call,
        accounts: TheAccounts,
        authentication: TheAuthentication,
        caller: Anyone,
        openings: Openings,
    ) -> None:
        self.request: Final = request
        self.guests: Final = accounts.guests
        self.authentication: Final = authentication
        self.caller: Final = caller  # who this browser is as yet
        self.openings: Final = openings

    @property
    def browser(self) -> str:
        return browser_name(self.request)

    def charge(self) -> None:
        """Count a try; Refused if there were too many from this address."""
        must_take(self.openings, self.request)

    async def become(self, guest: Guest, proved: bool = False, by_key: bool = False) -> Response[Me]:
        """Replace this browser's cookie with one of this guest."""
        if self.caller is None or self.caller.id != guest.id:
            guest = await self.guests.sign_in(guest, self.browser, proved=proved, by_key=by_key)
        elif proved:
            guest = await self.guests.prove(self.caller, self.browser, by_key=by_key)
        else:
            guest = self.caller
        return with_cookie(self.request, self.authentication, guest)


TheSigningIn = NamedDependency[SigningIn]
PROVIDED: Final = {"signing_in": Provide(SigningIn, sync_to_thread=False)}
