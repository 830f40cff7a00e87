"""Processes that bots think in, and what happens when they do not answer."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bottega.games import GAMES
from bottega.server.bots import process_pool as module
from bottega.server.bots.process import LOW
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.question import Question, question_for
from bottega.server.core.match import Match
from bottega.server.platform.errors import NoAnswer
from tests.patience import until
from tests.server.playing import new_head

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ProcessPool]:
    monkeypatch.setattr(module, "COMMAND", [sys.executable, "-m", "tests.server.bots.odd_process"])
    made = ProcessPool(1, grace=5.0)
    yield made
    await made.close()


def question(bot: str, milliseconds: int = 100) -> Question:
    return question_for(Match(new_head(), GAMES["codex"]), 0, bot, milliseconds)


async def test_a_bot_process_answers_one_question_after_the_other(pool: ProcessPool) -> None:
    asked = question("random")
    answers = await asyncio.gather(*[pool.think(asked) for _ in range(5)])
    assert set(answers) <= set(asked.offers)
    assert len(set(answers)) == 1


async def test_what_is_not_offered_is_no_answer(pool: ProcessPool) -> None:
    with pytest.raises(NoAnswer, match="`win now` was not offered"):
        await pool.think(question("cheat"))


async def test_what_a_bot_prints_is_no_answer_but_a_line_of_the_log(pool: ProcessPool) -> None:
    asked = question("chatter")
    with capture_logs() as lines:
        assert await pool.think(asked) == asked.offers[-1]
        await until(lambda: any(line["event"] == "bot_process_printed" for line in lines))


async def test_a_bot_finds_no_address_and_no_secret(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOTTEGA_SECRET", "x" * 40)
    monkeypatch.setenv("BOTTEGA_DATABASE", "postgresql://somewhere")
    with pytest.raises(NoAnswer, match=r"RuntimeError\(\[\]\)"):
        await pool.think(question("spy"))


async def test_a_bot_process_that_dies_is_replaced(pool: ProcessPool) -> None:
    with pytest.raises(NoAnswer, match="fell silent"):
        await pool.think(question("leaver"))
    assert await pool.think(question("random"))
    process = pool.all[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await pool.think(question("random"))


async def test_a_bot_process_that_takes_too_long_is_ended(
    monkeypatch: pytest.MonkeyPatch, pool: ProcessPool
) -> None:
    assert await pool.think(question("random"))
    process = pool.all[0].process
    assert process is not None
    monkeypatch.setattr(pool.all[0], "grace", 0.2)
    with pytest.raises(NoAnswer, match="TimeoutError"):
        await pool.think(question("sleeper"))
    assert process.returncode == -signal.SIGKILL


async def test_a_question_that_is_given_up_takes_its_process_with_it(pool: ProcessPool) -> None:
    thinking = asyncio.create_task(pool.think(question("sleeper")))
    await asyncio.sleep(0.5)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    asked = question("random")
    assert await pool.think(asked) in asked.offers


async def test_a_question_that_is_given_up_while_its_process_starts_leaves_no_process(
    pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin, asked, go_on = module.begin, asyncio.Event(), asyncio.Event()
    begun: list[Process] = []

    async def slowly(command: list[str]) -> Process:
        asked.set()
        await go_on.wait()
        begun.append(await begin(command))
        return begun[0]

    monkeypatch.setattr(module, "begin", slowly)
    thinking = asyncio.create_task(pool.think(question("random")))
    await asked.wait()
    thinking.cancel()
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert begun[0].returncode is not None


async def test_a_bot_process_may_let_everybody_else_go_first() -> None:
    pool = ProcessPool(2, gives_way=True)
    await asyncio.gather(*[pool.think(question("random")) for _ in range(2)])
    for process in pool.all:
        assert process.process is not None
        pid = process.process.pid
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + LOW)
        group = Path(f"/proc/{pid}/autogroup")  # not every system has them
        assert not group.exists() or group.read_text().endswith(f" nice {LOW}\n")
    await pool.close()
