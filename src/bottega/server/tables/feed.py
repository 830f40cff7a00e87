"""One table watched on this node: writes each watcher's messages for what they may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bottega.kit.seats import NOBODY, Seat
from bottega.server.core.bus_messages import Here
from bottega.server.core.effects import Tell
from bottega.server.core.live_match import Live
from bottega.server.core.match import Match
from bottega.server.core.shown import ClockFace
from bottega.server.core.store import rows
from bottega.server.core.updates import Shown, Written, encode
from bottega.server.platform.bus.face import Listening
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text
from bottega.server.tables.departures import Departures
from bottega.server.tables.shown import Absent, Gone, Present, Remark
from bottega.server.tables.spectator_delay import SpectatorDelay
from bottega.server.tables.table import GONE, Table

Send = Callable[[bytes], None]
People = tuple[tuple[Seat, ...], int]  # seats whose people are there, and the number of spectators

NO_PEOPLE: Final[People] = ((), 0)


class Watcher:
    """A watcher: the guest, how to reach them, and the seats they see as."""

    __slots__ = (
        "afar",
        "blocked",
        "changes",
        "delayed",
        "guest",
        "has",
        "invite",
        "send",
        "viewers",
    )

    def __init__(
        self,
        guest: Id,
        invite: str,
        send: Send,
        afar: bool = False,
        blocked: frozenset[Id] = frozenset(),
        changes: bool = False,
    ) -> None:
        self.guest: Final = guest
        self.invite: Final = invite
        self.send: Final = send
        self.afar: Final = afar  # follows the match without being present at the table
        self.blocked = blocked  # people whom the watcher blocked
        self.changes: Final = changes  # is sent what changed, where possible
        self.has: Shown | None = None  # the last broadcast, if it was sent
        self.viewers: tuple[Seat, ...] = ()
        self.delayed = False

    def show(self, written: Written) -> None:
        """Send the match, a message for each viewer."""
        for viewer in self.viewers:
            self.send(written.message(viewer, self.has))


class TableFeed:
    """A table, its match, and its watchers. All of it can be rebuilt from the store."""

    __slots__ = (
        "asks",
        "elsewhere",
        "forgotten",
        "lag",
        "listening",
        "live",
        "look_at",
        "pause",
        "present",
        "shown",
        "table",
        "told",
        "watchers",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.live: Live | None = None
        self.lag: SpectatorDelay | None = None  # the match as delayed spectators see it
        self.watchers: Final[list[Watcher]] = []
        self.shown: Final[dict[bool, Shown]] = {}  # the last for all, by whether they are delayed
        self.listening: Listening | None = None
        self.forgotten = False
        self.elsewhere: Final[dict[Id, Here]] = {}  # people at other nodes, by node
        self.told: People | None = NO_PEOPLE  # the people that other nodes know of
        self.asks = True  # whether we must still ask who is at other nodes
        self.present = b""  # the last message about who is present
        self.look_at = 0.0  # when to compare with the store next, in seconds of the loop
        self.pause = 0.0  # seconds until the comparison after that

    # --- events ---------------------------------------------------------------------------------

    def broadcast(self, told: Tell) -> None:
        """Broadcast a log entry to all watchers. Each distinct message is encoded once."""
        assert self.live is not None
        self.tell_match(self.live, told.happened.ply - 1)
        if self.lag is not None:
            before = self.lag.match.ply
            if self.lag.hear(told.entry, self.live.match.over):
                self.show_all(self.lag.match, before, delayed=True)

    def tell_match(self, live: Live, after: int) -> None:
        """Broadcast the match with its clocks, except to delayed spectators."""
        self.show_all(live.match, after, live.clocks())

    def show_all(
        self, match: Match, after: int, clocks: Sequence[ClockFace] = (), delayed: bool = False
    ) -> None:
        """Broadcast a match to those who are delayed, or to those who are not."""
        watchers = [watcher for watcher in self.watchers if watcher.delayed == delayed]
        if not watchers:
            return
        written = Written(match, after, clocks, self.shown.get(delayed))
        for watcher in watchers:
            watcher.show(written)
            watcher.has = written.shown if watcher.changes else None
        self.shown[delayed] = written.shown

    def rest(self) -> None:
        """Nothing has happened for a while: keep no pictures. The next update is sent whole."""
        self.shown.clear()
        for watcher in self.watchers:
            watcher.has = None

    def tell_remark(self, remark: rows.Remark) -> None:
        """Broadcast a chat message."""
        message = encode(remark_on_wire(remark))
        for watcher in self.watchers:
            if not watcher.afar:
                hidden = remark.guest in watcher.blocked
                watcher.send(encode(remark_on_wire(remark, watcher.blocked)) if hidden else message)

    def unname(self) -> bool:
        """Update the names of players in the cached match.

        Deleted people lose theirs; players who still sit in their seats have the names of the table. Returns
        whether a name changed.
        """
        head = self.live.match.head if self.live else None
        before = list(head.players) if head else []
        for seat, chair in enumerate(self.table.chairs if head else ()):
            if head and (
                chair.name == GONE or (chair.guest and head.guests[seat : seat + 1] == [chair.guest])
            ):
                head.players[seat] = chair.name
        return head is not None and head.players != before

    # --- presence -------------------------------------------------------------------------------

    def people(self) -> People:
        """The people at this node."""
        guests = [watcher.guest for watcher in self.watchers if not watcher.afar]
        known = set(guests) - {0}
        seats = tuple([seat for seat, chair in enumerate(self.table.chairs) if chair.guest in known])
        seated = {self.table.chairs[seat].guest for seat in seats}
        return seats, sum(guest not in seated for guest in guests)

    @property
    def is_hosted(self) -> bool:
        """Whether the host of a public table is online, at any table."""
        host = self.table.host if self.table.in_lobby else 0
        return bool(host) and any(watcher.guest == host for watcher in self.watchers)

    def people_anywhere(self) -> People:
        """The people at all nodes, as far as we know."""
        seats, watchers = self.people()
        for here in self.elsewhere.values():
            seats, watchers = seats + here.seats, watchers + here.watchers
        return seats, watchers

    def tell_present(self, departures: Departures) -> None:
        """Broadcast who is present, if that changed."""
        seats, watchers = self.people_anywhere()
        table, left = self.table.id, departures.of(self.table.id)
        away = [
            Absent(seat, left.get(seat, 0.0), departures.vote_from(table, seat))
            for seat, chair in enumerate(self.table.chairs)
            if chair.guest and seat not in seats
        ]
        present = encode(Present(id_text(self.table.id), sorted(set(seats)), roughly(watchers), away))
        if present != self.present:
            self.present = present
            self.tell_those_here(present)

    def tell_those_here(self, message: bytes) -> None:
        """Send a message to those who are present."""
        for watcher in self.watchers:
            if not watcher.afar:
                watcher.send(message)

    def show_present(self, watcher: Watcher) -> None:
        """Send who is present to one watcher."""
        if self.present and not watcher.afar:
            watcher.send(self.present)

    # --- watchers -------------------------------------------------------------------------------

    def admit(self, watcher: Watcher) -> None:
        """Set the viewers of a watcher; Refused if they may not watch."""
        watcher.viewers = self.table.viewers_of(watcher.guest, watcher.invite)
        watcher.delayed = self.table.delay_for(watcher.guest) > 0

    def follows(self, match: Id) -> bool:
        """Whether watchers are following this match."""
        return self.live is not None and self.live.match.head.id == match

    def match_for(self, watcher: Watcher) -> Match | None:
        """The match as far as this watcher may see it."""
        if watcher.delayed:
            return None if self.lag is None else self.lag.match
        return None if self.live is None else self.live.match

    def show_table(self, watcher: Watcher) -> None:
        """Send the table as this watcher sees it."""
        watcher.send(encode(self.table.seen_by(watcher.guest, watcher.invite)))

    def show_match(self, watcher: Watcher, match: str = "", ply: int | None = None) -> None:
        """Send the match as this watcher sees it, unless they have it at this ply."""
        shown = self.match_for(watcher)
        if shown is None:
            return
        same = match == id_text(shown.head.id)
        if not same or ply != shown.ply:
            clocks = () if watcher.delayed or self.live is None else self.live.clocks()
            watcher.show(Written(shown, ply if same else None, clocks))
            watcher.has = None

    def show_clocks(self) -> None:
        """The clocks changed without a move."""
        if self.live is not None and self.live.clock_reader is not None:
            self.tell_match(self.live, self.live.match.ply)

    def show_names(self) -> None:
        """A player has a new name."""
        if self.live is not None:
            self.tell_match(self.live, self.live.match.ply)
        if self.lag is not None:
            self.show_all(self.lag.match, self.lag.match.ply, delayed=True)

    def show_change(self) -> None:
        """The table changed: send it again, and remove watchers who may no longer see it."""
        for watcher in list(self.watchers):
            before = watcher.viewers, watcher.delayed
            try:
                self.admit(watcher)
            except Refused as refused:
                self.watchers.remove(watcher)
                code = "closed" if self.table.is_closed else refused.code
                watcher.send(encode(Gone(id_text(self.table.id), code)))
                continue
            self.show_table(watcher)
            if (watcher.viewers, watcher.delayed) != before:
                self.show_match(watcher)


def remark_on_wire(remark: rows.Remark, blocked: frozenset[Id] = frozenset()) -> Remark:
    """A remark as those who blocked its author get it: only its number, so they do not look for it."""
    if remark.guest in blocked:
        return Remark(id_text(remark.table), remark.number, NOBODY, "", "", remark.at, hidden=True)
    return Remark(id_text(remark.table), remark.number, remark.seat, remark.name, remark.text, remark.at)


def roughly(count: int) -> int:
    """Round large spectator counts, so that one arrival is not broadcast to thousands."""
    step: int = 10 ** max(0, len(str(count)) - 2)
    return count // step * step
