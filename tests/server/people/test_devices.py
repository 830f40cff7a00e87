"""One's seat on another device: a link signs it in as the same person, once, for ten minutes."""

from __future__ import annotations

import pytest

from tests.server.frozen import FrozenClock
from tests.server.people.persons import ORIGIN, confirm_mail, make_passkey, unlike
from tests.server.people.test_leaving import sit_down
from tests.server.serving import Browser, Server, entered
from tests.server.sink import Sink, text_of

pytestmark = pytest.mark.anyio


async def device_link(browser: Browser) -> dict[str, str]:
    return {"secret": (await browser.ask("POST", "/api/me/device-link"))["secret"]}


async def test_a_device_link_brings_ones_seat_along_and_is_followed_once(server: Server) -> None:
    async with (
        entered(server, "Anna", "Bruno") as (anna, bruno),
        Browser(server) as phone,
        Browser(server) as eve,
    ):
        table = await sit_down(anna, bruno)
        link = await device_link(anna)
        me = await phone.ask("POST", "/api/device-link/follow", link)
        assert me == await anna.ask("GET", "/api/me")  # who made it stays signed in
        chairs = (await phone.ask("GET", f"/api/tables/{table}"))["chairs"]
        assert [chair["mine"] for chair in chairs] == [True, False]
        refused = await eve.ask("POST", "/api/device-link/follow", link, 403)
        assert refused["code"] == "dead_link"
        assert len((await anna.ask("GET", "/api/me/browsers"))["browsers"]) == 2


async def test_a_device_link_dies_after_ten_minutes_and_with_the_next_one(
    server: Server, anna: Browser, clock: FrozenClock
) -> None:
    async with Browser(server) as eve:
        first, second = await device_link(anna), await device_link(anna)
        await eve.ask("POST", "/api/device-link/follow", first, 403)
        clock.pass_(10 * 60 + 1)
        await eve.ask("POST", "/api/device-link/follow", second, 403)


@pytest.mark.parametrize("how", ["sign out", "sign out everywhere", "first passkey"])
async def test_a_device_link_of_a_stolen_cookie_dies_with_the_cookie(
    server: Server, anna: Browser, how: str
) -> None:
    async with Browser(server) as thief:
        link = await device_link(anna)  # whoever copied the cookie can do this too
        if how == "sign out":
            await anna.ask("POST", "/api/sign-out")
        elif how == "sign out everywhere":
            await anna.ask("POST", "/api/me/renew")
        else:
            await make_passkey(anna, origin=ORIGIN)
        await thief.ask("POST", "/api/device-link/follow", link, 403)


async def test_a_device_that_is_signed_in_by_a_link_is_told_by_mail_and_proves_nothing(
    server: Server, anna: Browser, sink: Sink
) -> None:
    async with Browser(server) as phone:
        await confirm_mail(anna, sink, unlike("anna"))
        await phone.ask("POST", "/api/device-link/follow", await device_link(anna))
        assert "signed in another device" in text_of(await sink.wait(2))
        assert (await phone.ask("DELETE", "/api/me", status=403))["code"] == "prove_first"
