"""Rare changes that every node must know. Triggers of the database log them.

Nodes tell each other of changes over the bus. What the bus lost is found here: at each sweep a node reads
what was logged since the last one.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from bottega.server.core.store.store import Store
from bottega.server.platform.ids import Id
from bottega.server.platform.signals import AwaitedSignal

LATE_S: Final = 60.0  # seconds until a transaction that logged a change has committed

CHANGES: Final = "SELECT number, at, subject, guest FROM change_log WHERE at > $1"
DROP: Final = "DELETE FROM change_log WHERE at < extract(epoch FROM clock_timestamp()) - 3600"
# The id of a deleted person goes at once. Nodes that read the row later check every guest.
FORGET: Final = "UPDATE change_log SET guest = 0 WHERE guest = $1"

Subject = Literal["cookies", "blocks", "calendars", "rulings", "pauses"]  # as the triggers name them
Guests = frozenset[Id]  # whom changes are about; 0 stands for anybody


class ChangeLog:
    """The first read calls every listener. If one raises Unavailable, the next sweep calls it again."""

    def __init__(self, database: Store) -> None:
        self.database: Final = database
        self.newest = 0.0  # when the last known change was logged
        self.known: frozenset[int] = frozenset()  # late changes that were told
        self.signals: Final[dict[Subject, AwaitedSignal[Guests]]] = {
            subject: AwaitedSignal() for subject in get_args(Subject)
        }

    async def read(self) -> None:
        """Tell what was logged since the last time."""
        async with self.database.reach() as connection:
            rows = await connection.fetch(CHANGES, self.newest - LATE_S)
        fresh: dict[Subject, set[Id]] = {} if self.newest else {subject: set() for subject in self.signals}
        for number, _, subject, guest in rows:
            if number not in self.known:
                fresh.setdefault(subject, set()).add(guest)
        for subject, guests in fresh.items():
            await self.signals[subject](frozenset(guests))
        self.newest = max([row[1] for row in rows] + [self.newest, LATE_S])
        self.known = frozenset(row[0] for row in rows)

    async def drop_old(self) -> None:
        """Delete changes that every node has read."""
        async with self.database.reach() as connection:
            await connection.execute(DROP)
