"""Migrates a database to this version's schema: forward only, from empty or any release."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bottega.server.platform.postgres import sql
from bottega.server.platform.postgres.connecting import connect
from bottega.server.platform.postgres.migrations import WORKS_FROM

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x626F7474  # so that two nodes do not migrate at once


def config() -> Config:
    """Alembic's settings."""
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS))
    settings.set_main_option("path_separator", "os")
    return settings


def revisions() -> list[str]:
    """All migrations, the first first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][::-1]


async def migrate(url: str, to: str = "head") -> None:
    """Migrate a database."""
    await asyncio.wait_for(run(engine(url), to), timeout=600)


async def run(reached: AsyncEngine, to: str) -> None:
    """Run missing migrations, under a lock, in one transaction."""
    try:
        async with reached.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade, to)
            await connection.execute(text(sql.SET_WORKS_FROM.format(WORKS_FROM)))
    finally:
        await reached.dispose()


def upgrade(connection: Connection, to: str) -> None:
    """Run Alembic."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, to)


def engine(url: str) -> AsyncEngine:
    """An SQLAlchemy engine over the driver that the store uses."""
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url), poolclass=NullPool
    )
