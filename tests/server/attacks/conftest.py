"""One node for all attacks that can share it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.attacks.haproxy import BEHIND
from tests.server.attacks.node import Target, target
from tests.server.engines import fresh_prefix

collect_ignore = [] if BEHIND else ["test_haproxy.py"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
async def node(database: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Target]:
    """A node on the real engines."""
    folder: Path = tmp_path_factory.mktemp("attacks")
    async with fresh_prefix() as prefix, target(database, prefix, folder) as made:
        yield made
