"""Mailed links: they prove an address, and bring somebody back once; nobody learns who has which."""

from __future__ import annotations

import httpx
import pytest
import structlog

from tests.server.frozen import FrozenClock
from tests.server.people.persons import (
    ORIGIN,
    confirm_mail,
    enter_for_good,
    make_passkey,
    prove_by_mail,
    secret_in,
    sign_in,
    unlike,
)
from tests.server.serving import Browser, Server
from tests.server.sink import Sink, link_in, text_of

pytestmark = pytest.mark.anyio


async def recover(browser: Browser, sink: Sink, mail: str) -> str:
    """Ask for a way back; the secret it carries."""
    count = len(sink.messages)
    await browser.ask("POST", "/api/recover", {"mail": mail}, 202)
    return secret_in(await sink.wait(count + 1))


async def test_an_address_is_confirmed_by_the_link_that_is_sent_there(
    server: Server, anna: Browser, sink: Sink
) -> None:
    mail = unlike("anna")
    async with Browser(server) as elsewhere:
        given = await anna.ask("PUT", "/api/me/mail", {"mail": f" {mail.upper()} "})
        assert given == {"mail": mail, "confirmed": False, "possible": True}
        message = await sink.wait(1)
        assert message["to"] == mail
        assert message["auto-submitted"] == "auto-generated"
        assert link_in(message).startswith(f"{ORIGIN}/me#confirm=")
        await elsewhere.ask("POST", "/api/confirm", {"secret": secret_in(message)})
        assert (await anna.ask("GET", "/api/me/mail"))["confirmed"]
        refused = await elsewhere.ask("POST", "/api/confirm", {"secret": secret_in(message)}, 403)
        assert refused["code"] == "dead_link"


async def test_a_confirmed_address_stays_until_the_next_is_confirmed(anna: Browser, sink: Sink) -> None:
    old, new = unlike("old"), unlike("new")
    await confirm_mail(anna, sink, old)
    await prove_by_mail(anna, sink)
    await anna.ask("PUT", "/api/me/mail", {"mail": new})
    assert (await anna.ask("GET", "/api/me/mail"))["mail"] == old
    await anna.ask("POST", "/api/confirm", {"secret": secret_in(await sink.wait(3))})
    assert (await anna.ask("GET", "/api/me/mail"))["mail"] == new
    await anna.ask("DELETE", "/api/me/mail")
    assert (await anna.ask("GET", "/api/me/mail"))["mail"] == ""


async def test_a_first_address_turns_mails_on_and_keeps_what_was_chosen(server: Server, sink: Sink) -> None:
    async with Browser(server) as anna, Browser(server) as bruno:

        async def mails(browser: Browser) -> str:
            wish: str = (await browser.ask("GET", "/api/me/wishes"))["mail"]
            return wish

        await anna.enter("Anna")
        assert await mails(anna) == "none"
        await confirm_mail(anna, sink, unlike("old"))
        assert await mails(anna) == "each"
        wishes = await anna.ask("GET", "/api/me/wishes") | {"zone": "UTC"}
        await anna.ask("PUT", "/api/me/wishes", wishes | {"mail": "none"})
        await prove_by_mail(anna, sink)
        await anna.ask("PUT", "/api/me/mail", {"mail": unlike("new")})
        await anna.ask("POST", "/api/confirm", {"secret": secret_in(await sink.wait(3))})
        assert await mails(anna) == "none"  # another address does not turn them on again

        await bruno.enter("Bruno")
        await bruno.ask("PUT", "/api/me/wishes", wishes | {"mail": "daily"})
        await confirm_mail(bruno, sink, unlike("bruno"))
        assert await mails(bruno) == "daily"


async def test_an_address_belongs_to_one_person(server: Server, anna: Browser, sink: Sink) -> None:
    mail = unlike("anna")
    async with Browser(server) as mallory:
        await mallory.enter("Mallory")
        await confirm_mail(anna, sink, mail)
        await mallory.ask("PUT", "/api/me/mail", {"mail": mail})  # the same answer as for any other
        secret = secret_in(await sink.wait(2))
        assert (await mallory.ask("POST", "/api/confirm", {"secret": secret}, 409))["code"] == "mail_taken"
        assert (await anna.ask("GET", "/api/me/mail"))["confirmed"]


async def test_a_mailed_link_signs_one_more_device_in_once(server: Server, sink: Sink) -> None:
    mail = unlike("anna")
    async with Browser(server) as anna, Browser(server) as phone, Browser(server) as thief:
        key = await enter_for_good(anna, sink, mail)
        first = await recover(phone, sink, mail)
        second = await recover(phone, sink, mail)
        assert (await phone.ask("POST", "/api/recover/follow", {"secret": second}))["name"] == "Anna"
        assert (await anna.ask("GET", "/api/me"))["name"] == "Anna"  # the others stay signed in
        for dead in (first, second):
            refused = await thief.ask("POST", "/api/recover/follow", {"secret": dead}, 403)
            assert refused["code"] == "dead_link"
        assert (await sign_in(anna, key))["name"] == "Anna"
        await phone.ask("GET", "/api/me")


