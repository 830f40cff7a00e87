"""The comparison of groups."""

from __future__ import annotations

from litestar import Controller, get
from litestar.di import NamedDependency

from bottega.server.features.duplicate.comparing import compared
from bottega.server.features.duplicate.messages import Duplicate
from bottega.server.platform.ids import read_id
from bottega.server.requests.params import Anyone, Invite, TableId, TheRooms
from bottega.server.tables.same_deal import Groups


class DuplicateController(Controller):
    """Tables that play the same deal."""

    path = "/api/tables/{table:str}/groups"
    tags = ("tables",)

    @get()
    async def groups(
        self,
        rooms: TheRooms,
        groups: NamedDependency[Groups],
        caller: Anyone,
        table: TableId,
        invite: Invite = "",
    ) -> Duplicate:
        """The groups with the same deal; their scores once all have finished."""
        found = await rooms.table_store.find(read_id(table))
        found.seen_by(caller.id if caller else 0, invite)
        return await compared(groups, found)
