"""A primary and its synchronous standby, and what a keeper does with them.

The harness is the keeper here; in a site it is Patroni, or a person with docs/failover.md. It keeps two
rules: nothing is promoted before the primary is surely off, and only what was in step.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE
from tests.server.faults.disk import Disk
from tests.server.faults.engines import SIZED, STANDBY, Postgres, unprivileged
from tests.server.faults.hosts import Host

SMALL: Final = {
    "max_wal_size": "64MB",
    "min_wal_size": "2MB",
    "wal_keep_size": "32MB",
    "wal_recycle": "off",  # a full disk is felt at the next segment
    "wal_retrieve_retry_interval": "200ms",  # a standby that lost its primary looks for it
}
WAITS_FOR: Final = "ALTER SYSTEM SET synchronous_standby_names = '{}'"
IN_STEP: Final = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"


class Pair:
    """Two PostgreSQL, of which one is the primary."""

    def __init__(self, hosts: list[Host], folder: Path, logs: Path) -> None:
        self.both: Final[list[Postgres]] = []
        for host in hosts:
            place = folder / host.name
            self.both.append(Postgres(place, logs, host, Disk(place / "disk", unprivileged()), SIZED | SMALL))
        self.first = 0

    @property
    def primary(self) -> Postgres:
        """The one that is written."""
        return self.both[self.first]

    @property
    def standby(self) -> Postgres:
        """The other."""
        return self.both[1 - self.first]

    def url(self, database: str) -> str:
        """A database of the primary, reached directly."""
        return self.primary.url(database)

    async def open(self) -> None:
        """A new cluster with the site's database migrated, and its standby."""
        for one in self.both:
            one.data.parent.mkdir()
            if one.disk:
                one.disk.open()
        await self.primary.open()
        await self.copy()

    async def copy(self) -> None:
        """Make the standby anew from the primary. Until it is in step nobody waits for it."""
        await self.go_alone()
        await self.standby.crash()
        await self.standby.copy(self.primary)
        await self.go_together()

    async def go_alone(self) -> None:
        """The standby is lost: commits wait for it no more."""
        await self.wait_for("")

    async def go_together(self) -> None:
        """Commits wait for the standby again, once it is in step."""
        await self.wait_for(STANDBY)
        async with asyncio.timeout(PATIENCE):
            while not await self.primary.ask(IN_STEP):
                await asyncio.sleep(0.05)

    async def wait_for(self, whom: str) -> None:
        """Whom commits wait for."""
        await self.primary.ask(WAITS_FOR.format(whom))
        await self.primary.ask("SELECT pg_reload_conf()")

    async def fail_over(self) -> None:
        """The primary is off for good: the standby takes its place, alone."""
        await self.primary.crash()  # if it is not off, it is now
        assert await self.standby.ask("SELECT pg_promote()")
        self.first = 1 - self.first

    async def close(self) -> None:
        """Nothing is left of them."""
        for one in self.both:
            await one.crash()
            if one.disk:
                one.disk.close()
