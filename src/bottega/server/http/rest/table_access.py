"""How handlers find and change tables that a guest may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bottega.server.http.messages.tables import (
    Sit,
)
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, fits, id_text, read_id
from bottega.server.tables import changes, shown
from bottega.server.tables.table import Table, read_table
from bottega.server.tables.table_store import TableStore

T = TypeVar("T")


async def sit_by_link(
    table_store: TableStore, id: Id, guest: Id, data: Sit, blocked_by: frozenset[Id]
) -> shown.Table:
    """Follow a link. Used links and links to unknown tables get the same refusal."""
    try:
        changed, _ = await table_store.change(
            id, lambda table: changes.sit_by_link(table, guest, data.name, data.link, blocked_by)
        )
    except Refused as refused:
        raise Refused("dead_link") if refused.code == "no_such_table" else refused from None
    return changed.seen_by(guest)


async def must_be_fit_to_sit(node: Parts, id: Id, guest: Id, data: Sit) -> None:
    """Refused for players who know the deal from another group, and without an account at a rated table."""
    row = await node.store.table(id)
    table = row and read_table(row)
    if table and table.kind.same_deal:
        await node.groups.must_be_new(table, guest)
    if table and table.kind.needs_account and knows_way_in(table, guest, data):
        await node.accounts.proof.must_have_account(guest)


def knows_way_in(table: Table, guest: Id, data: Sit) -> bool:
    """Whether the guest may know that the table exists."""
    by_link = bool(data.link) and any(fits(data.link, chair.link) for chair in table.chairs)
    return by_link or table.may_see(guest, data.invite)


async def change(table_store: TableStore, table: str, guest: Id, what: Callable[[Table], T]) -> T:
    """Change a table that this guest may see."""

    def seen(found: Table) -> T:
        must_see(found, guest)
        return what(found)

    return (await table_store.change(read_id(table), seen))[1]


async def see(table_store: TableStore, id: Id, guest: Id) -> Table:
    """A table that this guest may see."""
    table = await table_store.find(id)
    must_see(table, guest)
    return table


def must_see(table: Table, guest: Id) -> None:
    """Refused as unknown if the guest may not see the table."""
    if not table.may_see(guest, ""):
        raise Refused("no_such_table", id_text(table.id))
