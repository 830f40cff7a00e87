"""Entering with a name, keeping it, and giving it up."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from bottega.server.gate.agents import browser_name
from bottega.server.gate.callers import Call, Callers, is_secure
from bottega.server.gate.origin_and_limits import must_take
from bottega.server.gate.rest.params import Known, Openings, TheAccounts, TheCallers, TheGuests, TheNode
from bottega.server.ids import id_text
from bottega.server.protocol import Enter, Me
from bottega.server.store.rows import Guest


class MeController(Controller):
    """Who this browser is."""

    path = "/api/me"
    tags = ("people",)

    @get()
    async def who(self, guest: Known) -> Me:
        """Whom the server takes this browser for."""
        return Me(id_text(guest.id), guest.name)

    @post(status_code=200)
    async def enter(
        self,
        request: Call,
        data: JSONBody[Enter],
        node: TheNode,
        accounts: TheAccounts,
        callers: TheCallers,
        guests: TheGuests,
        openings: Openings,
    ) -> Response[Me]:
        """Say a name: a cookie comes back. Whoever has one already changes the name, at their tables too."""
        known = await callers.find(request)
        if known is not None:
            wished = node.rulings.name_for(known.id, known.name, data.name)
            if wished != known.name:  # each table is written
                must_take(openings, request)
            renamed = await accounts.renaming.rename(known, wished)
            if renamed.browser is None:  # its cookie is of a release before
                renamed = await guests.sign_in(renamed, browser_name(request))
            return with_cookie(request, callers, renamed)
        must_take(openings, request)
        return with_cookie(request, callers, await guests.enter(data.name, browser_name(request)))

    @post("/renew", status_code=200)
    async def renew(
        self, request: Call, node: TheNode, guest: Known, callers: TheCallers, guests: TheGuests
    ) -> Response[Me]:
        """Make every older cookie of mine worthless, here and everywhere: it may have been stolen."""
        await node.people.drop_pushes(guest.id)
        return with_cookie(request, callers, await guests.renew(guest, browser_name(request)))

    @delete(status_code=200)
    async def leave(
        self, request: Call, accounts: TheAccounts, guest: Known, callers: TheCallers
    ) -> Response[None]:
        """Delete me. Matches stay, without my name."""
        await accounts.proof.must_be_fresh(guest)
        person = await accounts.people.find(guest.id)
        await accounts.leaving.delete(guest)
        accounts.letters.tell(person, "left", guest)
        return Response(None, cookies=[callers.cookies.no_cookie(is_secure(request))])


def with_cookie(request: Call, callers: Callers, guest: Guest) -> Response[Me]:
    """An answer that sets the cookie."""
    cookie = callers.cookies.cookie(guest, is_secure(request))
    return Response(Me(id_text(guest.id), guest.name), cookies=[cookie])
