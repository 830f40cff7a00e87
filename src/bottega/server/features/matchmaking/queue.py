"""Matchmaking: any node pairs waiting people, and each gets one table."""

from __future__ import annotations

from typing import Final

import msgspec

from bottega.server.core.store.rows import Guest
from bottega.server.core.time_control import LiveClock
from bottega.server.features.matchmaking import sql
from bottega.server.features.matchmaking.messages import Waiting, Wish
from bottega.server.platform.ids import Id, id_text, new_id
from bottega.server.tables import changes
from bottega.server.tables.opening import must_be_rateable, open_table, playable
from bottega.server.tables.order import MySeat, OpenSeat, Order, SeatPlan
from bottega.server.tables.table_store import TableStore

QUEUE_SILENCE_S: Final = 30.0  # seconds after which a silent person leaves the queue
BOT: Final = 60.0  # seconds after which a bot is offered
MOST_TAKEN: Final = 50  # waiting people considered for one table
PACE: Final = LiveClock(bank=900, increment=30)  # strangers need a clock

encode: Final = msgspec.json.Encoder(order="sorted").encode  # equal wishes have equal text


class Queue:
    """One row for each who waits. First the rows are given a table's id, then the table is opened.

    If a node fails in between, the next one opens the table under that id, so no one gets two.
    """

    def __init__(self, table_store: TableStore) -> None:
        self.table_store: Final = table_store
        self.database: Final = table_store.store
        self.games: Final = table_store.games
        self.clock: Final = table_store.clock

    async def join(self, guest: Guest, wish: Wish) -> Waiting:
        """Join the queue; keeps the place of those who wait for the same."""
        text, now = encode(self.checked(wish)).decode(), self.clock.now()
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP_GONE, now - QUEUE_SILENCE_S)
            await connection.execute(sql.JOIN, guest.id, guest.name, text, wish.seats, now)
        return await self.status(guest.id)

    async def status(self, guest: Id) -> Waiting:
        """The state of a waiting person; asking keeps them in the queue."""
        now = self.clock.now()
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP_GONE, now - QUEUE_SILENCE_S)
            row = await connection.fetchrow(sql.LOOK, guest, now)
        if row is None:
            return Waiting("idle")
        if row["table_id"] is None and await self.pair(row["wish"], row["seats"]):
            return await self.status(guest)
        if row["table_id"] is not None:
            if not row["opened"]:
                await self.open_table(row["table_id"])
            return Waiting("paired", table=id_text(row["table_id"]))
        async with self.database.reach() as connection:
            others = await connection.fetchval(sql.OTHERS, row["wish"], guest)
        waited = now - row["since"]
        wish = msgspec.json.decode(row["wish"], type=Wish)
        return Waiting("waiting", wish=wish, waited=int(waited), others=others, bot=waited >= BOT)

    async def leave(self, guest: Id) -> None:
        """Leave the queue."""
        async with self.database.reach() as connection:
            await connection.execute(sql.LEAVE, guest)

    async def match_waiting(self) -> None:
        """Drop silent people, pair the others, open tables that a failed node did not."""
        since = self.clock.now() - QUEUE_SILENCE_S
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.DROP_GONE, since)
            enough = await connection.fetch(sql.ENOUGH, since)
            unopened = await connection.fetch(sql.UNOPENED)
        for row in enough:
            await self.pair(row["wish"], row["seats"])
        for row in unopened:
            await self.open_table(row["table_id"])

    # --- pairing --------------------------------------------------------------------------------

    async def pair(self, wish: str, seats: int) -> bool:
        """Give those who have waited longest a table, if there are enough."""
        table = new_id()
        async with self.database.reach() as connection, connection.transaction():
            rows = await connection.fetch(sql.TAKE, wish, self.clock.now() - QUEUE_SILENCE_S, MOST_TAKEN)
            waiting: list[Id] = [row["guest"] for row in rows]
            apart = {(one, other) for one, other in await connection.fetch(sql.APART, waiting)}
            party = first_party(waiting, seats, apart)
            if not party:
                return False
            await connection.execute(sql.GIVE, table, party)
        await self.open_table(table)
        return True

    async def open_table(self, id: Id) -> None:
        """Open and start the table of a group, unless that is done."""
        async with self.database.reach() as connection:
            party = await connection.fetch(sql.PARTY, id)
        if not party:
            return
        wish, host = msgspec.json.decode(party[0]["wish"], type=Wish), party[0]["guest"]
        seats: list[SeatPlan] = [MySeat(party[0]["name"]), *[OpenSeat()] * (wish.seats - 1)]
        order = Order(wish.game, seats, wish.options, public=True, rated=wish.rated, clock=PACE)
        table, links = open_table(id, host, order, self.games, self.table_store.bots)
        for seat, row in list(enumerate(party))[1:]:
            changes.sit_by_link(table, row["guest"], row["name"], links.seats[seat])
        await self.table_store.place(table)  # a node may have failed before the deal
        await self.table_store.start_once(id, host)
        async with self.database.reach() as connection:
            await connection.execute(sql.OPENED, id)

    def checked(self, wish: Wish) -> Wish:
        """The wish with all options; Refused if they cannot be combined."""
        game, options = playable(self.games, wish.game, wish.seats, wish.options)
        if wish.rated:
            must_be_rateable(game, wish.seats, options)
        return Wish(wish.game, options, wish.seats, wish.rated)


def first_party(waiting: list[Id], seats: int, apart: set[tuple[Id, Id]]) -> list[Id]:
    """Those who have waited longest, none of whom blocked another; empty if there are too few."""
    for place, first in enumerate(waiting):
        party = [first]
        for one in waiting[place + 1 :]:
            if len(party) < seats and not any({(one, other), (other, one)} & apart for other in party):
                party.append(one)
        if len(party) == seats:
            return party
    return []
