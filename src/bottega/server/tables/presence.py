"""Who is at the tables that are watched here, at this node and at others. Nothing of it is kept anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from bottega.server import news
from bottega.server.bus.face import Bus, Listening
from bottega.server.errands import Errands
from bottega.server.ids import Id, new_id
from bottega.server.tables.departures import Departures
from bottega.server.tables.feed import TableFeed
from bottega.server.tables.roll import RollCall

MOMENT: Final = 0.25  # seconds in which comings and goings are gathered, so that a crowd is told of at once
CHUNK: Final = 100  # tables told of in one go
SILENT: Final = 4  # beats after which a node that was not heard is forgotten, and its people with it


class Presence(Errands):
    """Nodes tell each other of a table when somebody comes or goes, and of themselves at a steady beat.

    So many tables cost no more than few while nobody comes or goes, and nobody is left of a node that fell.
    """

    def __init__(self, bus: Bus, tables: Mapping[Id, TableFeed], beat: float, departures: Departures) -> None:
        super().__init__()
        self.bus: Final = bus
        self.tables: Final = tables
        self.seconds: Final = beat
        self.node: Final = new_id(0)
        self.heard: Final[dict[Id, float]] = {}  # when each other node was heard last
        self.departures: Final = departures
        self.roll: Final = RollCall(bus, self.node, tables, self.heard, self.departures)
        self.lost: Final[set[Id]] = set()
        self.hosting: Final[dict[Id, tuple[Id, ...]]] = {}  # public tables whose host is at another node
        self.told_hosts: tuple[Id, ...] = ()
        self.changed: dict[Id, TableFeed] = {}
        self.telling: asyncio.Task[None] | None = None
        self.beating: asyncio.Task[None] | None = None
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Live, and hear who else does."""
        self.departures.unsure()
        self.listening = await self.bus.listen(news.NODES, self.hear_node)
        await self.beat(asks=True)
        self.beating = asyncio.create_task(self.keep_beating())

    async def close(self) -> None:
        """Tell who went, and be silent."""
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

    # --- telling --------------------------------------------------------------------------------

    def touch(self, watched: TableFeed) -> None:
        """Somebody came to this table, or went, here or elsewhere: it is told in a moment."""
        self.changed[watched.table.id] = watched
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell_soon())

    async def tell_soon(self) -> None:
        """Tell as long as there is something to tell, and pause in between."""
        while self.changed:
            await asyncio.sleep(MOMENT)
            await self.tell_changed()

    async def tell_changed(self) -> None:
        """Other nodes hear whom we have at a table, those who watch here hear who is there in all."""
        changed, self.changed = self.changed, {}
        for place, watched in enumerate(changed.values()):
            if place % CHUNK == CHUNK - 1:
                await asyncio.sleep(0)  # moves come first
            here = watched.people()
            if here != watched.told or (watched.asks and watched.watchers):
                left = self.departures.of(watched.table.id)
                told = news.Here(self.node, *here, asks=watched.asks, left=left)
                watched.told, watched.asks = here, False
                await self.bus.publish(news.table_topic(watched.table.id), news.encode(told))
            self.departures.came(watched.table.id, watched.people_anywhere()[0])
            watched.tell_present(self.departures)
        if self.hosts() != self.told_hosts:
            await self.beat()

    def ask_all(self) -> None:
        """Something was missed: tell of every table, and ask who is there."""
        for watched in self.tables.values():
            watched.asks = True
            self.touch(watched)

    # --- hearing --------------------------------------------------------------------------------

    def hear(self, watched: TableFeed, here: news.Here) -> None:
        """Another node says whom it has at a table."""
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
        """Another node lives, leaves, or asks."""
        told = news.decode_news(data)
        if isinstance(told, news.Alive):
            self.leaves(told.node) if told.ends else self.lives(told.node)
            if told.hosts:
                self.hosting[told.node] = told.hosts
            else:
                self.hosting.pop(told.node, None)
            if told.asks:
                self.start(self.beat())
        elif isinstance(told, news.Who):
            self.start(self.roll.answer(told))
        elif isinstance(told, news.There):
            self.roll.hear(told)

    def lives(self, node: Id) -> None:
        """One that was taken for fallen lives after all: what was forgotten of it is asked for again."""
        if node in self.lost:
            self.lost.discard(node)
            self.ask_all()
        self.heard[node] = asyncio.get_running_loop().time()

    def leaves(self, node: Id) -> None:
        """One closed in order: whom it had it has told, and nobody waits for it."""
        self.heard.pop(node, None)
        self.hosting.pop(node, None)
        self.departures.unsure()
        self.roll.left(node)

    async def beat(self, asks: bool = False, ends: bool = False) -> None:
        """Say that this node lives, and which hosts it has."""
        self.told_hosts = () if ends else self.hosts()
        await self.bus.publish(news.NODES, news.encode(news.Alive(self.node, asks, ends, self.told_hosts)))

    def hosts(self) -> tuple[Id, ...]:
        """Public tables whose host is at this node."""
        return tuple(id for id, watched in self.tables.items() if watched.is_hosted)

    def hosts_anywhere(self) -> frozenset[Id]:
        """The same at whatever node, as far as we know: the tables that are listed."""
        return frozenset(self.hosts()).union(*self.hosting.values())

    async def keep_beating(self) -> None:
        """Live for ever."""
        while True:
            await asyncio.sleep(self.seconds)
            await self.beat()
            self.forget_silent()
            self.departures.forget_old()

    def forget_silent(self) -> None:
        """The people of nodes that fell are gone."""
        since = asyncio.get_running_loop().time() - SILENT * self.seconds
        silent = {node for node, heard in self.heard.items() if heard < since}
        if not silent:
            return
        self.lost.update(silent)
        for node in silent:
            self.leaves(node)
        for watched in self.tables.values():
            for node in silent & watched.elsewhere.keys():
                self.departures.left(watched.table.id, watched.elsewhere.pop(node).seats)
                self.touch(watched)
