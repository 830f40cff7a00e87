"""Deadlines in PostgreSQL: seen to once, and made again from the log when a node fell."""

from __future__ import annotations

import random
from datetime import date, datetime
from unittest.mock import patch
from zoneinfo import ZoneInfo

import pytest

from bottega.server.core.calendar import Calendar, Vacation
from bottega.server.core.commands import Done
from bottega.server.core.time_control import DailyClock, LiveClock, NoClock
from bottega.server.node import Node
from bottega.server.platform.errors import Unavailable
from bottega.server.timing import store as clock_store
from bottega.server.timing.clocks import NUDGE
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange
from tests.server.nodes import Inbox
from tests.server.playing import random_say
from tests.server.timing.timed import (
    ANNA,
    BRUNO,
    LIVE,
    begin,
    counted,
    rows,
    say,
    settled,
    sweep,
    timed_node,
)

pytestmark = pytest.mark.anyio

TABLES = 50
HOUR = 3600.0


def unclocked(node: Node) -> None:
    """From now on this node falls each time between the commit and the deadline."""
    node.matches.committed.told.remove(node.clocks.went_on)
    node.matches.loaded.told.remove(node.clocks.went_on)
    node.table_store.started.told.remove(node.clocks.begun)


async def test_each_deadline_is_seen_to_once_by_whichever_node_gets_there(
    one: Node, other: Node, clock: FrozenClock
) -> None:
    tables = [(await begin(one, bot=True))[0] for _ in range(TABLES)]
    clock.pass_(LIVE.bank + 1)
    with patch.object(clock_store, "AT_ONCE", 3):
        await sweep(one, other)
    mine, theirs = counted(one, "stood_in"), counted(other, "stood_in")
    assert mine + theirs == counted(one, "late") + counted(other, "late") == TABLES
    assert mine > 0
    assert theirs > 0
    for table in tables:
        after = await other.table_store.find(table.id)
        assert (after.version, after.stand_ins) == (table.version + 1, {0: "random"})
    await sweep(one, other)
    assert counted(one, "stood_in") + counted(other, "stood_in") == TABLES


async def test_a_move_moves_the_deadline_and_without_a_clock_there_is_none(
    own_database: str, clock: FrozenClock
) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        _, live = await begin(node)
        match = live.match.head.id
        assert await rows(node, match) == {0: (0, clock.at + 60), 1: (0, clock.at + 60)}
        clock.pass_(20)
        await say(node, live, 0, "a")
        assert await rows(node, match) == {1: (0, clock.at + 40)}
        await say(node, live, 1, "b")
        both = (2, clock.at + 60 - 20 + 5)
        assert await rows(node, match) == {0: both, 1: both}
        _, other = await begin(node, clock=NoClock())
        assert await rows(node, other.match.head.id) == {}


async def test_a_node_that_fell_before_it_wrote_the_deadline_is_made_up_for(
    one: Node, other: Node, clock: FrozenClock
) -> None:
    table, live = await begin(one)
    match = live.match.head.id
    unclocked(one)
    clock.pass_(30)
    await say(one, live, 0, "a")
    await say(one, live, 1, "b")
    assert (await rows(one, match))[0][0] == 0  # as if nobody had moved
    clock.pass_(31)
    await sweep(other)
    assert (await other.table_store.find(table.id)).stand_ins == {}
    both = (2, clock.at - 31 + 60 - 30 + 5)
    assert await rows(other, match) == {0: both, 1: both}
    clock.pass_(5)
    await sweep(other)
    assert (await other.table_store.find(table.id)).stand_ins == {0: "random", 1: "random"}


async def test_a_node_that_fell_as_it_dealt_is_made_up_for(
    one: Node, other: Node, clock: FrozenClock
) -> None:
    unclocked(one)
    _, live = await begin(one)
    match = live.match.head.id
    assert await rows(one, match) == {-1: (0, clock.at)}
    await sweep(other)
    assert await rows(other, match) == {0: (0, clock.at + 60), 1: (0, clock.at + 60)}


async def test_who_loads_the_match_next_makes_up_for_it_too(one: Node, other: Node) -> None:
    _, live = await begin(one)
    unclocked(one)
    await say(one, live, 0, "a")
    await other.matches.find(live.match.head.id)
    await settled(other)
    assert set(await rows(other, live.match.head.id)) == {1}


