"""Whatever is asked about people, nothing breaks: every such operation, with whatever fits its schema."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.engines import fresh_prefix
from tests.server.serving import Browser, Server, real_server
from tests.server.staged import staged

EXAMPLES = int(os.environ.get("BOTTEGA_EXAMPLES", "100")) // 4  # each reaches the database


@asynccontextmanager
async def server_with_mallory(database: str) -> AsyncIterator[tuple[Server, str]]:
    """A server on real engines, with somebody in it."""
    async with (
        fresh_prefix() as prefix,
        real_server(database, prefix) as server,
        Browser(server) as mallory,
    ):
        await mallory.enter("Mallory")
        yield server, mallory.cookie


def test_whatever_is_asked_about_people_nothing_breaks(database: str) -> None:
    with staged(server_with_mallory(database)) as stage:
        people = [
            one
            for one in stage.operations()
            if "people" in (one.tags or ())
            and one.path not in ("/api/me/renew", "/api/sign-out")
            and (one.path, one.method) != ("/api/me", "delete")  # or nobody would be left
        ]
        assert len(people) > 15
        for operation in people:
            stage.ask_anything(operation, EXAMPLES)
