"""Analyses are made once, on PostgreSQL and NATS, whoever falls meanwhile, and are the same at every node."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from bottega.analysis import LEVELS, analyse
from bottega.analysis.levels import Level
from bottega.games import GAMES
from bottega.kit.record import Record, load
from bottega.server.bots.analysts import Analysts
from bottega.server.bots.job_taker import TRIES
from bottega.server.core import bus_messages
from bottega.server.core.bus_messages import Analyse
from bottega.server.core.log import effective
from bottega.server.core.records import record_file
from bottega.server.core.store.rows import Head
from bottega.server.features.analysis.analyses import Analyses
from bottega.server.node import Node
from bottega.server.platform.ids import new_id
from tests.patience import until
from tests.server.features.analysis.looking import (
    Looking,
    analysts,
    begun,
    real,
    resign,
    resigned,
    until_state,
)

pytestmark = pytest.mark.anyio

TOPIC = bus_messages.analysis_topic("quick")


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little is thought about each decision."""
    for name in ("quick", "fine"):
        monkeypatch.setitem(LEVELS, name, Level(name, 2, 2))


async def record_of(node: Node, head: Head) -> Record:
    return load(record_file(head, GAMES["codex"], await node.store.entries(head.id)), GAMES)


async def test_it_is_made_once_and_read_at_every_node(database: str, prefix: str) -> None:
    pool = Looking()
    async with real(database, prefix) as one, real(database, prefix) as other, analysts(other, pool):
        head = await resigned(one)
        assert (await one.service(Analyses).seen(head)).state == "none"
        await asyncio.gather(
            *[node.service(Analyses).request(head.id, "quick") for node in (one, other, one, other)]
        )
        here = await until_state(one, head, "done")
        assert here == await other.service(Analyses).seen(head)
        assert (here.level, here.done, here.total) == ("quick", 7, 7)
        assert here.analysis == analyse(await record_of(one, head), LEVELS["quick"])
        assert here.analysis is not None
        assert [asked.ply for asked in pool.asked] == [decision.ply for decision in here.analysis.decisions]


async def test_asked_for_twice_it_is_one_job(database: str, prefix: str) -> None:
    async with real(database, prefix) as one, real(database, prefix) as other:
        head = await resigned(one)
        for node in (one, other, one):
            await node.service(Analyses).request(head.id, "quick")
        (job,) = await other.bus.take_jobs(TOPIC, 10, 5.0)
        assert await one.bus.take_jobs(TOPIC, 10, 0.1) == []
        await Analysts(other, Looking()).do(job)
        assert (await one.service(Analyses).seen(head)).state == "done"
        await one.service(Analyses).request(head.id, "quick")
        assert await one.bus.take_jobs(TOPIC, 10, 0.1) == []


async def test_the_finer_one_is_waited_for_and_the_quick_one_read_meanwhile(
    database: str, prefix: str
) -> None:
    pool = Looking()
    async with real(database, prefix) as node, analysts(node, pool):
        head = await resigned(node)
        await node.service(Analyses).request(head.id, "quick")
        quick = (await until_state(node, head, "done")).analysis
        pool.go_on.clear()
        await node.service(Analyses).request(head.id, "fine")
        seen = await node.service(Analyses).seen(head)
        assert (seen.level, seen.state, seen.done, seen.analysis) == ("fine", "waiting", 0, quick)
        assert (await node.service(Analyses).seen(head, have="quick")).analysis is None
        pool.go_on.set()
        fine = await until_state(node, head, "done")
        assert fine.analysis is not None
        assert (fine.level, fine.analysis.level) == ("fine", "fine")
        assert (await node.service(Analyses).seen(head, have="quick")).analysis == fine.analysis


