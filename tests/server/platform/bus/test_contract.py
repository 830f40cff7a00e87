"""What every bus must do, asked of both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bottega.server.platform.bus.face import Bus
from bottega.server.platform.bus.nats import NatsBus
from tests.patience import PATIENCE, until
from tests.server.engines import NATS
from tests.server.memory_bus import Exchange, MemoryBus

pytestmark = pytest.mark.anyio

AGAIN = 2.0  # seconds after which a job that is not done comes again


@pytest.fixture(params=["memory", "nats"])
async def buses(request: pytest.FixtureRequest, prefix: str) -> AsyncIterator[tuple[Bus, Bus]]:
    exchange = Exchange(AGAIN)
    made: list[Bus] = []
    for _ in range(2):
        if request.param == "memory":
            made.append(MemoryBus(exchange))
        else:
            made.append(NatsBus([NATS], prefix, patience=AGAIN))
        await made[-1].open()
    yield made[0], made[1]
    for bus in made:
        await bus.close()


async def test_others_hear_and_in_order(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    heard: list[bytes] = []
    await other.listen("table.1", heard.append)
    for n in range(50):
        await one.publish("table.1", str(n).encode())
    await until(lambda: len(heard) >= 50)
    assert heard == [str(n).encode() for n in range(50)]


async def test_nobody_hears_themselves(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    mine: list[bytes] = []
    theirs: list[bytes] = []
    await one.listen("t", mine.append)
    await other.listen("t", theirs.append)
    await one.publish("t", b"x")
    await until(lambda: len(theirs) >= 1)
    assert mine == []


async def test_one_hears_only_what_one_listens_to_and_only_as_long(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    heard: list[bytes] = []
    rest: list[bytes] = []
    listening = await other.listen("t.1", heard.append)
    await other.listen("t.2", rest.append)
    await one.publish("t.1", b"a")
    await one.publish("t.2", b"b")
    await until(lambda: len(rest) >= 1)
    await until(lambda: len(heard) >= 1)
    await listening.stop()
    await listening.stop()
    await one.publish("t.1", b"c")
    await one.publish("t.2", b"d")
    await until(lambda: len(rest) >= 2)
    assert heard == [b"a"]


async def test_a_job_goes_to_one_worker(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    for n in range(6):
        await one.put_job("random", str(n).encode(), f"id {n}")
    taken = await one.take_jobs("random", 4, PATIENCE) + await other.take_jobs("random", 4, PATIENCE)
    assert sorted(job.data for job in taken) == [b"0", b"1", b"2", b"3", b"4", b"5"]
    assert {job.tries for job in taken} == {1}
    for job in taken:
        await job.done()
    assert await other.take_jobs("random", 4, AGAIN * 2) == []


async def test_a_job_does_not_wait_for_others_to_come(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    assert await other.take_jobs("random", 4, 0.05) == []
    taking = asyncio.create_task(other.take_jobs("random", 4, PATIENCE))
    await one.put_job("random", b"x", "id")
    assert [job.data for job in await asyncio.wait_for(taking, PATIENCE)] == [b"x"]


async def test_the_same_job_twice_is_one(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    for _ in range(3):
        await one.put_job("random", b"x", "the same")
    jobs = await other.take_jobs("random", 10, PATIENCE)
    assert len(jobs) == 1


async def test_a_job_not_done_comes_again(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    await one.put_job("random", b"x", "id")
    assert len(await one.take_jobs("random", 1, PATIENCE)) == 1
    jobs = await other.take_jobs("random", 1, PATIENCE)
    assert [job.tries for job in jobs] == [2]
    await jobs[0].again(0.05)
    jobs = await one.take_jobs("random", 1, PATIENCE)
    assert [job.tries for job in jobs] == [3]


async def test_topics_of_jobs_are_kept_apart(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    await one.put_job("greedy", b"g", "1")
    assert await other.take_jobs("random", 1, 0.1) == []
    assert [job.data for job in await other.take_jobs("greedy", 1, 1.0)] == [b"g"]


async def test_a_bus_knows_whether_it_is_connected(buses: tuple[Bus, Bus]) -> None:
    assert buses[0].connected


async def test_what_waits_is_counted_until_it_is_done(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    assert await one.backlog() == {}
    for n in range(3):
        await one.put_job("random", b"x", f"random {n}")
    await one.put_job("analysis-quick", b"y", "quick")
    await until(lambda: found(other, "random", 3))
    assert set(await other.backlog()) == {"random", "analysis-quick"}
    assert all(waiting.age >= 0.0 for waiting in (await other.backlog()).values())
    taken = await other.take_jobs("random", 2, PATIENCE)
    assert await found(one, "random", 3)  # who took a job may fall
    for job in taken:
        await job.done()
    await until(lambda: found(one, "random", 3 - len(taken)))


async def found(bus: Bus, topic: str, jobs: int) -> bool:
    return (await bus.backlog())[topic].jobs == jobs
