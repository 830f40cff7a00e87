"""Takes turns from the work queue and plays them. At least once, and harmless when twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import structlog

from bottega.server import news
from bottega.server.bus.face import Job
from bottega.server.errands import must_live
from bottega.server.errors import NoAnswer, Refused, ServerError, Unavailable
from bottega.server.ids import id_text
from bottega.server.matches.commands import Denied, SayMove
from bottega.server.matches.keys import stand_in_key
from bottega.server.matches.match import Match
from bottega.server.news import Analyse, Turn
from bottega.server.node import Node
from bottega.server.store.rows import Head
from bottega.server.workers.line import Line, Path
from bottega.server.workers.minds import Minds
from bottega.server.workers.question import question_for

WAIT: Final = 1.0  # seconds a worker waits for jobs before it looks whether it should stop
FIRST_PAUSE: Final = 0.25  # seconds until a job that failed is tried again; then twice as long, and so on
LONGEST_PAUSE: Final = 30.0
TRIES: Final = 4  # of a bot before another stands in, so that no match waits for ever
STAND_IN: Final = "random"
ROOM: Final = 512  # jobs that may wait at one node
KEEP: Final = 1.0  # seconds after which the work queue is told that nobody else need do them
PASSED: Final = ("stale", "not_awaited", "over")  # answers that say: somebody played this turn before

log = structlog.get_logger()


class Workers:
    """The bots of one node: one queue a name, and minds that they share."""

    def __init__(self, node: Node, minds: Minds) -> None:
        self.node: Final = node
        self.minds: Final = minds
        self.line: Final = Line(ROOM)
        self.under_way: Final[set[Job]] = set()
        self.stopping = False
        self.takers: Final[list[asyncio.Task[None]]] = []
        self.doers: Final[list[asyncio.Task[None]]] = []
        self.keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take jobs, and to do as many at once as there are minds."""
        self.takers.extend(asyncio.create_task(self.look_for(bot)) for bot in self.node.bots)
        self.doers.extend(asyncio.create_task(self.do_jobs()) for _ in self.minds.all)
        self.keeper = asyncio.create_task(self.keep_jobs())
        for task in (*self.takers, *self.doers, self.keeper):
            must_live(task, "workers", lambda: self.stopping, self.node.die)

    async def stop(self) -> None:
        """Finish the jobs that are under way, put back those that wait, and take no more."""
        self.stopping = True
        await self.line.close()
        await asyncio.gather(*self.takers)
        for job in self.line.waiting():
            await job.again(0.0)
        await asyncio.gather(*self.doers)
        if self.keeper is not None:
            self.keeper.cancel()
        await self.minds.close()

    async def look_for(self, bot: str) -> None:
        """Take the turns of one bot until told to stop."""
        failures = 0
        while not self.stopping:
            try:
                room = await self.line.free()
                for job in await self.node.bus.take_jobs(bot, room, WAIT) if room else ():
                    await self.line.put(self.path_of(job), job)
                failures = 0
            except Unavailable as error:
                failures += 1
                log.warning("no_jobs", bot=bot, error=str(error))
                await asyncio.sleep(min(pause(failures), WAIT))
            except Exception as error:  # whatever it was, the next job is taken
                failures += 1
                self.trouble("taking_jobs_broken", error)
                await asyncio.sleep(pause(failures))

    async def do_jobs(self) -> None:
        """One job after the other until told to stop."""
        while (job := await self.line.take()) is not None:
            self.under_way.add(job)
            try:
                await self.do(job)
            except Exception as error:  # the work queue hands it out again
                self.trouble("job_broken", error)
            finally:
                self.under_way.discard(job)

    async def keep_jobs(self) -> None:
        """Jobs that are here are not handed to somebody else."""
        while True:
            await asyncio.sleep(KEEP)
            for job in [*self.line.waiting(), *self.under_way]:
                try:
                    await job.keep()
                except Exception as error:
                    self.trouble("keeping_jobs_broken", error)

    def play_here(self, turn: Turn) -> None:
        """A turn that the work queue could not take: while NATS is away, bots play on beside the gate."""
        if not self.stopping and turn.bot in self.node.bots:
            self.node.matches.start(self.line.put(path_of(turn), OwnJob(turn)))

    def play_if_idle(self, turn: Turn) -> None:
        """A turn that the work queue has, and gives to nobody: its servers may be choosing a leader.

        Where there is other work, the queue does give: then this turn waits in it for a bot that is free.
        """
        if not self.under_way and not len(self.line):
            self.play_here(turn)

    async def do(self, job: Job) -> None:
        """One job: done for good, or put back for later."""
        try:
            outcome = await self.play(news.decode_turn(job.data), job.tries)
        except (Unavailable, NoAnswer) as error:
            log.warning("turn_put_back", tries=job.tries, error=str(error))
            self.count("again")
            await job.again(pause(job.tries))
        except (Refused, msgspec.DecodeError) as error:  # no such match, or rules we do not have
            log.error("turn_refused", error=str(error))
            self.count("refused")
            await job.done()
        except Exception as error:  # one turn that breaks something must not end the others
            self.trouble("turn_broken", error)
            self.count("again")
            await job.again(pause(job.tries))
        else:
            self.count(outcome)
            await job.done()

    async def play(self, turn: Turn, tries: int) -> str:
        """Play a turn that is still to be played; says what came of it."""
        matches = self.node.matches
        live = await matches.find(turn.match)
        head = live.match.head
        own_seat = turn.bot in head.bots[turn.seat : turn.seat + 1]
        if not own_seat and not await self.stands_in(head, turn):
            raise Refused("not_yours", str(turn.seat))  # nobody plays for a person who is there
        if live.match.ply < turn.ply:
            await matches.refresh(live)
        if passed(live.match, turn):
            return "stale"
        asked = live.match.asked[turn.seat]
        bot = turn.bot if tries <= TRIES else STAND_IN
        if bot != turn.bot:
            log.error("bot_stood_in", match=id_text(turn.match), ply=asked, seat=turn.seat, bot=turn.bot)
        question = question_for(live.match, turn.seat, bot, self.node.settings.thinking)
        with self.node.metrics.thinking.time():
            said = await self.minds.think(question)
        if not own_seat and not await self.stands_in(head, turn):
            return "handed_back"  # the player came back while we were thinking
        # The key is the question's: whoever else was handed this turn says the same thing once more.
        key = f"bot-{asked}-{turn.seat}" if own_seat else stand_in_key(asked, turn.seat)
        reply = await matches.answer(live, SayMove(turn.seat, asked, said, key))
        if isinstance(reply, Denied):
            return denied(reply, said)
        return "played" if bot == turn.bot else "stood_in"

    async def stands_in(self, head: Head, turn: Turn) -> bool:
        """Whether this bot plays for a person who is away, as the table is kept now."""
        table = await self.node.table_store.find(head.table)
        return table.match == head.id and table.stand_ins.get(turn.seat) == turn.bot

    def path_of(self, job: Job) -> Path:
        """Whose job it is; one that makes no sense is nobody's, and is dropped when it is done."""
        try:
            turn = news.decode_turn(job.data)
        except msgspec.DecodeError:
            return (0,)
        self.node.places.learn(turn.owner, turn.place)  # the next bot at that table is woken from here
        return path_of(turn)

    def trouble(self, event: str, error: Exception) -> None:
        """Somebody must look at this."""
        log.error(event, exc_info=error)
        self.node.metrics.troubles.inc()

    def count(self, outcome: str) -> None:
        """One more turn came to this."""
        self.node.metrics.jobs.labels(outcome).inc()


