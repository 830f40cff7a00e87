"""Stores analyses, and queues them for workers."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

import msgspec
from msgspec import structs

from bottega.analysis import LEVELS, Analysis, Decision
from bottega.server.core import bus_messages
from bottega.server.core.bus_messages import Analyse
from bottega.server.core.live import LiveMatches
from bottega.server.core.places import Places
from bottega.server.core.store.rows import Head
from bottega.server.core.store.store import Store
from bottega.server.features.analysis import sql
from bottega.server.features.analysis.messages import AnalysisLevel, MatchAnalysis
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.bus.nats import OLDEST_JOB
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import Id, id_text

NEIGHBOURS: Final = 2  # guests of one address who may use their whole limit at once
FIRST: Final[AnalysisLevel] = "quick"
SILENT: Final = OLDEST_JOB + 60.0  # seconds without a decision after which the queue has lost the job
AT_ONCE: Final = 100  # lost jobs to queue again in one sweep


class Analyses:
    """Each is made once, by match and level. Every node can report its progress."""

    def __init__(
        self, matches: LiveMatches, bus: Bus, clock: Clock, places: Places, most_waiting: int
    ) -> None:
        self.matches: Final = matches
        self.database: Final[Store] = matches.store
        self.bus: Final = bus
        self.clock: Final = clock
        self.places: Final = places
        self.most_waiting: Final = most_waiting
        self.asked: Final[dict[Id, set[tuple[Id, str]]]] = {}  # waiting analyses that guests requested here

    # --- for clients ----------------------------------------------------------------------------

    async def has(self, match: Id, level: AnalysisLevel) -> bool:
        """Whether it is stored or on its way."""
        async with self.database.reach() as connection:
            return bool(await connection.fetchval(sql.HAS, match, level))

    async def must_have_room(self, guest: Id) -> None:
        """Refused if this guest, or their address, has many waiting analyses that were requested here."""
        neighbours = self.places.neighbours(guest)
        for guests, most in (({guest}, self.most_waiting), (neighbours, NEIGHBOURS * self.most_waiting)):
            if len(await self.waiting_for(guests)) >= most:
                raise Refused("too_many_analyses_waiting", str(most))

    async def waiting_for(self, guests: Set[Id]) -> set[tuple[Id, str]]:
        """The waiting analyses of these guests; forgets the others."""
        asked = {one for guest in guests for one in self.asked.get(guest, ())}
        waiting: set[tuple[Id, str]] = set()
        if asked:
            async with self.database.reach() as connection:
                rows = await connection.fetch(sql.WAITING, sorted({match for match, _ in asked}))
            waiting.update((row["match"], row["level"]) for row in rows)
        for guest in guests & self.asked.keys():
            self.asked[guest] &= waiting
            if not self.asked[guest]:
                del self.asked[guest]
        return asked & waiting

    async def request(self, match: Id, level: AnalysisLevel, guest: Id = 0) -> None:
        """Request an analysis for a guest, unless it is stored or on its way."""
        now = self.clock.now()
        if guest:
            self.asked.setdefault(guest, set()).add((match, level))
        async with self.database.reach() as connection:
            done = await connection.execute(sql.ASK, match, level, now)
        if done != "INSERT 0 1":
            return
        try:
            await self.hand_out(match, level, now, guest)
        except Unavailable:
            async with self.database.reach() as connection:
                await connection.execute(sql.TAKE_BACK, match, level)
            raise

    async def hand_out(self, match: Id, level: str, now: float, guest: Id = 0) -> None:
        """Queue a job. The row written before ensures that there is only one."""
        job = bus_messages.encode(Analyse(match, level, guest, self.places.of(guest)))
        await self.bus.put_job(bus_messages.analysis_topic(level), job, f"{match}.{level}.{now}")

    async def seen(self, head: Head, have: str = "") -> MatchAnalysis:
        """The progress, with the best stored analysis unless the client has that level."""
        async with self.database.reach() as connection:
            rows = {row["level"]: row for row in await connection.fetch(sql.FIND, head.id, have)}
        asked = [level for level in LEVELS if level in rows]
        kept = [level for level in asked if rows[level]["state"] == "done"]
        total = (await self.database.newest([head.id])).get(head.id, 0)
        seen = MatchAnalysis(id_text(head.id), "none", FIRST, 0, total, None)
        if asked:
            row = rows[asked[-1]]
            seen.level, seen.state = row["level"], row["state"]
            seen.done = total if seen.state == "done" else row["ply"]
        if kept and rows[kept[-1]]["document"] is not None:
            found = msgspec.json.decode(rows[kept[-1]]["document"], type=Analysis)
            seen.analysis = structs.replace(found, players=head.players)
        return seen

    # --- for workers ----------------------------------------------------------------------------

    async def begun(self, match: Id, level: str) -> list[Decision] | None:
        """The decisions analysed so far; None if no one waits for this analysis."""
        async with self.database.reach() as connection:
            if await connection.fetchrow(sql.WAITS, match, level) is None:
                return None
            rows = await connection.fetch(sql.DECISIONS, match, level)
        return [msgspec.json.decode(row[0], type=Decision) for row in rows]

    async def note(self, match: Id, level: str, decision: Decision) -> None:
        """Store a decision, so that another worker need not repeat it."""
        document = msgspec.json.encode(decision).decode()
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.ADD_DECISION, match, level, decision.ply, document)
            await connection.execute(sql.TOUCH, match, level, self.clock.now())

    async def finish(self, match: Id, level: str, analysis: Analysis) -> None:
        """Store the analysis. Names stay with the match, where they can be deleted."""
        document = msgspec.json.encode(structs.replace(analysis, players=[])).decode()
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.FINISH, match, level, document)
            await connection.execute(sql.DROP_DECISIONS, match, level)

    async def fail(self, match: Id, level: str) -> None:
        """It cannot be made; a new request retries."""
        async with self.database.reach() as connection:
            await connection.execute(sql.FAIL, match, level)

    async def requeue_lost(self) -> None:
        """Queue jobs again that the work queue lost. It keeps a job for an hour."""
        now = self.clock.now()
        async with self.database.reach() as connection:
            lost = await connection.fetch(sql.SILENT, now - SILENT, now, AT_ONCE)
        for match, level in lost:
            await self.hand_out(match, level, now)
