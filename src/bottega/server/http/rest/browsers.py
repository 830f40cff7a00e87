"""The browsers in which I am signed in, and fresh proof of identity."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from bottega.server.core.store.rows import Browser, Guest
from bottega.server.http.messages.people import BrowserInfo, FollowLink, MyBrowsers, Prove
from bottega.server.http.messages.tables import Me
from bottega.server.http.rest.me import with_cookie
from bottega.server.http.rest.params import (
    Mailings,
    TheAccounts,
    TheAuthentication,
    TheGuests,
    TheRelyingParty,
)
from bottega.server.http.user_agent import browser_name
from bottega.server.platform.ids import id_text, read_id
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Call
from bottega.server.requests.params import Known, Openings

BrowserId = Annotated[str, PathParameter(description="the id of a browser", max_length=64)]
EARLIER = id_text(0)  # browsers that signed in before each had a cookie of its own


class BrowsersController(Controller):
    """The browsers in which I am signed in."""

    path = "/api/me/browsers"
    tags = ("people",)

    @get()
    async def mine(self, guests: TheGuests, guest: Known) -> MyBrowsers:
        """All of them, the last used first; those of earlier releases are one entry."""
        found = [info(browser, guest) for browser in await guests.store.browsers(guest.id)]
        if await guests.store.unnamed(guest.id):
            found.append(BrowserInfo(EARLIER, "", 0, 0, guest.browser is None))
        return MyBrowsers(found)

    @delete("/{browser:str}", status_code=200)
    async def sign_out(self, guests: TheGuests, guest: Known, browser: BrowserId) -> None:
        """Sign a browser out. Its cookie is revoked and its sockets close."""
        await guests.sign_out(guest, read_id(browser))


class ProofController(Controller):
    """Changes of an account need fresh proof, since a cookie may be stolen."""

    path = "/api/me/proof"
    tags = ("people",)

    @post(status_code=200)
    async def prove(
        self,
        request: Call,
        data: JSONBody[Prove],
        accounts: TheAccounts,
        guest: Known,
        party: TheRelyingParty,
        authentication: TheAuthentication,
    ) -> Response[Me]:
        """Prove yourself with a passkey; the challenge is that of signing in."""
        await accounts.proof.by_passkey(guest, data.ceremony, data.credential, party)
        proved = await accounts.guests.prove(guest, browser_name(request), by_key=True)
        return with_cookie(request, authentication, proved)

    @post("/letter", status_code=202)
    async def send_link(self, request: Call, accounts: TheAccounts, guest: Known, mailings: Mailings) -> None:
        """Mail a link to my address. It proves the browser that follows it."""
        must_take(mailings, request)
        await accounts.mail_links.ask_to_prove(guest)

    @post("/follow", status_code=200)
    async def follow(
        self,
        request: Call,
        accounts: TheAccounts,
        guest: Known,
        authentication: TheAuthentication,
        openings: Openings,
        data: JSONBody[FollowLink],
    ) -> Response[Me]:
        """Follow the link in a browser that is signed in; anyone else who requested it gains nothing."""
        must_take(openings, request)
        await accounts.mail_links.follow("prove", data.secret, guest.id)
        return with_cookie(request, authentication, await accounts.guests.prove(guest, browser_name(request)))


def info(browser: Browser, guest: Guest) -> BrowserInfo:
    """A browser as its owner sees it."""
    this = guest.browser is not None and guest.browser.id == browser.id
    return BrowserInfo(id_text(browser.id), browser.name, browser.made, browser.used, this)
