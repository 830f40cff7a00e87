"""Deletes a person's data. Moves of their matches stay, without a name."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from bottega.server.core.change_log import FORGET
from bottega.server.core.journal import PersonDeleted
from bottega.server.core.store.rows import Guest, Head
from bottega.server.people import sql
from bottega.server.people.guests import Guests
from bottega.server.people.store import People
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id
from bottega.server.platform.signals import AwaitedSignal
from bottega.server.tables.leaving import hand_over, leave_for_good
from bottega.server.tables.table import GONE, read_table
from bottega.server.tables.table_store import TableStore

ALL: Final = 1_000_000  # tables


class Leaving:
    """May be repeated after a failure: name and cookie go last."""

    def __init__(self, people: People, table_store: TableStore, guests: Guests) -> None:
        self.people: Final = people
        self.table_store: Final = table_store
        self.guests: Final = guests
        self.deleted: Final = AwaitedSignal[Id]()  # other parts delete what they store of people

    async def delete(self, guest: Guest) -> None:
        """Delete this guest everywhere."""
        await self.people.revoking(PersonDeleted(guest=guest.id))
        for seat, matches in (await self.matches_of(guest.id)).items():
            await self.unname(seat, matches)
        for table in await self.tables_of(guest.id):
            with suppress(Refused):  # the table is gone
                await self.table_store.change(table, lambda table: leave_for_good(table, guest.id))
        await self.silence(guest.id)
        async with self.people.database.reach() as connection, connection.transaction():
            for query in sql.DROP_PERSON:
                await connection.execute(query, guest.id)
        await self.deleted(guest.id)  # last: without a row, nothing new is stored about them
        await self.guests.leave(guest, GONE)
        async with self.people.database.reach() as connection:
            await connection.execute(FORGET, guest.id)

    async def bring_along(self, guest: Id, heir: Id) -> None:
        """Give a guest's chairs to the person they signed in as."""
        for table in await self.tables_of(guest):
            with suppress(Refused):
                await self.table_store.change(table, lambda table: hand_over(table, guest, heir))

    async def tables_of(self, guest: Id) -> list[Id]:
        """The tables where a guest sits or that they host."""
        return [row.id for row in await self.people.database.tables_of(guest, ALL)]

    # --- matches --------------------------------------------------------------------------------

    async def matches_of(self, guest: Id) -> dict[int, list[Id]]:
        """The guest's matches by seat, from their tables and their history."""
        found: dict[int, list[Id]] = {}
        for row in await self.people.database.tables_of(guest, ALL):
            table = read_table(row)
            names = {seat: table.chairs[seat].name for seat in table.seats_of(guest)}
            for head in await self.heads_at(row.id):
                for seat in seats_in(head, guest, names):
                    found.setdefault(seat, []).append(head.id)
        async with self.people.database.reach() as connection:
            for match, seat in await connection.fetch(sql.PLAYED, guest):
                found.setdefault(seat, []).append(match)
        return found

    async def heads_at(self, table: Id) -> list[Head]:
        """The matches of a table."""
        async with self.people.database.reach() as connection:
            rows = await connection.fetch(sql.MATCHES_OF_TABLE, table)
        heads = [await self.people.database.head(row["id"]) for row in rows]
        return [head for head in heads if head is not None]

    async def unname(self, seat: int, matches: list[Id]) -> None:
        """Remove a guest's name from matches; moves stay."""
        await self.rename(seat, matches, GONE)

    async def rename(self, seat: int, matches: list[Id], name: str) -> None:
        """Rename a guest's seats in a match."""
        async with self.people.database.reach() as connection, connection.transaction():
            await connection.execute(sql.RENAME, matches, seat, name)
            await connection.execute(sql.RENAME_PLAYED, matches, seat, name)

    async def silence(self, guest: Id) -> None:
        """Empty a guest's remarks. Their numbers stay, or clients would look for them."""
        async with self.people.database.reach() as connection:
            await connection.execute(sql.SILENCE, guest, GONE)


def seats_in(head: Head, guest: Id, names: dict[int, str]) -> list[int]:
    """The guest's seats in a match. Heads of the first releases have no ids, so names decide."""
    if head.guests:
        return [seat for seat, one in enumerate(head.guests) if one == guest]
    return [seat for seat, name in names.items() if seat < head.seats and head.players[seat] == name]
