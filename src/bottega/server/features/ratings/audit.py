"""Recomputes all ratings from the logs of rated matches, and compares them with the stored ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct

from bottega.kit.game import AnyGame
from bottega.server.core.ending import ending
from bottega.server.core.match import played
from bottega.server.core.store.store import Store
from bottega.server.features.ratings import sql
from bottega.server.features.ratings.results import rateable, seated
from bottega.server.platform.errors import BadLog, Refused
from bottega.server.platform.ids import id_text
from bottega.server.platform.rating_math import Rated, Seated, Standing, Standings, fold
from bottega.server.tables.rating_keys import key_of

CLOSE: Final = 1e-9


class Audit(Struct):
    """How much was checked, and a sentence for each error."""

    matches: int = 0
    ratings: int = 0
    taken: int = 0  # matches of another edition, whose stored places are used
    wrong: list[str] = []


async def audit(database: Store, games: Mapping[str, AnyGame]) -> Audit:
    """Compare every rating with the records."""
    async with database.reach() as connection, connection.transaction(isolation="repeatable_read"):
        rated = [read_rated(*row) for row in await connection.fetch(sql.RATED)]
        kept: Standings = {
            (row["who"], row["key"]): Standing(*row[2:]) for row in await connection.fetch(sql.RATINGS)
        }
    found = Audit(len(rated), len(kept))
    reckoned = fold([await replayed(database, games, match, found) for match in rated])
    for who, key in sorted({*kept, *reckoned}):
        here, there = kept.get((who, key), Standing()), reckoned.get((who, key), Standing())
        if not same(here, there):
            found.wrong.append(f"{who} in {key}: kept {shown(here)}, by the records {shown(there)}")
    return found


def read_rated(match: int, key: str, at: float, seats: str) -> Rated:
    """A rated match from its row."""
    return Rated(match, key, at, msgspec.json.decode(seats, type=list[Seated]))


async def replayed(database: Store, games: Mapping[str, AnyGame], noted: Rated, found: Audit) -> Rated:
    """The match by its log."""
    name, head = id_text(noted.match), await database.head(noted.match)
    if head is None or head.game not in games:
        found.wrong.append(f"match {name} is rated and not there")
        return noted
    try:
        match = played(head, games[head.game], await database.entries(head.id))
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
    """Equal up to rounding."""
    counted = (one.games, one.wins) == (other.games, other.wins)
    return counted and abs(one.mu - other.mu) <= CLOSE and abs(one.sigma - other.sigma) <= CLOSE


def shown(standing: Standing) -> str:
    """A rating in a sentence."""
    return f"{standing.mu:.9f} ± {standing.sigma:.9f} from {standing.games} matches, {standing.wins} won"
