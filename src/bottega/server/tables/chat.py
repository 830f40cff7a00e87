"""Chat at tables: stored, then broadcast."""

from __future__ import annotations

from typing import Final

from bottega.kit.seats import NOBODY
from bottega.server.core import bus_messages
from bottega.server.core.store.rows import Guest, Remark
from bottega.server.core.store.store import Store
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.errors import Refused
from bottega.server.tables.feed import TableFeed
from bottega.server.tables.names import clean
from bottega.server.tables.table import LONGEST_REMARK


class Chat:
    """Clients that join or missed remarks read them over HTTP."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store: Final = store
        self.bus: Final = bus

    async def say(self, watched: TableFeed, guest: Guest, text: str, key: str) -> Remark:
        """Store a remark and broadcast it. A repeated key is stored once."""
        table = watched.table
        if not table.may_talk(guest.id):
            raise Refused("not_yours")
        said = clean(text, LONGEST_REMARK)
        if not said:
            raise Refused("nothing_said")
        seat = next(iter(table.seats_of(guest.id)), NOBODY)
        name = guest.name if seat == NOBODY else table.chairs[seat].name
        remark = await self.store.add_remark(Remark(table.id, 0, guest.id, seat, name, said, key))
        watched.tell_remark(remark)
        await self.bus.publish(
            bus_messages.table_topic(table.id), bus_messages.encode(bus_messages.Talked(remark))
        )
        return remark
