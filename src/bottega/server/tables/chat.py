"""What people say to each other at a table, beside the game: kept, then told to all who watch."""

from __future__ import annotations

from typing import Final

from bottega.kit.seats import NOBODY
from bottega.server import news
from bottega.server.bus.face import Bus
from bottega.server.errors import Refused
from bottega.server.store.rows import Guest, Remark
from bottega.server.store.store import Store
from bottega.server.tables.feed import TableFeed
from bottega.server.tables.table import LONGEST_REMARK, clean


class Chat:
    """Remarks of all tables. They are told live, and read back over HTTP by who comes or missed some."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store: Final = store
        self.bus: Final = bus

    async def say(self, watched: TableFeed, guest: Guest, text: str, key: str) -> Remark:
        """Keep a remark and tell everybody; said again with its key, it is kept once."""
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
        await self.bus.publish(news.table_topic(table.id), news.encode(news.Talked(remark)))
        return remark