async def test_a_node_that_is_late_does_not_undo_what_others_know(own_database: str) -> None:
    async with timed_node(own_database, Exchange(), FrozenClock()) as node:
        _, live = await begin(node)
        match, kept = live.match.head.id, node.clock_store
        assert kept is not None
        await kept.note(match, 5, {1: (5, 50.0)}, now=10.0)
        await kept.note(match, 4, {0: (4, 40.0), 1: (3, 30.0)}, now=10.0)
        assert (await rows(node, match))[1] == (5, 50.0)
        await kept.note(match, 6, {0: (6, 60.0)}, now=10.0)
        assert await rows(node, match) == {0: (6, 60.0)}


async def test_a_deadline_that_has_come_is_left_to_whoever_took_it(
    own_database: str, clock: FrozenClock
) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        table, live = await begin(node)
        match, kept = live.match.head.id, node.clock_store
        assert kept is not None
        clock.pass_(LIVE.bank + 1)
        assert await kept.take(clock.at) == {match: {0, 1}}
        leased = clock.at + clock_store.LEASE
        await node.clocks.note(live, table)
        assert await rows(node, match) == {0: (0, leased), 1: (0, leased)}
        assert await kept.take(clock.at) == {}
        clock.pass_(clock_store.LEASE)  # the node that took it failed
        await sweep(node)
        assert (await node.table_store.find(table.id)).stand_ins == {0: "random", 1: "random"}


async def test_bots_are_looked_after_and_an_ended_match_is_forgotten(
    own_database: str, clock: FrozenClock
) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        _, live = await begin(node, bot=True)
        match = live.match.head.id
        assert (await rows(node, match))[1] == (0, clock.at + NUDGE)
        live.match.state.agenda.clear()
        await node.clocks.tend(live)
        assert await rows(node, match) == {}


async def test_a_match_that_nobody_can_play_is_not_waited_for(own_database: str, clock: FrozenClock) -> None:
    async with (
        timed_node(own_database, Exchange(), clock) as node,
        timed_node(own_database, Exchange(), clock) as other,
    ):
        _, live = await begin(node)
        async with node.store.reach() as connection:
            await connection.execute(
                "UPDATE matches SET head = jsonb_set(head, '{edition}', '999') WHERE id = $1",
                live.match.head.id,
            )
        clock.pass_(100)
        await sweep(other)
        assert await rows(other, live.match.head.id) == {}


# --- a site in trouble -----------------------------------------------------------------------------


async def test_while_all_nodes_were_down_nobodys_time_ran(own_database: str, clock: FrozenClock) -> None:
    exchange = Exchange()
    async with timed_node(own_database, exchange, clock, sweep=100.0) as one:
        table, live = await begin(one)
        await sweep(one)
        clock.pass_(30)
        await sweep(one)
    clock.pass_(3 * HOUR)
    async with timed_node(own_database, exchange, clock, sweep=100.0) as other:
        await sweep(other)
        assert (await other.table_store.find(table.id)).stand_ins == {}
        assert (await rows(other, live.match.head.id))[0] == (0, clock.at + 30)
        clock.pass_(31)
        await sweep(other)
        assert (await other.table_store.find(table.id)).stand_ins == {0: "random", 1: "random"}


async def test_while_one_node_lives_the_server_is_not_in_trouble(
    own_database: str, clock: FrozenClock
) -> None:
    exchange = Exchange()
    async with (
        timed_node(own_database, exchange, clock, sweep=5.0) as one,
        timed_node(own_database, exchange, clock) as two,
    ):
        table, _ = await begin(one)
        for _ in range(8):
            await sweep(one)
            clock.pass_(8)
        await sweep(two)
        assert (await two.table_store.find(table.id)).stand_ins == {0: "random", 1: "random"}


# --- over days --------------------------------------------------------------------------------------


async def test_over_days_nights_and_vacations_are_those_of_each_player(own_database: str) -> None:
    rome = ZoneInfo("Europe/Rome")
    clock = FrozenClock(datetime(2027, 10, 30, 20, tzinfo=rome).timestamp())  # summer time ends this night
    async with timed_node(own_database, Exchange(), clock) as node:
        node.clocks.calendars = Known(
            {
                ANNA: Calendar("Europe/Rome", 22 * 60, 8 * 60),
                BRUNO: Calendar("Europe/Rome", 0, 0, (Vacation(date(2027, 10, 31), date(2027, 11, 1)),)),
            }
        )
        table, live = await begin(node, clock=DailyClock(hours=12))
        dues = {seat: due for seat, (_, due) in (await rows(node, live.match.head.id)).items()}
        assert dues == {
            0: datetime(2027, 10, 31, 18, tzinfo=rome).timestamp(),
            1: datetime(2027, 11, 2, 8, tzinfo=rome).timestamp(),
        }
        inbox = Inbox()
        await node.feeds.watch(table.id, ANNA, inbox)
        clock.at = datetime(2027, 10, 31, 3, tzinfo=rome).timestamp()
        await sweep(node)
        assert (await node.table_store.find(table.id)).stand_ins == {}
        clock.at = dues[0]
        await sweep(node)
        assert (await node.table_store.find(table.id)).stand_ins == {0: "random"}
        faces = inbox.last("update")["clocks"]
        assert [(face["seat"], face["due"]) for face in faces] == list(dues.items())
        assert [face["paused"] for face in faces] == [False, True]


