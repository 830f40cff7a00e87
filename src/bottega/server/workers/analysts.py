"""Takes analyses from the work queue and makes them, one decision after the other, behind all bots.

At least once, and harmless when twice: a decision follows from what its seat saw, and is kept once.
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
from bottega.server import news
from bottega.server.bus.face import Job
from bottega.server.errands import must_live
from bottega.server.errors import NoAnswer, Refused, Unavailable
from bottega.server.ids import id_text
from bottega.server.matches.ending import ending
from bottega.server.matches.giving_up import gives_up
from bottega.server.matches.match import Match, effective
from bottega.server.news import Analyse
from bottega.server.node import Node
from bottega.server.store.rows import Entry
from bottega.server.workers.line import Line, Path
from bottega.server.workers.minds import Minds
from bottega.server.workers.question import Question, question_for
from bottega.server.workers.workers import KEEP, TRIES, WAIT, path_of, pause

ANALYST: Final = "analyst"
ROOM: Final = 256  # jobs of one level that may wait at one node
SLICE: Final = 10.0  # seconds that an analysis is made before others that wait have their turn
LONGEST: Final = 600_000  # milliseconds that a decision may take where everybody else goes first

log = structlog.get_logger()


class Analysts:
    """The analyses that one node makes: so many of each level at once, so that none waits for finer ones."""

    def __init__(self, node: Node, minds: Minds) -> None:
        self.node: Final = node
        self.minds: Final = minds
        self.stopping = False
        self.lines: Final = {level: Line(ROOM) for level in LEVELS}
        self.takers: Final[list[asyncio.Task[None]]] = []
        self.doers: Final[list[asyncio.Task[None]]] = []
        self.keeper: asyncio.Task[None] | None = None
        self.thinking: Final[set[asyncio.Task[Decision]]] = set()

    def start(self) -> None:
        """Begin to take jobs."""
        for level, line in self.lines.items():
            self.takers.append(asyncio.create_task(self.look_for(level, line)))
            for _ in range(self.node.settings.analysts):
                self.doers.append(asyncio.create_task(self.do_jobs(line)))
        self.keeper = asyncio.create_task(self.keep_jobs())
        for task in (*self.takers, *self.doers, self.keeper):
            must_live(task, "analysts", lambda: self.stopping, self.node.die)

    async def stop(self) -> None:
        """Put back what is under way: decisions that are weighed are kept, the others are for others."""
        self.stopping = True
        for line in self.lines.values():
            await line.close()
        for task in self.thinking:
            task.cancel()
        await asyncio.gather(*self.takers)
        for job in self.waiting():
            await job.again(0.0)
        await asyncio.gather(*self.doers)
        if self.keeper is not None:
            self.keeper.cancel()
        await self.minds.close()

    async def look_for(self, level: str, line: Line) -> None:
        """Take the jobs of one level until told to stop; they wait in fair turns."""
        failures = 0
        while not self.stopping:
            try:
                room = await line.free()
                for job in (
                    await self.node.bus.take_jobs(news.analysis_topic(level), room, WAIT) if room else ()
                ):
                    await line.put(path_in(job), job)
                failures = 0
            except Unavailable as error:
                failures += 1
                log.warning("no_analyses", level=level, error=str(error))
                await asyncio.sleep(min(pause(failures), WAIT))
            except Exception as error:  # whatever it was, the next job is taken
                failures += 1
                self.trouble("taking_analyses_broken", error)
                await asyncio.sleep(pause(failures))

    async def do_jobs(self, line: Line) -> None:
        """One job after the other until told to stop."""
        while (job := await line.take()) is not None:
            try:
                if await self.do(job, line) == "later":
                    await (job.again(0.0) if self.stopping else line.put(path_in(job), job))
            except Exception as error:  # the work queue hands it out again
                self.trouble("analysis_job_broken", error)

    async def keep_jobs(self) -> None:
        """Jobs that wait here are not handed to somebody else."""
        while True:
            await asyncio.sleep(KEEP)
            for job in self.waiting():
                try:
                    await job.keep()
                except Exception as error:
                    self.trouble("keeping_analyses_broken", error)

    def waiting(self) -> list[Job]:
        """All jobs that wait here."""
        return [job for line in self.lines.values() for job in line.waiting()]

    def trouble(self, event: str, error: Exception, **about: str) -> None:
        """Somebody must look at this."""
        log.error(event, exc_info=error, **about)
        self.node.metrics.troubles.inc()

    async def do(self, job: Job, line: Line) -> str:
        """One job: done for good, put back, or `later` because others have their turn; what came of it."""
        try:
            asked = news.decode_analyse(job.data)
        except msgspec.DecodeError as error:
            log.error("analysis_makes_no_sense", error=str(error))
            await job.done()
            return "malformed"
        outcome = "again"
        try:
            outcome = await self.make(asked, job, line)
        except Unavailable as error:
            log.warning("analysis_put_back", tries=job.tries, error=str(error))
        except Refused as error:  # the match is gone, or of rules we do not have
            log.error("analysis_refused", match=id_text(asked.match), error=str(error))
            outcome = "failed"
        except NoAnswer as error:
            log.warning("analysis_put_back", tries=job.tries, error=str(error))
            outcome = self.after(job)
        except Exception as error:  # one that breaks something must not end the others
            self.trouble("analysis_broken", error, match=id_text(asked.match))
            outcome = self.after(job)
        if outcome != "later":
            await self.settle(asked, job, outcome)
        return outcome

    def after(self, job: Job) -> str:
        """What comes of a job that did not succeed: some tries are enough, unless it is we who stop."""
        return "failed" if job.tries >= TRIES and not self.stopping else "again"

    async def settle(self, asked: Analyse, job: Job, outcome: str) -> None:
        """What came of a job."""
        try:
            if outcome == "failed":
                await self.node.analyses.fail(asked.match, asked.level)
        except Unavailable:
            outcome = "again"
        self.node.metrics.analyses.labels(outcome).inc()
        if outcome == "again":
            await job.again(0.0 if self.stopping else pause(job.tries))
        else:
            await job.done()

    async def make(self, asked: Analyse, job: Job, line: Line) -> str:
        """Weigh what is left to weigh, and keep it all; says what came of it.

        A long analysis makes room for others that wait: what is weighed is kept, and it goes on later.
        """
        end = asyncio.get_running_loop().time() + SLICE
        found = await self.node.analyses.begun(asked.match, asked.level)
        if found is None:
            return "stale"
        live = await self.node.matches.find(asked.match)
        await self.node.matches.refresh(live)  # it may have ended elsewhere
        ended = ending(live.match)
        if ended is None or ended.abandoned:
            raise Refused("not_over", id_text(asked.match))
        head, weighed = live.match.head, {one.ply for one in found}
        before = len(found)
        async for match, entry in moves_of(live.match, await self.node.store.entries(asked.match)):
            question = None if entry.ply in weighed else question_about(match, entry, asked.level)
            if question is not None:
                if len(found) > before and len(line) and asyncio.get_running_loop().time() > end:
                    return "later"
                found.append(await self.weigh(question, job))
                await self.node.analyses.note(asked.match, asked.level, found[-1])
        found.sort(key=lambda one: one.ply)
        won = 1 / max(1, len(ended.winners))
        shares = [
            None if live.match.given_up else won if seat in ended.winners else 0.0
            for seat in range(head.seats)
        ]
        analysis = together(head.game, asked.level, head.players, shares, found)
        await self.node.analyses.finish(asked.match, asked.level, analysis)
        return "done"

    async def weigh(self, question: Question, job: Job) -> Decision:
        """What a mind says of a choice, however long it takes; NoAnswer if nothing."""
        if self.stopping:
            raise NoAnswer("this worker stops")
        thinking = asyncio.create_task(self.ask(question))
        self.thinking.add(thinking)
        try:
            while not thinking.done():
                await asyncio.wait({thinking}, timeout=KEEP)
                await job.keep()
        finally:
            self.thinking.discard(thinking)
        if thinking.cancelled():
            raise NoAnswer("this worker stops")
        return thinking.result()

    async def ask(self, question: Question) -> Decision:
        """What a mind says of a choice."""
        with self.node.metrics.weighing.time():
            answer = await self.minds.answer(question)
        assert answer.decision is not None
        return answer.decision


async def moves_of(over: Match, entries: list[Entry]) -> AsyncIterator[tuple[Match, Entry]]:
    """The match before each move that was not taken back. Others are served between two plies."""
    match, kept = Match(over.head, over.game), {entry.ply for entry in effective(entries)}
    for entry in entries:
        if entry.ply in kept and not gives_up(entry):
            yield match, entry
        match.take(entry)
        await asyncio.sleep(0)


def path_in(job: Job) -> Path:
    """Whose job it is; one that makes no sense is nobody's, and is dropped when it is done."""
    try:
        return path_of(news.decode_analyse(job.data))
    except msgspec.DecodeError:
        return (0,)


def question_about(match: Match, entry: Entry, level: str) -> Question | None:
    """What a mind is asked about the move that comes next; nothing if there was no choice."""
    question = question_for(match, entry.seat, ANALYST, LONGEST)
    if len(question.offers) == 1:
        return None
    return structs.replace(question, played=entry.text, level=level, ply=entry.ply)


@asynccontextmanager
async def analysing(node: Node) -> AsyncIterator[Analysts]:
    """Analysts on an open node; they stop before it closes."""
    analysts = Analysts(node, Minds(node.settings.analysts * len(LEVELS), gives_way=True))
    analysts.start()
    try:
        yield analysts
    finally:
        await analysts.stop()