async def test_when_a_worker_dies_another_goes_on_where_it_was(database: str, prefix: str) -> None:
    async with real(database, prefix, patience=1.0) as node:
        head = await resigned(node)
        await node.service(Analyses).request(head.id, "quick")
        (job,) = await node.bus.take_jobs(TOPIC, 1, 5.0)
        whole = analyse(await record_of(node, head), LEVELS["quick"])
        for decision in whole.decisions[:3]:  # it kept these, and was never heard of again
            await node.service(Analyses).note(head.id, "quick", decision)
        assert (await node.service(Analyses).seen(head)).done == whole.decisions[2].ply
        pool = Looking()
        async with analysts(node, pool):
            seen = await until_state(node, head, "done")
        assert seen.analysis == whole
        assert [asked.ply for asked in pool.asked] == [one.ply for one in whole.decisions[3:]]
        await Analysts(node, pool).do(job)  # and if it was only slow, that does no harm
        assert (await node.service(Analyses).seen(head)).analysis == whole


async def test_a_worker_that_stops_puts_its_job_back_at_once(database: str, prefix: str) -> None:
    pool = Looking()
    pool.go_on.clear()
    async with real(database, prefix) as node:
        head = await resigned(node)
        await node.service(Analyses).request(head.id, "quick")
        async with analysts(node, pool):
            await until(lambda: bool(pool.asked))
        assert (await node.service(Analyses).seen(head)).state == "waiting"
        async with analysts(node, Looking()):
            await until_state(node, head, "done")


async def test_what_fails_again_and_again_is_said_to_and_can_be_asked_for_again(
    database: str, prefix: str
) -> None:
    async with real(database, prefix) as node, analysts(node, Looking(failures=TRIES)):
        head = await resigned(node)
        await node.service(Analyses).request(head.id, "quick")
        assert (await until_state(node, head, "failed")).analysis is None
        await node.service(Analyses).request(head.id, "quick")
        await until_state(node, head, "done")


async def test_a_match_under_way_is_not_looked_at_whatever_the_queue_says(database: str, prefix: str) -> None:
    pool = Looking()
    async with real(database, prefix) as node:
        head = await begun(node)
        await node.service(Analyses).request(head.id, "quick")
        for topic, data in ((TOPIC, b"nonsense"), (TOPIC, bus_messages.encode(Analyse(new_id(), "quick")))):
            await node.bus.put_job(topic, data, str(new_id()))
        async with analysts(node, pool):
            await until_state(node, head, "failed")
        assert pool.asked == []


async def test_a_worker_that_knew_the_match_under_way_sees_that_it_is_over(
    database: str, prefix: str
) -> None:
    async with real(database, prefix) as one, real(database, prefix) as other, analysts(other, Looking()):
        head = await begun(one)
        await other.matches.find(head.id)
        head = await resign(one, head)
        await one.service(Analyses).request(head.id, "quick")
        await until_state(one, head, "done")


async def test_what_was_taken_back_is_not_judged_and_plies_are_those_of_the_match(
    database: str, prefix: str
) -> None:
    async with real(database, prefix) as node, analysts(node, Looking()):
        head = await resigned(node, plies=8, undo=True)
        entries = await node.store.entries(head.id)
        assert any(entry.back is not None for entry in entries)
        await node.service(Analyses).request(head.id, "quick")
        analysis = (await until_state(node, head, "done")).analysis
        assert analysis is not None
        moves = {entry.ply: entry.text for entry in effective(entries)}
        assert [moves[one.ply] for one in analysis.decisions] == [one.made.move for one in analysis.decisions]


async def test_a_name_that_is_forgotten_is_not_in_an_analysis(database: str, prefix: str) -> None:
    async with real(database, prefix) as node, analysts(node, Looking()):
        head = await resigned(node)
        await node.service(Analyses).request(head.id, "quick")
        await until_state(node, head, "done")
        seen = await node.service(Analyses).seen(structs.replace(head, players=["–", "Bruno"]))
        assert seen.analysis is not None
        assert seen.analysis.players == ["–", "Bruno"]
