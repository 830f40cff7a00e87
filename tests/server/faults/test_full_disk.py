"""What a node learns of a database that has no room left, or no standby, until it has again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bottega.server.core.store.rows import Entry
from bottega.server.core.store.store import Store
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import Id, new_id
from tests.patience import until
from tests.server.faults.disk import ALLOWED, Disk
from tests.server.faults.engines import DATABASE, SIZED, STANDBY, Postgres, unprivileged
from tests.server.nodes import open_store

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not ALLOWED, reason="only root may mount a small disk"),
]

PLIES = 2000  # entries of about 500 bytes: more than the pages that a table has to spare


@pytest.fixture
async def small(tmp_path: Path) -> AsyncIterator[tuple[Postgres, Disk]]:
    """A PostgreSQL whose data folder is on a small disk."""
    for folder in (tmp_path, *tmp_path.parents):
        if not folder.stat().st_mode & 0o005:
            folder.chmod(0o755)  # PostgreSQL runs as another user
    disk = Disk(tmp_path / "disk", unprivileged())
    disk.open()
    made = Postgres(disk.place, tmp_path, settings=SIZED | {"max_wal_size": "64MB", "min_wal_size": "32MB"})
    try:
        await made.open()
        yield made, disk
        await made.crash()
    finally:
        disk.close()


async def wrote(store: Store, match: Id, ply: int) -> bool:
    """Whether an entry was acknowledged."""
    try:
        return await store.append(Entry(match, ply, 0, "x" * 500, f"k{ply}"))
    except Unavailable:
        return False


async def is_ready(store: Store) -> bool:
    with suppress(Unavailable):
        await store.check()
        return True
    return False


async def test_a_full_disk_is_seen_and_so_is_room_that_returns(small: tuple[Postgres, Disk]) -> None:
    postgres, disk = small
    async with open_store(postgres.url(DATABASE)) as store:
        match = new_id()
        assert await wrote(store, match, 1)
        assert await is_ready(store)
        disk.fill()
        lost = 2
        while await wrote(store, match, lost):
            lost += 1
            assert lost < PLIES, "the disk is not full"
        for _ in range(3):
            assert not await is_ready(store), "a small commit may still find room, and proves nothing"
        disk.free()
        await until(lambda: is_ready(store))
        assert await wrote(store, match, lost)
        assert [entry.ply for entry in await store.entries(match)] == list(range(1, lost + 1))


async def test_a_standby_that_is_missing_is_told_of(small: tuple[Postgres, Disk]) -> None:
    postgres, _ = small
    async with open_store(postgres.url(DATABASE)) as store:
        assert not await store.check()
        await postgres.ask(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'")
        await postgres.ask("SELECT pg_reload_conf()")
        await until(store.check)
        await postgres.ask("ALTER SYSTEM RESET synchronous_standby_names")
        await postgres.ask("SELECT pg_reload_conf()")
        await until(lambda: has_all(store))


async def has_all(store: Store) -> bool:
    return not await store.check()
