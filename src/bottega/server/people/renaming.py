"""A new name reaches the seats its owner sits on: before a match, during it, and for the next one."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.errors import Refused
from bottega.server.guests import Guests
from bottega.server.people.leaving import Leaving
from bottega.server.store.rows import Guest
from bottega.server.tables.table import Table, read_table
from bottega.server.tables.table_store import TableStore

MOST: Final = 100  # tables, the last changed first


class Renaming:
    """Of finished matches only the last one at each table has the new name; others stay as they were."""

    def __init__(self, guests: Guests, leaving: Leaving, table_store: TableStore) -> None:
        self.guests: Final = guests
        self.leaving: Final = leaving
        self.table_store: Final = table_store

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Change the name, here and at the tables."""
        renamed = await self.guests.rename(guest, name)
        if renamed.name == guest.name:
            return renamed
        for row in await self.table_store.store.tables_of(guest.id, MOST):
            if seats_to_rename(read_table(row), guest, renamed.name):
                with suppress(Refused):  # the table was deleted meanwhile
                    await self.rename_at(row.id, guest, renamed.name)
        return renamed

    async def rename_at(self, id: int, guest: Guest, name: str) -> None:
        """At one table, and in the match that is or was last played there."""

        def change(table: Table) -> list[Seat]:
            seats = seats_to_rename(table, guest, name)
            for seat in seats:
                table.chairs[seat].name = name
            return seats

        table, seats = await self.table_store.change(id, change)
        if table.match:
            for seat in seats:
                await self.leaving.rename(seat, [table.match], name)


def seats_to_rename(table: Table, guest: Guest, name: str) -> list[Seat]:
    """Someone's seats that have another name. Of several on one device, the one called as they were."""
    seats = table.seats_of(guest.id)
    own = [seat for seat in seats if len(seats) == 1 or table.chairs[seat].name == guest.name]
    return [seat for seat in own if table.chairs[seat].name != name]
