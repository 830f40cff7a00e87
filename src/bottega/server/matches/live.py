"""The matches in this node's memory: performs what their clerks want. Append, commit, publish."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import structlog

from bottega.kit.game import Title
from bottega.kit.seats import Seat
from bottega.server import news
from bottega.server.bus.face import Bus
from bottega.server.clock import Clock
from bottega.server.clocks.clock_reader import ClockReader, is_timed
from bottega.server.errands import Errands
from bottega.server.errors import Refused, ServerError, Unavailable
from bottega.server.ids import Id, id_text
from bottega.server.matches.clerk import Clerk
from bottega.server.matches.commands import Command, Denied, Done, Reply, To
from bottega.server.matches.effects import Answer, Append, Effect, Fetch, Publish, Tell, Trouble, Wake
from bottega.server.matches.match import Match, played
from bottega.server.metrics import Metrics
from bottega.server.places import Places
from bottega.server.protocol import ClockFace
from bottega.server.signals import AwaitedSignal, Signal
from bottega.server.store.rows import Entry, Head
from bottega.server.store.store import Store
from bottega.server.traces import Traces

log = structlog.get_logger()

Told = Callable[[Tell], None]


class Live:
    """One match in memory, and who here wants to be told of it."""

    __slots__ = (
        "clerk",
        "clock_reader",
        "moved",
        "took_over",
        "watchers",
    )

    def __init__(self, match: Match, clock: Clock) -> None:
        self.clerk: Final = Clerk(match, clock.now)
        self.clock_reader = ClockReader(match.head.clock) if is_timed(match.head.clock) else None
        self.watchers: Final[list[Told]] = []
        self.moved = 0.0  # when the last entry was heard of, or written before this match came here
        self.took_over = 0.0  # when bots last took over for players, or left

    @property
    def match(self) -> Match:
        """The match as far as we know it."""
        return self.clerk.match

    def clocks(self) -> list[ClockFace]:
        """The clocks as they stand now; none if there are none, or if there is nothing left to think of."""
        match = self.match
        if self.clock_reader is None or match.turn_history is None or match.over:
            return []
        return self.clock_reader.faces(match.turn_history, match.head.seats, self.clerk.now())


class LiveMatches(Errands):
    """A cache, and the hands of its clerks. What it holds can be thrown away at any time."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        shelf: Mapping[str, Title],
        metrics: Metrics,
        patience: float = 5.0,
        cached: int = 4096,
        clock: Clock | None = None,
        traces: Traces | None = None,
        places: Places | None = None,
    ) -> None:
        super().__init__()
        self.places: Final = places or Places()
        self.clock: Final = clock or Clock()
        self.store: Final = store
        self.bus: Final = bus
        self.shelf: Final = shelf
        self.metrics: Final = metrics
        self.traces: Final = traces or Traces()
        self.patience: Final = patience
        self.cached: Final = cached
        self.committed: Final = Signal[Live]()  # this node wrote an entry
        self.loaded: Final = Signal[Live]()
        self.ended: Final = AwaitedSignal[Head]()
        self.unqueued: Final = Signal[news.Turn]()  # a turn that the work queue could not take
        self.overdue: Final = Signal[news.Turn]()  # one that it took, and that nobody has played for long
        self.live: Final[dict[Id, Live]] = {}
        self.unwatched: Final[OrderedDict[Id, Live]] = OrderedDict()  # the last used is the last
        self.loading: Final[dict[Id, asyncio.Task[Live]]] = {}
        self.to_tell: list[tuple[Live, Entry]] = []  # what the other nodes are told in a moment
        self.answered: Final = {
            kind: metrics.commands.labels(kind.__name__.lower()) for kind in (Done, Denied)
        }
        self.closing = False  # what is asked from now on is for another node
        self.read_only = False  # a host wants nothing to be changed
        self.troubled: Final = Signal[Live, Exception]()

    # --- finding a match ------------------------------------------------------------------------

    async def find(self, id: Id) -> Live:
        """The match, from memory or from the log; Refused if there is none."""
        live = self.live.get(id)
        if live is not None:
            if id in self.unwatched:
                self.unwatched.move_to_end(id)
            return live
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: Id) -> Live:
        """Play a match up to the end of its log."""
        head = await self.store.head(id)
        if head is None:
            raise Refused("no_such_match", id_text(id))
        if head.game not in self.shelf:
            raise Refused("no_such_game", head.game)
        entries = await self.store.entries(id)
        match = played(head, self.shelf[head.game], entries)
        live = self.live[id] = self.unwatched[id] = Live(match, self.clock)
        waited = max(0.0, self.clock.now() - entries[-1].at) if entries else 0.0
        live.moved = asyncio.get_running_loop().time() - waited
        self.make_room()
        self.loaded(live)
        if match.over and not head.over:
            self.start(self.finish(head))
        return live

    def make_room(self) -> None:
        """Forget what nobody here watches, the longest unused first."""
        while len(self.unwatched) > self.cached:
            id, live = self.unwatched.popitem(last=False)
            if live.clerk.idle:
                del self.live[id]
            else:
                self.unwatched[id] = live
                break
        self.metrics.matches.set(len(self.live))

    def watch(self, live: Live, told: Told) -> None:
        """Tell this one whatever happens in the match."""
        live.watchers.append(told)
        self.unwatched.pop(live.match.head.id, None)

    def unwatch(self, live: Live, told: Told) -> None:
        """Tell them no more."""
        live.watchers.remove(told)
        if not live.watchers:
            self.unwatched[live.match.head.id] = live
            self.make_room()

    # --- what a match is told -------------------------------------------------------------------

    def ask(self, live: Live, command: Command, to: To) -> None:
        """A command for a match; the answer comes later, by calling `to`."""
        if self.closing:
            to(Denied("unavailable"))
        elif self.read_only:
            to(Denied("read_only"))
        else:
            to = self.traces.asked(live.match.head.id, command, to)
            self.perform(live, live.clerk.ask(command, to))

    async def answer(self, live: Live, command: Command) -> Reply:
        """The same for one who waits."""
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.ask(live, command, lambda reply: None if waiting.done() else waiting.set_result(reply))
        return await waiting

    def hear(self, live: Live, entry: Entry, trace: str = "") -> None:
        """The bus says that an entry was committed."""
        try:
            with self.traces.heard(entry, trace):
                self.perform(live, live.clerk.heard(entry))
        except Exception as error:
            self.trouble(live, error)

    def catch_up(self, live: Live) -> None:
        """The log may have more than we know."""
        self.perform(live, live.clerk.catch_up())

    async def refresh(self, live: Live) -> None:
        """The same for one who waits, and wants to know if it cannot be done."""
        self.perform(live, live.clerk.fetched(await self.store.entries(live.match.head.id, live.match.ply)))

    def begun(self, head: Head) -> None:
        """A match was dealt: the bots that open it are woken."""
        if any(head.bots):
            self.start(self.wake_first(head))

    async def wake_first(self, head: Head) -> None:
        """The same, once the match is here; if that fails, the next sweep tries again."""
        try:
            live = await self.find(head.id)
        except ServerError as error:
            log.warning("match_asleep", match=id_text(head.id), error=str(error))
        else:
            self.perform(live, list(live.clerk.wake()))

    def stir(self, live: Live, again: int) -> None:
        """Wake the bots again, once for each number: a turn may have been lost on the way."""
        for effect in live.clerk.wake():
            self.overdue(self.turn_of(live, effect))
            self.start(self.wake(live, effect, f".{again}"))

    def stand_in(self, live: Live, stand_ins: dict[Seat, str], version: int) -> None:
        """These bots play for people who are away, from that version of the table on."""
        if stand_ins == live.clerk.stand_ins:
            return
        live.clerk.stand_ins = stand_ins
        live.took_over = asyncio.get_running_loop().time()
        for effect in live.clerk.wake_stand_ins():
            self.start(self.wake(live, effect, f".v{version}"))

    # --- what a match wants done ----------------------------------------------------------------

    def perform(self, live: Live, effects: list[Effect]) -> None:
        """Do it all: what stumbles over one thing must not keep the next from being done."""
        for effect in effects:
            try:
                self.do(live, effect)
            except Exception as error:
                self.trouble(live, error)

    def do(self, live: Live, effect: Effect) -> None:
        """Do what can be done at once; the rest in a task, which outlives whoever asked."""
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
            self.start(self.wake(live, effect))
        elif isinstance(effect, Trouble):
            self.trouble(live, effect.error)
        else:
            self.start(self.finish(live.match.head))

    def append(self, live: Live, entry: Entry) -> None:
        """Write an entry. A task that waits for the answer would be a cost of every move."""
        self.traces.appending(entry)
        writing = asyncio.ensure_future(self.store.append(entry))
        self.keep(writing)
        writing.add_done_callback(partial(self.appended, live, entry))

    def appended(self, live: Live, entry: Entry, written: asyncio.Future[bool]) -> None:
        """Tell the clerk what came of it."""
        try:
            first = written.result()
        except (Exception, asyncio.CancelledError) as error:  # whatever it was, the log will tell
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
        """Read the log; while the store is away, try again for a while."""
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
                self.trouble(live, error)
                effects = live.clerk.unreachable("broken")
                break
        self.perform(live, effects)

    async def publish(self) -> None:
        """Tell the other nodes what was committed together: a task for each would cost more than telling."""
        told, self.to_tell = self.to_tell, []
        for live, entry in told:
            moved = news.encode(news.Moved(entry, self.traces.published(entry)))
            await self.bus.publish(news.table_topic(live.match.head.table), moved)

    async def wake(self, live: Live, turn: Wake, again: str = "") -> None:
        """Hand a turn to the workers; if that fails, the next sweep tries again."""
        match, job = live.match.head.id, self.turn_of(live, turn)
        try:
            await self.bus.put_job(turn.bot, news.encode(job), f"{match}.{turn.ply}.{turn.seat}{again}")
            self.metrics.jobs.labels("put").inc()
        except Unavailable as error:
            log.warning("job_lost", match=id_text(match), error=str(error))
            self.metrics.jobs.labels("lost").inc()
            self.unqueued(job)

    def turn_of(self, live: Live, turn: Wake) -> news.Turn:
        """The message that tells a worker whose turn it is."""
        head = live.match.head
        owner = next(filter(None, head.guests), 0)
        return news.Turn(head.id, turn.ply, turn.seat, turn.bot, owner, self.places.of(*head.guests))

    async def finish(self, head: Head) -> None:
        """Note that a match is over; if that fails, whoever loads it next does it."""
        try:
            await self.store.finish(head.id)
            await self.ended(head)
        except Unavailable as error:
            log.warning("finish_lost", match=id_text(head.id), error=str(error))

    def task_broke(self, error: BaseException) -> None:
        """A task that nobody waits for stumbled."""
        self.metrics.troubles.inc()
        super().task_broke(error)

    def trouble(self, live: Live, error: Exception) -> None:
        """Somebody must look at this."""
        self.metrics.troubles.inc()
        self.troubled(live, error)
        log.error("match_trouble", match=id_text(live.match.head.id), ply=live.match.ply, exc_info=error)
