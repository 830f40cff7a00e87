"""Mail addresses, and mailed links. Secrets are in bodies, since proxies log addresses."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from bottega.server.core.store.rows import Guest
from bottega.server.http.messages.people import FollowLink, GiveMail, MyMail
from bottega.server.http.messages.tables import Link, Me
from bottega.server.http.rest.params import Mailings, TheAccounts, TheAuthentication, TheNode
from bottega.server.http.rest.signing_in import PROVIDED, TheSigningIn
from bottega.server.http.user_agent import browser_name
from bottega.server.parts import Parts
from bottega.server.people.accounts import Accounts
from bottega.server.people.rows import MailLink
from bottega.server.platform.errors import Refused
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Call, is_secure
from bottega.server.requests.params import Known, Openings

UnsubscribeWord = Annotated[str, PathParameter(description="what a notice carries", max_length=64)]


class MailController(Controller):
    """My mail address."""

    path = "/api/me/mail"
    tags = ("people",)

    @get()
    async def mine(self, node: TheNode, accounts: TheAccounts, guest: Known) -> MyMail:
        """My address, if I gave one."""
        return await my_mail(node, accounts, guest)

    @put()
    async def give(
        self,
        request: Call,
        node: TheNode,
        accounts: TheAccounts,
        guest: Known,
        authentication: TheAuthentication,
        mailings: Mailings,
        data: JSONBody[GiveMail],
    ) -> Response[MyMail]:
        """Set an address; a link is sent there. A confirmed address stays until the new one is confirmed.

        The first address revokes older cookies, since one might be planted.
        """
        await accounts.proof.must_be_fresh(guest)
        must_take(mailings, request)
        await accounts.mail_links.ask_to_confirm(guest, data.mail)
        if not await accounts.proof.is_possible(guest.id):
            guest = await accounts.guests.renew(guest, browser_name(request))
        cookie = authentication.cookies.cookie(guest, is_secure(request))
        return Response(await my_mail(node, accounts, guest), cookies=[cookie])

    @delete(status_code=200)
    async def drop(self, accounts: TheAccounts, guest: Known) -> None:
        """Delete my address."""
        await accounts.proof.must_be_fresh(guest)
        await accounts.mail_links.forget(guest)


class MailLinksController(Controller):
    """Following mailed links."""

    path = "/api"
    tags = ("people",)
    dependencies = PROVIDED

    @post("/confirm", status_code=200)
    async def confirm(
        self, request: Call, accounts: TheAccounts, openings: Openings, data: JSONBody[FollowLink]
    ) -> None:
        """Confirm an address. This needs no cookie: people may read their mail on another device."""
        must_take(openings, request)
        await accounts.mail_links.confirm(data.secret)

    @post("/recover", status_code=202)
    async def ask_to_recover(
        self, request: Call, accounts: TheAccounts, mailings: Mailings, data: JSONBody[GiveMail]
    ) -> None:
        """Mail a sign-in link to an address. Unknown addresses get the same response, at once."""
        must_take(mailings, request)
        accounts.mail_links.ask_to_recover(data.mail)

    @post("/recover/follow", status_code=200)
    async def recover(
        self, signing_in: TheSigningIn, accounts: TheAccounts, data: JSONBody[FollowLink]
    ) -> Response[Me]:
        """Sign in by a mailed link. My other browsers stay signed in."""
        signing_in.charge()
        link = await accounts.mail_links.recover(data.secret)
        return await signing_in.become(await guest_of(link, accounts), proved=True)

    @post("/me/device-link", status_code=200)
    async def link_device(
        self, request: Call, accounts: TheAccounts, guest: Known, openings: Openings
    ) -> Link:
        """A link that signs in one other device as me, once, within ten minutes. Voids the one before."""
        must_take(openings, request)
        return Link(await accounts.mail_links.make_device_link(guest))

    @post("/device-link/follow", status_code=200)
    async def follow_device_link(
        self, signing_in: TheSigningIn, accounts: TheAccounts, data: JSONBody[FollowLink]
    ) -> Response[Me]:
        """Sign in on this device by a device link. It is no proof: a passkey or a mail still is."""
        signing_in.charge()
        link = await accounts.mail_links.follow("device", data.secret)
        guest = await guest_of(link, accounts)
        answer = await signing_in.become(guest)
        person = await accounts.people.find(guest.id)
        accounts.mail_links.send_notice(person, "device", guest, browser=signing_in.browser)
        return answer

    @post("/unsubscribe/{word:str}", status_code=200)
    async def unsubscribe(self, accounts: TheAccounts, word: UnsubscribeWord) -> None:
        """Stop notices by mail; mail programs send this for their unsubscribe button (RFC 8058)."""
        await accounts.people.stop_mails(accounts.unsubscribing.read(word))


async def guest_of(link: MailLink, accounts: Accounts) -> Guest:
    """The guest of a followed link; Refused if they are gone."""
    guest = await accounts.guests.store.guest(link.guest)
    if guest is None:
        raise Refused("dead_link")
    return guest


async def my_mail(node: Parts, accounts: Accounts, guest: Guest) -> MyMail:
    """A guest's address as they see it."""
    person = await accounts.people.find(guest.id)
    return MyMail(person.mail, person.mail_confirmed, node.postman.is_there)
