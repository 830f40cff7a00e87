"""How handlers find and change tables that a guest may see."""

from __future__ import annotations

from typing import TypeVar

from bottega.server.http.messages.tables import (
    Sit,
)
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, fits
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
