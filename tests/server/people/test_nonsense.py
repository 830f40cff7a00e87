"""Whatever is asked about people, nothing breaks: every such operation, with whatever fits its schema."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.engines import fresh_prefix
from tests.server.house import Browser, House, real_house
from tests.server.staged import staged

EXAMPLES = int(os.environ.get("BOTTEGA_EXAMPLES", "100")) // 4  # each reaches the database


@asynccontextmanager
async def house_with_mallory(database: str) -> AsyncIterator[tuple[House, str]]:
    """A house on real engines, with somebody in it."""
    async with (
        fresh_prefix() as prefix,
        real_house(database, prefix) as house,
        Browser(house) as mallory,
    ):
        await mallory.enter("Mallory")
        yield house, mallory.cookie


def test_whatever_is_asked_about_people_nothing_breaks(database: str) -> None:
    with staged(house_with_mallory(database)) as stage:
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
