"""Passkeys: making them, coming back with one, forgetting them."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from bottega.server.errors import Refused
from bottega.server.gate.agents import browser_name
from bottega.server.gate.callers import Call
from bottega.server.gate.origin_and_limits import must_take
from bottega.server.gate.rest.me import with_cookie
from bottega.server.gate.rest.params import Anyone, Known, Openings, TheAccounts, TheCallers, TheRelyingParty
from bottega.server.ids import Id
from bottega.server.people.accounts import Accounts
from bottega.server.people.passkeys import key_text
from bottega.server.people.rows import Passkey
from bottega.server.protocol import Ceremony, KeepPasskey, Me, MyPasskeys, PasskeyInfo, SignIn

PasskeyId = Annotated[str, PathParameter(description="the id of a passkey", max_length=1400)]


class PasskeysController(Controller):
    """The keys by which I am known again."""

    path = "/api/me/passkeys"
    tags = ("people",)

    @get()
    async def mine(self, accounts: TheAccounts, guest: Known) -> MyPasskeys:
        """All of mine."""
        return MyPasskeys([info(passkey) for passkey in await accounts.passkeys.of(guest.id)])

    @post("/options", status_code=200)
    async def offer(
        self, request: Call, accounts: TheAccounts, guest: Known, party: TheRelyingParty, openings: Openings
    ) -> Ceremony:
        """What the browser needs to make one."""
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
        callers: TheCallers,
        data: JSONBody[KeepPasskey],
    ) -> Response[Me]:
        """Keep one that was made. With the first, older cookies are worth nothing: one might be planted."""
        await accounts.proof.must_be_fresh(guest)
        kept = await accounts.passkeys.keep(guest, data.ceremony, data.name, data.credential, party)
        if len(await accounts.passkeys.of(guest.id)) == 1:
            await accounts.letters.void("confirm", guest.id)
            guest = await accounts.guests.renew(guest, browser_name(request), proved=True, by_key=True)
        accounts.letters.tell(await accounts.people.find(guest.id), "added", guest, passkey=kept.name)
        return with_cookie(request, callers, guest)

    @delete("/{passkey:str}", status_code=200)
    async def drop(self, accounts: TheAccounts, guest: Known, passkey: PasskeyId) -> None:
        """Forget one."""
        await accounts.proof.must_be_fresh(guest)
        await accounts.passkeys.drop(guest.id, passkey)


class SignInController(Controller):
    """Being known again."""

    path = "/api/sign-in"
    tags = ("people",)

    @post("/options", status_code=200)
    async def ask(
        self, request: Call, accounts: TheAccounts, party: TheRelyingParty, openings: Openings
    ) -> Ceremony:
        """What the browser needs to use a passkey, whosever it is."""
        must_take(openings, request)
        return await accounts.passkeys.ask(party)

    @post(status_code=200)
    async def sign_in(
        self,
        request: Call,
        accounts: TheAccounts,
        caller: Anyone,
        party: TheRelyingParty,
        callers: TheCallers,
        data: JSONBody[SignIn],
    ) -> Response[Me]:
        """Be whoever holds this passkey. Whom this browser was before is left, with or without the seats."""
        id = await accounts.passkeys.use(data.ceremony, data.credential, party)
        guest = await accounts.guests.store.guest(id)
        if guest is None:
            raise Refused("bad_passkey")
        if (
            data.bring
            and caller is not None
            and caller.id != id
            and await is_only_a_guest(accounts, caller.id)
        ):
            await accounts.leaving.bring_along(caller.id, id)
        if caller is not None and caller.id == id:
            proved = await accounts.guests.prove(caller, browser_name(request), by_key=True)
            return with_cookie(request, callers, proved)
        signed_in = await accounts.guests.sign_in(guest, browser_name(request), proved=True, by_key=True)
        return with_cookie(request, callers, signed_in)


async def is_only_a_guest(accounts: Accounts, guest: Id) -> bool:
    """Whether nobody could come back as this guest: then nothing is taken from anybody."""
    return not (await accounts.passkeys.of(guest) or (await accounts.people.find(guest)).mail_confirmed)


def info(passkey: Passkey) -> PasskeyInfo:
    """A passkey as its owner sees it."""
    return PasskeyInfo(key_text(passkey.id), passkey.name, passkey.made, passkey.used)
