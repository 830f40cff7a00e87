"""Applies a new name to the seats of its owner: before, during and after a match."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.core.store.rows import Guest
from bottega.server.people.guests import Guests
from bottega.server.people.leaving import Leaving
from bottega.server.platform.errors import Refused
from bottega.server.tables.table import Table, read_table
from bottega.server.tables.table_store import TableStore

MOST: Final = 100  # tables, the last changed first


class Renaming:
    """Only the last match of each table gets the new name; older ones keep the old."""

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
        """Change the name at a table, and in its present or last match."""

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
    """The guest's seats under another name; of several on one device, those under the old name."""
    seats = table.seats_of(guest.id)
    own = [seat for seat in seats if len(seats) == 1 or table.chairs[seat].name == guest.name]
    return [seat for seat in own if table.chairs[seat].name != name]
