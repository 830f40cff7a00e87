"""Deleting what is known of somebody. What others need stays: the moves of their matches, without a name."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from bottega.server.errors import Refused
from bottega.server.guests import Guests
from bottega.server.ids import Id, shard_of
from bottega.server.journal import PersonDeleted
from bottega.server.people import sql
from bottega.server.people.register import People
from bottega.server.signals import AwaitedSignal
from bottega.server.store.rows import Guest, Head
from bottega.server.store.shards import HOUSE
from bottega.server.tables.leaving import hand_over, leave_for_good
from bottega.server.tables.table import GONE, read_table
from bottega.server.tables.table_store import TableStore

ALL: Final = 1_000_000  # tables


class Leaving:
    """Done again after it broke off, it does the rest; the name and the cookie go last."""

    def __init__(self, people: People, table_store: TableStore, guests: Guests) -> None:
        self.people: Final = people
        self.table_store: Final = table_store
        self.guests: Final = guests
        self.deleted: Final = AwaitedSignal[Id]()  # for others who keep something about people

    async def delete(self, guest: Guest) -> None:
        """Make this guest nobody, everywhere."""
        await self.people.revoking(PersonDeleted(guest=guest.id))
        for seat, matches in (await self.matches_of(guest.id)).items():
            await self.unname(seat, matches)
        for table in await self.tables_of(guest.id):
            with suppress(Refused):  # it is gone itself
                await self.table_store.change(table, lambda table: leave_for_good(table, guest.id))
        await self.silence(guest.id)
        async with self.people.database.reach(HOUSE) as connection, connection.transaction():
            for query in sql.DROP_PERSON:
                await connection.execute(query, guest.id)
        await self.deleted(guest.id)  # after it: for whom there is no row, nothing new is noted
        await self.guests.leave(guest, GONE)

    async def bring_along(self, guest: Id, heir: Id) -> None:
        """Give the chairs of a guest to the person they turned out to be."""
        for table in await self.tables_of(guest):
            with suppress(Refused):
                await self.table_store.change(table, lambda table: hand_over(table, guest, heir))

    async def tables_of(self, guest: Id) -> list[Id]:
        """Where a guest sits or hosts."""
        return [row.id for row in await self.people.database.tables_of(guest, ALL)]

    # --- matches --------------------------------------------------------------------------------

    async def matches_of(self, guest: Id) -> dict[int, list[Id]]:
        """By seat, the matches a guest had it in: those of their tables, and those their history knows of."""
        found: dict[int, list[Id]] = {}
        for row in await self.people.database.tables_of(guest, ALL):
            table = read_table(row)
            names = {seat: table.chairs[seat].name for seat in table.seats_of(guest)}
            for head in await self.heads_at(row.id):
                for seat in seats_in(head, guest, names):
                    found.setdefault(seat, []).append(head.id)
        async with self.people.database.reach(HOUSE) as connection:
            for match, seat in await connection.fetch(sql.PLAYED, guest):
                found.setdefault(seat, []).append(match)
        return found

    async def heads_at(self, table: Id) -> list[Head]:
        """What the matches of a table were started with."""
        async with self.people.database.reach(shard_of(table)) as connection:
            rows = await connection.fetch(sql.MATCHES_OF_TABLE, table)
        heads = [await self.people.database.head(row["id"]) for row in rows]
        return [head for head in heads if head is not None]

    async def unname(self, seat: int, matches: list[Id]) -> None:
        """Matches keep their moves; who sat there has no name."""
        await self.rename(seat, matches, GONE)

    async def rename(self, seat: int, matches: list[Id], name: str) -> None:
        """Who sat there is called so."""
        for shard, ids in self.people.database.by_shard(matches):
            async with self.people.database.reach(shard) as connection:
                await connection.execute(sql.RENAME, ids, seat, name)
        async with self.people.database.reach(HOUSE) as connection:
            await connection.execute(sql.RENAME_PLAYED, matches, seat, name)

    async def silence(self, guest: Id) -> None:
        """What they said is gone; that somebody said something stays, or others would look for it."""
        for shard in range(self.people.database.shards):
            async with self.people.database.reach(shard) as connection:
                await connection.execute(sql.SILENCE, guest, GONE)


def seats_in(head: Head, guest: Id, names: dict[int, str]) -> list[int]:
    """Where a guest sat in a match. Heads of the first releases do not say who, so the name must do."""
    if head.guests:
        return [seat for seat, one in enumerate(head.guests) if one == guest]
    return [seat for seat, name in names.items() if seat < head.seats and head.players[seat] == name]
