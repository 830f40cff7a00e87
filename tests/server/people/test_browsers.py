"""Where somebody is signed in: each browser by itself, in a list, and signed out one by one."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.server.core.store.rows import Guest
from bottega.server.http.cookies import Cookies
from bottega.server.platform.ids import read_id
from tests.server.frozen import FrozenClock
from tests.server.house import Browser, House
from tests.server.nodes import SECRET
from tests.server.people.persons import ORIGIN, house_with_mail, make_passkey, sign_in
from tests.server.people.test_wishes import KEYS, PRIVATE, SERVICE
from tests.server.sink import Sink

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile Safari/604"


async def listed(browser: Browser) -> list[dict[str, Any]]:
    """Where somebody is signed in."""
    found: list[dict[str, Any]] = (await browser.ask("GET", "/api/me/browsers"))["browsers"]
    return found


async def test_every_browser_is_listed_with_what_it_is_and_when_it_was_used(
    posted: tuple[House, Sink], clock: FrozenClock
) -> None:
    house, _ = posted
    async with Browser(house) as table_store, Browser(house) as phone:
        table_store.http.headers["user-agent"] = FIREFOX
        phone.http.headers["user-agent"] = PHONE
        await table_store.enter("Anna")
        key = await make_passkey(table_store, origin=ORIGIN)
        begun = int(clock.now())
        clock.pass_(86_400)
        await sign_in(phone, key)
        first, second = await listed(phone)
        assert (first["name"], first["this"], first["made"]) == ("Safari · iPhone", True, begun + 86_400)
        assert (second["name"], second["this"], second["made"]) == ("Firefox · Linux", False, begun)
        clock.pass_(3601)
        used = {one["name"]: one["used"] for one in await listed(table_store)}
        assert used == {"Firefox · Linux": begun + 86_400 + 3601, "Safari · iPhone": begun + 86_400}


async def test_one_browser_is_signed_out_from_another(posted: tuple[House, Sink]) -> None:
    house, _ = posted
    async with Browser(house) as table_store, Browser(house) as phone, Browser(house) as mallory:
        await table_store.enter("Anna")
        await mallory.enter("Mallory")
        key = await make_passkey(table_store, origin=ORIGIN)
        await sign_in(phone, key)
        (lost,) = [one["id"] for one in await listed(table_store) if not one["this"]]
        await mallory.ask("DELETE", f"/api/me/browsers/{lost}")
        await phone.ask("GET", "/api/me")  # nobody signs others out
        await table_store.ask("DELETE", f"/api/me/browsers/{lost}")
        await phone.ask("GET", "/api/me", status=401)
        assert [one["this"] for one in await listed(table_store)] == [True]


async def test_signing_out_ends_that_cookie_and_no_other(posted: tuple[House, Sink]) -> None:
    house, _ = posted
    async with Browser(house) as table_store, Browser(house) as phone, Browser(house) as thief:
        await table_store.enter("Anna")
        key = await make_passkey(table_store, origin=ORIGIN)
        await sign_in(phone, key)
        stolen = {"cookie": phone.cookie}
        assert (await thief.http.get("/api/me", headers=stolen)).status_code == 200
        await phone.ask("POST", "/api/sign-out")
        assert phone.cookie == ""
        assert (await thief.http.get("/api/me", headers=stolen)).status_code == 401
        await table_store.ask("GET", "/api/me")


async def test_a_browser_that_is_signed_out_is_told_nothing(database: str, prefix: str) -> None:
    push = {"vapid_private": PRIVATE, "vapid_subject": "mailto:house@bottega.example"}
    async with (
        house_with_mail(database, prefix, **push) as (house, _),
        Browser(house) as table_store,
        Browser(house) as phone,
    ):
        await table_store.enter("Anna")
        key = await make_passkey(table_store, origin=ORIGIN)
        me = await sign_in(phone, key)
        for browser, name in ((table_store, "table_store"), (phone, "phone")):
            endpoint = f"{SERVICE}/{me['guest']}/{name}"
            await browser.ask("POST", "/api/me/pushes", {"endpoint": endpoint, "keys": KEYS})
        await phone.ask("POST", "/api/sign-out")
        (left,) = await house.node.people.pushes(read_id(me["guest"]))
        assert left.endpoint.endswith("/table_store")


async def test_cookies_of_the_release_before_stay_good_until_they_are_signed_out(
    posted: tuple[House, Sink],
) -> None:
    house, _ = posted
    async with Browser(house) as old, Browser(house) as another, Browser(house) as table_store:
        id = read_id((await (await table_store.enter("Anna")).ask("GET", "/api/me"))["guest"])
        async with house.node.store.reach() as connection:
            await connection.execute("UPDATE guests SET unnamed = true WHERE id = $1", id)
        for browser in (old, another):
            browser.http.cookies.set("bottega", Cookies(SECRET).value(Guest(id, "Anna")))
        assert [(one["id"], one["this"]) for one in await listed(old)][1:] == [("0" * 13, True)]
        await old.ask("POST", "/api/me", {"name": "Anna Lisa"})  # it gets a cookie of its own
        assert [one["this"] for one in await listed(old)].count(True) == 1
        await table_store.ask("DELETE", f"/api/me/browsers/{'0' * 13}")
        await another.ask("GET", "/api/me", status=401)
        await old.ask("GET", "/api/me")
        assert len(await listed(table_store)) == 2
