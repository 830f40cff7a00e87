"""Workers: turns played once however often they are handed out, and put back when they fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bottega.server.bots.job_taker import TRIES, pause
from bottega.server.bots.process import choose
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.question import Question
from bottega.server.bots.workers import Workers
from bottega.server.core import bus_messages
from bottega.server.core.bus_messages import Turn
from bottega.server.core.commands import Done, SayMove
from bottega.server.core.store.rows import Head
from bottega.server.node import Node
from bottega.server.platform.bus.face import Job
from bottega.server.platform.errors import NoAnswer, Unavailable
from bottega.server.platform.ids import new_id
from tests.patience import until
from tests.server.memory_bus import Exchange, MemoryBus
from tests.server.nodes import away, fresh_node
from tests.server.playing import keep, new_head

pytestmark = pytest.mark.anyio


class Thinking(ProcessPool):
    """A pool in this process, whose bots fail as often as a test wants."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__(4)
        self.failures = failures
        self.asked: list[Question] = []

    async def think(self, question: Question) -> str:
        self.asked.append(question)
        await asyncio.sleep(0)
        if self.failures:
            self.failures -= 1
            raise NoAnswer("not today")
        return choose(question).said


class Handed(Job):
    """A job, and what became of it."""

    def __init__(self, data: bytes, tries: int = 1) -> None:
        self.topic, self.data, self.tries = "random", data, tries
        self.fate: str | float = "nothing"

    async def done(self) -> None:
        self.fate = "done"

    async def keep(self) -> None:
        self.fate = "kept"

    async def again(self, delay: float) -> None:
        self.fate = delay


@pytest.fixture
async def node(own_database: str) -> AsyncIterator[Node]:
    async with fresh_node(own_database) as made:
        yield made


async def begun(node: Node, *bots: str) -> Head:
    head = new_head(seats=len(bots), bots=bots)
    await keep(node.store, head)
    return head


def turn(head: Head, ply: int, seat: int, tries: int = 1) -> Handed:
    return Handed(bus_messages.encode(Turn(head.id, ply, seat, head.bots[seat] or "random")), tries)


def counted(node: Node, outcome: str) -> float:
    return node.metrics.registry.get_sample_value("bottega_jobs_total", {"outcome": outcome}) or 0.0


async def test_a_turn_is_played_and_then_it_is_stale(node: Node) -> None:
    head, workers = await begun(node, "random", "random"), Workers(node, Thinking())
    job, twin = turn(head, 0, 0), turn(head, 0, 0)
    await workers.do(job)
    await workers.do(twin)
    assert (job.fate, twin.fate) == ("done", "done")
    assert [(entry.ply, entry.seat, entry.key) for entry in await node.store.entries(head.id)] == [
        (1, 0, "bot-0-0")
    ]
    assert (counted(node, "played"), counted(node, "stale")) == (1, 1)


async def test_a_turn_handed_to_two_nodes_at_once_is_played_once(own_database: str) -> None:
    async with fresh_node(own_database) as one, fresh_node(own_database) as other:
        head = await begun(one, "random", "random")
        jobs = [turn(head, 0, 0) for _ in range(6)]
        crew = [Workers(node, Thinking()) for node in (one, other)]
        await asyncio.gather(*[crew[n % 2].do(job) for n, job in enumerate(jobs)])
        assert [job.fate for job in jobs] == ["done"] * 6
        assert len(await one.store.entries(head.id)) == 1


async def test_the_question_of_a_secret_choice_stays_the_same_while_others_choose(node: Node) -> None:
    head, pool = await begun(node, "", "random"), Thinking()
    live = await node.matches.find(head.id)
    assert set(live.match.asked) == {0, 1}
    assert await node.matches.answer(live, SayMove(0, 0, "start front", "a")) == Done(1)
    workers = Workers(node, pool)
    await workers.do(turn(head, 0, 1))
    await workers.do(turn(head, 1, 1))
    assert [entry.key for entry in await node.store.entries(head.id)] == ["a", "bot-0-1"]
    assert len(pool.asked) == 1


async def test_a_worker_reads_what_it_has_not_heard_of(own_database: str) -> None:
    async with fresh_node(own_database) as far, fresh_node(own_database) as near:
        head = await begun(far, "", "random")
        workers = Workers(near, Thinking())
        await near.matches.find(head.id)
        await far.matches.answer(await far.matches.find(head.id), SayMove(0, 0, "start front", "a"))
        await workers.do(turn(head, 1, 1))
        assert [entry.seat for entry in await near.store.entries(head.id)] == [0, 1]


async def test_nobody_plays_for_a_person(node: Node) -> None:
    head, workers = await begun(node, "", "random"), Workers(node, Thinking())
    jobs = [turn(head, 0, 0), Handed(bus_messages.encode(Turn(head.id, 0, 1, "other")))]
    jobs += [Handed(bus_messages.encode(Turn(head.id, 0, 9, "random")))]
    for job in jobs:
        await workers.do(job)
    assert [job.fate for job in jobs] == ["done"] * 3
    assert await node.store.entries(head.id) == []
    assert counted(node, "refused") == 3


