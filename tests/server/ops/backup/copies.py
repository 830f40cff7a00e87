"""Backups made and restored by the command, as a host would."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from typer.testing import CliRunner, Result

from bottega.cli import app
from tests.server.engines import empty_database
from tests.server.nodes import SECRET


async def bottega(*words: object, database: str = "") -> Result:
    """What a command says, while everything else goes on."""
    settings = {"BOTTEGA_DATABASE": database, "BOTTEGA_SECRET": SECRET, "BOTTEGA_JOURNAL": None}
    return await asyncio.to_thread(CliRunner().invoke, app, [str(word) for word in words], env=settings)


async def backed_up(database: str, folder: Path) -> Result:
    """A backup that was made."""
    told = await bottega("host", "backup", folder, database=database)
    assert told.exit_code == 0, told.output
    return told


@asynccontextmanager
async def restored(folder: Path, *words: object) -> AsyncIterator[tuple[str, Result]]:
    """A database elsewhere with what was in a backup, and what the command said."""
    async with empty_database() as url:
        told = await bottega("host", "restore", folder, *words, database=url)
        assert told.exit_code == 0, told.output
        yield url, told
