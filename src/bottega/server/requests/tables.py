"""How handlers find and change tables that a guest may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text, read_id
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

T = TypeVar("T")


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
