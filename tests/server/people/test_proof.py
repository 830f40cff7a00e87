"""A stolen cookie is not enough to take a name away from its owner: fresh proof is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.server.people.proof import FRESH
from tests.server.frozen import FrozenClock
from tests.server.people.persons import (
    ORIGIN,
    confirm_mail,
    enter_for_good,
    make_passkey,
    prove,
    prove_by_mail,
    secret_in,
    sign_in,
    signed,
    unlike,
)
from tests.server.serving import Browser, Server
from tests.server.sink import Sink, text_of

pytestmark = pytest.mark.anyio


async def try_everything(thief: Browser, passkey: str = "AAAA") -> set[tuple[int, str]]:
    """Whatever would take a name away; how each is answered."""
    tried = (
        ("PUT", "/api/me/mail", {"mail": unlike("thief")}),
        ("DELETE", "/api/me/mail", None),
        ("POST", "/api/me/passkeys/options", None),
        ("DELETE", f"/api/me/passkeys/{passkey}", None),
        ("DELETE", "/api/me", None),
    )
    answers = [await thief.http.request(method, path, json=body) for method, path, body in tried]
    return {(answer.status_code, answer.json()["code"]) for answer in answers}


def steal(thief: Browser, victim: Browser) -> None:
    """A copy of the cookie."""
    thief.http.cookies = victim.http.cookies.__class__(victim.http.cookies)


async def kept(browser: Browser) -> tuple[Any, Any]:
    """What leads back to somebody."""
    return await browser.ask("GET", "/api/me/mail"), await browser.ask("GET", "/api/me/passkeys")


async def test_a_stolen_cookie_changes_no_address_no_passkey_and_deletes_nobody(
    server: Server, sink: Sink, clock: FrozenClock
) -> None:
    async with Browser(server) as anna, Browser(server) as thief:
        await enter_for_good(anna, sink, unlike("anna"))
        clock.pass_(FRESH)
        steal(thief, anna)
        before = await kept(anna)
        assert await try_everything(thief, before[1]["passkeys"][0]["id"]) == {(403, "prove_first")}
        assert await kept(anna) == before
        assert len(sink.messages) == 1


async def test_a_passkey_offered_in_time_is_not_kept_too_late(anna: Browser, clock: FrozenClock) -> None:
    key = await make_passkey(anna, origin=ORIGIN)
    clock.pass_(FRESH - 1)
    asked = await anna.ask("POST", "/api/me/passkeys/options")
    clock.pass_(1)
    body = {"ceremony": asked["ceremony"], "name": "k", "credential": key.make(asked["options"])}
    assert (await anna.ask("POST", "/api/me/passkeys", body, 403))["code"] == "prove_first"


async def test_who_shows_a_passkey_may_and_a_copy_of_the_old_cookie_is_void(
    server: Server, anna: Browser, sink: Sink, clock: FrozenClock
) -> None:
    mail = unlike("anna")
    async with Browser(server) as thief:
        key = await make_passkey(anna, origin=ORIGIN)
        clock.pass_(FRESH)
        steal(thief, anna)
        await prove(anna, key)
        await thief.ask("GET", "/api/me", status=401)
        await confirm_mail(anna, sink, mail)
        clock.pass_(FRESH)
        await anna.ask("DELETE", "/api/me", status=403)
        await prove(anna, key)
        await anna.ask("DELETE", "/api/me")
        assert "deleted" in text_of(await sink.wait(2))


async def test_another_persons_passkey_proves_nothing(
    server: Server, anna: Browser, clock: FrozenClock
) -> None:
    async with Browser(server) as mallory, Browser(server) as thief:
        await mallory.enter("Mallory")
        await make_passkey(anna, origin=ORIGIN)
        own = await make_passkey(mallory, origin=ORIGIN)
        clock.pass_(FRESH)
        steal(thief, anna)
        body = await signed(thief, own)
        assert (await thief.ask("POST", "/api/me/proof", body, 403))["code"] == "bad_passkey"
        assert await try_everything(thief) == {(403, "prove_first")}


async def test_a_link_to_the_old_address_proves_the_browser_in_which_it_is_followed(
    server: Server, anna: Browser, sink: Sink, clock: FrozenClock
) -> None:
    old, new = unlike("old"), unlike("new")
    async with Browser(server) as thief, Browser(server) as mallory:
        await mallory.enter("Mallory")
        await confirm_mail(anna, sink, old)
        steal(thief, anna)
        assert await try_everything(thief) == {(403, "prove_first")}
        await thief.ask("POST", "/api/me/proof/letter", status=202)
        letter = await sink.wait(2)
        assert letter["to"] == old
        secret = {"secret": secret_in(letter)}
        assert (await mallory.ask("POST", "/api/me/proof/follow", secret, 403))["code"] == "dead_link"
        await anna.ask("POST", "/api/me/proof/follow", secret)  # she follows what the thief asked for
        await thief.ask("GET", "/api/me", status=401)
        await anna.ask("POST", "/api/me/proof/follow", secret, 403)
        await anna.ask("PUT", "/api/me/mail", {"mail": new})
        await anna.ask("POST", "/api/confirm", {"secret": secret_in(await sink.wait(3))})
        told = await sink.wait(4)
        assert (told["to"], told["subject"]) == (old, "This address leads back to you no more")
        clock.pass_(FRESH)
        await prove_by_mail(anna, sink)
        await anna.ask("DELETE", "/api/me/mail")
        assert (await sink.wait(6))["to"] == new


async def test_signing_in_and_coming_back_by_mail_are_proof_enough(server: Server, sink: Sink) -> None:
    mail = unlike("anna")
    async with Browser(server) as anna, Browser(server) as phone, Browser(server) as lost:
        key = await enter_for_good(anna, sink, mail)
        await sign_in(phone, key)
        await phone.ask("POST", "/api/me/passkeys/options")
        await lost.ask("POST", "/api/recover", {"mail": mail}, 202)
        await lost.ask("POST", "/api/recover/follow", {"secret": secret_in(await sink.wait(2))})
        await lost.ask("DELETE", "/api/me")


async def test_of_who_has_neither_passkey_nor_address_nothing_is_asked(anna: Browser) -> None:
    await anna.ask("DELETE", "/api/me/mail")
    await anna.ask("DELETE", "/api/me")


async def test_a_planted_cookie_is_worth_nothing_once_an_address_is_given(server: Server, sink: Sink) -> None:
    async with Browser(server) as mallory, Browser(server) as victim:
        await mallory.enter("Mallory")
        await mallory.ask("PUT", "/api/me/mail", {"mail": unlike("mallory")})
        steal(victim, mallory)  # planted
        await confirm_mail(victim, sink, unlike("victim"))
        await mallory.ask("GET", "/api/me", status=401)
        stale = {"secret": secret_in(sink.messages[0])}
        assert (await mallory.ask("POST", "/api/confirm", stale, 403))["code"] == "dead_link"


async def test_an_address_that_waits_is_void_once_there_is_a_passkey(server: Server, sink: Sink) -> None:
    async with Browser(server) as mallory, Browser(server) as victim:
        await mallory.enter("Mallory")
        await mallory.ask("PUT", "/api/me/mail", {"mail": unlike("mallory")})
        steal(victim, mallory)
        await make_passkey(victim, origin=ORIGIN)
        stale = {"secret": secret_in(await sink.wait(1))}
        await mallory.ask("POST", "/api/confirm", stale, 403)
        assert not (await victim.ask("GET", "/api/me/mail"))["confirmed"]
