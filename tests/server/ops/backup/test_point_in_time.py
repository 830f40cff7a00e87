"""Recovery to a point in time, as docs/host.md tells it."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from tests.server.ops.backup.drill import Drill

pytestmark = pytest.mark.anyio


async def test_a_server_is_recovered_to_the_moment_before_an_accident() -> None:
    with tempfile.TemporaryDirectory(prefix="bottega-") as made:
        Path(made).chmod(0o755)  # as root, PostgreSQL runs as another user
        said: list[str] = []
        await Drill(Path(made), said.append).walk()
        assert said[-1].startswith("every move is there")
