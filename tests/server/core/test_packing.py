"""Matches that are over leave the log for packed records, and nobody notices."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

from bottega.games import GAMES
from bottega.server.core.durations import ENOUGH
from bottega.server.core.keys import by_server, stand_in_key
from bottega.server.core.match import Match, played
from bottega.server.core.packing import DAY
from bottega.server.core.records import record_file
from bottega.server.core.store.packed import pack, unpack
from bottega.server.core.store.rows import Entry, Guest, Head
from bottega.server.core.store.store import Store
from bottega.server.features.what_if.messages import WhatIf
from bottega.server.features.what_if.what_ifs import WhatIfs
from bottega.server.node import Node
from bottega.server.platform.errors import BadLog
from bottega.server.platform.ids import Id
from bottega.server.tables.order import BotSeat, MySeat, Order
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange
from tests.server.ops.backup.copies import backed_up, restored
from tests.server.playing import keep, new_head, play_on, random_say
from tests.server.timing.timed import timed_node

pytestmark = pytest.mark.anyio


# --- the form ---------------------------------------------------------------------------------------


def a_log(game: str) -> list[Entry]:
    """A whole match, with what a log may have beside moves."""
    chance, head = random.Random(game), new_head(GAMES[game], seats=2)
    entries, at = play_on(Match(head, GAMES[game]), chance), 1_790_000_000.0
    for place, entry in enumerate(entries):
        at += chance.lognormvariate(2, 1)
        key = stand_in_key(place, entry.seat) if place == 3 else f"{chance.getrandbits(128):032x}"
        back = 0 if place == 4 else None
        entries[place] = msgspec.structs.replace(entry, at=round(at, 6), key=key, back=back)
    return entries


def without_keys(entries: list[Entry]) -> list[Entry]:
    """As they come back: a player's own keys are not kept."""
    return [entry if by_server(entry.key) else msgspec.structs.replace(entry, key="") for entry in entries]


@pytest.mark.parametrize("game", GAMES)
def test_a_log_is_the_same_when_it_is_unpacked(game: str) -> None:
    entries = a_log(game)
    assert unpack(entries[0].match, pack(entries)) == without_keys(entries)


def test_packed_logs_take_a_sixth_of_their_json() -> None:
    logs = [a_log(game) for game in GAMES]
    packed = sum([len(pack(entries)) for entries in logs])
    assert 6 * packed < sum([len(msgspec.json.encode(entries)) for entries in logs])


