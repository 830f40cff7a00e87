"""A lease: of all nodes one runs the jobs that any node could run."""

from __future__ import annotations

import secrets
from typing import Final

import structlog

from bottega.server.core.store.store import Store
from bottega.server.platform.errors import Unavailable

SWEEPS: Final = 3  # that a lease lasts; then another node takes it

TAKE: Final = """
INSERT INTO leases (name, holder, until) VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
ON CONFLICT (name) DO UPDATE SET holder = $2, until = excluded.until
WHERE leases.holder = $2 OR leases.until < clock_timestamp()
RETURNING true
"""
RELEASE: Final = "DELETE FROM leases WHERE name = $1 AND holder = $2"

log = structlog.get_logger()


class Lease:
    """Jobs must bear that two nodes run them at once: a node may stall while it holds the lease."""

    def __init__(self, database: Store, name: str, node: str, sweep: float) -> None:
        self.database: Final = database
        self.name: Final = name
        self.holder: Final = f"{node} {secrets.token_hex(4)}"  # two processes may have the same name
        self.seconds: Final = SWEEPS * sweep
        self.held = False

    async def renew(self) -> None:
        """Take or keep the lease, unless another node holds it."""
        try:
            async with self.database.reach() as connection:
                held = bool(await connection.fetchval(TAKE, self.name, self.holder, self.seconds))
        except Unavailable:
            self.held = False
            raise
        if held != self.held:
            log.info("lease_taken" if held else "lease_lost", lease=self.name)
        self.held = held

    async def release(self) -> None:
        """Let another node take it at once."""
        if self.held:
            self.held = False
            async with self.database.reach() as connection:
                await connection.execute(RELEASE, self.name, self.holder)
