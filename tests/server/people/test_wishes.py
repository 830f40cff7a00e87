"""How somebody wants to be told of things, and when not; browsers that are told while they are closed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import date
from typing import Any

import pytest

from bottega.server.core.calendar import Calendar, Vacation
from bottega.server.people.pushing import allowed, new_private, public_key
from bottega.server.people.store import MOST_PUSHES, People
from bottega.server.platform.ids import read_id
from bottega.server.platform.settings import PUSH_SERVICES
from tests.server.frozen import FrozenClock
from tests.server.serving import Browser, Server, real_server

pytestmark = pytest.mark.anyio

PRIVATE = new_private()
SERVICE = "https://fcm.googleapis.com/fcm/send"
KEYS = {"p256dh": "B" * 87, "auth": "a" * 22}
WISHES: dict[str, Any] = {
    "language": "fr",
    "zone": "Europe/Paris",
    "quiet_from": 22 * 60,
    "quiet_until": 7 * 60,
    "vacations": [{"first": "2027-08-01", "last": "2027-08-14"}],
    "mail": "daily",
    "push": False,
}


@pytest.fixture
async def server(database: str, prefix: str, clock: FrozenClock) -> AsyncIterator[Server]:
    async with real_server(
        database, prefix, clock, vapid_private=PRIVATE, vapid_subject="mailto:site@bottega.example"
    ) as made:
        yield made


def people(server: Server) -> People:
    return server.node.people


async def test_wishes_are_kept_and_replaced(server: Server) -> None:
    async with Browser(server) as anna, Browser(server) as bruno:
        me = await (await anna.enter("Anna")).ask("GET", "/api/me")
        await bruno.enter("Bruno")
        await anna.ask("PUT", "/api/me/wishes", WISHES)
        assert await anna.ask("GET", "/api/me/wishes") == WISHES
        fewer = WISHES | {"vacations": [], "language": "it"}
        await anna.ask("PUT", "/api/me/wishes", fewer)
        assert await anna.ask("GET", "/api/me/wishes") == fewer
        assert (await bruno.ask("GET", "/api/me/wishes"))["zone"] == ""  # never said
        assert (await people(server).find(read_id(me["guest"]))).mail_wish == "daily"


async def test_calendars_tell_when_nobody_is_to_be_waited_for(server: Server) -> None:
    async with Browser(server) as anna:
        anna_id = read_id((await (await anna.enter("Anna")).ask("GET", "/api/me"))["guest"])
        await anna.ask("PUT", "/api/me/wishes", WISHES)
        calendars = await people(server).calendars([anna_id, 77])
        (kept,) = calendars[anna_id].vacations
        away = (Vacation(date(2027, 8, 1), date(2027, 8, 14), kept.made),)
        assert calendars == {
            anna_id: Calendar("Europe/Paris", 22 * 60, 7 * 60, away),
            77: Calendar("UTC", 0, 0, ()),
        }


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Mars/Olympus"},
        {"zone": "../etc/passwd"},
        {"language": "de"},
        {"quiet_from": 24 * 60},
        {"vacations": [{"first": "2027-08-14", "last": "2027-08-01"}]},
        {"vacations": [{"first": "2027-02-30", "last": "2027-03-01"}]},
        {"vacations": WISHES["vacations"] * 2},
        {"mail": "hourly"},
    ],
)
async def test_wishes_that_make_no_sense_are_refused(anna: Browser, wrong: dict[str, object]) -> None:
    await anna.ask("PUT", "/api/me/wishes", WISHES | wrong, 400)
    assert (await anna.ask("GET", "/api/me/wishes"))["zone"] == ""


async def test_a_closed_browser_is_told_until_it_says_otherwise(server: Server) -> None:
    async with Browser(server) as anna, Browser(server) as bruno:
        anna_id = read_id((await (await anna.enter("Anna")).ask("GET", "/api/me"))["guest"])
        bruno_id = read_id((await (await bruno.enter("Bruno")).ask("GET", "/api/me"))["guest"])
        assert (await anna.ask("GET", "/api/push/key"))["key"] == public_key(PRIVATE)
        endpoint = f"{SERVICE}/{anna_id}"
        await anna.ask("POST", "/api/me/pushes", {"endpoint": endpoint, "keys": KEYS})
        assert [push.endpoint for push in await people(server).pushes(anna_id)] == [endpoint]
        await bruno.ask("DELETE", "/api/me/pushes", {"endpoint": endpoint})
        assert len(await people(server).pushes(anna_id)) == 1
        await bruno.ask("POST", "/api/me/pushes", {"endpoint": endpoint, "keys": KEYS})  # the same browser
        assert await people(server).pushes(anna_id) == []
        await bruno.ask("DELETE", "/api/me/pushes", {"endpoint": endpoint})
        assert await people(server).pushes(bruno_id) == []


async def test_browsers_that_are_signed_out_are_told_nothing(server: Server) -> None:
    async with Browser(server) as anna:
        guest = read_id((await (await anna.enter("Anna")).ask("GET", "/api/me"))["guest"])
        for number in range(MOST_PUSHES + 2):
            subscribed = {"endpoint": f"{SERVICE}/{guest}-{number}", "keys": KEYS}
            await anna.ask("POST", "/api/me/pushes", subscribed)
        assert len(await people(server).pushes(guest)) == MOST_PUSHES
        await anna.ask("POST", "/api/me/renew")
        assert await people(server).pushes(guest) == []


async def test_without_a_key_nobody_is_told(database: str, prefix: str) -> None:
    async with real_server(database, prefix) as server, Browser(server) as anna:
        await anna.enter("Anna")
        assert (await anna.ask("GET", "/api/push/key"))["key"] == ""
        subscribed = {"endpoint": f"{SERVICE}/x", "keys": KEYS}
        assert (await anna.ask("POST", "/api/me/pushes", subscribed, 409))["code"] == "no_push"


async def test_the_server_posts_to_push_services_only(server: Server) -> None:
    async with Browser(server) as mallory:
        await mallory.enter("Mallory")
        for endpoint in (
            "http://127.0.0.1:5432/",
            "https://evil.example/push",
            "https://fcm.googleapis.com\x00/",
        ):
            refused = await mallory.ask("POST", "/api/me/pushes", {"endpoint": endpoint, "keys": KEYS}, 400)
            assert refused["code"] == "bad_push"


@pytest.mark.parametrize(
    ("endpoint", "is_allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/fcm", False),
        ("https://fcm.googleapis.com@evil.example/", False),
        ("https://fcm.googleapis.com.evil.example/", False),
        ("https://evilpush.apple.com/", False),
        ("https://push.apple.com/", False),
        ("https://[::1/", False),
        ("https://127.0.0.1/", False),
    ],
)
def test_only_services_of_the_list_are_allowed(endpoint: str, is_allowed: bool) -> None:
    assert allowed(endpoint, PUSH_SERVICES) is is_allowed


def test_a_service_of_ones_own_can_be_set() -> None:
    assert allowed("http://127.0.0.1:9999/push/1", ["http://127.0.0.1:9999"])


async def test_a_vacation_that_is_shortened_keeps_the_time_it_was_set(
    server: Server, anna: Browser, clock: FrozenClock
) -> None:
    guest, people = read_id((await anna.ask("GET", "/api/me"))["guest"]), server.node.people

    async def set_at(first: str, last: str) -> int:
        days = [{"first": first, "last": last}]
        await anna.ask("PUT", "/api/me/wishes", WISHES | {"vacations": days})
        return (await people.vacations([guest]))[guest][0].made

    at = await set_at("2027-08-01", "2027-08-14")
    clock.pass_(1000)
    assert await set_at("2027-08-01", "2027-08-14") == at
    assert await set_at("2027-08-02", "2027-08-10") == at
    assert await set_at("2027-08-02", "2027-08-20") > at  # it was made longer


async def test_days_of_vacation_cannot_be_used_twice(database: str, prefix: str) -> None:
    clock = FrozenClock()  # 2027-01-15
    async with real_server(database, prefix, clock) as server, Browser(server) as anna:
        await anna.enter("Anna")
        week = [{"first": "2027-01-16", "last": "2027-01-22"}]
        await anna.ask("PUT", "/api/me/wishes", WISHES | {"vacations": week})
        await anna.ask("PUT", "/api/me/wishes", WISHES | {"vacations": []})  # none was used
        assert (await anna.ask("GET", "/api/me/wishes"))["vacations"] == []
        await anna.ask("PUT", "/api/me/wishes", WISHES | {"vacations": week})
        clock.pass_(5 * 86400.0)
        later = [{"first": "2027-02-01", "last": "2027-02-21"}]
        for _ in range(2):
            await anna.ask("PUT", "/api/me/wishes", WISHES | {"vacations": later})
            told = (await anna.ask("GET", "/api/me/wishes"))["vacations"]
            assert told == [{"first": "2027-01-16", "last": "2027-01-19"}, *later]
