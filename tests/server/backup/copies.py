"""Backups made and restored by the command, as a host would."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from typer.testing import CliRunner, Result

from bottega.cli import app
from tests.server.engines import empty_database
from tests.server.nodes import SECRET


async def bottega(*words: object, databases: Sequence[str] = ()) -> Result:
    """What a command says, while everything else goes on."""
    settings = {"BOTTEGA_DATABASES": " ".join(databases), "BOTTEGA_SECRET": SECRET, "BOTTEGA_JOURNAL": None}
    return await asyncio.to_thread(CliRunner().invoke, app, [str(word) for word in words], env=settings)


async def backed_up(databases: Sequence[str], folder: Path) -> Result:
    """A backup that was made."""
    told = await bottega("host", "backup", folder, databases=databases)
    assert told.exit_code == 0, told.output
    return told


@asynccontextmanager
async def restored(folder: Path, *words: object) -> AsyncIterator[tuple[list[str], Result]]:
    """Two databases elsewhere with what was in a backup, and what the command said."""
    async with empty_database() as first, empty_database() as second:
        told = await bottega("host", "restore", folder, *words, databases=[first, second])
        assert told.exit_code == 0, told.output
        yield [first, second], told
