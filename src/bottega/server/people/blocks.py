"""Whom somebody does not want to hear. Those who are blocked are not told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bottega.server import news
from bottega.server.bus.face import Bus, Listening
from bottega.server.clock import Clock
from bottega.server.errors import Refused
from bottega.server.ids import Id, id_text
from bottega.server.journal import AnyLine, Blocked
from bottega.server.people import sql
from bottega.server.signals import AwaitedSignal, Signal
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store

MOST_BLOCKS: Final = 500  # of one person
NOBODY: Final[frozenset[Id]] = frozenset()


class Blocks:
    """One row for each pair."""

    def __init__(self, store: Store, bus: Bus, clock: Clock) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.clock: Final = clock
        self.blocking: Final = AwaitedSignal[AnyLine]()  # before it is done: it must stay so
        self.changed: Final = Signal[Id]()
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Hear of blocks made at other nodes."""
        self.listening = await self.bus.listen(news.BLOCKS, self.hear)

    def hear(self, data: bytes) -> None:
        """Somebody blocked somebody at another node."""
        told = news.decode_news(data)
        if isinstance(told, news.Blocked):
            self.changed(told.guest)

    async def add(self, guest: Id, whom: Id) -> None:
        """From now on."""
        if guest == whom:
            raise Refused("not_oneself")
        if await self.store.guest(whom) is None:
            raise Refused("no_such_player", id_text(whom))
        async with self.store.reach(HOUSE) as connection, connection.transaction():
            if await connection.fetchval(sql.COUNT_BLOCKS, guest) >= MOST_BLOCKS:
                raise Refused("too_many_blocks", str(MOST_BLOCKS))
            await connection.execute(sql.BLOCK, guest, whom, int(self.clock.now()))
            await self.blocking(Blocked(guest=guest, whom=whom))
        await self.tell(guest)

    async def drop(self, guest: Id, whom: Id) -> None:
        """No more."""
        async with self.store.reach(HOUSE) as connection:
            await connection.execute(sql.UNBLOCK, guest, whom)
        await self.tell(guest)

    async def restore(self, line: Blocked) -> None:
        """What a journal says."""
        async with self.store.reach(HOUSE) as connection:
            await connection.execute(sql.BLOCK, line.guest, line.whom, line.at)

    async def tell(self, guest: Id) -> None:
        """Sockets of this person, here and elsewhere, look whom they are not to hear."""
        self.changed(guest)
        await self.bus.publish(news.BLOCKS, news.encode(news.Blocked(guest)))

    async def of(self, guest: Id) -> frozenset[Id]:
        """Whom somebody blocked."""
        return (await self.of_all([guest])).get(guest, NOBODY)

    async def of_all(self, guests: Iterable[Id]) -> dict[Id, frozenset[Id]]:
        """The same for many, without those who blocked nobody."""
        async with self.store.reach(HOUSE) as connection:
            rows = await connection.fetch(sql.BLOCKS_OF, list(guests))
        return {row["guest"]: frozenset(row["blocked"]) for row in rows}

    async def against(self, guest: Id) -> frozenset[Id]:
        """Who blocked somebody."""
        async with self.store.reach(HOUSE) as connection:
            return frozenset(row[0] for row in await connection.fetch(sql.BLOCKED_BY, guest))

    async def named(self, guest: Id) -> list[tuple[Id, str]]:
        """Whom somebody blocked and how they are called now, the last first."""
        async with self.store.reach(HOUSE) as connection:
            rows = await connection.fetch(sql.BLOCKS, guest)
        found = [await self.store.guest(row["blocked"]) for row in rows]
        return [(one.id, one.name) for one in found if one is not None]
