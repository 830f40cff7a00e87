"""Substitutes: bots that play for absent people until they are back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.core.live_match import Live
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id
from bottega.server.tables.feeds import TableFeeds
from bottega.server.tables.offers import play_the_match
from bottega.server.tables.table import Table
from bottega.server.timing import absence
from bottega.server.timing.clocks import Clocks, cautiously

THINKING_BEFORE_VOTE_S: Final = 60.0  # seconds that a present player may think before others can vote


class Substitutes:
    """Substitutes are stored in the table, which every node and viewer sees."""

    def __init__(self, clocks: Clocks, feeds: TableFeeds) -> None:
        self.clocks: Final = clocks
        self.feeds: Final = feeds

    async def vote(self, table: Id, guest: Id, seat: Seat, allowed: Callable[[Table], None]) -> Table:
        """Vote for a substitute. `allowed` checks whether this guest may act at the table."""

        def ask(found: Table) -> None:
            allowed(found)
            absence.vote(found, guest, seat)

        found = await self.clocks.table_store.find(table)
        ask(found)  # on a copy: ask other nodes only if the vote can count
        if found.chair(seat).guest != guest:
            await self.must_be_away(found, seat)
        changed, _ = await self.clocks.table_store.change(table, ask)
        await self.tend(changed)
        return changed

    async def must_be_away(self, table: Table, seat: Seat) -> None:
        """Refused while the player is at the table, at any node, and has not been asked for long.

        A player who lost the connection less than a minute ago is not absent yet.
        """
        presence = self.feeds.presence
        since = (await presence.roll.call(table.id)).away_since(seat)
        if since is not None:
            if self.clocks.clock.now() < since + presence.departures.grace:
                raise Refused("player_just_left", str(seat))
            return
        live = await self.clocks.matches.find(table.match)
        await self.clocks.matches.refresh(live)
        if self.clocks.clock.now() < await self.asked_at(live, seat) + THINKING_BEFORE_VOTE_S:
            raise Refused("player_is_here", str(seat))

    async def asked_at(self, live: Live, seat: Seat) -> float:
        """When a seat was asked its present question; Refused if it is not asked."""
        match = live.match
        ply = match.asked.get(seat)
        if ply is None:
            return self.clocks.clock.now()
        if not ply:
            return match.head.began
        return (await self.clocks.matches.store.entries(match.head.id, ply - 1))[0].at

    async def stand_in(self, table: Table, seat: Seat) -> Table:
        """A player's time is up; Refused if another node has acted already."""
        seat_bot = partial(absence.seat_stand_in, match=table.match, seat=seat)
        changed, _ = await self.clocks.table_store.change(table.id, seat_bot)
        await self.tend(changed)
        return changed

    async def resigned(self, live: Live) -> None:
        """Let bots play for those who resigned, as the log has them. May be repeated."""
        match = live.match
        for seat in match.resigned if not match.over else ():
            leave = partial(absence.leave_to_bot, match=match.head.id, seat=seat)
            with suppress(Refused):
                changed, _ = await self.clocks.table_store.change(match.head.table, leave)
                await self.tend(changed)

    async def mend(self, live: Live, table: Table) -> None:
        """Repair a table: the node that wrote a resignation may have failed before it changed the table."""
        if any(not table.chairs[seat].resigned for seat in live.match.resigned):
            await cautiously(self.resigned(live))

    async def come_back(self, table: Id, guest: Id, seats: Iterable[Seat]) -> None:
        """A player is back. May be repeated."""
        changed = None
        for seat in seats:
            leave = partial(absence.come_back, guest=guest, seat=seat, now=self.clocks.clock.now())
            with suppress(Refused):
                changed, _ = await self.clocks.table_store.change(table, leave)
        if changed is not None:
            await self.tend(changed)

    def be_back(self, table: Table, guest: Id, seats: Iterable[Seat]) -> None:
        """Take players back in the background; if it fails, their next move retries."""
        chairs = table.chairs
        away = [seat for seat in seats if not chairs[seat].resigned]
        awaited = [seat for seat in away if chairs[seat].stand_in or chairs[seat].votes]
        if awaited:
            self.clocks.matches.start(cautiously(self.come_back(table.id, guest, awaited)))

    def play_on(self, table: Table, guest: Id) -> None:
        """A move withdraws the player's own offer to cancel the match."""
        if table.cancel is not None and guest in table.cancel.agreed:
            lapse = partial(play_the_match, guest=guest)
            self.clocks.matches.start(cautiously(self.clocks.table_store.change(table.id, lapse)))

    async def tend(self, table: Table) -> None:
        """The players of a table may have changed."""
        if table.match and table.phase == "playing":
            live = await self.clocks.matches.find(table.match)
            await self.clocks.matches.refresh(live)
            await self.clocks.seen(live, table)
            await self.clocks.note(live, table)
