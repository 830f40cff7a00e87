"""Passkeys keep a name across devices; nobody comes in by one that is not theirs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.people.authenticator import Authenticator
from tests.server.people.persons import make_passkey, sign_in, signed
from tests.server.serving import Browser, Server, entered, real_server

pytestmark = pytest.mark.anyio

EVIL = "https://evil.example"


@pytest.fixture
async def server(database: str, prefix: str) -> AsyncIterator[Server]:
    async with real_server(database, prefix) as made:
        yield made


async def test_a_passkey_keeps_the_name_on_another_device(server: Server) -> None:
    async with Browser(server) as computer, Browser(server) as phone:
        await computer.enter("Anna")
        key = await make_passkey(computer, name="the computer")
        me = await sign_in(phone, key)
        assert me == await computer.ask("GET", "/api/me")
        assert me["name"] == "Anna"
        (kept,) = (await phone.ask("GET", "/api/me/passkeys"))["passkeys"]
        assert kept["name"] == "the computer"


async def test_one_person_has_several_passkeys(server: Server) -> None:
    async with Browser(server) as computer, Browser(server) as phone, Browser(server) as other:
        await computer.enter("Anna")
        first = await make_passkey(computer, name="one")
        await sign_in(phone, first)
        asked = await phone.ask("POST", "/api/me/passkeys/options")
        assert len(asked["options"]["excludeCredentials"]) == 1
        second = await make_passkey(phone, name="two")
        assert (await sign_in(other, second))["name"] == "Anna"
        assert (await sign_in(other, first))["name"] == "Anna"
        kept = (await other.ask("GET", "/api/me/passkeys"))["passkeys"]
        assert {key["name"] for key in kept} == {"one", "two"}


async def test_a_passkey_that_was_removed_opens_nothing(server: Server, anna: Browser) -> None:
    async with Browser(server) as thief:
        stolen = await make_passkey(anna, name="stolen")
        await make_passkey(anna, name="kept")
        kept = (await anna.ask("GET", "/api/me/passkeys"))["passkeys"]
        (id,) = [key["id"] for key in kept if key["name"] == "stolen"]
        await anna.ask("DELETE", f"/api/me/passkeys/{id}")
        assert (await sign_in(thief, stolen, 403))["code"] == "bad_passkey"
        await anna.ask("DELETE", f"/api/me/passkeys/{id}", status=404)


async def test_the_last_passkey_stays_while_there_is_no_other_way_back(anna: Browser) -> None:
    await make_passkey(anna)
    (kept,) = (await anna.ask("GET", "/api/me/passkeys"))["passkeys"]
    refused = await anna.ask("DELETE", f"/api/me/passkeys/{kept['id']}", status=409)
    assert refused["code"] == "last_passkey"


async def test_nobody_removes_anothers_passkey(server: Server, anna: Browser) -> None:
    async with Browser(server) as mallory:
        await mallory.enter("Mallory")
        await make_passkey(anna)
        await make_passkey(anna)
        kept = (await anna.ask("GET", "/api/me/passkeys"))["passkeys"]
        await mallory.ask("DELETE", f"/api/me/passkeys/{kept[0]['id']}", status=404)
        assert len((await anna.ask("GET", "/api/me/passkeys"))["passkeys"]) == 2


async def test_an_assertion_is_good_once(server: Server, anna: Browser) -> None:
    async with Browser(server) as eve:
        key = await make_passkey(anna)
        overheard = await signed(anna, key)
        await anna.ask("POST", "/api/sign-in", overheard)
        assert (await eve.ask("POST", "/api/sign-in", overheard, 403))["code"] == "dead_ceremony"
        another = await eve.ask("POST", "/api/sign-in/options")
        replayed = overheard | {"ceremony": another["ceremony"]}
        assert (await eve.ask("POST", "/api/sign-in", replayed, 403))["code"] == "bad_passkey"


async def test_a_ceremony_on_another_site_is_worth_nothing_here(server: Server, anna: Browser) -> None:
    async with Browser(server) as eve:
        key = await make_passkey(anna)
        key.origin = EVIL
        assert (await sign_in(eve, key, 403))["code"] == "bad_passkey"
        key.origin = server.url
        framed = await signed(eve, key, crossOrigin=True)
        assert (await eve.ask("POST", "/api/sign-in", framed, 403))["code"] == "bad_passkey"
        asked = await eve.ask("POST", "/api/sign-in/options")
        elsewhere = key.use(asked["options"] | {"rpId": "evil.example"})
        answer = {"ceremony": asked["ceremony"], "credential": elsewhere}
        assert (await eve.ask("POST", "/api/sign-in", answer, 403))["code"] == "bad_passkey"


async def test_a_passkey_made_on_another_site_is_not_kept(anna: Browser) -> None:
    asked = await anna.ask("POST", "/api/me/passkeys/options")
    made = Authenticator(EVIL).make(asked["options"])
    answer = {"ceremony": asked["ceremony"], "name": "k", "credential": made}
    assert (await anna.ask("POST", "/api/me/passkeys", answer, 403))["code"] == "bad_passkey"
    assert (await anna.ask("GET", "/api/me/passkeys"))["passkeys"] == []


async def test_with_a_set_origin_passkeys_are_bound_to_it(database: str, prefix: str) -> None:
    origin = ("https://play.example", "https://other.example")
    async with real_server(database, prefix, origin=origin) as server, Browser(server) as anna:
        await anna.enter("Anna")
        asked = await anna.ask("POST", "/api/me/passkeys/options")
        assert asked["options"]["rp"]["id"] == "play.example"
        key = await make_passkey(anna, origin="https://play.example")
        await sign_in(anna, key)
        key.origin = server.url
        assert (await sign_in(anna, key, 403))["code"] == "bad_passkey"
        anna.http.headers["origin"] = "https://other.example"
        assert (await anna.ask("POST", "/api/sign-in/options"))["options"]["rpId"] == "other.example"


async def test_a_challenge_is_for_whom_it_was_made_and_not_for_long(server: Server, anna: Browser) -> None:
    async with Browser(server) as mallory:
        await mallory.enter("Mallory")
        asked = await anna.ask("POST", "/api/me/passkeys/options")
        made = Authenticator(server.url).make(asked["options"])
        answer = {"ceremony": asked["ceremony"], "name": "k", "credential": made}
        assert (await mallory.ask("POST", "/api/me/passkeys", answer, 403))["code"] == "dead_ceremony"
        key = await make_passkey(anna)
        late = await signed(anna, key)
        async with server.node.store.reach() as connection:
            await connection.execute("UPDATE passkey_challenges SET expires = expires - 301")
        assert (await anna.ask("POST", "/api/sign-in", late, 403))["code"] == "dead_ceremony"
        assert (await anna.ask("POST", "/api/me/passkeys", answer, 403))["code"] == "dead_ceremony"


async def test_a_copied_authenticator_is_found_out_by_its_count(server: Server, anna: Browser) -> None:
    async with Browser(server) as thief:
        key = await make_passkey(anna)
        await sign_in(anna, key)
        await sign_in(anna, key)
        key.count = 0  # a copy that was made before
        assert (await sign_in(thief, key, 403))["code"] == "bad_passkey"


async def test_an_authenticator_that_does_not_count_is_taken(server: Server, anna: Browser) -> None:
    asked = await anna.ask("POST", "/api/me/passkeys/options")
    key = Authenticator(server.url, counts=False)
    answer = {"ceremony": asked["ceremony"], "name": "k", "credential": key.make(asked["options"])}
    await anna.ask("POST", "/api/me/passkeys", answer)
    await sign_in(anna, key)
    await sign_in(anna, key)


async def test_another_key_does_not_sign_for_this_one(server: Server, anna: Browser) -> None:
    async with Browser(server) as eve:
        key = await make_passkey(anna)
        forged = Authenticator(server.url)
        forged.id, forged.user, forged.count = key.id, key.user, 9
        assert (await sign_in(eve, forged, 403))["code"] == "bad_passkey"
        unknown = Authenticator(server.url)
        assert (await sign_in(eve, unknown, 403))["code"] == "bad_passkey"


async def test_an_id_that_is_taken_is_not_taken_over(server: Server, anna: Browser) -> None:
    async with Browser(server) as mallory:
        await mallory.enter("Mallory")
        key = await make_passkey(anna)
        asked = await mallory.ask("POST", "/api/me/passkeys/options")
        forged = Authenticator(server.url)
        forged.id = key.id
        answer = {"ceremony": asked["ceremony"], "name": "k", "credential": forged.make(asked["options"])}
        await mallory.ask("POST", "/api/me/passkeys", answer, 403)
        assert (await sign_in(mallory, key))["name"] == "Anna"


async def test_signing_in_asks_everybody_the_same(server: Server, anna: Browser) -> None:
    async with Browser(server) as stranger:
        await make_passkey(anna)
        for browser in (anna, stranger):
            options = (await browser.ask("POST", "/api/sign-in/options"))["options"]
            assert options["allowCredentials"] == []
            assert set(options) == {"challenge", "timeout", "rpId", "allowCredentials", "userVerification"}


async def test_a_planted_cookie_is_worth_nothing_once_somebody_signs_in(server: Server) -> None:
    async with Browser(server) as mallory, Browser(server) as victim:
        await mallory.enter("Mallory")
        victim.http.cookies = mallory.http.cookies.__class__(mallory.http.cookies)  # planted
        await make_passkey(victim)  # the victim makes that identity their own
        await mallory.ask("GET", "/api/me", status=401)
        assert (await victim.ask("GET", "/api/me"))["name"] == "Mallory"


async def test_signing_in_leaves_whom_the_browser_was_before(server: Server, anna: Browser) -> None:
    async with Browser(server) as phone:
        key = await make_passkey(anna)
        await phone.enter("Somebody")
        before = phone.cookie
        await sign_in(phone, key)
        assert phone.cookie != before
        assert (await phone.ask("GET", "/api/me"))["name"] == "Anna"


@pytest.mark.parametrize("bring", [True, False])
async def test_seats_of_a_guest_come_along_if_wanted(server: Server, anna: Browser, bring: bool) -> None:
    async with Browser(server) as phone:
        key = await make_passkey(anna)
        await phone.enter("Somebody")
        order = {"game": "codex", "seats": [{"is": "me", "name": "Somebody"}, {"is": "open"}]}
        table = (await phone.ask("POST", "/api/tables", order, 201))["table"]["table"]
        await sign_in(phone, key, bring=bring)
        mine = (await phone.ask("GET", "/api/tables/mine"))["tables"]
        assert [found["table"] for found in mine] == ([table] if bring else [])
        assert all(found["host"] and found["chairs"][0]["mine"] for found in mine)


async def test_seats_of_somebody_who_can_come_back_stay_theirs(server: Server, anna: Browser) -> None:
    async with Browser(server) as bruno:
        key = await make_passkey(anna)
        await bruno.enter("Bruno")
        await make_passkey(bruno)
        order = {"game": "codex", "seats": [{"is": "me", "name": "Bruno"}, {"is": "open"}]}
        await bruno.ask("POST", "/api/tables", order, 201)
        await sign_in(bruno, key, bring=True)
        assert (await bruno.ask("GET", "/api/tables/mine"))["tables"] == []


async def test_one_address_tries_only_so_many_passkeys(database: str, prefix: str) -> None:
    async with real_server(database, prefix, opens=3) as server, Browser(server) as eve:
        for _ in range(3):
            await eve.ask("POST", "/api/sign-in/options")
        assert (await eve.ask("POST", "/api/sign-in/options", status=429))["code"] == "too_many_requests"


@asynccontextmanager
async def at_two_browsers(server: Server) -> AsyncIterator[tuple[Browser, Browser, Authenticator]]:
    """Anna's computer, her phone, and the passkey that signed her in there."""
    async with entered(server, "Anna") as (computer,), Browser(server) as phone:
        key = await make_passkey(computer)
        await sign_in(phone, key)
        yield computer, phone, key


async def test_signing_out_forgets_this_browser_only(server: Server) -> None:
    async with at_two_browsers(server) as (computer, phone, _):
        await phone.ask("POST", "/api/sign-out")
        assert phone.cookie == ""
        await phone.ask("GET", "/api/me", status=401)
        await computer.ask("GET", "/api/me")


async def test_signing_out_everywhere_leaves_the_passkey(server: Server) -> None:
    async with at_two_browsers(server) as (computer, phone, key):
        await computer.ask("POST", "/api/me/renew")
        await phone.ask("GET", "/api/me", status=401)
        assert (await sign_in(phone, key))["name"] == "Anna"