async def test_what_makes_no_sense_is_dropped(node: Node) -> None:
    workers = Workers(node, Thinking())
    jobs = [Handed(b"\x00"), Handed(bus_messages.encode(Turn(new_id(), 0, 0, "random")))]
    for job in jobs:
        await workers.do(job)
    assert [job.fate for job in jobs] == ["done", "done"]


async def test_a_turn_that_fails_is_put_back_and_longer_each_time(node: Node) -> None:
    head, workers = await begun(node, "random", "random"), Workers(node, Thinking(failures=100))
    fates = []
    for tries in (1, 2, 3, 4, 40):
        job = turn(head, 0, 0, tries)
        await workers.do(job)
        fates.append(job.fate)
    assert fates == [0.25, 0.5, 1.0, 2.0, 30.0]
    assert pause(10**6) == 30.0


async def test_in_the_end_another_bot_stands_in(node: Node) -> None:
    head, pool = await begun(node, "master", "random"), Thinking()
    workers = Workers(node, pool)
    job = turn(head, 0, 0, TRIES + 1)
    await workers.do(job)
    assert job.fate == "done"
    assert pool.asked[0].bot == "random"
    assert counted(node, "stood_in") == 1


async def test_while_the_store_is_away_turns_wait(node: Node) -> None:
    head, workers = await begun(node, "random", "random"), Workers(node, Thinking())
    job = turn(head, 0, 0)
    with away(node.store):
        await workers.do(job)
    assert job.fate == 0.25
    early = turn(head, 7, 0)  # the log is not that far
    await workers.do(early)
    assert early.fate == 0.25


async def test_a_closing_node_leaves_its_turns_to_others(node: Node) -> None:
    head, workers = await begun(node, "random", "random"), Workers(node, Thinking())
    await node.drain()
    job = turn(head, 0, 0)
    await workers.do(job)
    assert job.fate == 0.25
    assert await node.store.entries(head.id) == []


async def test_a_match_of_bots_begins_by_itself_and_ends(own_database: str) -> None:
    exchange = Exchange()
    async with fresh_node(own_database, exchange) as web_node, fresh_node(own_database, exchange) as other:
        workers = Workers(other, Thinking())
        workers.start()
        head = await begun(web_node, "random", "random", "random")

        async def over() -> bool:
            kept = await web_node.store.head(head.id)
            return kept is not None and kept.over

        web_node.matches.begun(head)
        await until(over)
        await workers.stop()


async def test_workers_wait_for_a_bus_that_is_away(node: Node) -> None:
    taken: list[str] = []

    async def take_jobs(topic: str, most: int, wait: float) -> list[Job]:
        taken.append(topic)
        raise Unavailable("away")

    node.bus.take_jobs = take_jobs  # type: ignore[method-assign]
    workers = Workers(node, Thinking())
    workers.start()
    while len(taken) < 2:
        await asyncio.sleep(0.01)
    await workers.stop()


async def test_while_the_work_queue_is_away_bots_beside_the_gate_play_on(node: Node) -> None:
    assert isinstance(node.bus, MemoryBus)
    node.bus.cut()
    head, workers = await begun(node, "random", "random"), Workers(node, Thinking())
    workers.start()
    node.matches.turns.unqueued.tells(workers.play_here)
    node.matches.begun(head)
    live = await node.matches.find(head.id)
    await until(lambda: live.match.ply >= 4)
    await workers.stop()


async def test_a_turn_that_the_work_queue_gives_to_nobody_is_played_by_bots_that_are_idle(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def take_jobs(topic: str, most: int, wait: float) -> list[Job]:
        await asyncio.sleep(wait)
        return []

    monkeypatch.setattr(node.bus, "take_jobs", take_jobs)
    head, workers = await begun(node, "random", "random"), Workers(node, Thinking())
    node.matches.begun(head)
    live = await node.matches.find(head.id)
    node.matches.turns.overdue.tells(workers.play_if_idle)
    node.matches.stir(live, 1)
    await until(lambda: len(workers.queue) == 2)  # both are asked
    node.matches.stir(live, 2)  # there is work here now
    workers.start()
    await until(lambda: live.match.ply == 2)
    assert not len(workers.queue)
    await workers.stop()


async def test_a_turn_that_is_thought_about_is_not_handed_to_somebody_else(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.bots.job_taker.KEEP", 0.01)
    workers, job, go_on = Workers(node, Thinking()), Handed(b""), asyncio.Event()

    async def do(_: Job) -> None:
        await go_on.wait()

    monkeypatch.setattr(workers, "do", do)
    workers.start()
    await workers.queue.put((1,), job)
    await until(lambda: job.fate == "kept")
    go_on.set()
    await until(lambda: not workers.under_way)
    await workers.stop()
