"""Matches that are over leave the log for packed records, and nobody notices."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from moto.server import ThreadedMotoServer

from bottega.commands.doctor import look_at_bucket
from bottega.games import SHELF
from bottega.server.errors import BadLog, Unavailable
from bottega.server.ids import Id, new_id, shard_of
from bottega.server.matches.keys import by_house, stand_in_key
from bottega.server.matches.match import Match, played
from bottega.server.matches.records import record_file
from bottega.server.metrics import Metrics
from bottega.server.minutes import ENOUGH
from bottega.server.node import Node
from bottega.server.packing import DAY
from bottega.server.protocol import BotSeat, MySeat, Order, WhatIf
from bottega.server.store.bucket import Bucket
from bottega.server.store.packed import pack, unpack
from bottega.server.store.rows import Entry, Guest, Head
from bottega.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.backup.copies import backed_up, restored
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import open_store, quick_settings
from tests.server.playing import keep, new_head, play_on, random_say

pytestmark = pytest.mark.anyio


# --- the form ---------------------------------------------------------------------------------------


def a_log(game: str) -> list[Entry]:
    """A whole match, with what a log may have beside moves."""
    chance, head = random.Random(game), new_head(SHELF[game], seats=2)
    entries, at = play_on(Match(head, SHELF[game]), chance), 1_790_000_000.0
    for place, entry in enumerate(entries):
        at += chance.lognormvariate(2, 1)
        key = stand_in_key(place, entry.seat) if place == 3 else f"{chance.getrandbits(128):032x}"
        back = 0 if place == 4 else None
        entries[place] = msgspec.structs.replace(entry, at=round(at, 6), key=key, back=back)
    return entries


def without_keys(entries: list[Entry]) -> list[Entry]:
    """As they come back: a player's own keys are not kept."""
    return [entry if by_house(entry.key) else msgspec.structs.replace(entry, key="") for entry in entries]


@pytest.mark.parametrize("game", SHELF)
def test_a_log_is_the_same_when_it_is_unpacked(game: str) -> None:
    entries = a_log(game)
    assert unpack(entries[0].match, pack(entries)) == without_keys(entries)


def test_packed_logs_take_a_sixth_of_their_json() -> None:
    logs = [a_log(game) for game in SHELF]
    packed = sum([len(pack(entries)) for entries in logs])
    assert 6 * packed < sum([len(msgspec.json.encode(entries)) for entries in logs])


