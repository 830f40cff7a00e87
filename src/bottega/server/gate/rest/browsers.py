"""Where I am signed in, and showing anew that I am who I am."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from bottega.server.gate.agents import browser_name
from bottega.server.gate.callers import Call
from bottega.server.gate.origin_and_limits import must_take
from bottega.server.gate.rest.me import with_cookie
from bottega.server.gate.rest.params import (
    Known,
    Mailings,
    Openings,
    TheAccounts,
    TheCallers,
    TheGuests,
    TheRelyingParty,
)
from bottega.server.ids import id_text, read_id
from bottega.server.protocol import BrowserInfo, FollowLink, Me, MyBrowsers, Prove
from bottega.server.store.rows import Browser, Guest

BrowserId = Annotated[str, PathParameter(description="the id of a browser", max_length=64)]
EARLIER = id_text(0)  # browsers that were signed in before each had a cookie of its own


class BrowsersController(Controller):
    """The browsers that hold a cookie of mine."""

    path = "/api/me/browsers"
    tags = ("people",)

    @get()
    async def mine(self, guests: TheGuests, guest: Known) -> MyBrowsers:
        """All of them, the last used first; those of earlier releases are one line."""
        found = [info(browser, guest) for browser in await guests.store.browsers(guest.id)]
        if await guests.store.unnamed(guest.id):
            found.append(BrowserInfo(EARLIER, "", 0, 0, guest.browser is None))
        return MyBrowsers(found)

    @delete("/{browser:str}", status_code=200)
    async def sign_out(self, guests: TheGuests, guest: Known, browser: BrowserId) -> None:
        """Sign one out. Its cookie is worth nothing then, and its sockets end."""
        await guests.sign_out(guest, read_id(browser))


class ProofController(Controller):
    """Who changes what leads back to a name shows first that it is theirs; a cookie might be stolen."""

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
        callers: TheCallers,
    ) -> Response[Me]:
        """With a passkey of mine; the challenge is that of signing in."""
        await accounts.proof.by_passkey(guest, data.ceremony, data.credential, party)
        proved = await accounts.guests.prove(guest, browser_name(request), by_key=True)
        return with_cookie(request, callers, proved)

    @post("/letter", status_code=202)
    async def ask(self, request: Call, accounts: TheAccounts, guest: Known, mailings: Mailings) -> None:
        """Send a link to my address. It proves the browser in which it is followed."""
        must_take(mailings, request)
        await accounts.letters.ask_to_prove(guest)

    @post("/follow", status_code=200)
    async def follow(
        self,
        request: Call,
        accounts: TheAccounts,
        guest: Known,
        callers: TheCallers,
        openings: Openings,
        data: JSONBody[FollowLink],
    ) -> Response[Me]:
        """Follow it, in a browser that is signed in: whoever else asked for it gains nothing."""
        must_take(openings, request)
        await accounts.letters.follow("prove", data.secret, guest.id)
        return with_cookie(request, callers, await accounts.guests.prove(guest, browser_name(request)))


def info(browser: Browser, guest: Guest) -> BrowserInfo:
    """A browser as its owner sees it."""
    this = guest.browser is not None and guest.browser.id == browser.id
    return BrowserInfo(id_text(browser.id), browser.name, browser.made, browser.used, this)
