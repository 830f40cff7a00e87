"""Ratings reckoned anew from the logs of all rated matches, and compared with those that are kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct

from bottega.kit.game import Title
from bottega.server.errors import BadLog, Refused
from bottega.server.ids import id_text
from bottega.server.matches.ending import ending
from bottega.server.matches.match import played
from bottega.server.ratings import sql
from bottega.server.ratings.keys import key_of
from bottega.server.ratings.ledger import rateable, seated
from bottega.server.ratings.rating_math import Rated, Seated, Standing, Standings, fold
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store

CLOSE: Final = 1e-9


class Audit(Struct):
    """What was found: how much was looked at, and in a sentence each what is wrong."""

    matches: int = 0
    ratings: int = 0
    taken: int = 0  # matches of another edition, whose noted places are taken as they are
    wrong: list[str] = []


async def audit(database: Store, shelf: Mapping[str, Title]) -> Audit:
    """Compare every rating with what the records say."""
    async with database.reach(HOUSE) as connection, connection.transaction(isolation="repeatable_read"):
        rated = [read_rated(*row) for row in await connection.fetch(sql.RATED)]
        kept: Standings = {
            (row["who"], row["key"]): Standing(*row[2:]) for row in await connection.fetch(sql.RATINGS)
        }
    found = Audit(len(rated), len(kept))
    reckoned = fold([await replayed(database, shelf, match, found) for match in rated])
    for who, key in sorted({*kept, *reckoned}):
        here, there = kept.get((who, key), Standing()), reckoned.get((who, key), Standing())
        if not same(here, there):
            found.wrong.append(f"{who} in {key}: kept {shown(here)}, by the records {shown(there)}")
    return found


def read_rated(match: int, key: str, at: float, seats: str) -> Rated:
    """A rated match from its row."""
    return Rated(match, key, at, msgspec.json.decode(seats, type=list[Seated]))


async def replayed(database: Store, shelf: Mapping[str, Title], noted: Rated, found: Audit) -> Rated:
    """The match as its log tells it."""
    name, head = id_text(noted.match), await database.head(noted.match)
    if head is None or head.game not in shelf:
        found.wrong.append(f"match {name} is rated and not there")
        return noted
    try:
        match = played(head, shelf[head.game], await database.entries(head.id))
    except Refused:
        found.taken += 1
        return noted
    except BadLog as error:
        found.wrong.append(f"match {name}: {error}")
        return noted
    ended = ending(match)
    if ended is None:
        found.wrong.append(f"match {name} is rated and not over")
        return noted
    key, seats = key_of(match.game, head.options), seated(head, ended, match.left_to_bots)
    if not rateable(head, key, seats):
        found.wrong.append(f"match {name} is rated and should not be")
    if (key, seats) != (noted.key, noted.seats):
        found.wrong.append(f"match {name} is noted as {noted.key} {noted.seats}, its log says {key} {seats}")
    return Rated(noted.match, key, noted.at, seats)


def same(one: Standing, other: Standing) -> bool:
    """Equal, but for what a float may lose."""
    counted = (one.games, one.wins) == (other.games, other.wins)
    return counted and abs(one.mu - other.mu) <= CLOSE and abs(one.sigma - other.sigma) <= CLOSE


def shown(standing: Standing) -> str:
    """A rating in a sentence."""
    return f"{standing.mu:.9f} ± {standing.sigma:.9f} from {standing.games} matches, {standing.wins} won"
