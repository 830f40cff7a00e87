"""Tasks in the background: what goes wrong in one is logged, and a node without a vital one ends."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from bottega.server.bots.workers import Workers
from bottega.server.node import Node
from bottega.server.platform.background_tasks import BackgroundTasks
from bottega.server.platform.errors import Unavailable
from tests.patience import PATIENCE, until
from tests.server.engines import NATS
from tests.server.faults.processes import Child
from tests.server.nodes import SECRET, fresh_node
from tests.server.playing import keep, new_head, random_say
from tests.server.timing.timed import Thinking

pytestmark = pytest.mark.anyio


async def test_what_goes_wrong_in_the_background_is_logged() -> None:
    background = BackgroundTasks()

    async def broken() -> None:
        raise ValueError("a fault of ours")

    async def away() -> None:
        raise Unavailable("the store is away")

    with capture_logs() as logged:
        background.start(broken())
        background.start(away())
        await background.drain()
        await asyncio.sleep(0)
    assert sorted((line["event"], line["log_level"]) for line in logged) == [
        ("task_broken", "error"),
        ("task_failed", "warning"),
    ]


async def move(node: Node) -> Any:
    """One move of a new match."""
    head = new_head()
    await keep(node.store, head)
    live = await node.matches.find(head.id)
    async with asyncio.timeout(PATIENCE):
        return await node.matches.answer(live, random_say(live.match, random.Random(1)))


async def test_an_error_after_the_insert_holds_up_no_move(own_database: str) -> None:
    async with fresh_node(own_database) as node:

        def broken(entries: int, seconds: float) -> None:
            raise ValueError("nobody counts")

        with capture_logs() as logged:
            object.__setattr__(node.store.writer, "committed", broken)
            for _ in range(3):
                assert type(await move(node)).__name__ == "Done"
        assert [line["event"] for line in logged if line["log_level"] == "error"] == ["writer_broken"] * 3
        assert node.is_open


async def test_a_node_whose_writer_ended_is_not_ready_and_nobody_waits(own_database: str) -> None:
    async with fresh_node(own_database, patience=1.0) as node:
        assert node.store.writer.task is not None
        node.store.writer.task.cancel()
        await until(lambda: node.has_died)
        assert type(await move(node)).__name__ == "Denied"
        with pytest.raises(Unavailable):
            node.check()


SERVES_UNTIL_ITS_WRITER_ENDS = """
import asyncio
from bottega.server import run
from bottega.server.platform.settings import read_settings
made, real_node = [], run.real_node
run.real_node = lambda settings: made.append(real_node(settings)) or made[0]
asyncio.run(run.serve(read_settings(), 0, lambda _: made[0].store.writer.task.cancel()))
"""


async def test_a_process_whose_writer_ended_ends_with_an_error(
    database: str, prefix: str, tmp_path: Path
) -> None:
    given = {"database": database, "nats": NATS, "prefix": prefix, "secret": SECRET, "port": "0"}
    environment = {f"BOTTEGA_{name.upper()}": value for name, value in given.items()}
    child = Child([sys.executable, "-c", SERVES_UNTIL_ITS_WRITER_ENDS], tmp_path / "node.log", environment)
    await child.start()
    assert child.process is not None
    assert await asyncio.wait_for(child.process.wait(), PATIENCE) == 1
    assert "node_dies" in child.log.read_text()


async def test_a_worker_goes_on_after_an_error_in_the_queue(own_database: str) -> None:
    async with fresh_node(own_database) as node:
        workers, asked = Workers(node, Thinking()), 0
        take = node.bus.take_jobs

        async def stumble(*given: Any) -> Any:
            nonlocal asked
            asked += 1
            if asked == 1:
                raise ValueError("not Unavailable")
            return await take(*given)

        with capture_logs() as logged, patch.object(node.bus, "take_jobs", stumble):
            workers.start()
            await until(lambda: asked >= 2)
            await workers.stop()
        assert [line["event"] for line in logged if line["log_level"] == "error"] == ["taking_jobs_broken"]
        assert not node.has_died


async def test_a_worker_that_ended_ends_its_node(own_database: str) -> None:
    async with fresh_node(own_database) as node:
        workers = Workers(node, Thinking())
        workers.start()
        workers.takers[0].cancel()
        await until(lambda: node.has_died)
        workers.takers.clear()
        await workers.stop()
