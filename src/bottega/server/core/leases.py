"""Leases: of all nodes one runs the jobs that any node could run."""

from __future__ import annotations

import secrets
from typing import Final, Literal

import structlog

from bottega.server.core.store.store import Store
from bottega.server.platform.errors import Unavailable

SWEEPS: Final = 3  # that a lease lasts; then another node takes it

TAKE: Final = """
INSERT INTO leases (name, holder, until)
SELECT name, $2, clock_timestamp() + make_interval(secs => $3) FROM unnest($1::text[]) AS name ORDER BY name
ON CONFLICT (name) DO UPDATE SET holder = $2, until = excluded.until
WHERE leases.holder = $2 OR leases.until < clock_timestamp()
RETURNING name
"""
RELEASE: Final = "DELETE FROM leases WHERE name = ANY($1::text[]) AND holder = $2"

# Clocks: deadlines and the heartbeat, on nodes that serve people. Notices: on nodes that can send them.
LeaseName = Literal["jobs", "clocks", "notices"]

log = structlog.get_logger()


class Leases:
    """Jobs must bear that two nodes run them at once: a node may stall while it holds their lease."""

    def __init__(self, database: Store, node: str, sweep: float) -> None:
        self.database: Final = database
        self.holder: Final = f"{node} {secrets.token_hex(4)}"  # two processes may have the same name
        self.seconds: Final = SWEEPS * sweep
        self.wanted: Final[set[LeaseName]] = {"jobs"}
        self.held: frozenset[str] = frozenset()

    async def renew(self) -> None:
        """Take or keep the wanted leases that no other node holds."""
        before = self.held
        try:
            async with self.database.reach() as connection:
                rows = await connection.fetch(TAKE, sorted(self.wanted), self.holder, self.seconds)
        except Unavailable:
            self.held = frozenset()
            raise
        self.held = frozenset(row[0] for row in rows)
        if self.held != before:
            log.info("leases_changed", taken=sorted(self.held - before), lost=sorted(before - self.held))

    async def release(self) -> None:
        """Let other nodes take them at once."""
        held, self.held = self.held, frozenset()
        if held:
            async with self.database.reach() as connection:
                await connection.execute(RELEASE, sorted(held), self.holder)
