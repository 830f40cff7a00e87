"""The node that runs the jobs is killed: another takes its lease within seconds."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Final

import pytest

from bottega.bench.nodes import NodeProcess, nodes
from bottega.server.core.store.store import Store
from tests.patience import until
from tests.server.engines import NATS
from tests.server.nodes import open_store

pytestmark = pytest.mark.anyio

SRC: Final = Path(__file__).parents[3] / "src"
SWEEP: Final = 0.5  # seconds: a lease lasts three sweeps
HOLDER: Final = "SELECT holder FROM leases WHERE name = 'jobs' AND until > clock_timestamp()"


async def holder(store: Store) -> str:
    async with store.reach() as connection:
        return str(await connection.fetchval(HOLDER) or "")


async def test_jobs_go_on_at_another_node_when_theirs_is_killed(own_database: str, prefix: str) -> None:
    named = {"sweep": str(SWEEP)}
    async with (
        open_store(own_database) as store,
        nodes(2, own_database, NATS, prefix, SRC, named) as made,
    ):
        by_port: dict[str, NodeProcess] = {str(node.port): node for node in made}
        first = await holder(store)
        held = by_port[first.split()[0].rpartition(":")[2]]
        os.kill(held.pid, signal.SIGKILL)

        async def taken() -> bool:
            return await holder(store) not in ("", first)

        async with asyncio.timeout(60):
            await until(taken)
