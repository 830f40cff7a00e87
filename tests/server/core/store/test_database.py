"""What only the real store can show: group commit, migrations, a database that is away."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import asyncpg
import pytest

from bottega.server.core.store import writer
from bottega.server.core.store.rows import Entry
from bottega.server.core.store.store import Store
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import new_id
from bottega.server.platform.postgres.migrate import migrate, revisions
from bottega.server.platform.postgres.migrations import NEWEST, WORKS_FROM
from tests.server.engines import empty_database

pytestmark = pytest.mark.anyio


async def test_entries_of_a_moment_share_a_commit(database: str) -> None:
    commits: list[int] = []

    def count(entries: int, seconds: float) -> None:
        commits.append(entries)

    store = Store(database, committed=count)
    await store.open()
    matches = [new_id() for _ in range(300)]
    assert all(await asyncio.gather(*[store.append(Entry(match, 1, 0, "pass", "k")) for match in matches]))
    await store.close()
    assert sum(commits) == 300
    assert len(commits) < 10


async def test_nobody_waits_once_as_many_are_here_as_lately_came_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "GATHER", 1e9)  # who waits for the clock waits for ever
    commits: list[int] = []
    store = Store(database, committed=lambda entries, _: commits.append(entries))
    await store.open()
    matches = [new_id() for _ in range(3)]
    for ply in (1, 2, 3):
        written = [store.append(Entry(match, ply, 0, "pass", "k")) for match in matches]
        assert all(await asyncio.gather(*written))
    await store.close()
    assert commits == [3, 3, 3]


async def test_fewer_than_lately_wait_for_the_clock_or_the_end(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(database)
    await store.open()
    matches = [new_id() for _ in range(3)]
    await asyncio.gather(*[store.append(Entry(match, 1, 0, "pass", "k")) for match in matches])
    assert await store.append(Entry(matches[0], 2, 0, "pass", "k"))
    monkeypatch.setattr(writer, "GATHER", 1e9)
    assert await store.append(Entry(matches[0], 3, 0, "pass", "k"))
    last = asyncio.ensure_future(store.append(Entry(matches[0], 4, 0, "pass", "k")))
    await asyncio.sleep(0)
    await store.close()
    assert await last


async def test_an_entry_no_database_can_hold_does_not_take_the_others_with_it(database: str) -> None:
    store = Store(database)
    await store.open()
    good, bad = new_id(), new_id()
    answers = await asyncio.gather(
        store.append(Entry(good, 1, 0, "pass", "k")),
        store.append(Entry(bad, 1, 0, "\x00", "k")),
        store.append(Entry(good, 2, 0, "pass", "k")),
        return_exceptions=True,
    )
    assert answers[0] is True
    assert isinstance(answers[1], asyncpg.PostgresError)
    assert answers[2] is True
    await store.close()


async def test_what_is_waiting_is_written_before_the_store_closes(database: str) -> None:
    store = Store(database)
    await store.open()
    appends = [asyncio.ensure_future(store.append(Entry(new_id(), 1, 0, "pass", "k"))) for _ in range(5)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*appends) == [True] * 5
    with pytest.raises(Unavailable):
        await store.append(Entry(new_id(), 1, 0, "pass", "k"))


async def test_nobody_there_is_unavailable() -> None:
    store = Store("postgresql://postgres@127.0.0.1:1/nowhere", timeout=1.0)
    await store.open()
    with pytest.raises(Unavailable):
        await store.append(Entry(new_id(), 1, 0, "pass", "k"))
    with pytest.raises(Unavailable):
        await store.entries(new_id())
    with pytest.raises(Unavailable):
        await store.check()
    await store.close()


async def test_the_writer_comes_back_after_its_connection_was_cut(database: str) -> None:
    store = Store(database)
    await store.open()
    match = new_id()
    assert await store.append(Entry(match, 1, 0, "pass", "k1"))
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()
    for _ in range(2):  # the first may find the connection dead, or may already have noticed
        with suppress(Unavailable):
            await store.append(Entry(match, 2, 0, "pass", "k2"))
    assert [entry.key for entry in await store.entries(match)] == ["k1", "k2"]
    await store.close()


async def test_an_empty_database_is_not_ready_until_it_is_migrated() -> None:
    async with empty_database() as url:
        store = Store(url)
        await store.open()
        with pytest.raises(Unavailable, match="migration"):
            await store.check()
        await asyncio.gather(migrate(url), migrate(url))
        await store.check()
        await store.close()


@pytest.mark.parametrize("release", revisions())
async def test_every_release_before_can_be_brought_forward(release: str) -> None:
    async with empty_database() as url:
        await migrate(url, to=release)
        await migrate(url)
        store = Store(url)
        await store.open()
        await store.check()
        await store.close()


async def test_the_store_asks_for_the_newest_migration() -> None:
    assert revisions()[-1] == NEWEST
    assert revisions()[0] == "0001"
    assert WORKS_FROM in revisions()