async def test_what_people_wish_is_what_counts(own_database: str) -> None:
    clock = FrozenClock(datetime(2027, 6, 1, 21, tzinfo=ZoneInfo("UTC")).timestamp())
    async with timed_node(own_database, Exchange(), clock) as node:
        async with node.store.reach() as connection:
            await connection.execute("DELETE FROM people WHERE guest = $1", ANNA)
            await connection.execute(
                "INSERT INTO people (guest, zone, quiet_from, quiet_until, made) VALUES ($1, $2, $3, $4, 0)",
                ANNA,
                "UTC",
                22 * 60,
                8 * 60,
            )
        _, live = await begin(node, clock=DailyClock(hours=2))
        dues = await rows(node, live.match.head.id)
        assert (dues[0][1] - clock.at, dues[1][1] - clock.at) == (12 * HOUR, 2 * HOUR)


class Known:
    """Calendars that a test knows."""

    def __init__(self, known: dict[int, Calendar]) -> None:
        self.known = known

    async def calendars(self, guests: object) -> dict[int, Calendar]:
        return dict(self.known)


class Away:
    """Calendars that cannot be read now."""

    async def calendars(self, guests: object) -> dict[int, Calendar]:
        raise Unavailable("the database is away")


async def test_nobodys_time_is_up_while_it_is_not_known_when_they_sleep(
    own_database: str, clock: FrozenClock
) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        table, _ = await begin(node, clock=DailyClock(hours=1))
        known, node.clocks.calendars = node.clocks.calendars, Away()
        inbox = Inbox()
        clock.pass_(2 * HOUR)
        await node.feeds.watch(table.id, ANNA, inbox)
        await sweep(node)
        assert (await node.table_store.find(table.id)).stand_ins == {}
        assert inbox.last("update")["clocks"]
        node.clocks.calendars = known
        clock.pass_(clock_store.LEASE)
        await sweep(node)
        assert (await node.table_store.find(table.id)).stand_ins == {0: "random", 1: "random"}


async def test_the_clock_of_a_match_is_that_it_was_dealt_with(own_database: str) -> None:
    async with timed_node(own_database, Exchange(), FrozenClock()) as node:
        table, live = await begin(node)

        def meddle(found: object) -> None:
            found.clock = LiveClock(bank=30)  # type: ignore[attr-defined]

        await node.table_store.change(table.id, meddle)
        head = await node.store.head(live.match.head.id)
        assert head is not None
        assert head.clock == live.match.head.clock == LIVE


# --- what is shown ----------------------------------------------------------------------------------


async def test_all_viewers_see_the_same_clocks(own_database: str) -> None:
    clock, chance = FrozenClock(), random.Random(3)
    async with timed_node(own_database, Exchange(), clock) as node:
        table, live = await begin(node, public=True)
        inboxes = {guest: Inbox() for guest in (ANNA, BRUNO, 0)}
        for guest, inbox in inboxes.items():
            await node.feeds.watch(table.id, guest, inbox)
        for _ in range(20):
            clock.pass_(chance.random() * 10)
            assert isinstance(await node.matches.answer(live, random_say(live.match, chance)), Done)
        shown = [[update["clocks"] for update in inbox.all("update")] for inbox in inboxes.values()]
        assert shown[0] == shown[1] == shown[2]
        assert len(shown[0]) == 21
        awaited = {face["seat"] for face in shown[0][-1] if face["due"] is not None}
        assert awaited == set(live.match.asked)


async def test_who_is_kept_behind_sees_no_clocks(own_database: str) -> None:
    clock, chance = FrozenClock(), random.Random(3)
    async with timed_node(own_database, Exchange(), clock) as node:
        table, live = await begin(node, public=True, delay=3)
        late = Inbox()
        await node.feeds.watch(table.id, 0, late)
        for _ in range(8):
            assert isinstance(await node.matches.answer(live, random_say(live.match, chance)), Done)
        assert late.last("update")["ply"] == 5
        assert all(update["clocks"] == [] for update in late.all("update"))
