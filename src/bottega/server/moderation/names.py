"""Replaces a name that a host changed everywhere."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from bottega.server.moderation import sql
from bottega.server.moderation.rulings import Rulings
from bottega.server.people.guests import Guests
from bottega.server.people.leaving import Leaving
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, read_id
from bottega.server.tables.table import Table


class Names:
    """A name is in too many rows for one transaction.

    So the ruling is stored first, and any node applies it until it is done.
    """

    def __init__(self, rulings: Rulings, leaving: Leaving, guests: Guests) -> None:
        self.rulings: Final = rulings
        self.leaving: Final = leaving
        self.guests: Final = guests

    async def apply_pending(self) -> None:
        """Apply the changes that are not done yet."""
        for ruling in self.rulings.cache.all:
            if ruling.kind == "name" and not ruling.done:
                await self.call(read_id(ruling.about), ruling.text)
                async with self.rulings.store.reach() as connection:
                    await connection.execute(sql.DONE, ruling.about, ruling.number)
                await self.rulings.refresh()

    async def call(self, guest: Id, name: str) -> None:
        """Change a name everywhere. May be repeated."""
        known = await self.guests.store.guest(guest)
        if known is None:
            return
        await self.guests.rename(known, name)
        for seat, matches in (await self.leaving.matches_of(guest)).items():
            await self.leaving.rename(seat, matches, name)
        for table in await self.leaving.tables_of(guest):
            with suppress(Refused):  # the table is gone
                await self.leaving.table_store.change(table, lambda found: rename_chairs(found, guest, name))
        async with self.rulings.store.reach() as connection:
            await connection.execute(sql.SAY_BY_NAME, guest, name)


def rename_chairs(table: Table, guest: Id, name: str) -> None:
    """Rename the chairs of a guest."""
    for seat in table.seats_of(guest):
        table.chairs[seat].name = name
