"""A house, and somebody in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.house import Browser, House, entered, fresh_house


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with fresh_house() as made:
        yield made


@pytest.fixture
async def anna(house: House) -> AsyncIterator[Browser]:
    async with entered(house, "Anna") as (browser,):
        yield browser