def test_a_record_that_was_spoiled_is_found_out() -> None:
    record = bytearray(pack(a_log("codex")))
    record[len(record) // 2] ^= 1
    for spoiled in (bytes(record), bytes(record[:-1]), b"", b"{}"):
        with pytest.raises(BadLog):
            unpack(1, spoiled)


# --- in a house -------------------------------------------------------------------------------------


@pytest.fixture
def clock() -> FrozenClock:
    return FrozenClock(time.time())  # the databases note themselves when a match was started


@pytest.fixture(scope="module")
def s3() -> Iterator[str]:
    """A server that speaks as S3 does."""
    server = ThreadedMotoServer(port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    yield f"http://{host}:{port}"
    server.stop()


@pytest.fixture(params=["databases", "bucket"])
def records(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where packed records are kept."""
    if request.param == "databases":
        return ""
    address = request.getfixturevalue("s3")
    name = f"bottega-{new_id(0)}"
    for variable, value in {
        "AWS_ACCESS_KEY_ID": "test",
        "AWS_SECRET_ACCESS_KEY": "test",
        "AWS_REGION": "us-east-1",
        "AWS_ENDPOINT_URL": address,
        "AWS_ALLOW_HTTP": "true",
        "BOTTEGA_RECORDS": f"s3://{name}/matches",
    }.items():
        monkeypatch.setenv(variable, value)
    assert httpx.put(f"{address}/{name}", timeout=PATIENCE).status_code == 200
    return f"s3://{name}/matches"


@asynccontextmanager
async def house(shards: list[str], clock: FrozenClock, records: str, **settings: Any) -> AsyncIterator[Node]:
    chosen = quick_settings(databases=tuple(shards), sweep=1e7, records=records, **settings)
    store = Store(shards, bucket=Bucket(records) if records else None)
    node = Node(chosen, store, MemoryBus(Exchange()), Metrics(), bots=["random"], clock=clock)
    await node.open()
    try:
        yield node
    finally:
        await node.close()


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
    async with node.store.reach(shard_of(match)) as connection:
        count: int = await connection.fetchval("SELECT count(*) FROM moves WHERE match = $1", match)
    return count


async def packed(node: Node, clock: FrozenClock) -> None:
    """So long later that everything is packed and has left the log."""
    for days in (node.settings.pack + 1, 2):
        clock.pass_(days * DAY)
        await node.packing.sweep()


async def test_a_match_leaves_the_log_a_day_after_it_was_packed(
    shards: list[str], clock: FrozenClock, records: str
) -> None:
    async with house(shards, clock, records) as node:
        anna = await node.guests.enter("Anna")
        over, under_way = await a_match(node, anna), await a_match(node, anna, 5)
        before, going = await node.store.entries(over.id), await node.store.entries(under_way.id)
        clock.pass_(29 * DAY)
        await node.packing.sweep()
        assert await node.store.entries(over.id) == before
        clock.pass_(2 * DAY)
        await node.packing.sweep()
        assert await in_log(node, over.id) == len(before), "nodes of the release before still look there"
        late = msgspec.structs.replace(before[-1], ply=before[-1].ply + 1)
        assert not await node.store.append(late), "the log of a packed match took another line"
        clock.pass_(2 * DAY)
        await node.packing.sweep()
        assert await in_log(node, over.id) == 0
        assert await node.store.entries(over.id) == without_keys(before)
        assert await node.store.entries(over.id, after=len(before) - 2) == without_keys(before)[-2:]
        assert await node.store.newest([over.id, under_way.id]) == {over.id: len(before), under_way.id: 5}
        assert await node.store.entries(under_way.id) == going
        assert not await node.store.append(before[0]), "a stale node began the match once more"
        await node.packing.sweep()  # there is nothing left to do, and that is no trouble


async def test_replays_records_what_ifs_exports_and_deleting_do_not_notice(
    shards: list[str], clock: FrozenClock, records: str
) -> None:
    async with house(shards, clock, records) as node:
        anna = await node.guests.enter("Anna")
        head = await a_match(node, anna)
        game, table = node.shelf[head.game], await node.table_store.find(head.table)
        log = await node.store.entries(head.id)
        told = record_file(head, game, log)
        exported = await node.accounts.export.document(anna)
        await packed(node, clock)
        assert await in_log(node, head.id) == 0
        assert record_file(head, game, await node.store.entries(head.id)) == told
        assert (await node.accounts.export.document(anna))["matches"] == exported["matches"]
        node.matches.live.clear()
        node.matches.unwatched.clear()
        live = await node.matches.find(head.id)
        assert live.match.over
        order = WhatIf(5, 0, [MySeat("Anna"), BotSeat("random")])
        tried, _ = await node.tries.open(anna.id, head, game, table, order)
        copied = await node.store.entries(tried.match)
        assert [entry.text for entry in copied] == [entry.text for entry in log[:5]]
        await node.accounts.leaving.delete(anna)
        unnamed = await node.store.head(head.id)
        assert unnamed is not None
        assert unnamed.players[0] == "–"
        assert played(unnamed, game, await node.store.entries(head.id)).over


async def test_how_long_matches_last_is_known_of_packed_ones_too(
    shards: list[str], clock: FrozenClock
) -> None:
    async with house(shards, clock, "") as node:
        for lot in range(ENOUGH):
            head = msgspec.structs.replace(new_head(lot=lot), began=clock.now())
            await keep(node.store, head)
            for entry in play_on(Match(head, SHELF["codex"]), random.Random(lot)):
                at = clock.now() + 10.0 * entry.ply
                await node.store.append(msgspec.structs.replace(entry, at=at))
            await node.store.finish(head.id)
        lengths = await node.minutes.measure()
        assert lengths
        await packed(node, clock)
        assert await node.minutes.measure() == lengths


async def test_two_nodes_pack_at_once_and_every_match_is_packed_once(
    shards: list[str], clock: FrozenClock
) -> None:
    async with house(shards, clock, "") as one, house(shards, clock, "") as other:
        anna = await one.guests.enter("Anna")
        heads = [await a_match(one, anna) for _ in range(4)]
        logs = [await one.store.entries(head.id) for head in heads]
        for days in (31, 2):
            clock.pass_(days * DAY)
            await asyncio.gather(one.packing.sweep(), other.packing.sweep())
        assert [await in_log(one, head.id) for head in heads] == [0] * 4
        assert [await other.store.entries(head.id) for head in heads] == [without_keys(log) for log in logs]


async def test_a_backup_holds_what_is_packed(
    shards: list[str], clock: FrozenClock, records: str, tmp_path: Path
) -> None:
    async with house(shards, clock, records) as node:
        anna = await node.guests.enter("Anna")
        heads = [await a_match(node, anna) for _ in range(2)]
        await packed(node, clock)
        later = await a_match(node, anna)
        logs = {head.id: await node.store.entries(head.id) for head in [*heads, later]}
    await backed_up(shards, tmp_path / "backup")
    async with restored(tmp_path / "backup", "--no-journal") as (urls, told):
        assert "3 matches with" in told.stdout
        store = Store(urls, bucket=Bucket(records) if records else None)
        await store.open()
        assert {id: await store.entries(id) for id in logs} == logs
        await store.close()


@pytest.mark.parametrize("records", ["bucket"], indirect=True)
async def test_the_doctor_writes_into_the_bucket_and_says_when_that_fails(records: str) -> None:
    assert not (await look_at_bucket(records)).wrong
    assert "not found" in (await look_at_bucket("s3://nobody-made-it/matches")).wrong


async def test_without_its_bucket_a_house_says_so(shards: list[str]) -> None:
    async with open_store(shards) as store:
        head = new_head()
        await keep(store, head)
        async with store.reach(0) as connection:
            await connection.execute(
                "INSERT INTO packed (match, plies, last_at, last_text, made) VALUES ($1, 1, now(), '', 0)",
                head.id,
            )
        with pytest.raises(Unavailable, match="BOTTEGA_RECORDS"):
            await store.entries(head.id)
