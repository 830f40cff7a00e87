"""Blocks between people. Blocked people do not learn of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bottega.server.core import bus_messages
from bottega.server.core.journal import AnyLine, Blocked
from bottega.server.core.store.store import Store
from bottega.server.people import sql
from bottega.server.platform.bus.face import Bus, Listening
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text
from bottega.server.platform.signals import AwaitedSignal, Signal

MOST_BLOCKS: Final = 500  # of one person
NO_ONE: Final[frozenset[Id]] = frozenset()


class Blocks:
    """One row for each pair."""

    def __init__(self, store: Store, bus: Bus, clock: Clock) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.clock: Final = clock
        self.blocking: Final = AwaitedSignal[
            AnyLine
        ]()  # before a block is stored: the journal keeps it from restores
        self.changed: Final = Signal[Id]()
        self.listening: Listening | None = None

    async def open(self) -> None:
        """Listen for blocks made at other nodes."""
        self.listening = await self.bus.listen(bus_messages.BLOCKS, self.hear)

    def hear(self, data: bytes) -> None:
        """Blocks changed at another node."""
        told = bus_messages.decode_message(data)
        if isinstance(told, bus_messages.Blocked):
            self.changed(told.guest)

    async def add(self, guest: Id, whom: Id) -> None:
        """Block a person."""
        if guest == whom:
            raise Refused("not_oneself")
        if await self.store.guest(whom) is None:
            raise Refused("no_such_player", id_text(whom))
        async with self.store.reach() as connection, connection.transaction():
            if await connection.fetchval(sql.COUNT_BLOCKS, guest) >= MOST_BLOCKS:
                raise Refused("too_many_blocks", str(MOST_BLOCKS))
            await connection.execute(sql.BLOCK, guest, whom, int(self.clock.now()))
            await self.blocking(Blocked(guest=guest, whom=whom))
        await self.publish(guest)

    async def drop(self, guest: Id, whom: Id) -> None:
        """Unblock a person."""
        async with self.store.reach() as connection:
            await connection.execute(sql.UNBLOCK, guest, whom)
        await self.publish(guest)

    async def restore(self, line: Blocked) -> None:
        """Restore a block from the journal."""
        async with self.store.reach() as connection:
            await connection.execute(sql.BLOCK, line.guest, line.whom, line.at)

    async def publish(self, guest: Id) -> None:
        """Publish a change: the guest's sockets load their blocks again."""
        self.changed(guest)
        await self.bus.publish(bus_messages.BLOCKS, bus_messages.encode(bus_messages.Blocked(guest)))

    async def of(self, guest: Id) -> frozenset[Id]:
        """The people whom a guest blocked."""
        return (await self.of_all([guest])).get(guest, NO_ONE)

    async def of_all(self, guests: Iterable[Id]) -> dict[Id, frozenset[Id]]:
        """The people whom each of these guests blocked, without empty sets."""
        async with self.store.reach() as connection:
            rows = await connection.fetch(sql.BLOCKS_OF, list(guests))
        return {row["guest"]: frozenset(row["blocked"]) for row in rows}

    async def against(self, guest: Id) -> frozenset[Id]:
        """The people who blocked a guest."""
        async with self.store.reach() as connection:
            return frozenset(row[0] for row in await connection.fetch(sql.BLOCKED_BY, guest))

    async def named(self, guest: Id) -> list[tuple[Id, str]]:
        """The people whom a guest blocked, with their present names, the latest first."""
        async with self.store.reach() as connection:
            rows = await connection.fetch(sql.BLOCKS, guest)
        found = [await self.store.guest(row["guest"]) for row in rows]
        return [(one.id, one.name) for one in found if one is not None]
