"""How long tests wait for what is to come: so long that only what never comes is missed, on any machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Final

PATIENCE: Final = 300.0  # seconds; tests/browser/visiting.mjs has the same


async def until(fulfilled: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until it is so, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not await answer(fulfilled()):
            await asyncio.sleep(0.005)


async def answer(given: bool | Awaitable[bool]) -> bool:
    """What was answered, at once or later."""
    return await given if isawaitable(given) else given
