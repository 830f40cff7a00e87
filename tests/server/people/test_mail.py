"""Mail as such: nobody is flooded with it, it is in one's own language, and it can be stopped."""

from __future__ import annotations

import pytest

from bottega.kit.book import LANGUAGES
from bottega.kit.texts import read_phrasebook
from bottega.server.people.mail_links import clean_mail
from bottega.server.people.wording import worded
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import read_id
from tests.server.frozen import FrozenClock
from tests.server.people.persons import (
    ORIGIN,
    confirm_mail,
    make_passkey,
    prove_by_mail,
    server_with_mail,
    unlike,
)
from tests.server.serving import Browser, Server, real_server
from tests.server.sink import Sink, text_of

pytestmark = pytest.mark.anyio


async def test_nobody_is_flooded_with_mail(database: str, prefix: str, clock: FrozenClock) -> None:
    mail = unlike("anna")
    async with (
        server_with_mail(database, prefix, clock=clock, mail_links=3) as (server, sink),
        Browser(server) as anna,
    ):
        await anna.enter("Anna")
        await confirm_mail(anna, sink, mail)
        for caller in range(6):  # from different addresses, so that only hers is counted
            from_elsewhere(anna, caller)
            await anna.ask("POST", "/api/recover", {"mail": mail}, 202)
        await server.node.matches.drain()
        assert len(sink.messages) == 1 + 3
        clock.pass_(3601)
        await anna.ask("POST", "/api/recover", {"mail": mail}, 202)
        await sink.wait(5)


async def test_nobody_floods_a_stranger_by_confirming(database: str, prefix: str) -> None:
    mail = unlike("stranger")
    async with server_with_mail(database, prefix, mail_links=2) as (server, sink):
        for caller in range(3):
            async with Browser(server) as mallory:
                from_elsewhere(mallory, caller)
                await mallory.enter("Mallory")
                status = 200 if caller < 2 else 429
                await mallory.ask("PUT", "/api/me/mail", {"mail": mail}, status)
        assert len(sink.messages) == 2


async def test_one_address_causes_only_so_many_mails(database: str, prefix: str) -> None:
    async with server_with_mail(database, prefix, mail_links=2) as (server, _), Browser(server) as eve:
        answers = [
            (await eve.http.post("/api/recover", json={"mail": unlike("x")})).status_code for _ in range(4)
        ]
        assert answers == [202, 202, 429, 429]


def from_elsewhere(browser: Browser, number: int) -> None:
    """The proxy of the tests is believed when it says so."""
    browser.http.headers["x-forwarded-for"] = f"10.1.1.{number}"


async def test_a_new_passkey_is_told_by_mail(anna: Browser, sink: Sink) -> None:
    await confirm_mail(anna, sink, unlike("anna"))
    await prove_by_mail(anna, sink)
    await make_passkey(anna, origin=ORIGIN, name="a thief's phone")
    assert "a thief's phone" in text_of(await sink.wait(3))


async def test_mails_are_in_ones_own_language(anna: Browser, sink: Sink) -> None:
    wishes = await anna.ask("GET", "/api/me/wishes")
    await anna.ask("PUT", "/api/me/wishes", wishes | {"language": "it", "zone": "Europe/Rome"})
    await anna.ask("PUT", "/api/me/mail", {"mail": unlike("anna")})
    assert (await sink.wait(1))["subject"] == "È il tuo indirizzo?"


async def test_a_server_without_mail_says_so(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, Browser(server) as anna:
        await anna.enter("Anna")
        assert (await anna.ask("GET", "/api/me/mail"))["possible"] is False
        assert (await anna.ask("PUT", "/api/me/mail", {"mail": "a@b.c"}, 409))["code"] == "no_mail"
        assert (await anna.ask("POST", "/api/recover", {"mail": "a@b.c"}, 409))["code"] == "no_mail"


async def test_a_mail_that_cannot_be_sent_is_said_to_be(server: Server, sink: Sink) -> None:
    sink.refuses = True
    with pytest.raises(Unavailable) as failed:
        await server.node.postman.send("anna@mail.example", "Hello", "text", {"X-Word": "w"})
    assert "anna" not in str(failed.value)
    sink.refuses = False
    await server.node.postman.send("anna@mail.example", "Hello", "Füße", {"X-Word": "w"})
    message = await sink.wait(1)
    assert (message["x-word"], text_of(message).strip()) == ("w", "Füße")


async def test_a_mail_program_stops_notices_without_signing_in(server: Server, anna: Browser) -> None:
    async with Browser(server) as program:
        wishes = await anna.ask("GET", "/api/me/wishes")
        await anna.ask("PUT", "/api/me/wishes", wishes | {"zone": "UTC", "mail": "each"})
        guest = (await server.node.accounts.people.find_all([await id_of(anna)])).popitem()[1]
        headers = server.node.accounts.unsubscribing.headers(guest.guest)
        assert headers["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        address = headers["List-Unsubscribe"].strip("<>").removeprefix(ORIGIN)
        answer = await program.http.post(address, data={"List-Unsubscribe": "One-Click"})
        assert answer.status_code == 200
        assert (await anna.ask("GET", "/api/me/wishes"))["mail"] == "none"
        await program.ask("POST", address[:-1] + ("A" if address[-1] != "A" else "B"), status=403)


async def id_of(browser: Browser) -> int:
    return read_id((await browser.ask("GET", "/api/me"))["guest"])


@pytest.mark.parametrize(
    "text", ["", "anna", "anna@", "@b.c", "a b@c.d", "a@b.c\nBcc: x@y.z", "a@b.c>", "ä@b.c", "a@b..c"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        clean_mail(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", read_phrasebook("bottega.server.people", "en").ids)
def test_every_language_has_every_mail(language: str, kind: str) -> None:
    subject, text = worded(language, kind, name="Anna", site="h", link="l", passkey="p", browser="b")
    assert subject
    assert text.strip()
