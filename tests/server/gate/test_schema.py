"""Every operation of the OpenAPI, called by a stranger with whatever fits its schema.

BOTTEGA_EXAMPLES says how often each, if not a hundred times.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from bottega.server.store.memory import MemoryStore
from tests.server.house import Browser, House, memory_house

EXAMPLES = int(os.environ.get("BOTTEGA_EXAMPLES", "100"))


class Stage:
    """A house in a thread of its own, with a private match that is being played."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.house: House
        self.cookie = ""
        self.loop = asyncio.new_event_loop()
        self.done = asyncio.Event()

    async def run(self) -> None:
        async with memory_house() as self.house, Browser(self.house) as anna, Browser(self.house) as mallory:
            await anna.enter("Anna")
            await mallory.enter("Mallory")
            seats = [{"is": "me", "name": "A"}, {"is": "me", "name": "B"}]
            opened = await anna.ask("POST", "/api/tables", {"game": "codex", "seats": seats}, 201)
            await anna.ask("POST", f"/api/tables/{opened['table']['table']}/start")
            self.cookie = mallory.cookie
            self.opened.set()
            await self.done.wait()

    def state(self) -> tuple[object, ...]:
        """All that is kept of the match and its table."""
        store = self.house.node.store
        assert isinstance(store, MemoryStore)
        first = next(iter(store.heads.values()))
        return store.rows[first.table], first, store.logs.get(first.id)


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    made = Stage()
    thread = threading.Thread(target=made.loop.run_until_complete, args=(made.run(),))
    thread.start()
    assert made.opened.wait(30)
    yield made
    made.loop.call_soon_threadsafe(made.done.set)
    thread.join()
    made.loop.close()


def test_whatever_is_asked_nothing_breaks_and_no_match_changes(stage: Stage) -> None:
    schema = schemathesis.openapi.from_url(f"{stage.house.url}/api/schema/openapi.json")
    before = stage.state()
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def call(case: Any) -> None:
            answer = case.call(base_url=stage.house.url, headers={"cookie": stage.cookie})
            assert answer.status_code < 500, (answer.status_code, answer.request.url, answer.request.body)

        call()
    assert stage.state() == before


def test_the_schema_is_the_protocol(stage: Stage) -> None:
    schema = msgspec.json.decode(httpx.get(f"{stage.house.url}/api/schema/openapi.json").content)
    assert {"Table", "Update", "Order", "Opened", "Shelf", "Story"} <= set(schema["components"]["schemas"])
