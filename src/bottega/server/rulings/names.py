"""A name that a host gave somebody is put wherever the old one stands."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from bottega.server.errors import Refused
from bottega.server.guests import Guests
from bottega.server.ids import Id, read_id
from bottega.server.people.leaving import Leaving
from bottega.server.rulings import sql
from bottega.server.rulings.rulings import Rulings
from bottega.server.store.shards import HOUSE
from bottega.server.tables.table import Table


class Names:
    """Shards share no transaction: the ruling stands first, and any node carries it out until it is done."""

    def __init__(self, rulings: Rulings, leaving: Leaving, guests: Guests) -> None:
        self.rulings: Final = rulings
        self.leaving: Final = leaving
        self.guests: Final = guests

    async def sweep(self) -> None:
        """Carry out what is not done yet."""
        for ruling in self.rulings.holding.all:
            if ruling.kind == "name" and not ruling.done:
                await self.call(read_id(ruling.about), ruling.text)
                async with self.rulings.store.reach(HOUSE) as connection:
                    await connection.execute(sql.DONE, ruling.about, ruling.number)
                await self.rulings.look()

    async def call(self, guest: Id, name: str) -> None:
        """Everywhere: done again, it does the rest."""
        known = await self.guests.store.guest(guest)
        if known is None:
            return
        await self.guests.rename(known, name)
        for seat, matches in (await self.leaving.matches_of(guest)).items():
            await self.leaving.rename(seat, matches, name)
        for table in await self.leaving.tables_of(guest):
            with suppress(Refused):  # it is gone
                await self.leaving.table_store.change(table, lambda found: rename_chairs(found, guest, name))
        for shard in range(self.rulings.store.shards):
            async with self.rulings.store.reach(shard) as connection:
                await connection.execute(sql.SAY_BY_NAME, guest, name)


def rename_chairs(table: Table, guest: Id, name: str) -> None:
    """The chairs somebody sits on."""
    for seat in table.seats_of(guest):
        table.chairs[seat].name = name
