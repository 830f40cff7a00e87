"""Two nodes' memories over one store and one exchange, with things going wrong."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.server.core import bus_messages
from bottega.server.core.commands import Denied, Done, SayMove
from bottega.server.core.effects import Tell
from bottega.server.core.live import LiveMatches
from bottega.server.core.live_match import Live
from bottega.server.core.store.rows import Entry, Head
from bottega.server.core.store.store import Store
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import new_id
from bottega.server.platform.metrics import Metrics
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import away, open_store
from tests.server.playing import keep, new_head, random_say

pytestmark = pytest.mark.anyio


class Node(LiveMatches):
    """One node's memory, with its bus in reach."""

    def __init__(self, store: Store, exchange: Exchange, **settings: Any) -> None:
        self.own_bus = MemoryBus(exchange)
        super().__init__(store, self.own_bus, GAMES, Metrics(), **settings)

    async def listen(self, head: Head) -> Live:
        """Find a match and listen to its table."""
        live = await self.find(head.id)

        def hear(data: bytes) -> None:
            moved = bus_messages.decode_message(data)
            assert isinstance(moved, bus_messages.Moved)
            self.hear(live, moved.entry)

        await self.own_bus.listen(bus_messages.table_topic(head.table), hear)
        return live


class FlakyStore(Store):
    """A store whose appends get lost on the way there or on the way back."""

    def __init__(self, url: str, chance: random.Random) -> None:
        super().__init__(url)
        self.chance = chance

    async def append(self, entry: Entry) -> bool:
        lot = self.chance.random()
        if lot < 0.2:
            raise Unavailable("lost on the way there")
        first = await super().append(entry)
        if lot < 0.4:
            raise Unavailable("lost on the way back")
        return first


@pytest.fixture
async def store(own_database: str) -> AsyncIterator[Store]:
    async with open_store(own_database) as made:
        yield made


async def settled(*nodes: Node) -> None:
    """Let everything that is under way happen."""
    for _ in range(20):
        for node in nodes:
            await node.drain()
        await asyncio.sleep(0)


async def test_what_one_node_appends_the_other_hears(store: Store) -> None:
    exchange, head = Exchange(), new_head()
    await keep(store, head)
    one, other = Node(store, exchange), Node(store, exchange)
    mine, theirs = await one.listen(head), await other.listen(head)
    told: list[int] = []
    other.memory.watch(theirs, lambda tell: told.append(tell.happened.ply))
    assert await one.answer(mine, SayMove(0, 0, "start front", "a")) == Done(1)
    await settled(one, other)
    assert told == [1]
    assert theirs.match.ply == 1


async def test_both_nodes_take_moves_of_the_same_match_at_once(store: Store) -> None:
    exchange, head = Exchange(), new_head(seats=4)
    await keep(store, head)
    nodes = [Node(store, exchange), Node(store, exchange)]
    lives = [await node.listen(head) for node in nodes]
    replies = await asyncio.gather(
        *[nodes[n % 2].answer(lives[n % 2], SayMove(n, 0, "start front", f"k{n}")) for n in range(4)]
    )
    assert sorted(reply.ply for reply in replies if isinstance(reply, Done)) == [1, 2, 3, 4]
    await settled(*nodes)
    assert [live.match.ply for live in lives] == [4, 4]


async def test_the_same_command_by_way_of_both_nodes_is_played_once(store: Store) -> None:
    exchange, head = Exchange(), new_head()
    await keep(store, head)
    nodes = [Node(store, exchange), Node(store, exchange)]
    lives = [await node.listen(head) for node in nodes]
    say = SayMove(0, 0, "start front", "same")
    replies = await asyncio.gather(*[node.answer(live, say) for node, live in zip(nodes, lives, strict=True)])
    assert replies == [Done(1), Done(1)]
    assert len(await store.entries(head.id)) == 1


async def test_a_node_cut_from_the_bus_catches_up_when_told_to(store: Store) -> None:
    exchange, head = Exchange(), new_head()
    await keep(store, head)
    one, other = Node(store, exchange), Node(store, exchange)
    mine, theirs = await one.listen(head), await other.listen(head)
    other.own_bus.cut()
    await one.answer(mine, SayMove(0, 0, "start front", "a"))
    await settled(one, other)
    assert theirs.match.ply == 0
    other.own_bus.mend()
    other.catch_up(theirs)
    await settled(one, other)
    assert theirs.match.ply == 1


