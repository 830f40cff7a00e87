"""Passkeys keep a name across devices; nobody comes in by one that is not theirs."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.house import Browser, House, real_house
from tests.server.people.authenticator import Authenticator
from tests.server.people.persons import make_passkey, sign_in, signed

pytestmark = pytest.mark.anyio

EVIL = "https://evil.example"


@pytest.fixture
async def house(database: str, prefix: str) -> AsyncIterator[House]:
    async with real_house(database, prefix) as made:
        yield made


async def test_a_passkey_keeps_the_name_on_another_device(house: House) -> None:
    async with Browser(house) as table_store, Browser(house) as phone:
        await table_store.enter("Anna")
        key = await make_passkey(table_store, name="the table_store")
        me = await sign_in(phone, key)
        assert me == await table_store.ask("GET", "/api/me")
        assert me["name"] == "Anna"
        (kept,) = (await phone.ask("GET", "/api/me/passkeys"))["passkeys"]
        assert kept["name"] == "the table_store"


async def test_one_person_has_several_passkeys(house: House) -> None:
    async with Browser(house) as table_store, Browser(house) as phone, Browser(house) as other:
        await table_store.enter("Anna")
        first = await make_passkey(table_store, name="one")
        await sign_in(phone, first)
        asked = await phone.ask("POST", "/api/me/passkeys/options")
        assert len(asked["options"]["excludeCredentials"]) == 1
        second = await make_passkey(phone, name="two")
        assert (await sign_in(other, second))["name"] == "Anna"
        assert (await sign_in(other, first))["name"] == "Anna"
        kept = (await other.ask("GET", "/api/me/passkeys"))["passkeys"]
        assert {key["name"] for key in kept} == {"one", "two"}


async def test_a_passkey_that_was_removed_opens_nothing(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as thief:
        await anna.enter("Anna")
        stolen = await make_passkey(anna, name="stolen")
        await make_passkey(anna, name="kept")
        kept = (await anna.ask("GET", "/api/me/passkeys"))["passkeys"]
        (id,) = [key["id"] for key in kept if key["name"] == "stolen"]
        await anna.ask("DELETE", f"/api/me/passkeys/{id}")
        assert (await sign_in(thief, stolen, 403))["code"] == "bad_passkey"
        await anna.ask("DELETE", f"/api/me/passkeys/{id}", status=404)


async def test_the_last_passkey_stays_while_there_is_no_other_way_back(house: House) -> None:
    async with Browser(house) as anna:
        await anna.enter("Anna")
        await make_passkey(anna)
        (kept,) = (await anna.ask("GET", "/api/me/passkeys"))["passkeys"]
        refused = await anna.ask("DELETE", f"/api/me/passkeys/{kept['id']}", status=409)
        assert refused["code"] == "last_passkey"


async def test_nobody_removes_anothers_passkey(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as mallory:
        await anna.enter("Anna")
        await mallory.enter("Mallory")
        await make_passkey(anna)
        await make_passkey(anna)
        kept = (await anna.ask("GET", "/api/me/passkeys"))["passkeys"]
        await mallory.ask("DELETE", f"/api/me/passkeys/{kept[0]['id']}", status=404)
        assert len((await anna.ask("GET", "/api/me/passkeys"))["passkeys"]) == 2


async def test_an_assertion_is_good_once(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as eve:
        await anna.enter("Anna")
        key = await make_passkey(anna)
        overheard = await signed(anna, key)
        await anna.ask("POST", "/api/sign-in", overheard)
        assert (await eve.ask("POST", "/api/sign-in", overheard, 403))["code"] == "dead_ceremony"
        another = await eve.ask("POST", "/api/sign-in/options")
        replayed = overheard | {"ceremony": another["ceremony"]}
        assert (await eve.ask("POST", "/api/sign-in", replayed, 403))["code"] == "bad_passkey"


async def test_a_ceremony_on_another_site_is_worth_nothing_here(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as eve:
        await anna.enter("Anna")
        key = await make_passkey(anna)
        key.origin = EVIL
        assert (await sign_in(eve, key, 403))["code"] == "bad_passkey"
        key.origin = house.url
        framed = await signed(eve, key, crossOrigin=True)
        assert (await eve.ask("POST", "/api/sign-in", framed, 403))["code"] == "bad_passkey"
        asked = await eve.ask("POST", "/api/sign-in/options")
        elsewhere = key.use(asked["options"] | {"rpId": "evil.example"})
        answer = {"ceremony": asked["ceremony"], "credential": elsewhere}
        assert (await eve.ask("POST", "/api/sign-in", answer, 403))["code"] == "bad_passkey"


async def test_a_passkey_made_on_another_site_is_not_kept(house: House) -> None:
    async with Browser(house) as anna:
        await anna.enter("Anna")
        asked = await anna.ask("POST", "/api/me/passkeys/options")
        made = Authenticator(EVIL).make(asked["options"])
        answer = {"ceremony": asked["ceremony"], "name": "k", "credential": made}
        assert (await anna.ask("POST", "/api/me/passkeys", answer, 403))["code"] == "bad_passkey"
        assert (await anna.ask("GET", "/api/me/passkeys"))["passkeys"] == []


async def test_with_a_set_origin_passkeys_are_bound_to_it(database: str, prefix: str) -> None:
    origin = ("https://play.example", "https://other.example")
    async with real_house(database, prefix, origin=origin) as house, Browser(house) as anna:
        await anna.enter("Anna")
        asked = await anna.ask("POST", "/api/me/passkeys/options")
        assert asked["options"]["rp"]["id"] == "play.example"
        key = await make_passkey(anna, origin="https://play.example")
        await sign_in(anna, key)
        key.origin = house.url
        assert (await sign_in(anna, key, 403))["code"] == "bad_passkey"
        anna.http.headers["origin"] = "https://other.example"
        assert (await anna.ask("POST", "/api/sign-in/options"))["options"]["rpId"] == "other.example"


async def test_a_challenge_is_for_whom_it_was_made_and_not_for_long(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as mallory:
        await anna.enter("Anna")
        await mallory.enter("Mallory")
        asked = await anna.ask("POST", "/api/me/passkeys/options")
        made = Authenticator(house.url).make(asked["options"])
        answer = {"ceremony": asked["ceremony"], "name": "k", "credential": made}
        assert (await mallory.ask("POST", "/api/me/passkeys", answer, 403))["code"] == "dead_ceremony"
        key = await make_passkey(anna)
        late = await signed(anna, key)
        async with house.node.store.reach() as connection:
            await connection.execute("UPDATE passkey_challenges SET expires = expires - 301")
        assert (await anna.ask("POST", "/api/sign-in", late, 403))["code"] == "dead_ceremony"
        assert (await anna.ask("POST", "/api/me/passkeys", answer, 403))["code"] == "dead_ceremony"


async def test_a_copied_authenticator_is_found_out_by_its_count(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as thief:
        await anna.enter("Anna")
        key = await make_passkey(anna)
        await sign_in(anna, key)
        await sign_in(anna, key)
        key.count = 0  # a copy that was made before
        assert (await sign_in(thief, key, 403))["code"] == "bad_passkey"


async def test_an_authenticator_that_does_not_count_is_taken(house: House) -> None:
    async with Browser(house) as anna:
        await anna.enter("Anna")
        asked = await anna.ask("POST", "/api/me/passkeys/options")
        key = Authenticator(house.url, counts=False)
        answer = {"ceremony": asked["ceremony"], "name": "k", "credential": key.make(asked["options"])}
        await anna.ask("POST", "/api/me/passkeys", answer)
        await sign_in(anna, key)
        await sign_in(anna, key)


async def test_another_key_does_not_sign_for_this_one(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as eve:
        await anna.enter("Anna")
        key = await make_passkey(anna)
        forged = Authenticator(house.url)
        forged.id, forged.user, forged.count = key.id, key.user, 9
        assert (await sign_in(eve, forged, 403))["code"] == "bad_passkey"
        unknown = Authenticator(house.url)
        assert (await sign_in(eve, unknown, 403))["code"] == "bad_passkey"


async def test_an_id_that_is_taken_is_not_taken_over(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as mallory:
        await anna.enter("Anna")
        await mallory.enter("Mallory")
        key = await make_passkey(anna)
        asked = await mallory.ask("POST", "/api/me/passkeys/options")
        forged = Authenticator(house.url)
        forged.id = key.id
        answer = {"ceremony": asked["ceremony"], "name": "k", "credential": forged.make(asked["options"])}
        await mallory.ask("POST", "/api/me/passkeys", answer, 403)
        assert (await sign_in(mallory, key))["name"] == "Anna"


async def test_signing_in_asks_everybody_the_same(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as stranger:
        await anna.enter("Anna")
        await make_passkey(anna)
        for browser in (anna, stranger):
            options = (await browser.ask("POST", "/api/sign-in/options"))["options"]
            assert options["allowCredentials"] == []
            assert set(options) == {"challenge", "timeout", "rpId", "allowCredentials", "userVerification"}


async def test_a_planted_cookie_is_worth_nothing_once_somebody_signs_in(house: House) -> None:
    async with Browser(house) as mallory, Browser(house) as victim:
        await mallory.enter("Mallory")
        victim.http.cookies = mallory.http.cookies.__class__(mallory.http.cookies)  # planted
        await make_passkey(victim)  # the victim makes that identity their own
        await mallory.ask("GET", "/api/me", status=401)
        assert (await victim.ask("GET", "/api/me"))["name"] == "Mallory"


async def test_signing_in_leaves_whom_the_browser_was_before(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as phone:
        await anna.enter("Anna")
        key = await make_passkey(anna)
        await phone.enter("Somebody")
        before = phone.cookie
        await sign_in(phone, key)
        assert phone.cookie != before
        assert (await phone.ask("GET", "/api/me"))["name"] == "Anna"


@pytest.mark.parametrize("bring", [True, False])
async def test_seats_of_a_guest_come_along_if_wanted(house: House, bring: bool) -> None:
    async with Browser(house) as anna, Browser(house) as phone:
        await anna.enter("Anna")
        key = await make_passkey(anna)
        await phone.enter("Somebody")
        order = {"game": "codex", "seats": [{"is": "me", "name": "Somebody"}, {"is": "open"}]}
        table = (await phone.ask("POST", "/api/tables", order, 201))["table"]["table"]
        await sign_in(phone, key, bring=bring)
        mine = (await phone.ask("GET", "/api/tables/mine"))["tables"]
        assert [found["table"] for found in mine] == ([table] if bring else [])
        assert all(found["host"] and found["chairs"][0]["mine"] for found in mine)


async def test_seats_of_somebody_who_can_come_back_stay_theirs(house: House) -> None:
    async with Browser(house) as anna, Browser(house) as bruno:
        await anna.enter("Anna")
        key = await make_passkey(anna)
        await bruno.enter("Bruno")
        await make_passkey(bruno)
        order = {"game": "codex", "seats": [{"is": "me", "name": "Bruno"}, {"is": "open"}]}
        await bruno.ask("POST", "/api/tables", order, 201)
        await sign_in(bruno, key, bring=True)
        assert (await bruno.ask("GET", "/api/tables/mine"))["tables"] == []


async def test_one_address_tries_only_so_many_passkeys(database: str, prefix: str) -> None:
    async with real_house(database, prefix, opens=3) as house, Browser(house) as eve:
        for _ in range(3):
            await eve.ask("POST", "/api/sign-in/options")
        assert (await eve.ask("POST", "/api/sign-in/options", status=429))["code"] == "too_many_requests"


async def test_signing_out_forgets_this_browser_only(house: House) -> None:
    async with Browser(house) as table_store, Browser(house) as phone:
        await table_store.enter("Anna")
        key = await make_passkey(table_store)
        await sign_in(phone, key)
        await phone.ask("POST", "/api/sign-out")
        assert phone.cookie == ""
        await phone.ask("GET", "/api/me", status=401)
        await table_store.ask("GET", "/api/me")


async def test_signing_out_everywhere_leaves_the_passkey(house: House) -> None:
    async with Browser(house) as table_store, Browser(house) as phone:
        await table_store.enter("Anna")
        key = await make_passkey(table_store)
        await sign_in(phone, key)
        await table_store.ask("POST", "/api/me/renew")
        await phone.ask("GET", "/api/me", status=401)
        assert (await sign_in(phone, key))["name"] == "Anna"