class OwnJob(Job):
    """A turn that is on no queue. If it fails, the table is woken again by the next sweeps."""

    def __init__(self, turn: Turn) -> None:
        self.topic = turn.bot
        self.data = news.encode(turn)
        self.tries = 1

    async def done(self) -> None: ...

    async def keep(self) -> None: ...

    async def again(self, delay: float) -> None: ...


def path_of(job: Turn | Analyse) -> Path:
    """Whose job it is."""
    return (*job.place, job.owner)


def passed(match: Match, turn: Turn) -> bool:
    """Whether nobody waits for this turn any more."""
    if match.ply < turn.ply:
        raise Unavailable(f"ply {turn.ply} of match {id_text(turn.match)} is not in the log yet")
    return turn.ply < match.asked.get(turn.seat, turn.ply + 1)


def denied(reply: Denied, said: str) -> str:
    """What a move that was not played comes to."""
    if reply.code in PASSED:
        return "stale"
    if reply.code in ("unavailable", "read_only"):
        raise Unavailable("the move was not taken")
    raise ServerError(f"`{said}` was offered and is {reply.code}")


def pause(tries: int) -> float:
    """Seconds to wait after so many tries."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(tries - 1, 10))


@asynccontextmanager
async def working(node: Node, minds: int) -> AsyncIterator[Workers]:
    """Workers on an open node; they stop before it closes."""
    workers = Workers(node, Minds(minds))
    workers.start()
    node.matches.unqueued.tells(workers.play_here)
    node.matches.overdue.tells(workers.play_if_idle)
    try:
        yield workers
    finally:
        await workers.stop()
