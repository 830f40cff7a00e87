"""Attempts of nodes that fall, of people who turn out to be others, and of people who leave."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable

import pytest
from msgspec.structs import replace

from bottega.server.core.kinds import Casual
from bottega.server.core.live_match import Live
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Guest
from bottega.server.core.time_control import DailyClock
from bottega.server.features.daily import sql
from bottega.server.features.daily.daily import Daily
from bottega.server.features.daily.deals import Deal
from bottega.server.node import Node
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import new_id
from bottega.server.tables import changes
from bottega.server.tables.table import Table
from tests.server.engines import migrated_database
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange
from tests.server.playing import random_say
from tests.server.timing.timed import timed_node

pytestmark = pytest.mark.anyio

TODAY, ALONE = "2027-01-15", "workshop-alone"


@pytest.fixture
async def node() -> AsyncIterator[Node]:
    async with (
        migrated_database() as own_database,
        timed_node(own_database, Exchange(), FrozenClock()) as made,
    ):
        yield made


async def guest(node: Node, name: str) -> Guest:
    return await node.guests.enter(name, "")


async def the_deal(node: Node) -> Deal:
    return await node.service(Daily).deals.one(TODAY, ALONE)


async def play(node: Node, table: Table) -> None:
    live, chance = await node.matches.find(table.match), random.Random(1)
    while not live.match.over:
        await node.matches.answer(live, random_say(live.match, chance))
    await node.matches.drain()


async def outcome(node: Node, who: Guest) -> str:
    found = await node.service(Daily).attempts.of(await the_deal(node), who.id)
    return found.outcome if found else "none"


async def test_a_try_that_was_claimed_by_a_node_that_fell_is_opened_by_the_next(node: Node) -> None:
    anna, table = await guest(node, "Anna"), new_id()
    await node.service(Daily).deals.make()
    async with node.store.reach() as connection:
        await connection.execute(sql.CLAIM, TODAY, ALONE, anna.id, table)
    begun = await node.service(Daily).attempts.begin(anna, TODAY, ALONE)
    assert (begun.id, begun.phase) == (table, "playing")
    assert (await node.service(Daily).attempts.begin(anna, TODAY, ALONE)).match == begun.match


async def test_a_result_that_was_left_is_noted_by_the_next_sweep(node: Node) -> None:
    anna = await guest(node, "Anna")
    node.matches.ended.told.remove(node.results.note)
    await play(node, await node.service(Daily).attempts.begin(anna, TODAY, ALONE))
    assert await outcome(node, anna) == ""
    await node.results.store_missing()
    assert await outcome(node, anna) == "counted"


async def test_nothing_can_be_arranged_at_such_a_table(node: Node) -> None:
    anna = await guest(node, "Anna")
    table = await node.service(Daily).attempts.begin(anna, TODAY, ALONE)
    table.phase = "gathering"
    arranged: list[Callable[[], None]] = [
        lambda: changes.add_words(table, anna.id, 0, "ciao"),
        lambda: changes.seat_bot(table, anna.id, 0, "random", ["random"]),
        lambda: changes.stand(table, anna.id, 0),
    ]
    for change in arranged:
        with pytest.raises(Refused, match="daily"):
            change()


async def test_attempts_stay_with_their_guest_and_are_deleted_with_them(node: Node) -> None:
    anna, known = [await guest(node, name) for name in ("Anna", "Anna B.")]
    table = await node.service(Daily).attempts.begin(anna, TODAY, ALONE)
    await node.accounts.leaving.bring_along(anna.id, known.id)
    assert (await node.table_store.find(table.id)).seats_of(known.id) == ()
    await play(node, table)
    await node.accounts.leaving.bring_along(anna.id, known.id)
    assert [await outcome(node, who) for who in (anna, known)] == ["counted", "none"]
    await node.accounts.leaving.delete(anna)
    assert await outcome(node, anna) == "none"


async def test_deals_are_made_once_by_whoever_is_first(node: Node) -> None:
    first = {deal.name: deal.server_seed for deal in await node.service(Daily).deals.of(TODAY)}
    node.service(Daily).deals.made = ""
    assert {deal.name: deal.server_seed for deal in await node.service(Daily).deals.of(TODAY)} == first
    assert list(first) == ["codex", "leonardo", "inventors", "workshop", "workshop-alone"]
    with pytest.raises(Refused, match="no_such_deal"):
        await node.service(Daily).deals.one(TODAY, "chess")
    with pytest.raises(Refused, match="no_such_day"):
        await node.service(Daily).deals.of("2026-12-24")


async def test_nobody_is_called_back_to_a_deal(node: Node) -> None:
    table = await node.service(Daily).attempts.begin(await guest(node, "Anna"), TODAY, ALONE)
    head = (await node.matches.find(table.match)).match.head
    pending = node.notices.pending
    for kind, called in ((head.kind, False), (Casual(), True)):
        slow = replace(head, kind=kind, clock=DailyClock(24))
        pending.mark(Live(Match(slow, node.games[head.game]), node.clock))
        assert bool(pending.went_on) is called