async def test_a_mailed_link_is_good_for_half_an_hour_and_for_one_thing(
    server: Server, anna: Browser, sink: Sink, clock: FrozenClock
) -> None:
    mail = unlike("anna")
    async with Browser(server) as thief:
        await confirm_mail(anna, sink, mail)
        secret = await recover(anna, sink, mail)
        await thief.ask("POST", "/api/confirm", {"secret": secret}, 403)
        clock.pass_(30 * 60 + 1)
        await thief.ask("POST", "/api/recover/follow", {"secret": secret}, 403)
        confirm = secret_in(sink.messages[0])
        await thief.ask("POST", "/api/recover/follow", {"secret": confirm}, 403)


async def test_nobody_learns_who_is_known_by_asking_for_a_way_back(
    server: Server, anna: Browser, sink: Sink
) -> None:
    known, waiting, unknown = unlike("anna"), unlike("waits"), unlike("nobody")
    async with Browser(server) as bruno, Browser(server) as eve:
        await bruno.enter("Bruno")
        await confirm_mail(anna, sink, known)
        await bruno.ask("PUT", "/api/me/mail", {"mail": waiting})
        await sink.wait(2)
        answers = [
            await eve.http.post("/api/recover", json={"mail": mail}) for mail in (known, waiting, unknown)
        ]
        told = {(one.status_code, one.content, tuple(sorted(strip(one.headers)))) for one in answers}
        assert len(told) == 1
        await sink.wait(3)
        await server.node.matches.drain()
        assert [message["to"] for message in sink.messages[2:]] == [known]


def strip(headers: httpx.Headers) -> list[tuple[str, str]]:
    """All but what differs from one answer to the next whoever asks."""
    return [(name, value) for name, value in headers.items() if name not in ("date", "x-request-id")]


async def test_a_mail_server_that_hangs_does_not_tell_either(
    server: Server, anna: Browser, sink: Sink
) -> None:
    mail = unlike("anna")
    await confirm_mail(anna, sink, mail)
    await prove_by_mail(anna, sink)
    sink.refuses = True
    await anna.ask("POST", "/api/recover", {"mail": mail}, 202)
    await server.node.matches.drain()
    refused = await anna.ask("PUT", "/api/me/mail", {"mail": unlike("new")}, 503)
    assert refused["code"] == "unavailable"


async def test_a_link_leads_home_whatever_host_is_asked_for(
    server: Server, anna: Browser, sink: Sink
) -> None:
    mail = unlike("anna")
    async with Browser(server) as eve:
        await confirm_mail(anna, sink, mail)
        eve.http.headers["x-forwarded-host"] = "evil.example"
        eve.http.headers["host"] = "evil.example"
        await eve.ask("POST", "/api/recover", {"mail": mail}, 421)
        eve.http.headers["host"] = "203.0.113.66"  # no name, so it is let in
        await recover(eve, sink, mail)
        assert link_in(sink.messages[-1]).startswith(f"{ORIGIN}/me#recover=")
        assert "evil" not in text_of(sink.messages[-1])
        assert "203.0.113.66" not in text_of(sink.messages[-1])


async def test_the_secret_of_a_link_is_in_no_address_no_log_and_no_referrer(
    server: Server, sink: Sink, capfd: pytest.CaptureFixture[str]
) -> None:
    mail = unlike("anna")
    with structlog.testing.capture_logs() as logs:
        async with Browser(server) as anna:
            await anna.enter("Anna")
            await confirm_mail(anna, sink, mail)
            secret = await recover(anna, sink, mail)
            assert link_in(sink.messages[-1]).partition("#")[2] == f"recover={secret}"
            page = await anna.http.get("/me")
            assert page.headers["referrer-policy"] == "no-referrer"
            answer = await anna.http.post("/api/recover/follow", json={"secret": secret})
            await anna.ask("POST", "/api/recover/follow", {"secret": secret}, 403)
            assert secret not in str(answer.url) + answer.text + str(answer.headers)
    printed = capfd.readouterr()
    told = str(logs) + printed.out + printed.err
    assert secret not in told
    assert mail not in told
    async with server.node.store.reach() as connection:
        kept = str(await connection.fetch("SELECT * FROM mail_links"))
    assert secret not in kept


async def test_with_an_address_the_last_passkey_may_go(anna: Browser, sink: Sink) -> None:
    await confirm_mail(anna, sink, unlike("anna"))
    await prove_by_mail(anna, sink)
    await make_passkey(anna, origin=ORIGIN)
    (kept,) = (await anna.ask("GET", "/api/me/passkeys"))["passkeys"]
    await anna.ask("DELETE", f"/api/me/passkeys/{kept['id']}")
