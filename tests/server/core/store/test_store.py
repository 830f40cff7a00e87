"""What the store does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from bottega.games import GAMES
from bottega.server.core.store.rows import Browser, Entry, Guest, Head, Remark, TableRow, Ticket, Wanted
from bottega.server.core.store.store import MOST_BROWSERS, MOST_REMARKS, Store
from bottega.server.core.time_control import DailyClock, LiveClock
from bottega.server.platform.ids import Id, new_id
from bottega.server.tables.opening import open_table
from bottega.server.tables.order import BotSeat, MySeat, OpenSeat, Order
from tests.server.nodes import open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with open_store(database) as made:
        yield made


def entry(match: int, ply: int, text: str = "pass", key: str = "k", back: int | None = None) -> Entry:
    return Entry(match, ply, 1, text, key, back)


def row(id: int, version: int = 1, listed: bool = False, guests: tuple[int, ...] = ()) -> TableRow:
    return TableRow(id, version, listed, list(guests), b'{"game": "codex"}')


def head(id: int, table: int) -> Head:
    return Head(id, table, "codex", 1, "cards", 2, {"a": "b"}, "00", "11", ["", "ciao"], ["A", "é"], ["", ""])


async def test_an_entry_is_read_back_as_it_was_written(store: Store) -> None:
    match = new_id()
    wrote = [entry(match, 1, "place G12 front 3,5", "a"), entry(match, 2, "", "b", back=0)]
    wrote += [
        Entry(match, 3, 1, "pass", "c", at=1_799_999_999.123),
        Entry(match, 4, 1, "pass", "d", at=0.001),
    ]
    for one in wrote:
        assert await store.append(one)
    assert await store.entries(match) == wrote
    assert await store.entries(match, after=1) == wrote[1:]
    assert await store.entries(match, after=4) == []


async def test_the_first_entry_of_a_ply_stays(store: Store) -> None:
    match = new_id()
    assert await store.append(entry(match, 1, key="first"))
    assert not await store.append(entry(match, 1, key="second"))
    assert not await store.append(entry(match, 1, key="first"))
    assert [one.key for one in await store.entries(match)] == ["first"]


async def test_of_many_at_once_exactly_one_wins_and_the_others_are_not_held_up(store: Store) -> None:
    contested, free = new_id(), [new_id() for _ in range(50)]
    rivals = [store.append(entry(contested, 1, key=f"k{n}")) for n in range(20)]
    others = [store.append(entry(match, 1)) for match in free]
    won = await asyncio.gather(*rivals, *others)
    assert sum(won[:20]) == 1
    assert all(won[20:])
    assert [one.key for one in await store.entries(contested)] == [f"k{won.index(True)}"]


async def test_newest_knows_the_last_ply_of_each(store: Store) -> None:
    long, short, none = new_id(), new_id(), new_id()
    for ply in (1, 2, 3):
        await store.append(entry(long, ply))
    await store.append(entry(short, 1))
    assert await store.newest([long, short, none]) == {long: 3, short: 1}


async def test_a_table_changes_only_from_the_version_before(store: Store) -> None:
    id = new_id()
    assert await store.table(id) is None
    assert await store.add_table(row(id))
    assert not await store.add_table(row(id))
    assert await store.save_table(row(id, version=2, guests=(5,)))
    assert not await store.save_table(row(id, version=2))
    assert not await store.save_table(row(id, version=4))
    assert not await store.save_table(row(new_id(), version=2))
    kept = await store.table(id)
    assert kept is not None
    assert (kept.version, kept.guests) == (2, [5])
    assert msgspec.json.decode(kept.document) == {"game": "codex"}
    assert await store.versions([id, new_id()]) == {id: 2}


async def test_a_match_starts_with_its_table_or_not_at_all(store: Store) -> None:
    id, first, second = new_id(), new_id(), new_id()
    await store.add_table(row(id))
    assert await store.save_table(row(id, version=2), head(first, id))
    assert not await store.save_table(row(id, version=2), head(second, id))
    assert await store.head(first) == head(first, id)
    assert await store.head(second) is None


async def test_a_match_can_be_noted_as_over(store: Store) -> None:
    id, match = new_id(), new_id()
    await store.add_table(row(id))
    await store.save_table(row(id, version=2), head(match, id))
    for _ in range(2):
        await store.finish(match)
        kept = await store.head(match)
        assert kept is not None
        assert kept.over


async def test_the_lobby_lists_public_tables_the_last_changed_first(store: Store) -> None:
    one, other, hidden = new_id(), new_id(), new_id()
    for id, listed in ((one, True), (other, True), (hidden, False)):
        await store.add_table(row(id, listed=listed))
    await store.save_table(row(one, version=2, listed=True))
    ids = [listed.id for listed in await store.listed(100)]
    assert [id for id in ids if id in (one, other, hidden)] == [one, other]
    assert len(await store.listed(1)) == 1


async def test_the_lobby_is_searched_by_game_speed_free_seats_and_level(store: Store) -> None:
    you, open_seat = MySeat("Lisa"), OpenSeat()
    orders = {
        "free": Order("codex", [you, open_seat], public=True),
        "reserved": Order("codex", [you, OpenSeat(reserved=True)], public=True),
        "full": Order("codex", [you, BotSeat("random")], public=True, clock=LiveClock(600)),
        "daily": Order("workshop", [you, open_seat], public=True, clock=DailyClock(24)),
        "weak": Order("workshop", [you, open_seat], public=True, rated=True, clock=DailyClock(48)),
        "strong": Order("workshop", [you, open_seat], public=True, rated=True, clock=DailyClock(48)),
    }
    made: dict[int, str] = {}
    for name, order in orders.items():
        table, _ = open_table(new_id(), 7, order, GAMES, ["random"])
        table.chairs[0].level = {"weak": 3, "strong": 30}.get(name)
        await store.add_table(table.row())
        made[table.id] = name

    async def found(**wanted: Any) -> set[str]:
        return {made[row.id] for row in await store.listed(1000, Wanted(**wanted)) if row.id in made}

    assert await found() == set(orders)
    assert await found(game="codex") == {"free", "reserved", "full"}
    assert await found(speed="live") == {"full"}
    assert await found(speed="daily") == {"daily", "weak", "strong"}
    assert await found(speed="none", game="codex") == {"free", "reserved"}
    assert await found(free=True, game="codex") == {"free"}
    assert await found(levels=(25, 35)) == {"strong"}
    assert await found(levels=(0, 5)) == {"weak"}
    assert await found(game="inventors") == set()
    few = frozenset(id for id, name in made.items() if name in ("free", "full"))
    assert await found(among=few) == {"free", "full"}
    assert await found(among=few, game="workshop") == set()
    assert await found(among=frozenset()) == set()
    assert await found(among=frozenset(made), each=1) == {"strong"}  # the newest


async def test_a_guest_finds_the_tables_they_sit_at(store: Store) -> None:
    guest, stranger, here, there = new_id(), new_id(), new_id(), new_id()
    await store.add_table(row(here, guests=(guest, stranger)))
    await store.add_table(row(there, guests=(guest,)))
    assert [row.id for row in await store.tables_of(guest, 10)] == [there, here]
    await store.save_table(row(there, version=2))
    assert [row.id for row in await store.tables_of(guest, 10)] == [here]
    assert [row.id for row in await store.tables_of(stranger, 10)] == [here]


async def test_a_guest_may_change_their_name(store: Store) -> None:
    guest = Guest(new_id(), "Lisa")
    assert await store.guest(guest.id) is None
    assert await store.add_guest(guest)
    assert not await store.add_guest(guest)
    await store.save_guest(Guest(guest.id, "Lisa del Giocondo", epoch=1))
    assert await store.guest(guest.id) == Guest(guest.id, "Lisa del Giocondo", 1)
    await store.save_guest(guest)
    assert await store.guest(guest.id) == Guest(guest.id, "Lisa", 1), "an epoch never falls"


def browser(guest: Id, used: int = 5) -> Browser:
    return Browser(new_id(), guest, "Firefox", 5, used)


async def test_a_cookie_is_good_while_its_browser_is_signed_in_and_its_epoch_lasts(store: Store) -> None:
    id = new_id()
    table_store, phone = browser(id), browser(id, used=9)
    await store.add_guest(Guest(id, "Lisa", 0, table_store))
    await store.add_browser(phone)
    tickets = [Ticket(id, 0, one.id) for one in (table_store, phone)]
    assert await store.bearer(tickets[1]) == Guest(id, "Lisa", 0, phone)
    worthless = [
        Ticket(id, 0),
        Ticket(id, 0, new_id()),
        Ticket(new_id(), 0, table_store.id),
        Ticket(id, 1, table_store.id),
    ]
    assert [await store.bearer(one) for one in worthless] == [None] * 4
    assert set(await store.ended(tickets + worthless)) == set(worthless)
    assert await store.browsers(id) == [phone, table_store]
    await store.use_browser(msgspec.structs.replace(table_store, used=11))
    assert [one.id for one in await store.browsers(id)] == [table_store.id, phone.id]
    await store.end_browser(new_id(), phone.id)
    assert await store.ended(tickets) == []
    await store.end_browser(id, phone.id)
    assert await store.ended(tickets) == [tickets[1]]
    await store.renew(Guest(id, "Lisa", 1, phone))
    assert await store.ended([*tickets, Ticket(id, 1, phone.id)]) == tickets
    assert await store.browsers(id) == [phone]


async def test_cookies_that_name_no_browser_are_good_until_they_are_ended(store: Store) -> None:
    id = new_id()
    await store.add_guest(Guest(id, "Lisa"))
    assert (await store.bearer(Ticket(id, 0)), await store.unnamed(id)) == (Guest(id, "Lisa"), True)
    await store.end_browser(id, 0)
    assert (await store.bearer(Ticket(id, 0)), await store.unnamed(id)) == (None, False)


async def test_of_too_many_browsers_the_longest_unused_give_way(store: Store) -> None:
    id = new_id()
    await store.add_guest(Guest(id, "Lisa"))
    for used in range(MOST_BROWSERS + 2):
        await store.add_browser(browser(id, used))
    found = await store.browsers(id)
    assert (len(found), found[-1].used) == (MOST_BROWSERS, 2)


async def test_an_id_that_was_made_up_is_just_not_there(store: Store) -> None:
    made_up = new_id()
    assert await store.table(made_up) is None
    assert await store.head(made_up) is None
    assert await store.guest(made_up) is None
    assert await store.entries(made_up) == []
    assert await store.remarks(made_up) == []
    assert await store.newest([made_up]) == {}
    assert await store.versions([made_up]) == {}


async def test_the_store_says_whether_it_can_be_used(store: Store) -> None:
    await store.check()


def remark(table: int, key: str, text: str = "ciao", guest: int = 7) -> Remark:
    return Remark(table, 0, guest, 1, "Lisa é", text, key)


async def test_remarks_are_numbered_at_each_table_and_read_back_in_order(store: Store) -> None:
    here, there = new_id(), new_id()
    for table in (here, there):
        await store.add_table(row(table))
    assert await store.remarks(here) == []
    kept = [await store.add_remark(remark(here, f"k{n}", f"{n} <b>")) for n in range(3)]
    other = await store.add_remark(remark(there, "k0"))
    assert [one.number for one in kept] == [1, 2, 3]
    assert other.number == 1
    assert await store.remarks(here) == kept
    assert [one.text for one in kept] == ["0 <b>", "1 <b>", "2 <b>"]
    assert all(abs(one.at - time.time()) < 60 for one in kept)


async def test_a_remark_said_again_with_its_key_is_kept_once_but_keys_are_ones_own(store: Store) -> None:
    table = new_id()
    await store.add_table(row(table))
    first = await store.add_remark(remark(table, "k", "as said first"))
    assert await store.add_remark(remark(table, "k", "again")) == first
    another = await store.add_remark(remark(table, "k", guest=8))
    assert (another.number, another.guest) == (2, 8)
    assert await store.remarks(table) == [first, another]


async def test_remarks_of_many_at_once_are_all_kept_under_numbers_of_their_own(store: Store) -> None:
    table = new_id()
    await store.add_table(row(table))
    kept = await asyncio.gather(*[store.add_remark(remark(table, f"k{n}")) for n in range(12)])
    assert sorted(one.number for one in kept) == list(range(1, 13))
    assert {one.key for one in await store.remarks(table)} == {f"k{n}" for n in range(12)}


async def test_of_a_table_only_the_newest_remarks_are_kept(store: Store) -> None:
    table = new_id()
    await store.add_table(row(table))
    for n in range(MOST_REMARKS + 3):
        await store.add_remark(remark(table, f"k{n}"))
    assert [one.number for one in await store.remarks(table)] == list(range(4, MOST_REMARKS + 4))
