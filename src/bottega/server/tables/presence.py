"""Who is at the watched tables, on all nodes. Only in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Final

from bottega.server.core import bus_messages
from bottega.server.platform.background_tasks import BackgroundTasks
from bottega.server.platform.bus.face import Bus, Listening
from bottega.server.platform.ids import Id, new_id
from bottega.server.platform.signals import Signal
from bottega.server.tables.departures import Departures
from bottega.server.tables.feed import TableFeed
from bottega.server.tables.roll_call import RollCall

MOMENT: Final = 0.25  # seconds in which arrivals are collected, so that a crowd costs one message
CHUNK: Final = 100  # tables between two pauses
HOSTS_AT_ONCE: Final = 1000  # tables named in one message
SILENT: Final = 4  # missed heartbeats until a node is dead, and its people are forgotten


class Presence(BackgroundTasks):
    """Nodes publish the people of a table when someone comes or goes, and send heartbeats for themselves.

    So quiet tables cost nothing, and the people of a failed node are forgotten.
    """

    def __init__(self, bus: Bus, tables: Mapping[Id, TableFeed], beat: float, departures: Departures) -> None:
        super().__init__()
        self.bus: Final = bus
        self.tables: Final = tables
        self.seconds: Final = beat
        self.node: Final = new_id()
        self.heard: Final[dict[Id, float]] = {}  # when each other node was heard last
        self.departures: Final = departures
        self.roll: Final = RollCall(bus, self.node, tables, self.heard, self.departures)
        self.lost: Final[set[Id]] = set()
        self.numbers: Final[dict[Id, int]] = {}  # of the last heartbeat of each other node
        self.number = 0  # of our last heartbeat
        self.missed: Final = Signal[()]()  # messages of other nodes were lost
        self.hosted: Final[set[Id]] = set()  # public tables whose host is here
        self.told_hosted: set[Id] = set()
        self.hosting: Final[dict[Id, set[Id]]] = {}  # those whose host is at another node
        self.changed: dict[Id, TableFeed] = {}
        self.telling: asyncio.Task[None] | None = None
        self.beating: asyncio.Task[None] | None = None
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Start heartbeats, and listen to those of others."""
        self.departures.unsure()
        self.listening = await self.bus.listen(bus_messages.NODES, self.hear_node)
        await self.beat(asks=True)
        self.beating = asyncio.create_task(self.keep_beating())

    async def close(self) -> None:
        """Publish that all left, and stop."""
        if self.beating is not None:
            self.beating.cancel()
            with suppress(asyncio.CancelledError):
                await self.beating
        await self.tell_changed()
        if self.telling is not None:
            self.telling.cancel()
            with suppress(asyncio.CancelledError):
                await self.telling
        await self.beat(ends=True)
        if self.listening is not None:
            await self.listening.stop()

    # --- publishing -----------------------------------------------------------------------------

    def touch(self, watched: TableFeed) -> None:
        """A person came to this table or left it, on any node: publish that after a short delay."""
        self.changed[watched.table.id] = watched
        (self.hosted.add if watched.is_hosted else self.hosted.discard)(watched.table.id)
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell_soon())

    async def tell_soon(self) -> None:
        """Publish as long as there is something to publish, with pauses."""
        while self.changed:
            await asyncio.sleep(MOMENT)
            await self.tell_changed()

    async def tell_changed(self) -> None:
        """Publish our people at a table to other nodes, and everyone's to local viewers."""
        changed, self.changed = self.changed, {}
        for place, watched in enumerate(changed.values()):
            if place % CHUNK == CHUNK - 1:
                await asyncio.sleep(0)  # let moves go first
            here = watched.people()
            if here != watched.told or (watched.asks and watched.watchers):
                left = self.departures.of(watched.table.id)
                told = bus_messages.Here(self.node, *here, asks=watched.asks, left=left)
                watched.told, watched.asks = here, False
                await self.bus.publish(bus_messages.table_topic(watched.table.id), bus_messages.encode(told))
            self.departures.came(watched.table.id, watched.people_anywhere()[0])
            watched.tell_present(self.departures)
        came, gone = self.hosted - self.told_hosted, self.told_hosted - self.hosted
        if came or gone:
            self.told_hosted = set(self.hosted)
            await self.tell_hosted(came, gone)

    def ask_all(self) -> None:
        """Messages were lost: publish every table, and ask the others whom and what they host."""
        self.numbers.clear()  # their answers begin anew
        self.start(self.beat(asks=True))
        self.missed()
        for watched in self.tables.values():
            watched.asks = True
            self.touch(watched)

    # --- messages -------------------------------------------------------------------------------

    def hear(self, watched: TableFeed, here: bus_messages.Here) -> None:
        """Another node published its people at a table."""
        self.lives(here.node)
        if here.asks:
            watched.told = None
        before = watched.elsewhere.get(here.node)
        self.departures.heard(watched.table.id, here.left)
        if before is not None:
            self.departures.left(watched.table.id, set(before.seats) - set(here.seats))
        if here.seats or here.watchers:
            watched.elsewhere[here.node] = here
        else:
            watched.elsewhere.pop(here.node, None)
        self.touch(watched)

    def hear_node(self, data: bytes) -> None:
        """Another node sent a heartbeat, stopped, or asks."""
        told = bus_messages.decode_message(data)
        if isinstance(told, bus_messages.Alive) and told.ends:
            self.leaves(told.node)
        elif isinstance(told, bus_messages.Alive):
            self.lives(told.node)
            self.count(told)
            if told.asks:
                self.start(self.answer())
        elif isinstance(told, bus_messages.Hosting):
            hosted = set[Id]() if told.afresh else self.hosting.get(told.node, set())
            self.hosting[told.node] = (hosted | set(told.came)) - set(told.left)
        elif isinstance(told, bus_messages.Who):
            self.start(self.roll.answer(told))
        elif isinstance(told, bus_messages.There):
            self.roll.hear(told)

    def count(self, told: bus_messages.Alive) -> None:
        """Look for messages that were lost between two heartbeats of a node."""
        if told.number != self.numbers.get(told.node, told.number - 1) + 1:
            self.ask_all()
        self.numbers[told.node] = told.number

    def lives(self, node: Id) -> None:
        """A node we thought dead is alive: ask it again who is connected."""
        if node in self.lost:
            self.lost.discard(node)
            self.ask_all()
        self.heard[node] = asyncio.get_running_loop().time()

    def leaves(self, node: Id) -> None:
        """A node stopped in order: it has published its people, and no one waits for its answer."""
        self.heard.pop(node, None)
        self.hosting.pop(node, None)
        self.numbers.pop(node, None)
        self.departures.unsure()
        self.roll.left(node)

    async def beat(self, asks: bool = False, ends: bool = False) -> None:
        """Publish that this node is alive."""
        self.number += 1
        await self.publish(bus_messages.Alive(self.node, self.number, asks, ends))

    async def answer(self) -> None:
        """Publish that this node is alive, and all that it hosts."""
        await self.beat()
        await self.tell_hosted(self.hosted, (), afresh=True)

    async def tell_hosted(self, came: Iterable[Id], left: Iterable[Id], afresh: bool = False) -> None:
        """Publish public tables whose host came here or left, in messages of bounded size."""
        here, gone = sorted(came), tuple(left)
        for start in range(0, max(1, len(here)), HOSTS_AT_ONCE):
            some = tuple(here[start : start + HOSTS_AT_ONCE])
            await self.publish(bus_messages.Hosting(self.node, some, gone, afresh))
            gone, afresh = (), False

    async def publish(self, told: bus_messages.Alive | bus_messages.Hosting) -> None:
        """Publish to all nodes."""
        await self.bus.publish(bus_messages.NODES, bus_messages.encode(told))

    def hosts_anywhere(self) -> frozenset[Id]:
        """Public tables whose host is at any node, as far as we know."""
        return frozenset(self.hosted).union(*self.hosting.values())

    async def keep_beating(self) -> None:
        """Send heartbeats until cancelled."""
        while True:
            await asyncio.sleep(self.seconds)
            await self.beat()
            self.forget_silent()
            self.departures.forget_old()

    def forget_silent(self) -> None:
        """Forget dead nodes and their people."""
        since = asyncio.get_running_loop().time() - SILENT * self.seconds
        silent = {node for node, heard in self.heard.items() if heard < since}
        if not silent:
            return
        self.lost.update(silent)
        self.missed()  # its last moves may be in the store alone
        for node in silent:
            self.leaves(node)
        for watched in self.tables.values():
            for node in silent & watched.elsewhere.keys():
                self.departures.left(watched.table.id, watched.elsewhere.pop(node).seats)
                self.touch(watched)
