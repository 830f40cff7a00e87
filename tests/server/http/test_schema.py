"""Every operation of the OpenAPI, called by a stranger with whatever fits its schema.

BOTTEGA_EXAMPLES says how often each, if not a hundred times.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

from bottega.server.platform.ids import Id, read_id
from tests.server.serving import Browser, Server, fresh_server
from tests.server.staged import Stage, staged

ENDS = ("/api/me/renew", "/api/sign-out")  # asked last: after them Mallory is nobody
EXAMPLES = int(os.environ.get("BOTTEGA_EXAMPLES", "100"))


@asynccontextmanager
async def server_with_a_match(dealt: list[Id]) -> AsyncIterator[tuple[Server, str]]:
    """A private match is being played, and Mallory is not in it."""
    async with fresh_server() as server, Browser(server) as anna, Browser(server) as mallory:
        await anna.enter("Anna")
        await mallory.enter("Mallory")
        _, match = await anna.start_alone()
        dealt.append(read_id(match))
        yield server, mallory.cookie


@pytest.fixture(scope="module")
def dealt() -> list[Id]:
    """The match, once it is there."""
    return []


@pytest.fixture(scope="module")
def stage(dealt: list[Id]) -> Iterator[Stage]:
    with staged(server_with_a_match(dealt)) as made:
        yield made


def kept(stage: Stage, match: Id) -> tuple[object, ...]:
    """All that is kept of the match and its table."""

    async def read() -> tuple[object, ...]:
        store = stage.server.node.store
        head = await store.head(match)
        assert head is not None
        return await store.table(head.table), head, await store.entries(match)

    return asyncio.run_coroutine_threadsafe(read(), stage.loop).result()


def test_whatever_is_asked_nothing_breaks_and_no_match_changes(stage: Stage, dealt: list[Id]) -> None:
    """What is asked about people is in people/test_nonsense.py."""
    before = kept(stage, dealt[0])
    found = stage.operations()
    operations = [one for one in found if "people" not in (one.tags or ()) or one.path in ENDS]
    assert len(operations) > 15
    for operation in sorted(operations, key=lambda one: one.path in ENDS):
        stage.ask_anything(operation, EXAMPLES)
    assert kept(stage, dealt[0]) == before


def test_the_schema_is_the_protocol(stage: Stage) -> None:
    schema = msgspec.json.decode(httpx.get(f"{stage.server.url}/api/openapi/openapi.json").content)
    assert {"Table", "Update", "Order", "Opened", "GameList", "Story"} <= set(schema["components"]["schemas"])
