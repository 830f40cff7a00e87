"""A whole server in one folder: starts PostgreSQL and NATS, and stops them at the end."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import structlog

from bottega.server.ops.home.folder import Folder
from bottega.server.ops.home.nats import OwnNats
from bottega.server.ops.home.postgres import DATABASE, OwnPostgres, url_in
from bottega.server.platform.errors import NoHome
from bottega.server.platform.postgres.migrate import migrate

log = structlog.get_logger()


@asynccontextmanager
async def at_home(
    path: Path, starting: Callable[[str], None] = lambda _: None
) -> AsyncIterator[dict[str, str]]:
    """PostgreSQL and NATS run meanwhile, migrated; the settings by which a node finds them.

    `starting` is called with the name of each part before it starts.
    """
    folder = Folder(path)
    async with AsyncExitStack() as stack:
        starting("PostgreSQL")
        database = await stack.enter_async_context(own_database(folder))
        nats = OwnNats(folder.nats, folder.run)
        stack.push_async_callback(nats.stop)
        starting("NATS")
        await nats.start()
        await migrate(database)
        log.info("home_ready", folder=str(folder.path))
        yield {
            "BOTTEGA_DATABASE": database,
            "BOTTEGA_NATS": nats.url,
            "BOTTEGA_SECRET": folder.secret(),
            "BOTTEGA_JOURNAL": os.environ.get("BOTTEGA_JOURNAL") or str(folder.journal),
        }


@asynccontextmanager
async def own_database(folder: Folder) -> AsyncIterator[str]:
    """PostgreSQL runs meanwhile, for us alone; the URL of its database, migrated or not."""
    folder.check()
    folder.make()
    async with AsyncExitStack() as stack:
        stack.enter_context(folder.locked())
        postgres = OwnPostgres(folder.postgres)
        stack.push_async_callback(asyncio.to_thread, postgres.stop)
        await asyncio.to_thread(postgres.start)
        await stack.enter_async_context(postgres.kept())
        yield await postgres.database()


@asynccontextmanager
async def visited(folder: Folder) -> AsyncIterator[str]:
    """The URL of the database of a server in a folder, which may be running."""
    if not folder.postgres.exists():
        raise NoHome(f"there is no server in {folder.path}: run `bottega serve` with it first")
    if folder.is_served():
        yield url_in(folder.postgres, DATABASE)
    else:
        async with own_database(folder) as url:
            yield url
