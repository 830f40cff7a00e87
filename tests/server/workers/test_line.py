"""However many jobs one person has for the bots, everybody else has their turn."""

from __future__ import annotations

import asyncio

import pytest

from bottega.server import news
from bottega.server.bus.face import Job
from bottega.server.bus.nats import NatsBus
from bottega.server.ids import new_id
from bottega.server.metrics import Metrics
from bottega.server.node import Node
from bottega.server.store.store import Store
from bottega.server.workers.line import Line
from bottega.server.workers.minds import Minds
from bottega.server.workers.workers import Workers
from tests.server.engines import NATS
from tests.server.nodes import quick_settings
from tests.server.workers.test_workers import Handed

pytestmark = pytest.mark.anyio

GREEDY, HONEST, THIRD = 101, 102, 103
TABLES = 30


def job_for(owner: int, number: int = 0) -> Handed:
    return Handed(news.encode(news.Turn(new_id(0), number, 0, "random", owner)))


def owner(job: Job | None) -> int:
    assert job is not None
    return news.decode_turn(job.data).owner


async def test_who_has_one_job_waits_for_one_of_everybody_else() -> None:
    line = Line(100)
    for number in range(TABLES):
        await line.put((GREEDY,), job_for(GREEDY, number))
    await line.put((THIRD,), job_for(THIRD))
    await line.put((HONEST,), job_for(HONEST))
    assert [owner(await line.take()) for _ in range(5)] == [GREEDY, THIRD, HONEST, GREEDY, GREEDY]
    assert len(line) == TABLES - 3


async def test_many_guests_of_one_address_have_the_turns_of_one() -> None:
    line, house, flat = Line(100), 7, 8
    for guest in range(15):
        for number in range(3):
            await line.put((house, guest), job_for(guest, number))
    await line.put((flat, HONEST), job_for(HONEST))
    served = [owner(await line.take()) for _ in range(17)]
    assert served == [0, HONEST, *range(1, 15), 0], "within an address each guest has a turn, too"
    await line.put((HONEST,), job_for(HONEST))  # where they come from is not known
    await line.put((9, 10, THIRD), job_for(THIRD))  # from an IPv6 network
    assert {owner(await line.take()) for _ in range(3)} == {1, HONEST, THIRD}


async def test_jobs_of_one_person_are_done_in_their_order() -> None:
    line = Line(100)
    jobs = [job_for(GREEDY, number) for number in range(4)]
    for job in jobs:
        await line.put((GREEDY,), job)
    assert [await line.take() for _ in jobs] == jobs


async def test_a_full_line_takes_no_more_until_there_is_room() -> None:
    line = Line(2)
    await line.put((GREEDY,), job_for(GREEDY))
    assert await line.free() == 1
    await line.put((GREEDY,), job_for(GREEDY))
    waiting = asyncio.create_task(line.free())
    await asyncio.sleep(0)
    assert not waiting.done()
    await line.take()
    assert await waiting == 1
    await line.put((GREEDY,), job_for(GREEDY))
    await line.close()
    assert (await line.free(), await line.take(), len(line.waiting())) == (0, None, 2)


class Served(Workers):
    """Workers that note for whom they work, and finish a job when they are told to."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, Minds(1))
        self.served: list[int] = []
        self.go_on = asyncio.Semaphore(0)

    async def do(self, job: Job) -> None:
        self.served.append(owner(job))
        await self.go_on.acquire()
        await job.done()


async def until_waiting(workers: Workers, jobs: int) -> None:
    while len(workers.line) < jobs:
        await asyncio.sleep(0.01)


async def test_thirty_tables_of_one_person_delay_a_move_of_another_by_two(
    shards: list[str], prefix: str
) -> None:
    """On a real work queue: the job that is thought about, one of theirs, and then the honest one."""
    bus = NatsBus([NATS], prefix)
    node = Node(quick_settings(), Store(shards), bus, Metrics(), bots=["random", "greedy"])
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
        for job in workers.line.waiting():
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
