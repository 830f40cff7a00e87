"""Who is away is told by mail that it is their turn: once, in their language, not at night."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest

from bottega.server.core.calendar import Vacation
from bottega.server.core.records import story
from bottega.server.core.time_control import LiveClock, NoClock
from bottega.server.node import Node
from bottega.server.notify.digest import as_line
from bottega.server.notify.times import NOTICE_AFTER
from bottega.server.notify.wording import Wording
from bottega.server.platform.ids import id_text
from tests.server.frozen import FrozenClock
from tests.server.notify.told import (
    HOUR,
    MAIL,
    ORIGIN,
    at_the_table,
    match_over_days,
    notices,
    person,
    play_until,
    tell,
)
from tests.server.sink import Sink, text_of
from tests.server.timing.timed import ANNA, BRUNO, begin, say, settled, sweep

pytestmark = pytest.mark.anyio


async def test_who_is_away_is_told_once_by_whichever_node(
    one: Node, other: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(one, ANNA, MAIL, language="fr", zone="Europe/Paris")
    _, live = await match_over_days(one)
    await say(one, live, 0, "first")
    await play_until(one, live, 0)
    await tell(one, other)
    assert sink.messages == []  # they may just be fetching a coffee
    clock.pass_(NOTICE_AFTER)
    for _ in range(3):
        await asyncio.gather(*[tell(node) for node in (one, other) * 3])
    (mail,) = sink.messages
    assert mail["to"] == MAIL
    assert mail["subject"] == "Codex Naturalis avec Bruno\u00a0: c’est à vous"
    text = text_of(mail)
    assert "Bonjour Anna," in text
    assert "Vous avez jusqu’au samedi 16 janvier 2027 à 09:00 (Europe/Paris)." in text
    words = Wording("fr").game(live.match.game)
    head, entries = live.match.head, await one.store.entries(live.match.head.id)
    told = [one.line for one in story(head, live.match.game, entries, 0) if one.ply > 0]
    assert told
    for line in told:
        assert f"- {words.say(as_line(line), head.players)}" in text
    assert f"{ORIGIN}/table/{id_text(head.table)}" in text


async def test_a_question_that_is_answered_or_seen_is_told_nobody(
    one: Node, other: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(one, ANNA, MAIL)
    table, live = await match_over_days(one)
    await play_until(one, live, 0)
    await tell(one, other)
    await say(one, live, 0, "mine")
    clock.pass_(NOTICE_AFTER)
    await tell(one, other)
    assert sink.messages == []
    await play_until(one, live, 0)
    await tell(one, other)
    async with at_the_table(other, table, ANNA):  # by the other node, and only for a moment
        pass
    await tell(other)  # a node notes within seconds what was seen there, long before the notice is due
    clock.pass_(NOTICE_AFTER)
    await tell(one, other)
    await tell(one)
    assert sink.messages == []
    assert {done is not None for one, done in await notices(one) if one.kind == "asked"} == {True}


async def test_who_is_at_the_table_is_told_nothing(
    one: Node, other: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(one, ANNA, MAIL)
    table, live = await match_over_days(one)
    async with at_the_table(other, table, ANNA):
        for _ in range(3):
            await play_until(one, live, 0)
            for _ in range(5):
                await tell(other, one)
                clock.pass_(HOUR / 2)
            await say(one, live, 0, f"k{live.match.ply}")
        await play_until(one, live, 0)
        clock.pass_(19 * HOUR)  # even the reminder waits while they are there
        await tell(other)
        await tell(other, one)
    assert sink.messages == []
    clock.pass_(HOUR)
    await tell(other, one)
    (mail,) = sink.messages
    assert mail["subject"] == "Codex Naturalis with Bruno: your time is running out"


async def test_looking_from_afar_is_not_being_there(node: Node, clock: FrozenClock, sink: Sink) -> None:
    await person(node, ANNA, MAIL)
    table, live = await match_over_days(node)
    async with at_the_table(node, table, ANNA, afar=True):
        await play_until(node, live, 0)
        await tell(node)
        clock.pass_(NOTICE_AFTER)
        await tell(node)
    assert len(sink.messages) == 1


async def test_a_reminder_comes_when_a_quarter_of_the_time_is_left(
    one: Node, other: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(one, ANNA, MAIL, quiet_from=22 * 60, quiet_until=6 * 60)
    _, live = await match_over_days(one)
    await play_until(one, live, 0)
    times = []
    for _ in range(40 * 4):
        before = len(sink.messages)
        await tell(one, other)
        times += [clock.now() - 1_800_000_000] * (len(sink.messages) - before)
        clock.pass_(HOUR / 4)
    # It is 8 o'clock: of the 24 hours 14 pass until 22, 8 are quiet, and four hours later 6 are left.
    assert [at / HOUR for at in times] == [0.25, 14 + 8 + 4]
    assert "running out" in sink.messages[1]["subject"]


async def test_without_a_clock_there_is_no_reminder_and_with_a_quick_one_nothing(
    node: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(node, ANNA, MAIL)
    await begin(node, clock=LiveClock(bank=600, increment=0))
    await begin(node, game="codex", bot=True, clock=NoClock())
    await settled(node)
    for _ in range(5):
        await tell(node)
        clock.pass_(HOUR)
    assert {one.kind for one, _ in await notices(node)} <= {"asked"}
    assert len(sink.messages) <= 1


async def test_at_night_and_on_vacation_nobody_is_woken(node: Node, clock: FrozenClock, sink: Sink) -> None:
    away = [Vacation(date(2027, 1, 15), date(2027, 1, 17))]
    await person(node, ANNA, MAIL, away, zone="Europe/Rome", quiet_from=21 * 60, quiet_until=9 * 60)
    _, live = await match_over_days(node)
    await play_until(node, live, 0)
    for _ in range(72 + 24):
        await tell(node)
        if sink.messages:
            break
        clock.pass_(HOUR)
    assert (clock.now() - 1_800_000_000) / HOUR == 3 * 24  # Monday at 9 in Rome
    assert len(sink.messages) == 1


async def test_whose_seat_is_played_by_a_bot_is_told_nothing(
    node: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(node, ANNA, MAIL, mail_wish="daily", zone="Asia/Tokyo")
    _, live = await match_over_days(node)
    await play_until(node, live, 0)
    await tell(node)
    clock.pass_(24 * HOUR + 1)
    await sweep(node)  # time is up
    await tell(node)
    assert (await node.table_store.find(live.match.head.table)).chairs[0].stand_in
    clock.pass_(24 * HOUR)
    await tell(node)
    assert sink.messages == []


async def test_who_has_no_address_or_no_wish_is_told_nothing(
    node: Node, clock: FrozenClock, sink: Sink
) -> None:
    await person(node, ANNA, MAIL, mail_wish="none")
    await person(node, BRUNO)
    _, live = await match_over_days(node)
    for seat in (0, 1, 0):
        await play_until(node, live, seat)
        await tell(node)
        clock.pass_(HOUR)
        await tell(node)
        await say(node, live, seat, f"k{live.match.ply}")
    assert sink.messages == []
    assert await notices(node) == []


async def test_a_match_that_is_over_leaves_no_notice(node: Node, sink: Sink) -> None:
    await person(node, ANNA, MAIL)
    _, live = await match_over_days(node)
    while not live.match.over:
        await say(node, live, next(iter(live.match.asked)), f"k{live.match.ply}")
        if live.match.ply % 10 == 0:
            await tell(node)
    await settled(node)
    assert await notices(node) == []
    await tell(node)
    assert sink.messages == []
