"""Reads ratings and histories: levels at tables, ladders, pages of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bottega.kit.game import AnyGame
from bottega.server.features.ratings import messages, sql
from bottega.server.people.guests import Guests
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text, read_id
from bottega.server.platform.rating_math import BOT, Standing
from bottega.server.tables.rating_keys import key_of
from bottega.server.tables.table import Table

if TYPE_CHECKING:
    import asyncpg

RUNGS: Final = 100  # places of a ladder to show
SHOWN: Final = 30  # matches on a player's page


class Ratings:
    def __init__(self, guests: Guests, games: Mapping[str, AnyGame]) -> None:
        self.guests: Final = guests
        self.database: Final = guests.store
        self.games: Final = games

    async def seat_levels(self, table: Table) -> None:
        """Set the levels of those who sat down at a rated table since the last change."""
        new = [chair for chair in table.chairs if not chair.free and chair.level is None]
        if not table.kind.counts or not new:
            return
        names = [BOT + chair.bot if chair.bot else id_text(chair.guest) for chair in new]
        async with self.database.reach() as connection:
            rows = await connection.fetch(
                sql.RATINGS_UNDER, key_of(self.games[table.game], table.options), names
            )
        known = {row["who"]: Standing(*row[2:]) for row in rows}
        for name, chair in zip(names, new, strict=True):
            chair.level = known.get(name, Standing()).level

    async def ladder(self, key: str) -> list[messages.Rung]:
        """The best players of a key, bots included."""
        async with self.database.reach() as connection:
            rows = await connection.fetch(sql.LADDER, key, RUNGS)
        people = [read_id(row["who"]) for row in rows if not row["who"].startswith(BOT)]
        names = await self.guests.names(people)
        rungs: list[messages.Rung] = []
        for row in rows:
            who, standing = row["who"], Standing(*row[2:])
            bot = who.removeprefix(BOT) if who.startswith(BOT) else ""
            guest = "" if bot else who
            name = bot or names.get(read_id(guest), "")
            if name:
                rungs.append(messages.Rung(guest, name, bot, standing.level, standing.games, standing.wins))
        return rungs

    async def player(self, guest: Id, caller: Id) -> messages.Player:
        """A player's page. Matches at private tables show only to those who played in them."""
        names, myself = await self.guests.names([guest]), guest == caller
        if guest not in names:
            raise Refused("no_such_player", id_text(guest))
        async with (
            self.database.reach() as connection,
            # One snapshot for all three, so that a match being rated is in all or none.
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            ratings = await connection.fetch(sql.RATINGS_OF, id_text(guest))
            favourites = await connection.fetch(sql.FAVOURITES, guest, myself)
            last = await connection.fetch(sql.LAST, guest, myself, SHOWN, caller)
        there = await self.still_there({row["table_id"] for row in last if not row["public"]}, caller)
        return messages.Player(
            guest=id_text(guest),
            name=names[guest],
            me=myself,
            ratings=[rating_on_wire(row["key"], Standing(*row[2:])) for row in ratings],
            favourites=[messages.Favourite(*row) for row in favourites],
            last=[past(row, there) for row in last],
        )

    async def still_there(self, tables: set[Id], guest: Id) -> set[Id]:
        """Private tables that the caller may still see: not those whose seat they left."""
        seen = set()
        for id in tables:
            row = await self.database.table(id)
            if row is not None and guest in row.guests:
                seen.add(id)
        return seen


def past(row: asyncpg.Record, there: set[Id]) -> messages.Past:
    """A match of a player's page; `there` has the private tables that the caller may still see."""
    return messages.Past(
        match=id_text(row["match"]),
        game=row["game"],
        key=row["key"],
        at=int(row["at"]),
        seat=row["seat"],
        place=row["place"],
        score=row["score"],
        won=row["won"],
        rated=row["rated"],
        players=list(row["players"]),
        replay=row["public"] or row["table_id"] in there,
        stand_ins=list(row["stand_ins"]),
        resigned=list(row["resigned"]),
    )


def rating_on_wire(key: str, standing: Standing) -> messages.Rating:
    """A rating as a message."""
    return messages.Rating(key, standing.level, standing.games, standing.wins)
