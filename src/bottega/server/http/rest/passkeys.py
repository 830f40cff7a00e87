"""Passkeys: creating, using and deleting them."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from bottega.server.http.messages.people import KeepPasskey, MyPasskeys, PasskeyInfo, SignIn
from bottega.server.http.messages.tables import Me
from bottega.server.http.rest.me import with_cookie
from bottega.server.http.rest.params import TheAccounts, TheAuthentication, TheRelyingParty
from bottega.server.http.rest.signing_in import PROVIDED, TheSigningIn
from bottega.server.http.user_agent import browser_name
from bottega.server.people.accounts import Accounts
from bottega.server.people.ceremonies import Ceremony
from bottega.server.people.passkeys import key_text
from bottega.server.people.rows import Passkey
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Call
from bottega.server.requests.params import Known, Openings

PasskeyId = Annotated[str, PathParameter(description="the id of a passkey", max_length=1400)]


class PasskeysController(Controller):
    """My passkeys."""

    path = "/api/me/passkeys"
    tags = ("people",)

    @get()
    async def mine(self, accounts: TheAccounts, guest: Known) -> MyPasskeys:
        """All my passkeys."""
        return MyPasskeys([info(passkey) for passkey in await accounts.passkeys.of(guest.id)])

    @post("/options", status_code=200)
    async def offer(
        self, request: Call, accounts: TheAccounts, guest: Known, party: TheRelyingParty, openings: Openings
    ) -> Ceremony:
        """Options for the browser to create a passkey."""
        must_take(openings, request)
        await accounts.proof.must_be_fresh(guest)
        return await accounts.passkeys.offer(guest, party)

    @post(status_code=200)
    async def keep(
        self,
        request: Call,
        accounts: TheAccounts,
        guest: Known,
        party: TheRelyingParty,
        authentication: TheAuthentication,
        data: JSONBody[KeepPasskey],
    ) -> Response[Me]:
        """Store a new passkey. The first one revokes older cookies, since one might be planted."""
        await accounts.proof.must_be_fresh(guest)
        kept = await accounts.passkeys.keep(guest, data.ceremony, data.name, data.credential, party)
        if len(await accounts.passkeys.of(guest.id)) == 1:
            await accounts.mail_links.void("confirm", guest.id)
            guest = await accounts.guests.renew(guest, browser_name(request), proved=True, by_key=True)
        accounts.mail_links.send_notice(
            await accounts.people.find(guest.id), "added", guest, passkey=kept.name
        )
        return with_cookie(request, authentication, guest)

    @delete("/{passkey:str}", status_code=200)
    async def drop(self, accounts: TheAccounts, guest: Known, passkey: PasskeyId) -> None:
        """Delete a passkey."""
        await accounts.proof.must_be_fresh(guest)
        await accounts.passkeys.drop(guest.id, passkey)


class SignInController(Controller):
    """Signing in."""

    path = "/api/sign-in"
    tags = ("people",)
    dependencies = PROVIDED

    @post("/options", status_code=200)
    async def options(
        self, request: Call, accounts: TheAccounts, party: TheRelyingParty, openings: Openings
    ) -> Ceremony:
        """Options for the browser to use any passkey."""
        must_take(openings, request)
        return await accounts.passkeys.sign_in_options(party)

    @post(status_code=200)
    async def sign_in(
        self, signing_in: TheSigningIn, accounts: TheAccounts, party: TheRelyingParty, data: JSONBody[SignIn]
    ) -> Response[Me]:
        """Sign in with a passkey. This browser's former guest may bring their seats along."""
        id = await accounts.passkeys.use(data.ceremony, data.credential, party)
        guest = await accounts.guests.store.guest(id)
        if guest is None:
            raise Refused("bad_passkey")
        caller = signing_in.caller
        other = caller.id if caller is not None and caller.id != id else 0
        if data.bring and other and await is_only_a_guest(accounts, other):
            await accounts.leaving.bring_along(other, id)
        return await signing_in.become(guest, proved=True, by_key=True)


async def is_only_a_guest(accounts: Accounts, guest: Id) -> bool:
    """Whether no one could sign in as this guest again: then moving their seats takes nothing away."""
    return not (await accounts.passkeys.of(guest) or (await accounts.people.find(guest)).mail_confirmed)


def info(passkey: Passkey) -> PasskeyInfo:
    """A passkey as its owner sees it."""
    return PasskeyInfo(key_text(passkey.id), passkey.name, passkey.made, passkey.used)
