"""Jobs that are not handed out, or get lost, are handed out again."""

from __future__ import annotations

import pytest

from bottega.server.features.analysis.analyses import SILENT, Analyses
from bottega.server.platform.errors import Unavailable
from tests.server.features.analysis.looking import resigned
from tests.server.frozen import FrozenClock
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import fresh_node
from tests.server.timing.timed import timed_node

pytestmark = pytest.mark.anyio


async def test_while_the_bus_is_away_nothing_is_waited_for(own_database: str) -> None:
    async with fresh_node(own_database) as node:
        head, bus = await resigned(node), node.bus
        assert isinstance(bus, MemoryBus)
        bus.cut()
        with pytest.raises(Unavailable):
            await node.service(Analyses).request(head.id, "quick")
        bus.mend()
        assert (await node.service(Analyses).seen(head)).state == "none"
        await node.service(Analyses).request(head.id, "quick")
        assert (await node.service(Analyses).seen(head)).state == "waiting"


async def test_a_job_that_the_queue_lost_is_handed_out_again(own_database: str) -> None:
    clock, exchange = FrozenClock(), Exchange()
    async with timed_node(own_database, exchange, clock) as node:
        head = await resigned(node)
        await node.service(Analyses).request(head.id, "quick")
        exchange.jobs.clear()
        clock.pass_(SILENT - 1)
        await node.service(Analyses).requeue_lost()
        assert exchange.jobs == []
        clock.pass_(2)
        for _ in range(2):
            await node.service(Analyses).requeue_lost()
        assert [job.topic for job in exchange.jobs] == ["analysis-quick"]
