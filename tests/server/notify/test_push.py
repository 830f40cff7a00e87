"""Closed browsers are told that it is somebody's turn: enciphered, signed, and once."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bottega.server.core.time_control import NoClock
from bottega.server.node import Node
from bottega.server.notify.times import NOTICE_AFTER
from bottega.server.people.pushing import public_key
from bottega.server.people.rows import Push
from bottega.server.platform.ids import id_text
from tests.server.frozen import FrozenClock
from tests.server.notify.push_service import PRIVATE, PushService, Subscribed, claims, push_service
from tests.server.notify.told import HOUR, match_over_days, person, play_until, tell, telling_nodes
from tests.server.sink import Sink
from tests.server.timing.timed import ANNA, say

pytestmark = pytest.mark.anyio


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as made:
        yield made


async def subscribe(node: Node, push: Push) -> None:
    await node.people.add_push(push)


async def subscribed(node: Node) -> list[str]:
    return [push.endpoint for push in await node.people.pushes(ANNA)]


async def test_a_closed_browser_is_told_once_and_only_it_can_read_it(
    own_database: str, clock: FrozenClock, sink: Sink, service: PushService
) -> None:
    phone = Subscribed(service, "phone")
    async with telling_nodes(own_database, clock, sink, count=2, **service.settings()) as (one, other):
        await person(one, ANNA, language="it")
        await subscribe(one, phone.push(ANNA))
        _, live = await match_over_days(one)
        await play_until(one, live, 0)
        await tell(one, other)
        clock.pass_(NOTICE_AFTER)
        for _ in range(3):
            await tell(one, other)
        (told,) = phone.read()
        assert told["title"] == "Codex Naturalis con Bruno: tocca a te"
        assert told["to"] == f"/table/{id_text(live.match.head.table)}"
        assert set(told) == {"title", "text", "to", "tag"}
        ((_, headers, body),) = service.posted
        assert b"Codex" not in body
        said = claims(headers["authorization"], public_key(PRIVATE))
        assert (said["aud"], said["sub"]) == (service.origin, "mailto:site@bottega.example")
        assert clock.now() < said["exp"] <= clock.now() + 24 * HOUR
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert sink.messages == []


async def test_a_browser_that_is_gone_is_forgotten_and_the_others_are_told(
    own_database: str, clock: FrozenClock, sink: Sink, service: PushService
) -> None:
    phone, computer, tablet = (Subscribed(service, name) for name in ("phone", "computer", "tablet"))
    service.answers = {computer.path: 410, tablet.path: 404}
    async with telling_nodes(own_database, clock, sink, **service.settings()) as (node,):
        for browser in (phone, computer, tablet):
            await subscribe(node, browser.push(ANNA))
        broken = Push(f"{service.origin}/send/broken", ANNA, "no key", "none", 1)
        elsewhere = Push("http://127.0.0.1:1/inside", ANNA, phone.push(ANNA).p256dh, "a", 1)
        await subscribe(node, broken)
        await subscribe(node, elsewhere)
        _, live = await match_over_days(node, clock=NoClock())
        await play_until(node, live, 0)
        await tell(node)
        clock.pass_(NOTICE_AFTER)
        await tell(node)
        assert len(phone.read()) == 1
        assert await subscribed(node) == [phone.push(ANNA).endpoint]


async def test_a_service_that_fails_is_tried_again_and_not_if_another_took_it(
    own_database: str, clock: FrozenClock, sink: Sink, service: PushService
) -> None:
    phone, computer = Subscribed(service, "phone"), Subscribed(service, "table_store")
    service.answers = {phone.path: 503}
    async with telling_nodes(own_database, clock, sink, **service.settings()) as (node,):
        await subscribe(node, phone.push(ANNA))
        _, live = await match_over_days(node, clock=NoClock())
        await play_until(node, live, 0)
        await tell(node)
        clock.pass_(NOTICE_AFTER)
        await tell(node)
        assert len(service.posted) == 1
        assert await subscribed(node) == [phone.push(ANNA).endpoint]
        await subscribe(node, computer.push(ANNA))
        for _ in range(5):
            clock.pass_(HOUR)
            await tell(node)
        assert len(computer.read()) == 1
        assert len(service.posted) == 3


async def test_who_wants_no_notices_in_closed_browsers_gets_none_and_nobody_at_night(
    own_database: str, clock: FrozenClock, sink: Sink, service: PushService
) -> None:
    phone = Subscribed(service, "phone")
    async with telling_nodes(own_database, clock, sink, **service.settings()) as (node,):
        await person(node, ANNA, quiet_from=7 * 60, quiet_until=11 * 60)
        await subscribe(node, phone.push(ANNA))
        _, live = await match_over_days(node, clock=NoClock())
        await play_until(node, live, 0)
        for _ in range(2):
            await tell(node)
            clock.pass_(HOUR)
        await tell(node)
        assert service.posted == []
        clock.pass_(HOUR)
        await tell(node)
        assert len(phone.read()) == 1
        await person(node, ANNA, push_wish=False)
        await say(node, live, 0, "go on")
        await play_until(node, live, 0)
        for _ in range(3):
            await tell(node)
            clock.pass_(HOUR)
        assert len(service.posted) == 1
