"""A whole house in one folder: engines started in order, and stopped in order when the work is done."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import structlog

from bottega.server.home.folder import Folder
from bottega.server.home.nats import OwnNats
from bottega.server.home.postgres import OwnPostgres
from bottega.server.store.migrate import migrate

log = structlog.get_logger()


@asynccontextmanager
async def at_home(path: Path) -> AsyncIterator[dict[str, str]]:
    """PostgreSQL and NATS run meanwhile, migrated; the settings by which a node finds them."""
    folder = Folder(path)
    folder.check()
    folder.make()
    async with AsyncExitStack() as stack:
        stack.enter_context(folder.locked())
        postgres, nats = OwnPostgres(folder.postgres), OwnNats(folder.nats, folder.run)
        stack.push_async_callback(asyncio.to_thread, postgres.stop)
        await asyncio.to_thread(postgres.start)
        await stack.enter_async_context(postgres.kept())
        stack.push_async_callback(nats.stop)
        await nats.start()
        database = await postgres.database()
        await migrate(database)
        log.info("at_home", folder=str(folder.path))
        yield {
            "BOTTEGA_DATABASES": database,
            "BOTTEGA_NATS": nats.url,
            "BOTTEGA_SECRET": folder.secret(),
        }
