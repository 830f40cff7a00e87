"""Nobody has more mail than they wish, whatever others do, and whoever wants none any more gets none."""

from __future__ import annotations

import re

import httpx
import pytest

from bottega.server.core.time_control import NoClock
from bottega.server.http.app import build
from bottega.server.node import Node
from bottega.server.notify.times import MOST, NOTICE_AFTER, PAUSES
from bottega.server.platform.ids import id_text
from tests.server.frozen import FrozenClock
from tests.server.notify.told import (
    HOUR,
    MAIL,
    ORIGIN,
    match_over_days,
    notices,
    person,
    play_until,
    tell,
    to,
)
from tests.server.sink import Sink, text_of
from tests.server.timing.timed import ANNA, BRUNO, say

pytestmark = pytest.mark.anyio


async def test_one_mail_a_day_gathers_what_is_due(
    one: Node, other: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(one, ANNA, MAIL, language="it", zone="Europe/Rome", mail_wish="daily")
    lives = [(await match_over_days(one, clock=NoClock()))[1] for _ in range(3)]
    for live in lives:
        await play_until(one, live, 0)
    times = []
    for hour in range(48):
        before = len(sink.messages)
        await tell(one, other)
        times += [clock.now()] * (len(sink.messages) - before)
        if hour in (12, 13):  # new questions in the evening and at night wait for the next one
            await say(one, lives[0], 0, f"h{hour}")
            await play_until(one, lives[0], 0)
        clock.pass_(HOUR)
    assert [(at - 1_800_000_000) / HOUR for at in times] == [9, 33]  # 18 o'clock in Rome
    first, second = sink.messages
    assert first["subject"] == "3 tavoli ti aspettano"
    assert text_of(first).count(f"Al tavolo: {ORIGIN}/table/") == 3
    assert second["subject"] == "Codex Naturalis con Bruno: tocca a te"


async def test_moves_of_others_cannot_flood_anybody(
    one: Node, other: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(one, ANNA, MAIL)
    live = (await match_over_days(one, clock=NoClock()))[1]
    for _ in range(32):  # somebody moves and takes it back, or begins match after match
        if live.match.over:
            live = (await match_over_days(one, clock=NoClock()))[1]
        await play_until(one, live, 0)
        await tell(one, other)
        clock.pass_(NOTICE_AFTER)
        await tell(one, other)
        await say(one, live, 0, f"k{live.match.ply}")
        clock.pass_(HOUR / 2 - NOTICE_AFTER)
    assert len(sink.messages) == MOST["mail"]


async def test_questions_at_many_tables_at_once_are_one_mail_and_then_a_pause(
    one: Node, other: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(one, ANNA, MAIL)
    lives = [(await match_over_days(one, clock=NoClock()))[1] for _ in range(4)]
    for _ in range(3):
        for live in lives:
            await play_until(one, live, 0)
        await tell(one, other)
        clock.pass_(NOTICE_AFTER)
        await tell(one, other)
        for live in lives:
            await say(one, live, 0, f"k{live.match.ply}")
    assert [message["subject"] for message in sink.messages] == ["4 tables wait for you"]
    await play_until(one, lives[0], 0)
    await tell(one, other)
    clock.pass_(PAUSES["mail"])
    await tell(one, other)
    assert len(sink.messages) == 2


async def test_a_mail_that_is_refused_is_tried_again_and_not_for_ever(
    one: Node, other: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(one, ANNA, MAIL)
    _, live = await match_over_days(one, clock=NoClock())
    await play_until(one, live, 0)
    await tell(one)
    sink.refuses = True
    clock.pass_(NOTICE_AFTER)
    await tell(one, other)
    await tell(one, other)
    ((notice, done),) = await notices(one)
    assert (notice.tries, done) == (1, None)
    sink.refuses = False
    await tell(one, other)
    assert sink.messages == []  # not at once
    clock.pass_(HOUR)
    await tell(one, other)
    await tell(one, other)
    (mail,) = sink.messages
    assert mail["message-id"].startswith(f"<{id_text(notice.match)}.0.")

    await say(one, live, 0, "again")
    await play_until(one, live, 0)
    await tell(one)
    sink.refuses = True
    for _ in range(60):
        clock.pass_(HOUR)
        await tell(one, other)
    assert [one.tries for one, done in await notices(one) if done is None] == []
    sink.refuses = False
    clock.pass_(1000 * HOUR)
    await tell(one, other)
    assert len(sink.messages) == 1


async def test_a_mail_can_be_stopped_at_the_push_of_a_button_and_only_by_who_has_it(
    node: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(node, ANNA, MAIL)
    await person(node, BRUNO, "bruno@mail.example")
    _, live = await match_over_days(node, clock=NoClock())
    await play_until(node, live, 0)
    await tell(node)
    clock.pass_(NOTICE_AFTER)
    await tell(node)
    (mail,) = to(sink, MAIL)
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    (address,) = re.findall(r"<(https://play.example/api/unsubscribe/\S+)>", mail["list-unsubscribe"])
    word = address.rpartition("/")[2]
    assert f"{ORIGIN}/me#stop={word}" in text_of(mail).split()
    transport = httpx.ASGITransport(build(node))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as program:
        body = {"List-Unsubscribe": "One-Click"}
        for guess in (word[:-1] + ("A" if word[-1] != "A" else "B"), "0" * 13 + word[13:], word[:13]):
            answer = await program.post(f"/api/unsubscribe/{guess}", data=body)
            assert answer.status_code in (403, 404), answer.text
        assert (await node.people.find(ANNA)).mail_wish == "each"
        assert (await program.post(f"/api/unsubscribe/{word}", data=body)).status_code == 200
    assert (await node.people.find(ANNA)).mail_wish == "none"
    assert (await node.people.find(BRUNO)).mail_wish == "each"
    await say(node, live, 0, "go on")
    await play_until(node, live, 0)
    await tell(node)
    clock.pass_(HOUR)
    await tell(node)
    assert len(to(sink, MAIL)) == 1
