"""Takes turns from the work queue and plays them: at least once, and harmless when twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import structlog

from bottega.server.bots.fair_queue import FairQueue
from bottega.server.bots.job_taker import TRIES, JobTaker, path_of, pause
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.bots.question import question_for
from bottega.server.core import bus_messages
from bottega.server.core.bus_messages import Turn
from bottega.server.core.commands import Denied, SayMove
from bottega.server.core.keys import stand_in_key
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Head
from bottega.server.parts import Parts
from bottega.server.platform.bus.face import Job
from bottega.server.platform.errors import NoAnswer, Refused, ServerError, Unavailable
from bottega.server.platform.ids import id_text

STAND_IN: Final = "random"  # plays after failures of a bot, so that no match waits for ever
ROOM: Final = 512  # jobs that may wait at one node
PASSED: Final = ("stale", "not_awaited", "over")  # denials which mean that the turn is over

log = structlog.get_logger()


class Workers(JobTaker):
    """The bots of one node: a shared pool of processes, which do as many jobs at once as there are."""

    name = "workers"

    def __init__(self, node: Parts, pool: ProcessPool) -> None:
        self.queue: Final = FairQueue(ROOM)
        super().__init__(node, pool, dict.fromkeys(node.bots, self.queue), len(pool.all))

    def read(self, job: Job) -> Turn:
        turn = bus_messages.decode_turn(job.data)
        self.node.places.learn(turn.owner, turn.place)  # this node queues the next bot at that table
        return turn

    def play_here(self, turn: Turn) -> None:
        """The work queue refused a turn: without NATS, play it here."""
        if not self.stopping and turn.bot in self.node.bots:
            self.node.matches.start(self.queue.put(path_of(turn), OwnJob(turn)))

    def play_if_idle(self, turn: Turn) -> None:
        """The work queue accepted a turn but delivers nothing: its servers may be electing a leader.

        If it delivers other jobs, this turn only waits for a free bot.
        """
        if not self.under_way and not len(self.queue):
            self.play_here(turn)

    async def do(self, job: Job) -> None:
        try:
            outcome = await self.play(bus_messages.decode_turn(job.data), job.tries)
        except (Unavailable, NoAnswer) as error:
            log.warning("turn_requeued", tries=job.tries, error=str(error))
            self.count("again")
            await job.again(pause(job.tries))
        except (Refused, msgspec.DecodeError) as error:  # no such match, or an edition we lack
            log.error("turn_refused", error=str(error))
            self.count("refused")
            await job.done()
        except Exception as error:  # an error in one turn must not end the others
            self.report_failure("turn_broken", error)
            self.count("again")
            await job.again(pause(job.tries))
        else:
            self.count(outcome)
            await job.done()

    async def play(self, turn: Turn, tries: int) -> str:
        """Play a turn unless it is over; return the outcome."""
        matches = self.node.matches
        live = await matches.find(turn.match)
        head = live.match.head
        own_seat = turn.bot in head.bots[turn.seat : turn.seat + 1]
        if not own_seat and not await self.stands_in(head, turn):
            raise Refused("not_yours", str(turn.seat))  # no bot plays for a person who is there
        if live.match.ply < turn.ply:
            await matches.refresh(live)
        if passed(live.match, turn):
            return "stale"
        asked = live.match.asked[turn.seat]
        bot = turn.bot if tries <= TRIES else STAND_IN
        if bot != turn.bot:
            log.error(
                "fallback_bot_played", match=id_text(turn.match), ply=asked, seat=turn.seat, bot=turn.bot
            )
        question = question_for(live.match, turn.seat, bot, self.node.settings.thinking)
        with self.node.metrics.thinking.time():
            said = await self.pool.think(question)
        if not own_seat and not await self.stands_in(head, turn):
            return "handed_back"  # the player came back meanwhile
        # The key follows from the question: a second worker sends the same command again.
        key = f"bot-{asked}-{turn.seat}" if own_seat else stand_in_key(asked, turn.seat)
        reply = await matches.answer(live, SayMove(turn.seat, asked, said, key))
        if isinstance(reply, Denied):
            return denied(reply, said)
        return "played" if bot == turn.bot else "stood_in"

    async def stands_in(self, head: Head, turn: Turn) -> bool:
        """Whether this bot plays for an absent person, by the stored table."""
        table = await self.node.table_store.find(head.table)
        return table.match == head.id and table.stand_ins.get(turn.seat) == turn.bot

    def count(self, outcome: str) -> None:
        """Count an outcome."""
        self.node.metrics.jobs.labels(outcome).inc()


class OwnJob(Job):
    """A turn outside the work queue. If it fails, a sweep wakes the table again."""

    def __init__(self, turn: Turn) -> None:
        self.topic = turn.bot
        self.data = bus_messages.encode(turn)
        self.tries = 1

    async def done(self) -> None: ...

    async def keep(self) -> None: ...

    async def again(self, delay: float) -> None: ...


def passed(match: Match, turn: Turn) -> bool:
    """Whether this turn is over."""
    if match.ply < turn.ply:
        raise Unavailable(f"ply {turn.ply} of match {id_text(turn.match)} is not in the log yet")
    return turn.ply < match.asked.get(turn.seat, turn.ply + 1)


def denied(reply: Denied, said: str) -> str:
    """The outcome of a denied move."""
    if reply.code in PASSED:
        return "stale"
    if reply.code in ("unavailable", "read_only"):
        raise Unavailable("the move was not taken")
    raise ServerError(f"`{said}` was offered and is {reply.code}")


@asynccontextmanager
async def working(node: Parts, bot_processes: int) -> AsyncIterator[Workers]:
    """Run workers on an open node; they stop before it closes."""
    workers = Workers(node, ProcessPool(bot_processes))
    workers.start()
    node.matches.turns.unqueued.tells(workers.play_here)
    node.matches.turns.overdue.tells(workers.play_if_idle)
    try:
        yield workers
    finally:
        await workers.stop()
