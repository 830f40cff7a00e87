"""My name: choosing, changing and deleting it."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from bottega.server.core.store.rows import Guest
from bottega.server.http.messages.tables import Enter, Me
from bottega.server.http.rest.params import TheAccounts, TheAuthentication, TheGuests, TheNode
from bottega.server.http.user_agent import browser_name
from bottega.server.platform.ids import id_text
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Authentication, Call, is_secure
from bottega.server.requests.params import Known, Openings


class MeController(Controller):
    """The guest of this browser."""

    path = "/api/me"
    tags = ("people",)

    @get()
    async def who(self, guest: Known) -> Me:
        """The guest of this browser, if any."""
        return Me(id_text(guest.id), guest.name)

    @post(status_code=200)
    async def enter(
        self,
        request: Call,
        data: JSONBody[Enter],
        node: TheNode,
        accounts: TheAccounts,
        authentication: TheAuthentication,
        guests: TheGuests,
        openings: Openings,
    ) -> Response[Me]:
        """Enter with a name, and get a cookie. Guests who are known change their name, also at tables."""
        known = await authentication.find(request)
        if known is not None:
            wished = node.rulings.name_for(known.id, known.name, data.name)
            if wished != known.name:  # a change is written to every table
                must_take(openings, request)
            renamed = await accounts.renaming.rename(known, wished)
            if renamed.browser is None:  # its cookie is from an earlier release
                renamed = await guests.sign_in(renamed, browser_name(request))
            return with_cookie(request, authentication, renamed)
        must_take(openings, request)
        return with_cookie(request, authentication, await guests.enter(data.name, browser_name(request)))

    @post("/renew", status_code=200)
    async def renew(
        self, request: Call, node: TheNode, guest: Known, authentication: TheAuthentication, guests: TheGuests
    ) -> Response[Me]:
        """Revoke all my other cookies: one may be stolen."""
        await node.people.drop_pushes(guest.id)
        return with_cookie(request, authentication, await guests.renew(guest, browser_name(request)))

    @delete(status_code=200)
    async def leave(
        self, request: Call, accounts: TheAccounts, guest: Known, authentication: TheAuthentication
    ) -> Response[None]:
        """Delete me. My matches stay, without my name."""
        await accounts.proof.must_be_fresh(guest)
        person = await accounts.people.find(guest.id)
        await accounts.leaving.delete(guest)
        accounts.mail_links.send_notice(person, "left", guest)
        return Response(None, cookies=[authentication.cookies.no_cookie(is_secure(request))])


def with_cookie(request: Call, authentication: Authentication, guest: Guest) -> Response[Me]:
    """A response that sets the cookie."""
    cookie = authentication.cookies.cookie(guest, is_secure(request))
    return Response(Me(id_text(guest.id), guest.name), cookies=[cookie])
