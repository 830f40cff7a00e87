"""Verifies the stored matches by playing each again from its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from bottega.kit.game import AnyGame
from bottega.server.core.match import played
from bottega.server.core.store.store import Store
from bottega.server.ops.backup import sql
from bottega.server.platform.errors import BadLog, Refused
from bottega.server.platform.ids import Id, id_text

Followed = Callable[[list[Id]], Iterable[Id]]  # reports progress


class Verdict(Struct):
    """How much was checked, and a sentence for each error."""

    matches: int = 0
    moves: int = 0
    other: int = 0  # matches of another edition, or of a game that is missing
    wrong: list[str] = []


async def verify(store: Store, games: Mapping[str, AnyGame], followed: Followed) -> Verdict:
    """Play every match again."""
    found = Verdict()
    async with store.reach() as connection:
        ids: list[Id] = [row[0] for row in await connection.fetch(sql.MATCHES)]
    for id in followed(ids):
        await look_at(store, games, id, found)
    return found


async def look_at(store: Store, games: Mapping[str, AnyGame], id: Id, found: Verdict) -> None:
    """Play a match again: its log must be valid up to the stored end."""
    head, entries = await store.head(id), await store.entries(id)
    assert head is not None
    found.matches += 1
    found.moves += len(entries)
    try:
        if head.game not in games:
            raise Refused("no_such_game", head.game)
        match = played(head, games[head.game], entries)
    except Refused:
        found.other += 1
    except BadLog as error:
        found.wrong.append(f"match {id_text(id)}: {error}")
    else:
        if head.over and not match.over:
            found.wrong.append(f"match {id_text(id)} is noted as over, and its log does not end")
