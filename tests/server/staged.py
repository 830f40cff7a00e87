"""A server in a thread of its own, for tests that ask it from outside and are not asynchronous themselves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.server.serving import Server


class Stage:
    """Open while the test lasts."""

    def __init__(self, opening: AbstractAsyncContextManager[tuple[Server, str]]) -> None:
        self.opening = opening
        self.opened = threading.Event()
        self.server: Server
        self.cookie = ""  # of the one who asks
        self.loop = asyncio.new_event_loop()
        self.done = asyncio.Event()

    async def run(self) -> None:
        async with self.opening as (self.server, self.cookie):
            self.opened.set()
            await self.done.wait()

    def operations(self) -> list[Any]:
        """All that the OpenAPI says one may ask."""
        schema = schemathesis.openapi.from_url(f"{self.server.url}/api/openapi/openapi.json")
        return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]

    def ask_anything(self, operation: Any, times: int) -> None:
        """Whatever fits the schema; nothing may break."""

        @settings(max_examples=times, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def call(case: Any) -> None:
            answer = case.call(base_url=self.server.url, headers={"cookie": self.cookie})
            assert answer.status_code < 500, (answer.status_code, answer.request.url, answer.request.body)

        call()


@contextmanager
def staged(opening: AbstractAsyncContextManager[tuple[Server, str]]) -> Iterator[Stage]:
    """What is opened there is open in a thread of its own."""
    stage = Stage(opening)
    thread = threading.Thread(target=stage.loop.run_until_complete, args=(stage.run(),))
    thread.start()
    assert stage.opened.wait(30)
    yield stage
    stage.loop.call_soon_threadsafe(stage.done.set)
    thread.join()
    stage.loop.close()
