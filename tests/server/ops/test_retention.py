"""What nobody comes back to is forgotten, on a real database; what was played to its end stays."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator

import pytest

from bottega.server.core.store.rows import Guest, Remark, ticket_of
from bottega.server.features.what_if.messages import WhatIf
from bottega.server.features.what_if.what_ifs import WhatIfs
from bottega.server.node import Node
from bottega.server.platform.ids import Id, id_text
from bottega.server.tables.order import BotSeat, MySeat, OpenSeat, Order
from tests.server.engines import migrated_database
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange
from tests.server.playing import random_say
from tests.server.timing.timed import timed_node

pytestmark = pytest.mark.anyio

DAY = 86400.0


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock(time.time())  # the database notes itself when something changed


@pytest.fixture
async def node(clock: FrozenClock) -> AsyncIterator[Node]:
    async with migrated_database() as own_database, timed_node(own_database, Exchange(), clock) as made:
        yield made


async def open_table(node: Node, host: Guest, bot: bool = False) -> Id:
    seats = [MySeat(host.name), BotSeat("random") if bot else OpenSeat()]
    table, _ = await node.table_store.open(host.id, Order("codex", list(seats)))
    await node.store.add_remark(Remark(table.id, 0, host.id, 0, host.name, "ciao", "k"))
    return table.id


async def played(node: Node, host: Guest, plies: int) -> tuple[Id, Id]:
    """A table and its match, so many plies long."""
    id = await open_table(node, host, bot=True)
    match, chance = (await node.table_store.start(id, host.id)).match, random.Random(7)
    live = await node.matches.find(match)
    while not live.match.over and live.match.ply < plies:
        await node.matches.answer(live, random_say(live.match, chance))
    await node.matches.drain()
    return id, match


async def forget(node: Node) -> None:
    await node.retention.delete_old()


async def test_what_nobody_comes_back_to_is_forgotten_and_matches_with_a_record_stay(
    node: Node, clock: FrozenClock
) -> None:
    anna = await node.guests.enter("Anna")
    empty = await open_table(node, anna)
    broken_off, unfinished = await played(node, anna, 5)
    kept, finished = await played(node, anna, 10_000)
    clock.pass_(399 * DAY)
    await forget(node)
    assert await node.store.table(empty) is not None
    assert len(await node.store.remarks(kept)) == 1
    clock.pass_(2 * DAY)
    await forget(node)
    assert [await node.store.table(id) for id in (empty, broken_off)] == [None, None]
    assert await node.store.head(unfinished) is None
    assert await node.store.entries(unfinished) == []
    assert await node.store.table(kept) is not None
    assert await node.store.remarks(kept) == []
    head = await node.store.head(finished)
    assert head is not None
    assert head.over
    assert len(await node.store.entries(finished)) > 5
    assert await node.store.guest(anna.id) is None, "a guest to whom nothing leads back"
    assert head.players[0] == "–"
    await forget(node)  # there is nothing left to do, and that is no trouble


async def test_a_what_if_that_was_broken_off_leaves_the_tree(node: Node, clock: FrozenClock) -> None:
    anna = await node.guests.enter("Anna")
    table, match = await played(node, anna, 10_000)
    head, found = await node.store.head(match), await node.table_store.find(table)
    assert head is not None
    order = WhatIf(5, 0, [MySeat("Anna"), BotSeat("random")])
    tried, _ = await node.service(WhatIfs).open(anna.id, head, node.games["codex"], found, order)
    assert [one.match for one in (await node.service(WhatIfs).tree(head, anna.id, "")).nodes] == [
        id_text(tried.match)
    ]
    clock.pass_(401 * DAY)
    await forget(node)
    assert (await node.service(WhatIfs).tree(head, anna.id, "")).nodes == []
    assert await node.store.entries(tried.match) == []
    assert await node.store.head(match) is not None


async def what_if(node: Node, guest: Guest, match: Id, to_the_end: bool = False) -> Id:
    """A what-if from a match that is over; its match."""
    head = await node.store.head(match)
    assert head is not None
    order = WhatIf(5, 0, [MySeat("Anna"), BotSeat("random")])
    table = await node.table_store.find(head.table)
    tried, _ = await node.service(WhatIfs).open(guest.id, head, node.games["codex"], table, order)
    live, chance = await node.matches.find(tried.match), random.Random(8)
    while to_the_end and not live.match.over:
        await node.matches.answer(live, random_say(live.match, chance))
    await node.matches.drain()
    return tried.match


async def test_what_ifs_are_deleted_after_some_days_and_sooner_if_nobody_played_them_to_the_end(
    node: Node, clock: FrozenClock
) -> None:
    anna = await node.guests.enter("Anna")
    _, root = await played(node, anna, 10_000)
    ended, unfinished = await what_if(node, anna, root, to_the_end=True), await what_if(node, anna, root)

    async def kept_after(days: float, *matches: Id) -> list[bool]:
        clock.pass_(days * DAY)
        await node.retention.drop_what_ifs()
        return await kept(node, *matches)

    assert await kept_after(1, root, ended, unfinished) == [True, True, True]
    assert await kept_after(1.5, root, ended, unfinished) == [True, True, False]
    assert await node.store.entries(unfinished) == []

    # A what-if stays while another one begins from it.
    clock.pass_(27 * DAY)
    later = await what_if(node, anna, ended)
    async with node.store.reach() as connection:
        await connection.execute(
            "UPDATE tables SET changed = to_timestamp($2) FROM matches"
            " WHERE matches.id = $1 AND table_id = tables.id",
            later,
            clock.now(),
        )
    assert await kept_after(1, root, ended, later) == [True, True, True]
    assert await kept_after(2, root, ended, later) == [True, False, False]


async def kept(node: Node, *matches: Id) -> list[bool]:
    return [await node.store.head(match) is not None for match in matches]


async def test_who_was_here_lately_or_can_come_back_is_kept(node: Node, clock: FrozenClock) -> None:
    anna, bruno, carla = [await node.guests.enter(name) for name in ("Anna", "Bruno", "Carla")]
    await set_seen(node, anna, days=2)
    assert await node.guests.find(ticket_of(anna)) == anna  # Anna is here again, and that is noted
    for guest in (bruno, carla):
        await set_seen(node, guest, days=500)
    async with node.store.reach() as connection:
        await connection.execute(
            "INSERT INTO people (guest, mail, mail_confirmed, made) VALUES ($1, 'b@example.org', true, 0)",
            bruno.id,
        )
    clock.pass_(DAY)
    await forget(node)
    found = [await node.store.bearer(ticket_of(guest)) for guest in (anna, bruno, carla)]
    assert found == [anna, bruno, None]
    clock.pass_(398 * DAY)
    await forget(node)
    assert await node.store.guest(anna.id) is not None


async def set_seen(node: Node, guest: Guest, days: int) -> None:
    """Let it be so many days since somebody was here."""
    async with node.store.reach() as connection:
        await connection.execute(
            "UPDATE guests SET seen = now() - $2 * interval '1 day' WHERE id = $1", guest.id, days
        )


@pytest.mark.parametrize("days", [0, 90])
async def test_a_host_may_keep_everything(own_database: str, days: int) -> None:
    async with timed_node(own_database, Exchange(), FrozenClock(), retention=days) as node:
        assert (node.retention.delete_old in [job.work for job in node.periodic]) is bool(days)