async def test_a_match_is_played_through_a_store_that_loses_answers(own_database: str) -> None:
    chance = random.Random(1)
    store, exchange, head = FlakyStore(own_database, chance), Exchange(), new_head(lot=4)
    await store.open()
    await keep(store, head)
    nodes = [Node(store, exchange), Node(store, exchange)]
    lives = [await node.listen(head) for node in nodes]
    acknowledged: list[tuple[int, str]] = []
    while not lives[0].match.over:
        n = chance.randrange(2)
        say = random_say(lives[n].match, chance)
        reply = await nodes[n].answer(lives[n], say)
        while reply == Denied("unavailable"):
            reply = await nodes[n].answer(lives[n], say)
        assert isinstance(reply, Done)
        acknowledged.append((reply.ply, say.key))
        await settled(*nodes)
        for node, live in zip(nodes, lives, strict=True):
            node.catch_up(live)
        await settled(*nodes)
    log = [(entry.ply, entry.key) for entry in await store.entries(head.id)]
    assert log == acknowledged
    assert lives[1].match.over
    kept = await store.head(head.id)
    assert kept is not None
    assert kept.over
    await store.close()


async def test_while_the_store_is_away_commands_are_denied_and_come_through_later(store: Store) -> None:
    head = new_head()
    await keep(store, head)
    node = Node(store, Exchange(), patience=0.2)
    live = await node.find(head.id)
    say = SayMove(0, 0, "start front", "a")
    with away(store):
        assert await node.answer(live, say) == Denied("unavailable")
    assert await node.answer(live, say) == Done(1)


async def test_a_match_is_loaded_once_by_many_who_ask_at_once(store: Store) -> None:
    head = new_head()
    await keep(store, head)
    node = Node(store, Exchange())
    lives = await asyncio.gather(*[node.find(head.id) for _ in range(10)])
    assert len({id(live) for live in lives}) == 1


async def test_there_is_no_match_by_a_made_up_id(store: Store) -> None:
    node = Node(store, Exchange())
    with pytest.raises(Refused, match="no_such_match"):
        await node.find(new_id())


async def test_what_nobody_watches_is_forgotten_first(store: Store) -> None:
    node = Node(store, Exchange(), cached=3)
    told: list[Tell] = []
    heads = [new_head() for _ in range(6)]
    for head in heads:
        await keep(store, head)
        live = await node.find(head.id)
        if head is heads[0]:
            node.memory.watch(live, told.append)
    assert list(node.memory.live) == [heads[n].id for n in (0, 3, 4, 5)]
    await node.find(heads[3].id)
    node.memory.unwatch(await node.find(heads[0].id), told.append)
    assert list(node.memory.live) == [heads[n].id for n in (0, 3, 5)]


async def test_bots_are_handed_their_turns_and_a_lost_turn_comes_again(store: Store) -> None:
    exchange, head = Exchange(), new_head(bots=("", "random"))
    await keep(store, head)
    node = Node(store, exchange)
    live = await node.find(head.id)
    await node.answer(live, SayMove(0, 0, "start front", "a"))
    await settled(node)
    jobs = await node.bus.take_jobs("random", 10, 0.1)
    assert [bus_messages.decode_turn(job.data) for job in jobs] == [
        bus_messages.Turn(head.id, 1, 1, "random")
    ]
    await jobs[0].done()
    node.stir(live, 1)
    node.stir(live, 1)
    await settled(node)
    assert len(await node.bus.take_jobs("random", 10, 0.1)) == 1


async def test_a_match_that_comes_from_the_log_has_waited_since_its_last_move(store: Store) -> None:
    head = new_head()
    await keep(store, head)
    one, other = Node(store, Exchange()), Node(store, Exchange())
    clock = one.clock.now
    one.clock.now = lambda: clock() - 60.0  # type: ignore[method-assign]
    assert await one.answer(await one.find(head.id), SayMove(0, 0, "start front", "a")) == Done(1)
    moved = (await other.find(head.id)).moved
    assert 60.0 <= asyncio.get_running_loop().time() - moved < 90.0


async def test_a_bus_that_is_away_costs_no_move(store: Store) -> None:
    head = new_head(bots=("", "random"))
    await keep(store, head)
    node = Node(store, Exchange())
    live = await node.find(head.id)
    node.own_bus.cut()
    assert await node.answer(live, SayMove(0, 0, "start front", "a")) == Done(1)
    await settled(node)


async def test_an_entry_that_does_not_follow_stops_the_match_and_not_the_node(store: Store) -> None:
    head = new_head()
    await keep(store, head)
    node = Node(store, Exchange())
    live = await node.find(head.id)
    assert await store.append(Entry(head.id, 1, 0, "nonsense", "x"))
    assert await node.answer(live, SayMove(0, 0, "start front", "a")) == Denied("broken")


async def test_a_watcher_that_stumbles_holds_up_nobody(store: Store) -> None:
    exchange, head = Exchange(), new_head()
    await keep(store, head)
    one, other = Node(store, exchange), Node(store, exchange)
    mine, theirs = await one.listen(head), await other.listen(head)

    def stumble(tell: Tell) -> None:
        raise RuntimeError("a bug in a view")

    one.memory.watch(mine, stumble)
    for seat in range(2):
        reply = await one.answer(mine, SayMove(seat, 0, "start front", f"k{seat}"))
        assert reply == Done(seat + 1)
    await settled(one, other)
    assert theirs.match.ply == 2
    assert one.metrics.internal_errors._value.get() == 2
