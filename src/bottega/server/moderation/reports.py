"""Reports to hosts, and their search for people."""

from __future__ import annotations

from typing import Final

from bottega.server.core.store.rows import Remark
from bottega.server.core.store.store import Store
from bottega.server.moderation import sql
from bottega.server.moderation.rows import ABOUT_PEOPLE, Found, Report
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import LENGTH, Id, id_text, read_id
from bottega.server.tables.names import clean
from bottega.server.tables.table import GONE, LONGEST_REMARK

MOST_FOUND: Final = 20


class Reports:
    """Hosts see what was reported of a table, and otherwise no more than anyone."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store: Final = store
        self.clock: Final = clock

    async def remark(self, table: Id, number: int) -> Remark:
        """A stored remark; Refused if it or its author is gone."""
        async with self.store.reach() as connection:
            row = await connection.fetchrow(sql.REMARK, table, number)
        if row is None or not row["guest"]:
            raise Refused("no_such_remark", str(number))
        return Remark(*row)

    async def report(self, reporter: Id, table: Id, number: int) -> None:
        """Report a remark, once."""
        said = await self.remark(table, number)
        row = table, number, reporter, said.guest, said.name, said.text, said.at, self.clock.now()
        async with self.store.reach() as connection:
            await connection.execute(sql.ADD_REPORT, *row)

    async def report_player(self, reporter: Id, player: Id, why: str) -> None:
        """Report a player: number 0, and the player in place of the table."""
        if reporter == player:
            raise Refused("not_oneself")
        guest = await self.store.guest(player)
        if guest is None or guest.name == GONE:
            raise Refused("no_such_player", id_text(player))
        now = self.clock.now()
        row = player, 0, reporter, player, guest.name, clean(why, LONGEST_REMARK), now, now
        async with self.store.reach() as connection:
            await connection.execute(sql.ADD_REPORT, *row)

    async def open(self, most: int) -> list[Report]:
        """Open reports, the newest first."""
        async with self.store.reach() as connection:
            return [Report(*row) for row in await connection.fetch(sql.OPEN_REPORTS, most)]

    async def close(self, host: Id, report: int) -> None:
        """Close a report."""
        now = self.clock.now()
        async with self.store.reach() as connection, connection.transaction():
            guest = await connection.fetchval(sql.CLOSE_REPORT, report, now)
            if guest is None:
                raise Refused("no_such_report", str(report))
            await connection.fetchval(sql.ACT, now, host, "closed", "report", id_text(guest), str(report), "")

    async def people(self, text: str) -> list[Found]:
        """People with this id, or whose name begins so; the last seen first."""
        try:
            id = read_id(text) if len(text) == LENGTH else -1
        except Refused:
            id = -1
        begins = text.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        async with self.store.reach() as connection:
            found = [Found(*row) for row in await connection.fetch(sql.PEOPLE, id, begins, MOST_FOUND)]
        return sorted(found, key=lambda one: -one.seen)

    async def forget_guest(self, guest: Id) -> None:
        """Delete the reports of and about a person."""
        async with self.store.reach() as connection, connection.transaction():
            for query in sql.FORGET:
                await connection.execute(query, guest)
            await connection.execute(sql.FORGET_RULINGS, list(ABOUT_PEOPLE), id_text(guest))
