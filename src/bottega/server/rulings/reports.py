"""Remarks that people show to the hosts, what goes wrong, and whom hosts look for."""

from __future__ import annotations

from typing import Final

from bottega.server.clock import Clock
from bottega.server.errors import Refused
from bottega.server.ids import LENGTH, Id, id_text, read_id, shard_of
from bottega.server.rulings import sql
from bottega.server.rulings.rows import ABOUT_PEOPLE, Found, Report
from bottega.server.store.rows import Remark
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store
from bottega.server.tables.table import GONE, LONGEST_REMARK, clean

MOST_FOUND: Final = 20


class Reports:
    """A host sees of a table what was shown to them, and no more than anybody else may."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store: Final = store
        self.clock: Final = clock

    async def remark(self, table: Id, number: int) -> Remark:
        """A remark that is still kept; Refused if it is not, or if whoever said it is gone."""
        async with self.store.reach(shard_of(table)) as connection:
            row = await connection.fetchrow(sql.REMARK, table, number)
        if row is None or not row["guest"]:
            raise Refused("no_such_remark", str(number))
        return Remark(*row)

    async def report(self, reporter: Id, table: Id, number: int) -> None:
        """Show it to the hosts; done again, it is shown once."""
        said = await self.remark(table, number)
        row = table, number, reporter, said.guest, said.name, said.text, said.at, self.clock.now()
        async with self.store.reach(HOUSE) as connection:
            await connection.execute(sql.ADD_REPORT, *row)

    async def report_player(self, reporter: Id, player: Id, why: str) -> None:
        """Show a player to the hosts: a report without a remark has number 0, and the player for a table."""
        if reporter == player:
            raise Refused("not_oneself")
        guest = await self.store.guest(player)
        if guest is None or guest.name == GONE:
            raise Refused("no_such_player", id_text(player))
        now = self.clock.now()
        row = player, 0, reporter, player, guest.name, clean(why, LONGEST_REMARK), now, now
        async with self.store.reach(HOUSE) as connection:
            await connection.execute(sql.ADD_REPORT, *row)

    async def open(self, most: int) -> list[Report]:
        """Those that no host has looked at, the newest first."""
        async with self.store.reach(HOUSE) as connection:
            return [Report(*row) for row in await connection.fetch(sql.OPEN_REPORTS, most)]

    async def close(self, host: Id, report: int) -> None:
        """A host has looked at it."""
        now = self.clock.now()
        async with self.store.reach(HOUSE) as connection, connection.transaction():
            guest = await connection.fetchval(sql.CLOSE_REPORT, report, now)
            if guest is None:
                raise Refused("no_such_report", str(report))
            await connection.fetchval(sql.ACT, now, host, "closed", "report", id_text(guest), str(report), "")

    async def people(self, text: str) -> list[Found]:
        """Those whose id this is, or whose name begins so; the last seen first."""
        try:
            id = read_id(text) if len(text) == LENGTH else -1
        except Refused:
            id = -1
        begins = text.lower().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        found: list[Found] = []
        for shard in range(self.store.shards):
            async with self.store.reach(shard) as connection:
                rows = await connection.fetch(sql.PEOPLE, id, begins, MOST_FOUND)
            found += [Found(*row) for row in rows]
        return sorted(found, key=lambda one: -one.seen)[:MOST_FOUND]

    async def forget_guest(self, guest: Id) -> None:
        """Somebody is deleted."""
        async with self.store.reach(HOUSE) as connection, connection.transaction():
            for query in sql.FORGET:
                await connection.execute(query, guest)
            await connection.execute(sql.FORGET_RULINGS, list(ABOUT_PEOPLE), id_text(guest))
