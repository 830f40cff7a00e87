"""Work that nobody waits for is done all the same, and can be waited for at the end."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.errands import Errands

pytestmark = pytest.mark.anyio


async def test_whoever_closes_waits_for_all_errands_and_for_those_they_begin() -> None:
    errands, done = Errands(), list[str]()

    async def second() -> None:
        await asyncio.sleep(0)
        done.append("second")

    async def first() -> None:
        await asyncio.sleep(0)
        done.append("first")
        errands.start(second())

    errands.start(first())
    assert (done, len(errands.tasks)) == ([], 1)
    await errands.drain()
    assert (done, len(errands.tasks)) == (["first", "second"], 0)


async def test_with_nothing_under_way_nobody_waits() -> None:
    await Errands().drain()
