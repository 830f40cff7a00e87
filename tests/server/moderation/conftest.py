"""Fixtures of the tests of moderation."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.moderation.scene import Scene, open_scene


@pytest.fixture
async def scene(own_database: str, prefix: str) -> AsyncIterator[Scene]:
    async with open_scene(own_database, prefix) as made:
        yield made
