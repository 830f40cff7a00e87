"""Every operation of the OpenAPI, called by a stranger with whatever fits its schema.

BOTTEGA_EXAMPLES says how often each, if not a hundred times.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

from bottega.server.store.memory import MemoryStore
from tests.server.house import Browser, House, memory_house
from tests.server.staged import Stage, staged

ENDS = ("/api/me/renew", "/api/sign-out")  # asked last: after them Mallory is nobody
EXAMPLES = int(os.environ.get("BOTTEGA_EXAMPLES", "100"))


@asynccontextmanager
async def house_with_a_match() -> AsyncIterator[tuple[House, str]]:
    """A private match is being played, and Mallory is not in it."""
    async with memory_house() as house, Browser(house) as anna, Browser(house) as mallory:
        await anna.enter("Anna")
        await mallory.enter("Mallory")
        seats = [{"is": "me", "name": "A"}, {"is": "me", "name": "B"}]
        opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
        await anna.ask("POST", f"/api/tables/{opened['table']['table']}/start")
        yield house, mallory.cookie


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    with staged(house_with_a_match()) as made:
        yield made


def kept(house: House) -> tuple[object, ...]:
    """All that is kept of the match and its table."""
    store = house.node.store
    assert isinstance(store, MemoryStore)
    first = next(iter(store.heads.values()))
    return store.rows[first.table], first, store.logs.get(first.id)


def test_whatever_is_asked_nothing_breaks_and_no_match_changes(stage: Stage) -> None:
    before = kept(stage.house)
    operations = stage.operations()
    assert len(operations) > 15
    for operation in sorted(operations, key=lambda one: one.path in ENDS):
        stage.ask_anything(operation, EXAMPLES)
    assert kept(stage.house) == before


def test_the_schema_is_the_protocol(stage: Stage) -> None:
    schema = msgspec.json.decode(httpx.get(f"{stage.house.url}/api/openapi/openapi.json").content)
    assert {"Table", "Update", "Order", "Opened", "Shelf", "Story"} <= set(schema["components"]["schemas"])
