"""Takes analyses from the work queue and makes them, decision by decision, at the lowest priority.

At least once, and harmless when twice: a decision follows from what its seat saw, and is stored once.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import structlog
from msgspec import structs

from bottega.analysis import LEVELS, Decision, together
from bottega.server.bots.fair_queue import FairQueue
from bottega.server.bots.job_taker import TRIES, JobTaker, path_of, pause
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.question import Question, question_for
from bottega.server.core import bus_messages
from bottega.server.core.bus_messages import Analyse
from bottega.server.core.ending import ending
from bottega.server.core.giving_up import gives_up
from bottega.server.core.log import effective
from bottega.server.core.match import Match
from bottega.server.core.shown import Result
from bottega.server.core.store.rows import Entry
from bottega.server.features.analysis.analyses import Analyses
from bottega.server.parts import Parts
from bottega.server.platform.bus.face import Job
from bottega.server.platform.errors import NoAnswer, Refused, Unavailable
from bottega.server.platform.ids import id_text

ANALYST: Final = "analyst"
ROOM: Final = 256  # jobs of one level that may wait at one node
SLICE: Final = 10.0  # seconds until an analysis lets others have their turn
LONGEST: Final = 600_000  # milliseconds for a decision; the process has the lowest priority

log = structlog.get_logger()


class Analysts(JobTaker):
    """The analyses of one node. Each level has its own slots, so quick ones do not wait for fine ones."""

    name = "analysts"

    def __init__(self, node: Parts, pool: ProcessPool) -> None:
        queues = {bus_messages.analysis_topic(level): FairQueue(ROOM) for level in LEVELS}
        super().__init__(node, pool, queues, node.settings.analysts)
        self.analyses: Final = node.service(Analyses)
        self.thinking: Final[set[asyncio.Task[Decision]]] = set()

    def read(self, job: Job) -> Analyse:
        return bus_messages.decode_analyse(job.data)

    async def stop(self) -> None:
        """Requeue unfinished jobs. Finished decisions are stored, so another node does the rest."""
        self.stopping = True
        for task in self.thinking:
            task.cancel()
        await super().stop()

    async def do(self, job: Job) -> None:
        try:
            asked = self.read(job)
        except msgspec.DecodeError as error:
            log.error("analysis_invalid", error=str(error))
            await job.done()
            return
        outcome, queue = "again", self.queues[job.topic]
        try:
            outcome = await self.make(asked, queue)
        except Unavailable as error:
            log.warning("analysis_requeued", tries=job.tries, error=str(error))
        except Refused as error:  # the match is gone, or we lack its edition
            log.error("analysis_refused", match=id_text(asked.match), error=str(error))
            outcome = "failed"
        except NoAnswer as error:
            log.warning("analysis_requeued", tries=job.tries, error=str(error))
            outcome = self.after(job)
        except Exception as error:  # an error in one job must not end the others
            self.report_failure("analysis_broken", error, match=id_text(asked.match))
            outcome = self.after(job)
        if outcome != "later":
            await self.settle(asked, job, outcome)
        elif self.stopping:
            await job.again(0.0)
        else:
            await queue.put(path_of(asked), job)

    def after(self, job: Job) -> str:
        """The outcome of a failed job: retry a few times, without counting our own shutdown."""
        return "failed" if job.tries >= TRIES and not self.stopping else "again"

    async def settle(self, asked: Analyse, job: Job, outcome: str) -> None:
        """Count an outcome."""
        try:
            if outcome == "failed":
                await self.analyses.fail(asked.match, asked.level)
        except Unavailable:
            outcome = "again"
        self.node.metrics.analyses.labels(outcome).inc()
        if outcome == "again":
            await job.again(0.0 if self.stopping else pause(job.tries))
        else:
            await job.done()

    async def make(self, asked: Analyse, queue: FairQueue) -> str:
        """Analyse the remaining decisions and store the result; return the outcome.

        A long analysis lets others have their turn: finished decisions are stored, and it goes on later.
        """
        end = asyncio.get_running_loop().time() + SLICE
        found = await self.analyses.begun(asked.match, asked.level)
        if found is None:
            return "stale"
        live = await self.node.matches.find(asked.match)
        await self.node.matches.refresh(live)  # it may have ended at another node
        ended = ending(live.match)
        if ended is None or ended.abandoned:
            raise Refused("not_over", id_text(asked.match))
        weighed = {one.ply for one in found}
        before = len(found)
        async for match, entry in moves_of(live.match, await self.node.store.entries(asked.match)):
            question = None if entry.ply in weighed else question_about(match, entry, asked.level)
            if question is not None:
                if len(found) > before and len(queue) and asyncio.get_running_loop().time() > end:
                    return "later"
                found.append(await self.weigh(question))
                await self.analyses.note(asked.match, asked.level, found[-1])
        found.sort(key=lambda one: one.ply)
        head, shares = live.match.head, shares_of(live.match, ended)
        analysis = together(head.game, asked.level, head.players, shares, found)
        await self.analyses.finish(asked.match, asked.level, analysis)
        return "done"

    async def weigh(self, question: Question) -> Decision:
        """Analyse a decision, however long it takes; NoAnswer if the bot fails."""
        if self.stopping:
            raise NoAnswer("this worker stops")
        thinking = asyncio.create_task(self.analyse(question))
        self.thinking.add(thinking)
        try:
            await asyncio.wait({thinking})
        finally:
            self.thinking.discard(thinking)
        if thinking.cancelled():
            raise NoAnswer("this worker stops")
        return thinking.result()

    async def analyse(self, question: Question) -> Decision:
        """Ask a bot to analyse a decision."""
        with self.node.metrics.analysis_decision.time():
            answer = await self.pool.answer(question)
        assert answer.decision is not None
        return answer.decision


async def moves_of(over: Match, entries: list[Entry]) -> AsyncIterator[tuple[Match, Entry]]:
    """The match before each move that was not undone. Yields to other tasks between plies."""
    match, kept = Match(over.head, over.game), {entry.ply for entry in effective(entries)}
    for entry in entries:
        if entry.ply in kept and not gives_up(entry):
            yield match, entry
        match.take(entry)
        await asyncio.sleep(0)


def shares_of(over: Match, ended: Result) -> list[float | None]:
    """How the seats shared the victory; None where the match was given up."""
    if over.given_up:
        return [None] * over.head.seats
    won = 1 / max(1, len(ended.winners))
    return [won if seat in ended.winners else 0.0 for seat in range(over.head.seats)]


def question_about(match: Match, entry: Entry, level: str) -> Question | None:
    """The question about the next move; None if there was no choice."""
    question = question_for(match, entry.seat, ANALYST, LONGEST)
    if len(question.offers) == 1:
        return None
    return structs.replace(question, played=entry.text, level=level, ply=entry.ply)


@asynccontextmanager
async def analysing(node: Parts) -> AsyncIterator[Analysts]:
    """Run analysts on an open node; they stop before it closes."""
    analysts = Analysts(node, ProcessPool(node.settings.analysts * len(LEVELS), gives_way=True))
    analysts.start()
    try:
        yield analysts
    finally:
        await analysts.stop()
