"""However many jobs one person has for the bots, everybody else has their turn."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server.bots.fair_queue import FairQueue
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.workers import Workers
from bottega.server.core import bus_messages
from bottega.server.core.store.store import Store
from bottega.server.node import Node
from bottega.server.platform.bus.face import Job
from bottega.server.platform.bus.nats import NatsBus
from bottega.server.platform.ids import new_id
from bottega.server.platform.metrics import Metrics
from bottega.server.rooms import Environment
from tests.server.bots.test_workers import Handed
from tests.server.engines import NATS
from tests.server.nodes import quick_settings

pytestmark = pytest.mark.anyio

GREEDY, HONEST, THIRD = 101, 102, 103
TABLES = 30


def job_for(owner: int, number: int = 0) -> Handed:
    return Handed(bus_messages.encode(bus_messages.Turn(new_id(), number, 0, "random", owner)))


def owner(job: Job | None) -> int:
    assert job is not None
    return bus_messages.decode_turn(job.data).owner


async def test_who_has_one_job_waits_for_one_of_everybody_else() -> None:
    queue = FairQueue(100)
    for number in range(TABLES):
        await queue.put((GREEDY,), job_for(GREEDY, number))
    await queue.put((THIRD,), job_for(THIRD))
    await queue.put((HONEST,), job_for(HONEST))
    assert [owner(await queue.take()) for _ in range(5)] == [GREEDY, THIRD, HONEST, GREEDY, GREEDY]
    assert len(queue) == TABLES - 3


async def test_many_guests_of_one_address_have_the_turns_of_one() -> None:
    queue, home, flat = FairQueue(100), 7, 8
    for guest in range(15):
        for number in range(3):
            await queue.put((home, guest), job_for(guest, number))
    await queue.put((flat, HONEST), job_for(HONEST))
    served = [owner(await queue.take()) for _ in range(17)]
    assert served == [0, HONEST, *range(1, 15), 0], "within an address each guest has a turn, too"
    await queue.put((HONEST,), job_for(HONEST))  # where they come from is not known
    await queue.put((9, 10, THIRD), job_for(THIRD))  # from an IPv6 network
    assert {owner(await queue.take()) for _ in range(3)} == {1, HONEST, THIRD}


async def test_jobs_of_one_person_are_done_in_their_order() -> None:
    queue = FairQueue(100)
    jobs = [job_for(GREEDY, number) for number in range(4)]
    for job in jobs:
        await queue.put((GREEDY,), job)
    assert [await queue.take() for _ in jobs] == jobs


async def test_a_full_line_takes_no_more_until_there_is_room() -> None:
    queue = FairQueue(2)
    await queue.put((GREEDY,), job_for(GREEDY))
    assert await queue.free() == 1
    await queue.put((GREEDY,), job_for(GREEDY))
    waiting = asyncio.create_task(queue.free())
    await asyncio.sleep(0)
    assert not waiting.done()
    await queue.take()
    assert await waiting == 1
    await queue.put((GREEDY,), job_for(GREEDY))
    await queue.close()
    assert (await queue.free(), await queue.take(), len(queue.waiting())) == (0, None, 2)


class Served(Workers):
    """Workers that note for whom they work, and finish a job when they are told to."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, ProcessPool(1))
        self.served: list[int] = []
        self.go_on = asyncio.Semaphore(0)

    async def do(self, job: Job) -> None:
        self.served.append(owner(job))
        await self.go_on.acquire()
        await job.done()


async def until_waiting(workers: Workers, jobs: int) -> None:
    while len(workers.queue) < jobs:
        await asyncio.sleep(0.01)


async def test_thirty_tables_of_one_person_delay_a_move_of_another_by_two(
    own_database: str, prefix: str
) -> None:
    """On a real work queue: the job that is thought about, one of theirs, and then the honest one."""
    bus = NatsBus([NATS], prefix)
    node = Node(Environment(quick_settings(), Store(own_database), bus, Metrics(), bots=["random", "greedy"]))
    await node.open()
    workers = Served(node)
    try:
        for number in range(TABLES):
            await bus.put_job("random", job_for(GREEDY, number).data, f"greedy.{number}")
        workers.start()
        await until_waiting(workers, TABLES - 1)
        await bus.put_job("greedy", job_for(HONEST).data, "honest")
        await until_waiting(workers, TABLES)
        for _ in range(3):
            workers.go_on.release()
        while len(workers.served) < 4:
            await asyncio.sleep(0.01)
        assert workers.served == [GREEDY, GREEDY, HONEST, GREEDY]
        for job in workers.queue.waiting():
            await job.keep()
        workers.go_on.release()
        await workers.stop()
        left = TABLES - workers.served.count(GREEDY)
        while left:  # what was not begun is for others
            put_back = await bus.take_jobs("random", left, 10.0)
            assert put_back
            left -= len(put_back)
    finally:
        await bus.remove_stream()
        await node.close()
