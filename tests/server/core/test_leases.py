"""Of all nodes one holds a lease; another takes it when that one closes or fails."""

from __future__ import annotations

import pytest

from bottega.server.core.clock_reader import trouble
from bottega.server.core.leases import SWEEPS, Leases
from bottega.server.platform.errors import Unavailable
from tests.patience import until
from tests.server.memory_bus import Exchange
from tests.server.nodes import away, fresh_node, open_store

pytestmark = pytest.mark.anyio

JOBS, NONE = frozenset({"jobs"}), frozenset[str]()


async def test_one_node_holds_it_and_keeps_it(own_database: str) -> None:
    async with open_store(own_database) as store:
        one, other = Leases(store, "a:1", 60), Leases(store, "a:1", 60)
        for lease in (one, other, one, other):
            await lease.renew()
        assert (one.held, other.held) == (JOBS, NONE)


async def test_a_released_one_is_taken_at_once(own_database: str) -> None:
    async with open_store(own_database) as store:
        one, other = Leases(store, "a", 60), Leases(store, "b", 60)
        await one.renew()
        await other.release()  # it is not theirs
        await one.release()
        await other.renew()
        assert (one.held, other.held) == (NONE, JOBS)


async def test_one_that_is_not_renewed_passes_on(own_database: str) -> None:
    async with open_store(own_database) as store:
        one, other = Leases(store, "a", 0.05), Leases(store, "b", 60)
        await one.renew()

        async def taken() -> bool:
            await other.renew()
            return bool(other.held)

        await until(taken)
        await one.renew()
        assert (one.held, other.held) == (NONE, JOBS)


def test_clocks_count_on_while_the_lease_of_a_node_that_fell_passes_on() -> None:
    until_over, until_asked, until_beat = SWEEPS, 1, 1  # sweeps after the last heartbeat, at the latest
    assert trouble(0.0, until_over + until_asked + until_beat, beat=1.0) is None


async def test_each_node_takes_only_what_it_can_do(own_database: str) -> None:
    async with open_store(own_database) as store:
        bots, serving = Leases(store, "a", 60), Leases(store, "b", 60)
        serving.wanted.update({"clocks", "notices"})
        await bots.renew()
        await serving.renew()
        assert (bots.held, serving.held) == (JOBS, frozenset({"clocks", "notices"}))
        await serving.release()
        bots.wanted.add("clocks")
        await bots.renew()
        assert bots.held == {"jobs", "clocks"}


async def test_without_the_database_nobody_holds_it(own_database: str) -> None:
    async with open_store(own_database) as store:
        one = Leases(store, "a", 60)
        await one.renew()
        with away(store), pytest.raises(Unavailable):
            await one.renew()
        assert not one.held
        await one.renew()
        assert one.held == JOBS


async def test_jobs_run_on_one_node_and_on_the_next_when_it_closes(own_database: str) -> None:
    exchange = Exchange()
    async with (
        fresh_node(own_database, exchange, sweep=0.05) as first,
        fresh_node(own_database, exchange, sweep=0.05) as second,
    ):
        assert not first.leaves("jobs")
        assert second.leaves("jobs")
        await first.close()
        await until(lambda: not second.leaves("jobs"))
        second.matches.read_only = True
        assert second.leaves("jobs")
