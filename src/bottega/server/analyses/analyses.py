"""What is kept of analyses, and how they are handed to workers."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

import msgspec
from msgspec import structs

from bottega.analysis import LEVELS, Analysis, Decision
from bottega.server import news
from bottega.server.analyses import sql
from bottega.server.bus.face import Bus
from bottega.server.bus.nats import OLDEST_JOB
from bottega.server.clock import Clock
from bottega.server.errors import Refused, Unavailable
from bottega.server.ids import Id, id_text, shard_of
from bottega.server.matches.live import LiveMatches
from bottega.server.news import Analyse
from bottega.server.places import Places
from bottega.server.protocol import AnalysisLevel, MatchAnalysis
from bottega.server.store.rows import Head
from bottega.server.store.store import Store

NEIGHBOURS: Final = 2  # how many guests' analyses may wait of one address
FIRST: Final[AnalysisLevel] = "quick"
SILENT: Final = (
    OLDEST_JOB + 60.0
)  # seconds without a decision after which a job is surely gone from the queue
AT_ONCE: Final = 100  # lost jobs that one look hands out again


class Analyses:
    """Each is made once, by match and level, and any node can tell how far it is."""

    def __init__(
        self, matches: LiveMatches, bus: Bus, clock: Clock, places: Places, most_waiting: int
    ) -> None:
        self.matches: Final = matches
        self.database: Final[Store] = matches.store
        self.bus: Final = bus
        self.clock: Final = clock
        self.places: Final = places
        self.most_waiting: Final = most_waiting
        self.asked: Final[dict[Id, set[tuple[Id, str]]]] = {}  # what guests asked for here, while it waits

    # --- for those who ask ----------------------------------------------------------------------

    async def has(self, match: Id, level: AnalysisLevel) -> bool:
        """Whether it is there or on its way."""
        async with self.database.reach(shard_of(match)) as connection:
            return bool(await connection.fetchval(sql.HAS, match, level))

    async def must_have_room(self, guest: Id) -> None:
        """Refused if many analyses wait that this guest, or all from their address, asked for here."""
        neighbours = self.places.neighbours(guest)
        for guests, most in (({guest}, self.most_waiting), (neighbours, NEIGHBOURS * self.most_waiting)):
            if len(await self.waiting_for(guests)) >= most:
                raise Refused("too_many_analyses_waiting", str(most))

    async def waiting_for(self, guests: Set[Id]) -> set[tuple[Id, str]]:
        """Those analyses that these guests asked for and that still wait; the others are forgotten."""
        asked = {one for guest in guests for one in self.asked.get(guest, ())}
        waiting: set[tuple[Id, str]] = set()
        for shard, matches in self.database.by_shard(sorted({match for match, _ in asked})):
            async with self.database.reach(shard) as connection:
                rows = await connection.fetch(sql.WAITING, matches)
            waiting.update((row["match"], row["level"]) for row in rows)
        for guest in guests & self.asked.keys():
            self.asked[guest] &= waiting
            if not self.asked[guest]:
                del self.asked[guest]
        return asked & waiting

    async def ask(self, match: Id, level: AnalysisLevel, guest: Id = 0) -> None:
        """Have it made for a guest, unless it is there or on its way."""
        now = self.clock.now()
        if guest:
            self.asked.setdefault(guest, set()).add((match, level))
        async with self.database.reach(shard_of(match)) as connection:
            done = await connection.execute(sql.ASK, match, level, now)
        if done != "INSERT 0 1":
            return
        try:
            await self.hand_out(match, level, now, guest)
        except Unavailable:
            async with self.database.reach(shard_of(match)) as connection:
                await connection.execute(sql.TAKE_BACK, match, level)
            raise

    async def hand_out(self, match: Id, level: str, now: float, guest: Id = 0) -> None:
        """A job for whoever has time. That there is only one is for the row that was written before."""
        job = news.encode(Analyse(match, level, guest, self.places.of(guest)))
        await self.bus.put_job(news.analysis_topic(level), job, f"{match}.{level}.{now}")

    async def seen(self, head: Head, have: str = "") -> MatchAnalysis:
        """How far it is; the best that is kept comes with it, unless that is the level one has."""
        async with self.database.reach(shard_of(head.id)) as connection:
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

    # --- for those who make them ----------------------------------------------------------------

    async def begun(self, match: Id, level: str) -> list[Decision] | None:
        """The decisions that are weighed already; None if nobody waits for this analysis."""
        async with self.database.reach(shard_of(match)) as connection:
            if await connection.fetchrow(sql.WAITS, match, level) is None:
                return None
            rows = await connection.fetch(sql.DECISIONS, match, level)
        return [msgspec.json.decode(row[0], type=Decision) for row in rows]

    async def note(self, match: Id, level: str, decision: Decision) -> None:
        """One more decision is weighed: who takes the job after us need not do it again."""
        document = msgspec.json.encode(decision).decode()
        async with self.database.reach(shard_of(match)) as connection, connection.transaction():
            await connection.execute(sql.ADD_DECISION, match, level, decision.ply, document)
            await connection.execute(sql.TOUCH, match, level, self.clock.now())

    async def finish(self, match: Id, level: str, analysis: Analysis) -> None:
        """Keep it for good. Names stay with the match, where they can be forgotten."""
        document = msgspec.json.encode(structs.replace(analysis, players=[])).decode()
        async with self.database.reach(shard_of(match)) as connection, connection.transaction():
            await connection.execute(sql.FINISH, match, level, document)
            await connection.execute(sql.DROP_DECISIONS, match, level)

    async def fail(self, match: Id, level: str) -> None:
        """It cannot be made; whoever asks again has it tried again."""
        async with self.database.reach(shard_of(match)) as connection:
            await connection.execute(sql.FAIL, match, level)

    async def sweep(self) -> None:
        """Hand out again what the work queue lost. It keeps a job for an hour, however long the queue is."""
        now = self.clock.now()
        for shard in range(self.database.shards):
            async with self.database.reach(shard) as connection:
                lost = await connection.fetch(sql.SILENT, now - SILENT, now, AT_ONCE)
            for match, level in lost:
                await self.hand_out(match, level, now)
