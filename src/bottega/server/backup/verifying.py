"""Whether what is kept makes sense: every match is played again from its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from bottega.kit.game import Title
from bottega.server.backup import sql
from bottega.server.errors import BadLog, Refused
from bottega.server.ids import Id, id_text
from bottega.server.matches.match import played
from bottega.server.store.store import Store

Followed = Callable[[list[Id]], Iterable[Id]]  # shows how far it is


class Verdict(Struct):
    """What was found: how much was looked at, and in a sentence each what is wrong."""

    matches: int = 0
    moves: int = 0
    other: int = 0  # matches of another edition, or of a game that is not here
    wrong: list[str] = []


async def verify(store: Store, shelf: Mapping[str, Title], followed: Followed) -> Verdict:
    """Play every match of every shard again."""
    found = Verdict()
    for shard in range(store.shards):
        async with store.reach(shard) as connection:
            ids: list[Id] = [row[0] for row in await connection.fetch(sql.MATCHES)]
        for id in followed(ids):
            await look_at(store, shelf, id, found)
    return found


async def look_at(store: Store, shelf: Mapping[str, Title], id: Id, found: Verdict) -> None:
    """One match: its log must follow from its deal, move by move, up to the end that is noted."""
    head, entries = await store.head(id), await store.entries(id)
    assert head is not None
    found.matches += 1
    found.moves += len(entries)
    try:
        if head.game not in shelf:
            raise Refused("no_such_game", head.game)
        match = played(head, shelf[head.game], entries)
    except Refused:
        found.other += 1
    except BadLog as error:
        found.wrong.append(f"match {id_text(id)}: {error}")
    else:
        if head.over and not match.over:
            found.wrong.append(f"match {id_text(id)} is noted as over, and its log does not end")
