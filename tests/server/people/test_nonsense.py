"""Whatever is asked about people, nothing breaks: every such operation, with whatever fits its schema."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.server.engines import fresh_prefix
from tests.server.house import Browser, House, real_house

EXAMPLES = int(os.environ.get("BOTTEGA_EXAMPLES", "100")) // 4  # each reaches the database


class Stage:
    """A house on real engines, in a thread of its own, with somebody in it."""

    def __init__(self, databases: list[str]) -> None:
        self.databases = databases
        self.opened = threading.Event()
        self.house: House
        self.cookie = ""
        self.loop = asyncio.new_event_loop()
        self.done = asyncio.Event()

    async def run(self) -> None:
        async with (
            fresh_prefix() as prefix,
            real_house(self.databases, prefix) as self.house,
            Browser(self.house) as mallory,
        ):
            await mallory.enter("Mallory")
            self.cookie = mallory.cookie
            self.opened.set()
            await self.done.wait()


@pytest.fixture(scope="module")
def stage(databases: list[str]) -> Iterator[Stage]:
    made = Stage(databases)
    thread = threading.Thread(target=made.loop.run_until_complete, args=(made.run(),))
    thread.start()
    assert made.opened.wait(30)
    yield made
    made.loop.call_soon_threadsafe(made.done.set)
    thread.join()
    made.loop.close()


def test_whatever_is_asked_about_people_nothing_breaks(stage: Stage) -> None:
    schema = schemathesis.openapi.from_url(f"{stage.house.url}/api/schema/openapi.json")
    found = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    people = [one for one in found if "people" in (one.tags or ()) and one.path != "/api/me/renew"]
    people = [
        one for one in people if (one.path, one.method) != ("/api/me", "delete")
    ]  # or nobody would be left
    assert len(people) > 15
    for operation in people:

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def call(case: Any) -> None:
            answer = case.call(base_url=stage.house.url, headers={"cookie": stage.cookie})
            assert answer.status_code < 500, (answer.status_code, answer.request.url, answer.request.body)

        call()
