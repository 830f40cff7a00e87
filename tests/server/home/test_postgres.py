"""A PostgreSQL of one's own: started again should it die."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from pathlib import Path

import asyncpg
import psutil
import pytest

from bottega.server.home.house import at_home

pytestmark = pytest.mark.anyio


async def asked(url: str, question: str) -> int:
    connection = await asyncpg.connect(url, timeout=60)
    try:
        return int(await connection.fetchval(question))
    finally:
        await connection.close()


async def test_a_postgres_that_fell_is_started_again_with_all_that_was_in_it() -> None:
    with tempfile.TemporaryDirectory(prefix="bottega-") as made:
        Path(made).chmod(0o755)  # as root, PostgreSQL runs as another user
        folder = Path(made) / "home"
        async with at_home(folder) as engines:
            url = engines["BOTTEGA_DATABASES"]
            await asked(
                url, "WITH kept AS (INSERT INTO guests (id, name, epoch) VALUES (1, 'Anna', 0)) SELECT 1"
            )
            fallen = int((folder / "postgres" / "postmaster.pid").read_text().split(maxsplit=1)[0])
            psutil.Process(fallen).send_signal(signal.SIGKILL)
            for _ in range(600):
                try:
                    assert await asked(url, "SELECT count(*) FROM guests WHERE name = 'Anna'") == 1
                    break
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.2)
            else:
                raise AssertionError("it did not come back")
            standing = int((folder / "postgres" / "postmaster.pid").read_text().split(maxsplit=1)[0])
            assert standing != fallen
        assert not psutil.pid_exists(standing) or psutil.Process(standing).status() == psutil.STATUS_ZOMBIE
