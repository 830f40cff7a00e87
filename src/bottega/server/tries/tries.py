"""Opens what-ifs, shows the tree of them, and notes what came of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from bottega.kit.game import Title
from bottega.server import protocol
from bottega.server.errors import BadLog, Refused
from bottega.server.ids import Id, id_text, new_id, shard_of
from bottega.server.matches.ending import ending
from bottega.server.matches.live import LiveMatches
from bottega.server.protocol import Links, Result, WhatIf
from bottega.server.store.rows import Entry, Head, Source, TableRow, columns
from bottega.server.store.sql import ADD_TABLE, APPEND
from bottega.server.store.store import seat_guests
from bottega.server.tables.caps import Caps
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore
from bottega.server.tries import sql
from bottega.server.tries.branching import From, branch, moves_of

if TYPE_CHECKING:
    from asyncpg import Record as Row

MOST: Final = 200  # tries of a tree that are shown, the newest


class Outcome(Struct, frozen=True):
    """What came of a try, beside what came of its source."""

    scores: list[int]
    difference: int | None
    took: str
    instead: str
    abandoned: bool = False


class Tries:
    """What-ifs are matches like others; what is theirs alone is here."""

    def __init__(self, matches: LiveMatches, table_store: TableStore, caps: Caps) -> None:
        self.matches: Final = matches
        self.table_store: Final = table_store
        self.caps: Final = caps
        self.database: Final = matches.store

    async def open(
        self, guest: Id, head: Head, game: Title, table: Table, order: WhatIf
    ) -> tuple[Table, Links]:
        """Begin a try from a match whose table this guest may see."""
        shard = shard_of(head.id)
        source = From(head, await self.database.entries(head.id), table)
        made = branch(source, game, new_id(shard), new_id(shard), guest, order, self.table_store.bots)
        await self.caps.must_have_room(made.table)
        await self.table_store.saving(made.table)
        begun = msgspec.structs.replace(made.head, began=self.matches.clock.now())
        await self.write(made.table.row(), begun, made.entries)
        self.table_store.started(begun)
        return made.table, Links(made.invite, {})

    async def write(self, row: TableRow, head: Head, entries: list[Entry]) -> None:
        """Table, match and log, all or nothing."""
        assert head.source is not None
        async with self.database.reach(shard_of(row.id)) as connection, connection.transaction():
            document, written = row.document.decode(), msgspec.json.encode(head).decode()
            await connection.execute(ADD_TABLE, row.id, row.version, row.listed, document)
            await seat_guests(connection, row)
            await connection.execute(sql.ADD_TRY, head.id, head.table, head.game, written, head.source.root)
            if entries:
                await connection.execute(APPEND, *columns(entries))

    async def tree(self, head: Head, guest: Id, invite: str) -> protocol.Tries:
        """The tries of a match, or of the root of a try, that this guest may see."""
        root = head.source.root if head.source else head.id
        async with self.database.reach(shard_of(root)) as connection:
            rows = await connection.fetch(sql.TREE, root, MOST)
        found: list[protocol.Try] = []
        for row in rows:
            table = msgspec.json.decode(row["document"], type=Table)
            if table.may_see(guest, invite):
                tried = msgspec.json.decode(row["head"], type=Head)
                found.append(seen(tried, table, await self.outcome(tried, row), guest))
        held = [seat for seat, holder in enumerate(head.guests) if guest and holder == guest]
        return protocol.Tries(id_text(root), held, found)

    # --- what came of one -----------------------------------------------------------------------

    async def outcome(self, head: Head, row: Row) -> Outcome | None:
        """What came of a try; one that is over just now may not be noted yet."""
        if row["outcome"]:
            return msgspec.json.decode(row["outcome"], type=Outcome)
        ended = await self.end_of(head.id) if row["over"] else None
        return await self.note(head, ended) if ended else None

    async def note(self, head: Head, ended: Result) -> Outcome:
        """Keep how a try ended, and how that differs from its source."""
        source = head.source
        assert source is not None
        mine = moves_of(await self.database.entries(head.id))
        theirs = moves_of(await self.database.entries(source.match))
        end = await self.end_of(source.match)
        before = end.scores if end else []
        both = bool(before and ended.scores)
        outcome = Outcome(
            scores=ended.scores,
            difference=ended.scores[source.seat] - before[source.seat] if both else None,
            took=first_of(mine[source.moves :], source.seat),
            instead=first_of(theirs[source.moves :], source.seat) if on_its_way(mine, theirs, source) else "",
            abandoned=ended.abandoned,
        )
        async with self.database.reach(shard_of(head.id)) as connection:
            await connection.execute(sql.OUTCOME, head.id, msgspec.json.encode(outcome).decode())
        return outcome

    async def end_of(self, match: Id) -> Result | None:
        """How a match ended; nothing if it goes on, or cannot be played again."""
        try:
            return ending((await self.matches.find(match)).match)
        except (Refused, BadLog):
            return None


def first_of(moves: list[Entry], seat: int) -> str:
    """The first of these moves that a seat made, as text."""
    return next((move.text for move in moves if move.seat == seat), "")


def on_its_way(mine: list[Entry], theirs: list[Entry], source: Source) -> bool:
    """Whether the source went on from where the try began, and did not take back what led there."""
    copied = [(move.seat, move.text) for move in mine[: source.moves]]
    return copied == [(move.seat, move.text) for move in theirs[: source.moves]]


def seen(head: Head, table: Table, outcome: Outcome | None, guest: Id) -> protocol.Try:
    """A try as the tree shows it."""
    source = head.source
    assert source is not None
    ended = outcome or Outcome([], None, "", "")
    return protocol.Try(
        match=id_text(head.id),
        table=id_text(head.table),
        source=id_text(source.match),
        ply=source.ply,
        seat=source.seat,
        known=source.known,
        name=table.title,
        by=next(name for name, bot in zip(head.players, head.bots, strict=True) if not bot),
        mine=bool(guest) and table.host == guest,
        public=table.public,
        state="playing" if outcome is None else "abandoned" if outcome.abandoned else "over",
        began=int(head.began),
        scores=ended.scores,
        difference=ended.difference,
        took=ended.took,
        instead=ended.instead,
    )
