"""How handlers find matches, as far as their caller may see them."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.kit.game import AnyGame
from bottega.kit.seats import NOBODY, Seat
from bottega.server.core.store.rows import Entry, Guest, Head
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text, read_id
from bottega.server.requests.games import game_named
from bottega.server.rooms import Rooms
from bottega.server.tables.table import Table


async def find(rooms: Rooms, match: str) -> tuple[Head, AnyGame]:
    """A match and its game."""
    head = await rooms.store.head(read_id(match))
    if head is None:
        raise Refused("no_such_match", match)
    return head, game_named(rooms, head.game)


async def table_of(rooms: Rooms, head: Head, caller: Guest | None, invite: str) -> Table:
    """The table of a match; Refused if this caller may not see it.

    Allowed for those who see its table, and where a feature admits them.
    """
    table, guest = await rooms.table_store.find(head.table), caller.id if caller else 0
    if not table.may_see(guest, invite) and not await rooms.table_store.admits.any(head, guest):
        raise Refused("no_such_match", id_text(head.id))
    return table


async def must_be_open(rooms: Rooms, head: Head, table: Table) -> None:
    """Refused while someone may still play the same deal, which the record reveals."""
    if head.kind.seed_is_secret(rooms.clock.now()):
        raise Refused("not_revealed", head.kind.deal_of_the_day)
    await rooms.groups.must_be_through(table)


async def entries_for(
    rooms: Rooms, head: Head, caller: Guest | None, viewer: int, invite: str
) -> list[Entry]:
    """The log as far as this viewer may read it; Refused if not at all."""
    entries, allowed = await log_for(rooms, head, caller, invite)
    if viewer not in allowed:
        raise Refused("not_yours", str(viewer))
    return entries


async def log_for(
    rooms: Rooms, head: Head, caller: Guest | None, invite: str
) -> tuple[list[Entry], Sequence[Seat]]:
    """The log as far as this caller may read it, and for which viewers.

    A finished match hides nothing: anyone who sees the table may see it as any viewer.
    """
    guest = caller.id if caller else 0
    table = await table_of(rooms, head, caller, invite)
    over = head.over or table.match != head.id or table.phase == "over"
    over = over and await rooms.groups.is_through(table)
    over = over and await rooms.table_store.opens_all_seats.all(head, guest)
    viewers = range(NOBODY, head.seats) if over else table.viewers_of(guest, invite)
    entries = await rooms.store.entries(head.id)
    return (entries if over else entries[: max(0, len(entries) - table.delay_for(guest))]), viewers
