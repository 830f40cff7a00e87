"""Stores the results of finished matches, each once."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

import msgspec

from bottega.kit.seats import Seat
from bottega.server.core.match import Match
from bottega.server.core.shown import Result
from bottega.server.core.store.rows import Head
from bottega.server.features.ratings import sql
from bottega.server.platform.ids import Id, id_text
from bottega.server.platform.rating_math import BOT, MODEL, Rated, Seated, Standing, counts, rate
from bottega.server.tables.rating_keys import is_custom, key_of
from bottega.server.tables.table_store import TableStore

if TYPE_CHECKING:
    from bottega.server.core.store.database import Connection


class RatedResults:
    """Rates matches and writes histories."""

    def __init__(self, table_store: TableStore) -> None:
        self.table_store: Final = table_store
        self.database: Final = table_store.store
        self.clock: Final = table_store.clock

    async def store(self, head: Head, match: Match, ended: Result) -> None:
        """Store the result of a match, once. What-ifs are neither rated nor in histories."""
        if head.kind.source is None and not ended.abandoned:
            await self.write(head, match, ended)

    async def write(self, head: Head, match: Match, ended: Result) -> None:
        """Store ratings and histories in one transaction."""
        now, public = self.clock.now(), (await self.table_store.find(head.table)).public
        left = match.left_to_bots
        key, seats = key_of(match.game, head.options), seated(head, ended, left)
        async with self.database.reach() as connection, connection.transaction():
            if rateable(head, key, seats):
                await rate_once(connection, Rated(head.id, key, now, seats))
            for seat, guest in enumerate(head.guests):
                if guest:
                    told = seats[seat].place, seats[seat].score, seats[seat].won, head.players
                    where = head.id, seat, head.table, head.game, key, public, head.kind.counts, now
                    await connection.execute(sql.ADD_PLAYED, guest, *where, *told, left, ended.resigned)


def seated(head: Head, ended: Result, left: Collection[Seat]) -> list[Seated]:
    """Who held each seat at the deal, and the result.

    The result is theirs even if a bot plays for them later; `ending` places those who left last.
    """
    return [
        Seated(
            who,
            ended.ranking[seat],
            ended.scores[seat] if ended.scores else None,
            seat in ended.winners,
            head.kind.substitute_loses and seat in left,
        )
        for seat, who in enumerate(whos(head))
    ]


def whos(head: Head) -> list[str]:
    """The player of each seat, for ratings."""
    guests: list[Id] = head.guests or [0] * head.seats
    return [BOT + bot if bot else id_text(guest) for bot, guest in zip(head.bots, guests, strict=True)]


def rateable(head: Head, key: str, seats: list[Seated]) -> bool:
    """Whether a match is rated."""
    return head.kind.counts and not is_custom(key) and counts(seats)


async def rate_once(connection: Connection, match: Rated) -> None:
    """Rate a match in an open transaction, once."""
    names = sorted({seat.who for seat in match.seats})
    await connection.execute(sql.MAKE_RATINGS, names, match.key, MODEL.mu, MODEL.sigma)
    rows = await connection.fetch(sql.LOCK_RATINGS, names, match.key)
    seats = msgspec.json.encode(match.seats).decode()
    done = await connection.execute(sql.ADD_RATED, match.match, match.key, match.at, seats)
    if done != "INSERT 0 1":
        return
    known = {row["who"]: Standing(*row[1:]) for row in rows}
    for who, after in rate(known, match).items():
        await connection.execute(
            sql.SAVE_RATING, who, match.key, after.mu, after.sigma, after.games, after.wins, after.last
        )
