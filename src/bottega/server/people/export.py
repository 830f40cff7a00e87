"""Exports all data about a person as one document."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from bottega.kit.errors import BottegaError
from bottega.kit.game import AnyGame
from bottega.server.core.records import record_file, story
from bottega.server.core.store.rows import Guest, Head
from bottega.server.people import sql
from bottega.server.people.leaving import ALL, Leaving, seats_in
from bottega.server.people.passkeys import Passkeys, key_text
from bottega.server.people.store import People
from bottega.server.platform.errors import ServerError
from bottega.server.platform.ids import Id, id_text
from bottega.server.tables.same_deal import Groups
from bottega.server.tables.table import Table, read_table

Document = dict[str, Any]


class Kept(Struct, frozen=True):
    """Rows about a person."""

    name: str
    query: str  # of the guest's id
    ids: tuple[str, ...] = ()  # columns with ids
    by_text: bool = False  # the query compares the text of the guest's id


OWN: Final = (
    Kept("lessons", sql.LEARNED),
    Kept("mail_links", sql.MAIL_LINKS_OF),
    Kept("remarks", sql.REMARKS_BY, ("table_id",)),
    Kept("blocks", sql.BLOCKS, ("guest",)),
    Kept("ratings", sql.RATINGS, by_text=True),
    Kept("history", sql.HISTORY, ("match",)),
    Kept("daily", sql.DAILY, ("match",)),
)


class Export:
    """Reads every table. Secrets that would give access are left out."""

    def __init__(
        self,
        people: People,
        passkeys: Passkeys,
        leaving: Leaving,
        games: Mapping[str, AnyGame],
        elsewhere: Sequence[Kept],
    ) -> None:
        self.people: Final = people
        self.passkeys: Final = passkeys
        self.leaving: Final = leaving
        self.games: Final = games
        self.elsewhere: Final = elsewhere
        self.database: Final = people.database
        self.groups: Final = Groups(people.database)

    async def document(self, guest: Guest) -> Document:
        """Everything about this guest."""
        person = msgspec.to_builtins(await self.people.find(guest.id))
        del person["guest"]
        vacations = (await self.people.vacations([guest.id])).get(guest.id, ())
        tables = [read_table(row) for row in await self.database.tables_of(guest.id, ALL)]
        return {
            "guest": id_text(guest.id),
            "name": guest.name,
            **(await self.rows(sql.TIMES, guest.id))[0],
            "person": person,
            "vacations": msgspec.to_builtins(vacations),
            "passkeys": [
                {"id": key_text(key.id), "name": key.name, "made": key.made, "used": key.used}
                for key in await self.passkeys.of(guest.id)
            ],
            "browsers": [
                {"endpoint": push.endpoint, "made": push.made} for push in await self.people.pushes(guest.id)
            ],
            "signed_in": [
                {"name": browser.name, "made": browser.made, "used": browser.used}
                for browser in await self.database.browsers(guest.id)
            ],
            **{kept.name: await self.kept(kept, guest.id) for kept in (*OWN, *self.elsewhere)},
            "tables": [msgspec.to_builtins(table.seen_by(guest.id)) for table in tables],
            "matches": [match for table in tables for match in await self.matches(table, guest.id)],
        }

    async def rows(self, query: str, *args: object) -> list[Document]:
        """The rows of a query as dictionaries."""
        async with self.database.reach() as connection:
            return [dict(row) for row in await connection.fetch(query, *args)]

    async def kept(self, kept: Kept, guest: Id) -> list[Document]:
        """These rows about a guest."""
        found = await self.rows(kept.query, id_text(guest) if kept.by_text else guest)
        return [row | {name: id_text(row[name]) for name in kept.ids} for row in found]

    async def matches(self, table: Table, guest: Id) -> list[Document]:
        """The matches of a table in which the guest sat."""
        names = {seat: table.chairs[seat].name for seat in table.seats_of(guest)}
        found = [(head, seats_in(head, guest, names)) for head in await self.leaving.heads_at(table.id)]
        return [await self.match(head, seats, table, guest) for head, seats in found if seats]

    async def is_no_secret(self, head: Head, table: Table) -> bool:
        """Whether the deal may be revealed: no one can play it any more without knowing it."""
        secret = head.kind.seed_is_secret(self.people.clock.now())
        return not secret and await self.groups.is_through(table)

    async def match(self, head: Head, seats: list[int], table: Table, guest: Id) -> Document:
        """The record if the match is over and its seed not secret; else what their own seats have seen."""
        told: Document = {"match": id_text(head.id), "game": head.game, "seats": seats}
        entries, game = await self.database.entries(head.id), self.games.get(head.game)
        try:
            if game is not None and head.over and await self.is_no_secret(head, table):
                # Playing it again takes a thread.
                record = await asyncio.to_thread(record_file, head, game, entries)
                told["record"] = msgspec.json.decode(record)
            elif game is not None:
                own = [seat for seat in seats if seat in table.seats_of(guest)]
                lines = [await asyncio.to_thread(story, head, game, entries, seat) for seat in own]
                told["story"] = msgspec.to_builtins(dict(zip(map(str, own), lines, strict=True)))
        except (ServerError, BottegaError):  # another edition: there are only the moves
            told["moves"] = [entry.text for entry in entries if entry.seat in seats]
        return told
