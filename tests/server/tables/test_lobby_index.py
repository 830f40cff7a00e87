"""The lobby asks one shard for the tables of all, and what its index misses is put right."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Any
from unittest.mock import patch

import pytest

from bottega.server.errors import Unavailable
from bottega.server.ids import Id, new_id
from bottega.server.store import sql
from bottega.server.store.rows import TableRow
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store, indexed
from bottega.server.tables.lobby import Lobby
from tests.server.nodes import open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(shards: list[str]) -> AsyncIterator[Store]:
    async with open_store(shards) as made:
        yield made


def table(id: Id, version: int = 1, listed: bool = True) -> TableRow:
    return TableRow(id, version, listed, [7], b'{"game": "codex", "host": 7}')


async def in_lobby(store: Store) -> set[Id]:
    return {row.id for row in await store.listed(100)}


def without(store: Store, away: int) -> Any:
    """Nobody reaches this shard for a while."""
    reach = store.reach

    def elsewhere(shard: int) -> AbstractAsyncContextManager[Any]:
        if shard == away:
            raise Unavailable(f"shard {shard} is away")
        return reach(shard)

    return patch.object(store, "reach", elsewhere)


async def test_the_other_shards_are_not_asked(store: Store) -> None:
    here, there, hidden = new_id(0), new_id(1), new_id(1)
    for row in (table(here), table(there), table(hidden, listed=False)):
        assert await store.add_table(row)
    with without(store, 1):
        assert await in_lobby(store) == {here, there}
        assert [row.guests for row in await store.listed(100)] == [[7], [7]]
    assert await store.save_table(table(there, 2, listed=False))
    with without(store, 1):
        assert await in_lobby(store) == {here}


async def test_a_line_that_comes_late_does_not_bring_a_table_back(store: Store) -> None:
    id = new_id(1)
    await store.add_table(table(id))
    await store.save_table(table(id, 2, listed=False))
    await store.index(table(id))
    assert await in_lobby(store) == set()


async def test_what_the_index_misses_is_found_by_the_sweep(store: Store) -> None:
    lost, ended, gone, fine = new_id(0), new_id(1), new_id(1), new_id(1)
    with without(store, HOUSE):
        await store.add_table(table(ended))  # it is saved, though the index could not be told
    assert await in_lobby(store) == set()
    for id in (lost, fine):
        await store.add_table(table(id))
    async with store.reach(HOUSE) as connection:
        await connection.execute("DELETE FROM lobby WHERE id = $1", lost)
        await connection.execute(sql.INDEX_TABLE, *indexed(table(gone)), None)
    assert await in_lobby(store) == {fine, gone}
    await Lobby(store).sweep()
    assert await in_lobby(store) == {lost, fine, ended}
    with without(store, HOUSE):
        await store.save_table(table(ended, 2, listed=False))
    assert ended in await in_lobby(store)
    await Lobby(store).sweep()
    assert await in_lobby(store) == {lost, fine}
