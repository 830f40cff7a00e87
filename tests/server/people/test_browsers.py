"""Where somebody is signed in: each browser by itself, in a list, and signed out one by one."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.server.core.store.rows import Guest
from bottega.server.platform.ids import read_id
from bottega.server.requests.cookies import Cookies
from tests.server.frozen import FrozenClock
from tests.server.nodes import SECRET
from tests.server.people.persons import ORIGIN, make_passkey, server_with_mail, sign_in
from tests.server.people.test_wishes import KEYS, PRIVATE, SERVICE
from tests.server.serving import Browser, Server

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile Safari/604"


async def listed(browser: Browser) -> list[dict[str, Any]]:
    """Where somebody is signed in."""
    found: list[dict[str, Any]] = (await browser.ask("GET", "/api/me/browsers"))["browsers"]
    return found


async def test_every_browser_is_listed_with_what_it_is_and_when_it_was_used(
    server: Server, clock: FrozenClock
) -> None:
    async with Browser(server) as computer, Browser(server) as phone:
        computer.http.headers["user-agent"] = FIREFOX
        phone.http.headers["user-agent"] = PHONE
        await computer.enter("Anna")
        key = await make_passkey(computer, origin=ORIGIN)
        begun = int(clock.now())
        clock.pass_(86_400)
        await sign_in(phone, key)
        first, second = await listed(phone)
        assert (first["name"], first["this"], first["made"]) == ("Safari · iPhone", True, begun + 86_400)
        assert (second["name"], second["this"], second["made"]) == ("Firefox · Linux", False, begun)
        clock.pass_(3601)
        used = {one["name"]: one["used"] for one in await listed(computer)}
        assert used == {"Firefox · Linux": begun + 86_400 + 3601, "Safari · iPhone": begun + 86_400}


async def test_one_browser_is_signed_out_from_another(server: Server) -> None:
    async with Browser(server) as computer, Browser(server) as phone, Browser(server) as mallory:
        await computer.enter("Anna")
        await mallory.enter("Mallory")
        key = await make_passkey(computer, origin=ORIGIN)
        await sign_in(phone, key)
        (lost,) = [one["id"] for one in await listed(computer) if not one["this"]]
        await mallory.ask("DELETE", f"/api/me/browsers/{lost}")
        await phone.ask("GET", "/api/me")  # nobody signs others out
        await computer.ask("DELETE", f"/api/me/browsers/{lost}")
        await phone.ask("GET", "/api/me", status=401)
        assert [one["this"] for one in await listed(computer)] == [True]


async def test_signing_out_ends_that_cookie_and_no_other(server: Server) -> None:
    async with Browser(server) as computer, Browser(server) as phone, Browser(server) as thief:
        await computer.enter("Anna")
        key = await make_passkey(computer, origin=ORIGIN)
        await sign_in(phone, key)
        stolen = {"cookie": phone.cookie}
        assert (await thief.http.get("/api/me", headers=stolen)).status_code == 200
        await phone.ask("POST", "/api/sign-out")
        assert phone.cookie == ""
        assert (await thief.http.get("/api/me", headers=stolen)).status_code == 401
        await computer.ask("GET", "/api/me")


async def test_a_browser_that_is_signed_out_is_told_nothing(database: str, prefix: str) -> None:
    push = {"vapid_private": PRIVATE, "vapid_subject": "mailto:site@bottega.example"}
    async with (
        server_with_mail(database, prefix, **push) as (server, _),
        Browser(server) as computer,
        Browser(server) as phone,
    ):
        await computer.enter("Anna")
        key = await make_passkey(computer, origin=ORIGIN)
        me = await sign_in(phone, key)
        for browser, name in ((computer, "computer"), (phone, "phone")):
            endpoint = f"{SERVICE}/{me['guest']}/{name}"
            await browser.ask("POST", "/api/me/pushes", {"endpoint": endpoint, "keys": KEYS})
        await phone.ask("POST", "/api/sign-out")
        (left,) = await server.node.people.pushes(read_id(me["guest"]))
        assert left.endpoint.endswith("/computer")


async def test_cookies_of_the_release_before_stay_good_until_they_are_signed_out(server: Server) -> None:
    async with Browser(server) as old, Browser(server) as another, Browser(server) as computer:
        id = read_id((await (await computer.enter("Anna")).ask("GET", "/api/me"))["guest"])
        async with server.node.store.reach() as connection:
            await connection.execute("UPDATE guests SET unnamed = true WHERE id = $1", id)
        for browser in (old, another):
            browser.http.cookies.set("bottega", Cookies(SECRET).value(Guest(id, "Anna")))
        assert [(one["id"], one["this"]) for one in await listed(old)][1:] == [("0" * 13, True)]
        await old.ask("POST", "/api/me", {"name": "Anna Lisa"})  # it gets a cookie of its own
        assert [one["this"] for one in await listed(old)].count(True) == 1
        await computer.ask("DELETE", f"/api/me/browsers/{'0' * 13}")
        await another.ask("GET", "/api/me", status=401)
        await old.ask("GET", "/api/me")
        assert len(await listed(computer)) == 2