def test_a_record_that_was_spoiled_is_found_out() -> None:
    record = bytearray(pack(a_log("codex")))
    record[len(record) // 2] ^= 1
    for spoiled in (bytes(record), bytes(record[:-1]), b"", b"{}"):
        with pytest.raises(BadLog):
            unpack(1, spoiled)


# --- at a node --------------------------------------------------------------------------------------


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock(time.time())  # the database notes itself when a match was started


async def a_match(node: Node, host: Guest, plies: int = 10_000) -> Head:
    order = Order("codex", [MySeat(host.name), BotSeat("random")])
    table, _ = await node.table_store.open(host.id, order)
    match, chance = (await node.table_store.start(table.id, host.id)).match, random.Random(7)
    live = await node.matches.find(match)
    while not live.match.over and live.match.ply < plies:
        await node.matches.answer(live, random_say(live.match, chance))
    await node.matches.drain()
    head = await node.store.head(match)
    assert head is not None
    return head


async def in_log(node: Node, match: Id) -> int:
    async with node.store.reach() as connection:
        count: int = await connection.fetchval("SELECT count(*) FROM moves WHERE match = $1", match)
    return count


async def packed(node: Node, clock: FrozenClock) -> None:
    """So long later that everything is packed and has left the log."""
    for days in (node.settings.pack + 1, 2):
        clock.pass_(days * DAY)
        await node.packing.pack_due()


async def test_a_match_leaves_the_log_a_day_after_it_was_packed(
    own_database: str, clock: FrozenClock
) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        anna = await node.guests.enter("Anna")
        over, under_way = await a_match(node, anna), await a_match(node, anna, 5)
        before, going = await node.store.entries(over.id), await node.store.entries(under_way.id)
        clock.pass_(29 * DAY)
        await node.packing.pack_due()
        assert await node.store.entries(over.id) == before
        clock.pass_(2 * DAY)
        await node.packing.pack_due()
        assert await in_log(node, over.id) == len(before), "nodes of the release before still look there"
        late = msgspec.structs.replace(before[-1], ply=before[-1].ply + 1)
        assert not await node.store.append(late), "the log of a packed match took another line"
        clock.pass_(2 * DAY)
        await node.packing.pack_due()
        assert await in_log(node, over.id) == 0
        assert await node.store.entries(over.id) == without_keys(before)
        assert await node.store.entries(over.id, after=len(before) - 2) == without_keys(before)[-2:]
        assert await node.store.newest([over.id, under_way.id]) == {over.id: len(before), under_way.id: 5}
        assert await node.store.entries(under_way.id) == going
        assert not await node.store.append(before[0]), "a stale node began the match once more"
        await node.packing.pack_due()  # there is nothing left to do, and that is no trouble


async def test_replays_records_what_ifs_exports_and_deleting_do_not_notice(
    own_database: str, clock: FrozenClock
) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        anna = await node.guests.enter("Anna")
        head = await a_match(node, anna)
        game, table = node.games[head.game], await node.table_store.find(head.table)
        log = await node.store.entries(head.id)
        told = record_file(head, game, log)
        exported = await node.accounts.export.document(anna)
        await packed(node, clock)
        assert await in_log(node, head.id) == 0
        assert record_file(head, game, await node.store.entries(head.id)) == told
        assert (await node.accounts.export.document(anna))["matches"] == exported["matches"]
        node.matches.memory.live.clear()
        node.matches.memory.unwatched.clear()
        live = await node.matches.find(head.id)
        assert live.match.over
        order = WhatIf(5, 0, [MySeat("Anna"), BotSeat("random")])
        tried, _ = await node.service(WhatIfs).open(anna.id, head, game, table, order)
        copied = await node.store.entries(tried.match)
        assert [entry.text for entry in copied] == [entry.text for entry in log[:5]]
        await node.accounts.leaving.delete(anna)
        unnamed = await node.store.head(head.id)
        assert unnamed is not None
        assert unnamed.players[0] == "–"
        assert played(unnamed, game, await node.store.entries(head.id)).over


async def test_how_long_matches_last_is_known_of_packed_ones_too(
    own_database: str, clock: FrozenClock
) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        for lot in range(ENOUGH):
            head = msgspec.structs.replace(new_head(lot=lot), began=clock.now())
            await keep(node.store, head)
            for entry in play_on(Match(head, GAMES["codex"]), random.Random(lot)):
                at = clock.now() + 10.0 * entry.ply
                await node.store.append(msgspec.structs.replace(entry, at=at))
            await node.store.finish(head.id)
        lengths = await node.durations.measure()
        assert lengths
        await packed(node, clock)
        assert await node.durations.measure() == lengths


async def test_two_nodes_pack_at_once_and_every_match_is_packed_once(
    own_database: str, clock: FrozenClock
) -> None:
    async with (
        timed_node(own_database, Exchange(), clock) as one,
        timed_node(own_database, Exchange(), clock) as other,
    ):
        anna = await one.guests.enter("Anna")
        heads = [await a_match(one, anna) for _ in range(4)]
        logs = [await one.store.entries(head.id) for head in heads]
        for days in (31, 2):
            clock.pass_(days * DAY)
            await asyncio.gather(one.packing.pack_due(), other.packing.pack_due())
        assert [await in_log(one, head.id) for head in heads] == [0] * 4
        assert [await other.store.entries(head.id) for head in heads] == [without_keys(log) for log in logs]


async def test_a_backup_holds_what_is_packed(own_database: str, clock: FrozenClock, tmp_path: Path) -> None:
    async with timed_node(own_database, Exchange(), clock) as node:
        anna = await node.guests.enter("Anna")
        heads = [await a_match(node, anna) for _ in range(2)]
        await packed(node, clock)
        later = await a_match(node, anna)
        logs = {head.id: await node.store.entries(head.id) for head in [*heads, later]}
    await backed_up(own_database, tmp_path / "backup")
    async with restored(tmp_path / "backup", "--no-journal") as (url, told):
        assert "3 matches with" in told.stdout
        store = Store(url)
        await store.open()
        assert {id: await store.entries(id) for id in logs} == logs
        await store.close()
