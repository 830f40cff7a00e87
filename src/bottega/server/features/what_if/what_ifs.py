"""Opens what-ifs, lists their tree, and stores their outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from bottega.kit.game import AnyGame
from bottega.server.core.ending import ending
from bottega.server.core.kinds import Source
from bottega.server.core.live import LiveMatches
from bottega.server.core.match import Match
from bottega.server.core.shown import Result
from bottega.server.core.store.rows import Entry, Head, TableRow, columns
from bottega.server.core.store.sql import ADD_TABLE, APPEND
from bottega.server.core.store.store import seat_guests
from bottega.server.features.what_if import messages, sql
from bottega.server.features.what_if.branching import From, branch, moves_of
from bottega.server.features.what_if.messages import WhatIf
from bottega.server.platform.errors import BadLog, Refused
from bottega.server.platform.ids import Id, id_text, new_id
from bottega.server.tables.bot_match_limits import BotMatchLimits
from bottega.server.tables.order import Links
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

if TYPE_CHECKING:
    from asyncpg import Record as Row

MOST: Final = 200  # what-ifs of a tree to show, the newest


class Outcome(Struct, frozen=True):
    """The result of a what-if, compared with its source."""

    scores: list[int]
    difference: int | None
    took: str
    instead: str
    abandoned: bool = False


class WhatIfs:
    def __init__(
        self, matches: LiveMatches, table_store: TableStore, bot_match_limits: BotMatchLimits
    ) -> None:
        self.matches: Final = matches
        self.table_store: Final = table_store
        self.bot_match_limits: Final = bot_match_limits
        self.database: Final = matches.store

    async def open(
        self, guest: Id, head: Head, game: AnyGame, table: Table, order: WhatIf
    ) -> tuple[Table, Links]:
        """Open a what-if of a match that this guest may see."""
        source = From(head, await self.database.entries(head.id), table)
        made = branch(source, game, new_id(), new_id(), guest, order, self.table_store.bots)
        await self.bot_match_limits.must_have_room(made.table)
        await self.table_store.saving(made.table)
        begun = msgspec.structs.replace(made.head, began=self.matches.clock.now())
        await self.write(made.table.row(), begun, made.entries)
        self.table_store.started(begun)
        return made.table, Links(made.invite, {})

    async def write(self, row: TableRow, head: Head, entries: list[Entry]) -> None:
        """Store table, match and log in one transaction."""
        source = head.kind.source
        assert source is not None
        async with self.database.reach() as connection, connection.transaction():
            document, written = row.document.decode(), msgspec.json.encode(head).decode()
            await connection.execute(ADD_TABLE, row.id, row.version, row.listed, document)
            await seat_guests(connection, row)
            await connection.execute(sql.ADD_WHAT_IF, head.id, head.table, head.game, written, source.root)
            if entries:
                await connection.execute(APPEND, *columns(entries))

    async def tree(self, head: Head, guest: Id, invite: str) -> messages.WhatIfTree:
        """The what-ifs of a match, or of its root, that this guest may see."""
        root = head.kind.source.root if head.kind.source else head.id
        async with self.database.reach() as connection:
            rows = await connection.fetch(sql.TREE, root, MOST)
        found: list[messages.WhatIfNode] = []
        for row in rows:
            table = msgspec.json.decode(row["document"], type=Table)
            if table.may_see(guest, invite):
                tried = msgspec.json.decode(row["head"], type=Head)
                found.append(seen(tried, table, await self.outcome(tried, row), guest))
        held = [seat for seat, holder in enumerate(head.guests) if guest and holder == guest]
        return messages.WhatIfTree(id_text(root), held, found)

    # --- outcomes -------------------------------------------------------------------------------

    async def outcome(self, head: Head, row: Row) -> Outcome | None:
        """The outcome of a what-if, computed if it is not stored yet."""
        if row["outcome"]:
            return msgspec.json.decode(row["outcome"], type=Outcome)
        ended = await self.end_of(head.id) if row["over"] else None
        return await self.note(head, ended) if ended else None

    async def match_over(self, head: Head, match: Match, ended: Result) -> None:
        """Store the outcome if the match was a what-if."""
        if head.kind.source is not None:
            await self.note(head, ended)

    async def note(self, head: Head, ended: Result) -> Outcome:
        """Store how a what-if ended, and how that differs from its source."""
        source = head.kind.source
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
        async with self.database.reach() as connection:
            await connection.execute(sql.OUTCOME, head.id, msgspec.json.encode(outcome).decode())
        return outcome

    async def end_of(self, match: Id) -> Result | None:
        """The result of a match; None while it runs, or if it cannot be played again."""
        try:
            return ending((await self.matches.find(match)).match)
        except (Refused, BadLog):
            return None


def first_of(moves: list[Entry], seat: int) -> str:
    """The first of these moves that a seat made, as text."""
    return next((move.text for move in moves if move.seat == seat), "")


def on_its_way(mine: list[Entry], theirs: list[Entry], source: Source) -> bool:
    """Whether the source went on from where the what-if began, without undoing what led there."""
    copied = [(move.seat, move.text) for move in mine[: source.moves]]
    return copied == [(move.seat, move.text) for move in theirs[: source.moves]]


def seen(head: Head, table: Table, outcome: Outcome | None, guest: Id) -> messages.WhatIfNode:
    """A what-if as the tree shows it."""
    source = head.kind.source
    assert source is not None
    ended = outcome or Outcome([], None, "", "")
    return messages.WhatIfNode(
        match=id_text(head.id),
        table=id_text(head.table),
        source=id_text(source.match),
        ply=source.ply,
        seat=source.seat,
        known=source.known,
        name=table.kind.title,
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
