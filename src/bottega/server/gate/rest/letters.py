"""Mail addresses, and the links that are mailed there. Secrets come in bodies: addresses are logged."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from bottega.server.errors import Refused
from bottega.server.gate.agents import browser_name
from bottega.server.gate.callers import Call, Callers, is_secure
from bottega.server.gate.origin_and_limits import must_take
from bottega.server.gate.rest.me import with_cookie
from bottega.server.gate.rest.params import (
    Anyone,
    Known,
    Mailings,
    Openings,
    TheAccounts,
    TheCallers,
    TheNode,
)
from bottega.server.ids import Id
from bottega.server.node import Node
from bottega.server.people.accounts import Accounts
from bottega.server.protocol import FollowLink, GiveMail, Link, Me, MyMail
from bottega.server.store.rows import Guest

UnsubscribeWord = Annotated[str, PathParameter(description="what a notice carries", max_length=64)]


class MailController(Controller):
    """Where I can be reached."""

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
        callers: TheCallers,
        mailings: Mailings,
        data: JSONBody[GiveMail],
    ) -> Response[MyMail]:
        """Say an address; a link is sent there. One that is confirmed stays until the new one is.

        Who begins to be somebody gets a new cookie, and older ones are worth nothing: one might be planted.
        """
        await accounts.proof.must_be_fresh(guest)
        must_take(mailings, request)
        await accounts.letters.ask_to_confirm(guest, data.mail)
        if not await accounts.proof.is_possible(guest.id):
            guest = await accounts.guests.renew(guest, browser_name(request))
        cookie = callers.cookies.cookie(guest, is_secure(request))
        return Response(await my_mail(node, accounts, guest), cookies=[cookie])

    @delete(status_code=200)
    async def drop(self, accounts: TheAccounts, guest: Known) -> None:
        """Forget my address."""
        await accounts.proof.must_be_fresh(guest)
        await accounts.letters.forget(guest)


class LettersController(Controller):
    """Following links that were mailed."""

    path = "/api"
    tags = ("people",)

    @post("/confirm", status_code=200)
    async def confirm(
        self, request: Call, accounts: TheAccounts, openings: Openings, data: JSONBody[FollowLink]
    ) -> None:
        """The address is mine. Who reads the mail on another device is asked for no cookie."""
        must_take(openings, request)
        await accounts.letters.confirm(data.secret)

    @post("/recover", status_code=202)
    async def ask_to_recover(
        self, request: Call, accounts: TheAccounts, mailings: Mailings, data: JSONBody[GiveMail]
    ) -> None:
        """Send a way back to an address, if it is somebody's. The answer is always the same, and at once."""
        must_take(mailings, request)
        accounts.letters.ask_to_recover(data.mail)

    @post("/recover/follow", status_code=200)
    async def recover(
        self,
        request: Call,
        accounts: TheAccounts,
        caller: Anyone,
        callers: TheCallers,
        openings: Openings,
        data: JSONBody[FollowLink],
    ) -> Response[Me]:
        """Be whom the link was sent to. Their other browsers stay signed in."""
        must_take(openings, request)
        letter = await accounts.letters.recover(data.secret)
        return await sign_in_by_link(request, accounts, callers, caller, letter.guest, proved=True)

    @post("/me/device-link", status_code=200)
    async def link_device(
        self, request: Call, accounts: TheAccounts, guest: Known, openings: Openings
    ) -> Link:
        """A link that signs in one other device as me, once, within ten minutes; the one before is dead."""
        must_take(openings, request)
        return Link(await accounts.letters.make_device_link(guest))

    @post("/device-link/follow", status_code=200)
    async def follow_device_link(
        self,
        request: Call,
        accounts: TheAccounts,
        caller: Anyone,
        callers: TheCallers,
        openings: Openings,
        data: JSONBody[FollowLink],
    ) -> Response[Me]:
        """Be who made the link, on this device too. It proves nothing: a passkey or a mail still does."""
        must_take(openings, request)
        letter = await accounts.letters.follow("device", data.secret)
        answer = await sign_in_by_link(request, accounts, callers, caller, letter.guest)
        person = await accounts.people.find(letter.guest)
        guest = await accounts.guests.store.guest(letter.guest)
        if guest is not None:
            accounts.letters.tell(person, "device", guest, browser=browser_name(request))
        return answer

    @post("/unsubscribe/{word:str}", status_code=200)
    async def unsubscribe(self, accounts: TheAccounts, word: UnsubscribeWord) -> None:
        """No notices by mail any more: what a mail program asks for at the push of its button (RFC 8058)."""
        await accounts.people.stop_mails(accounts.unsubscribing.read(word))


async def sign_in_by_link(
    request: Call,
    accounts: Accounts,
    callers: Callers,
    caller: Guest | None,
    id: Id,
    proved: bool = False,
) -> Response[Me]:
    """Give this browser a cookie of the guest a link is for, in place of the one it has."""
    guest = await accounts.guests.store.guest(id)
    if guest is None:
        raise Refused("dead_link")
    if caller is not None and caller.id == id:
        if not proved:
            return with_cookie(request, callers, caller)
        return with_cookie(request, callers, await accounts.guests.prove(caller, browser_name(request)))
    signed_in = await accounts.guests.sign_in(guest, browser_name(request), proved=proved)
    return with_cookie(request, callers, signed_in)


async def my_mail(node: Node, accounts: Accounts, guest: Guest) -> MyMail:
    """A guest's address as they see it."""
    person = await accounts.people.find(guest.id)
    return MyMail(person.mail, person.mail_confirmed, node.postman.is_there)
