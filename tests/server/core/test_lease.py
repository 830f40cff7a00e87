"""Of all nodes one holds the lease; another takes it when that one closes or fails."""

from __future__ import annotations

import pytest

from bottega.server.core.lease import Lease
from bottega.server.platform.errors import Unavailable
from tests.patience import until
from tests.server.memory_bus import Exchange
from tests.server.nodes import away, fresh_node, open_store

pytestmark = pytest.mark.anyio


async def test_one_node_holds_it_and_keeps_it(own_database: str) -> None:
    async with open_store(own_database) as store:
        one, other = Lease(store, "jobs", "a:1", 60), Lease(store, "jobs", "a:1", 60)
        for lease in (one, other, one, other):
            await lease.renew()
        assert (one.held, other.held) == (True, False)


async def test_a_released_one_is_taken_at_once(own_database: str) -> None:
    async with open_store(own_database) as store:
        one, other = Lease(store, "jobs", "a", 60), Lease(store, "jobs", "b", 60)
        await one.renew()
        await other.release()  # it is not theirs
        await one.release()
        await other.renew()
        assert (one.held, other.held) == (False, True)


async def test_one_that_is_not_renewed_passes_on(own_database: str) -> None:
    async with open_store(own_database) as store:
        one, other = Lease(store, "jobs", "a", 0.05), Lease(store, "jobs", "b", 60)
        await one.renew()

        async def taken() -> bool:
            await other.renew()
            return other.held

        await until(taken)
        await one.renew()
        assert (one.held, other.held) == (False, True)


async def test_without_the_database_nobody_holds_it(own_database: str) -> None:
    async with open_store(own_database) as store:
        one = Lease(store, "jobs", "a", 60)
        await one.renew()
        with away(store), pytest.raises(Unavailable):
            await one.renew()
        assert not one.held
        await one.renew()
        assert one.held


async def test_jobs_run_on_one_node_and_on_the_next_when_it_closes(own_database: str) -> None:
    exchange = Exchange()
    async with (
        fresh_node(own_database, exchange, sweep=0.05) as first,
        fresh_node(own_database, exchange, sweep=0.05) as second,
    ):
        assert not first.leaves_jobs()
        assert second.leaves_jobs()
        await first.close()
        await until(lambda: not second.leaves_jobs())
        second.matches.read_only = True
        assert second.leaves_jobs()
