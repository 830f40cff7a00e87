"""Finds matches, in memory or in the log, and performs the effects of their clerks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Final

import structlog

from bottega.kit.game import AnyGame
from bottega.kit.seats import Seat
from bottega.server.core import bus_messages
from bottega.server.core.commands import Command, Denied, Done, Reply, To
from bottega.server.core.effects import Answer, Append, Effect, Failure, Fetch, Publish, Tell, Wake
from bottega.server.core.live_match import Live
from bottega.server.core.match import played
from bottega.server.core.match_memory import MatchMemory
from bottega.server.core.places import Places
from bottega.server.core.store.rows import Entry, Head
from bottega.server.core.store.store import Store
from bottega.server.core.traces import Traces
from bottega.server.core.turn_queue import TurnQueue
from bottega.server.platform.background_tasks import BackgroundTasks
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused, ServerError, Unavailable
from bottega.server.platform.ids import Id, id_text
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.signals import AwaitedSignal, Signal

log = structlog.get_logger()


class LiveMatches(BackgroundTasks):
    """Everything here can be dropped at any time and read from the log again."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        games: Mapping[str, AnyGame],
        metrics: Metrics,
        patience: float = 5.0,
        cached: int = 4096,
        clock: Clock | None = None,
        traces: Traces | None = None,
        places: Places | None = None,
    ) -> None:
        super().__init__()
        self.clock: Final = clock or Clock()
        self.store: Final = store
        self.bus: Final = bus
        self.games: Final = games
        self.metrics: Final = metrics
        self.traces: Final = traces or Traces()
        self.patience: Final = patience
        self.committed: Final = Signal[Live]()  # this node wrote an entry
        self.loaded: Final = Signal[Live]()
        self.ended: Final = AwaitedSignal[Head]()
        self.failed: Final = Signal[Live, Exception]()
        self.turns: Final = TurnQueue(bus, metrics, places or Places())
        self.memory: Final = MatchMemory(cached, metrics.matches)
        self.loading: Final[dict[Id, asyncio.Task[Live]]] = {}
        self.to_tell: list[tuple[Live, Entry]] = []  # to publish to other nodes at the end of this tick
        self.answered: Final = {
            kind: metrics.commands.labels(kind.__name__.lower()) for kind in (Done, Denied)
        }
        self.closing = False  # refuses commands: clients go to another node
        self.read_only = False  # set by a host

    # --- finding a match ------------------------------------------------------------------------

    async def find(self, id: Id) -> Live:
        """The match, from memory or from the log; Refused if it does not exist."""
        live = self.memory.find(id)
        if live is not None:
            return live
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: Id) -> Live:
        """Load a match by playing its log."""
        head = await self.store.head(id)
        if head is None:
            raise Refused("no_such_match", id_text(id))
        if head.game not in self.games:
            raise Refused("no_such_game", head.game)
        entries = await self.store.entries(id)
        match = played(head, self.games[head.game], entries)
        live = Live(match, self.clock)
        waited = max(0.0, self.clock.now() - entries[-1].at) if entries else 0.0
        live.moved = asyncio.get_running_loop().time() - waited
        self.memory.add(live)
        self.loaded(live)
        if match.over and not head.over:
            self.start(self.finish(head))
        return live

    # --- commands and entries -------------------------------------------------------------------

    def submit(self, live: Live, command: Command, to: To) -> None:
        """Give a command to a match; it replies later by calling `to`."""
        if self.closing:
            to(Denied("unavailable"))
        elif self.read_only:
            to(Denied("read_only"))
        else:
            to = self.traces.asked(live.match.head.id, command, to)
            self.perform(live, live.clerk.submit(command, to))

    async def answer(self, live: Live, command: Command) -> Reply:
        """Give a command to a match and wait for the reply."""
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.submit(live, command, lambda reply: None if waiting.done() else waiting.set_result(reply))
        return await waiting

    def hear(self, live: Live, entry: Entry, trace: str = "") -> None:
        """Another node published a committed entry."""
        try:
            with self.traces.heard(entry, trace):
                self.perform(live, live.clerk.heard(entry))
        except Exception as error:
            self.report_failure(live, error)

    def catch_up(self, live: Live) -> None:
        """Schedule a read of the log, which may have entries that we lack."""
        self.perform(live, live.clerk.catch_up())

    async def refresh(self, live: Live) -> None:
        """Read the log now; Unavailable if that fails."""
        self.perform(live, live.clerk.fetched(await self.store.entries(live.match.head.id, live.match.ply)))

    def begun(self, head: Head) -> None:
        """A match was dealt: wake the bots that move first."""
        if any(head.bots):
            self.start(self.wake_first(head))

    async def wake_first(self, head: Head) -> None:
        """Load the match and wake its bots; if that fails, the next sweep retries."""
        try:
            live = await self.find(head.id)
        except ServerError as error:
            log.warning("match_not_loaded", match=id_text(head.id), error=str(error))
        else:
            self.perform(live, list(live.clerk.wake()))

    def stir(self, live: Live, again: int) -> None:
        """Wake the bots again, in case a turn was lost. `again` makes the job's id unique."""
        for effect in live.clerk.wake():
            self.turns.report_overdue(live.match.head, effect)
            self.start(self.turns.put(live.match.head, effect, f".{again}"))

    def stand_in(self, live: Live, stand_ins: dict[Seat, str], version: int) -> None:
        """Set the substitutes, as of that version of the table."""
        if stand_ins == live.clerk.stand_ins:
            return
        live.clerk.stand_ins = stand_ins
        live.took_over = asyncio.get_running_loop().time()
        for effect in live.clerk.wake_stand_ins():
            self.start(self.turns.put(live.match.head, effect, f".v{version}"))

    # --- effects --------------------------------------------------------------------------------

    def perform(self, live: Live, effects: list[Effect]) -> None:
        """Perform all effects; an error in one does not stop the others."""
        for effect in effects:
            try:
                self.do(live, effect)
            except Exception as error:
                self.report_failure(live, error)

    def do(self, live: Live, effect: Effect) -> None:
        """Perform an effect. What must wait runs as a task, which outlives the request."""
        if isinstance(effect, Answer):
            self.answered[type(effect.reply)].inc()
            effect.to(effect.reply)
        elif isinstance(effect, Tell):
            live.moved = asyncio.get_running_loop().time()
            for told in list(live.watchers):
                told(effect)
        elif isinstance(effect, Append):
            self.append(live, effect.entry)
        elif isinstance(effect, Fetch):
            self.start(self.fetch(live, effect.after))
        elif isinstance(effect, Publish):
            self.committed(live)
            self.to_tell.append((live, effect.entry))
            if len(self.to_tell) == 1:
                self.start(self.publish())
        elif isinstance(effect, Wake):
            self.start(self.turns.put(live.match.head, effect))
        elif isinstance(effect, Failure):
            self.report_failure(live, effect.error)
        else:
            self.start(self.finish(live.match.head))

    def append(self, live: Live, entry: Entry) -> None:
        """Append an entry. The writer calls back: a task for each append would slow every move."""
        self.traces.appending(entry)
        writing = asyncio.ensure_future(self.store.append(entry))
        self.keep(writing)
        writing.add_done_callback(partial(self.appended, live, entry))

    def appended(self, live: Live, entry: Entry, written: asyncio.Future[bool]) -> None:
        """Report the outcome of an append to the clerk."""
        try:
            first = written.result()
        except (Exception, asyncio.CancelledError) as error:  # in any case, the log has the outcome
            log.warning("append_lost", match=id_text(entry.match), ply=entry.ply, error=repr(error))
            self.metrics.losses.inc()
            self.traces.appended(entry, first=False)
            effects = live.clerk.lost()
        else:
            self.traces.appended(entry, first)
            if not first:
                self.metrics.conflicts.inc()
            effects = live.clerk.appended() if first else live.clerk.beaten()
        self.perform(live, effects)

    async def fetch(self, live: Live, after: int) -> None:
        """Read the log; while the store is away, retry until `patience` is over."""
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + self.patience, 0.05
        self.metrics.catch_ups.inc()
        while True:
            try:
                effects = live.clerk.fetched(await self.store.entries(live.match.head.id, after))
                break
            except Unavailable:
                if loop.time() + pause > end:
                    effects = live.clerk.unreachable()
                    break
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)
            except Exception as error:
                self.report_failure(live, error)
                effects = live.clerk.unreachable("broken")
                break
        self.perform(live, effects)

    async def publish(self) -> None:
        """Publish all entries of one commit in one task: a task each costs more than the publishing."""
        told, self.to_tell = self.to_tell, []
        for live, entry in told:
            moved = bus_messages.encode(bus_messages.Moved(entry, self.traces.published(entry)))
            await self.bus.publish(bus_messages.table_topic(live.match.head.table), moved)

    async def finish(self, head: Head) -> None:
        """Store that a match is over; if that fails, the next node that loads it does."""
        try:
            await self.store.finish(head.id)
            await self.ended(head)
        except Unavailable as error:
            log.warning("finish_lost", match=id_text(head.id), error=str(error))

    def task_broke(self, error: BaseException) -> None:
        """A background task failed: count it."""
        self.metrics.internal_errors.inc()
        super().task_broke(error)

    def report_failure(self, live: Live, error: Exception) -> None:
        """Log and count an error in our code."""
        self.metrics.internal_errors.inc()
        self.failed(live, error)
        log.error("match_failed", match=id_text(live.match.head.id), ply=live.match.ply, exc_info=error)
