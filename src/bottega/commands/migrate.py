"""`bottega host migrate`: brings the database to the form this version needs."""

from __future__ import annotations

import asyncio

from bottega.commands.hosting import hosting, settings_here, shown
from bottega.kit.errors import BottegaError


def migrate() -> None:
    """Update the schema of the database. Safe to run twice."""
    with hosting():
        url = settings_here({}).database
        asyncio.run(bring_forward(url))
        print(f"{shown(url)} is ready")


async def bring_forward(url: str) -> None:
    """Migrate it; what goes wrong is said without its password."""
    import asyncpg
    from sqlalchemy.exc import SQLAlchemyError

    from bottega.server.platform.postgres.migrate import migrate

    try:
        await migrate(url)
    except (OSError, TimeoutError, asyncpg.PostgresError, SQLAlchemyError) as error:
        raise BottegaError(f"{shown(url)} cannot be brought forward: {error}") from error
