"""Work that nobody waits for is done all the same, and can be waited for at the end."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.platform.background_tasks import BackgroundTasks

pytestmark = pytest.mark.anyio


async def test_whoever_closes_waits_for_all_tasks_and_for_those_they_begin() -> None:
    background, done = BackgroundTasks(), list[str]()

    async def second() -> None:
        await asyncio.sleep(0)
        done.append("second")

    async def first() -> None:
        await asyncio.sleep(0)
        done.append("first")
        background.start(second())

    background.start(first())
    assert (done, len(background.tasks)) == ([], 1)
    await background.drain()
    assert (done, len(background.tasks)) == (["first", "second"], 0)


async def test_with_nothing_under_way_nobody_waits() -> None:
    await BackgroundTasks().drain()
