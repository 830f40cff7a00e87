"""One table that somebody at this node watches: writes each watcher's messages for their own eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.kit.seats import NOBODY, Seat
from bottega.server.bus.face import Listening
from bottega.server.errors import Refused
from bottega.server.ids import Id, id_text
from bottega.server.matches.effects import Tell
from bottega.server.matches.live import Live
from bottega.server.matches.match import Match
from bottega.server.matches.updates import Written, encode
from bottega.server.news import Here
from bottega.server.protocol import Absent, Gone, Present, Remark
from bottega.server.store import rows
from bottega.server.tables.departures import Departures
from bottega.server.tables.lag import Lag
from bottega.server.tables.table import GONE, Table

Send = Callable[[bytes], None]
People = tuple[tuple[Seat, ...], int]  # seats whose people are there, and how many watch without a seat

NO_PEOPLE: Final[People] = ((), 0)


class Watcher:
    """Somebody at a table: who they are, how to reach them, and through which eyes they look."""

    __slots__ = (
        "afar",
        "blocked",
        "delayed",
        "eyes",
        "guest",
        "invite",
        "send",
    )

    def __init__(
        self, guest: Id, invite: str, send: Send, afar: bool = False, blocked: frozenset[Id] = frozenset()
    ) -> None:
        self.guest: Final = guest
        self.invite: Final = invite
        self.send: Final = send
        self.afar: Final = afar  # follows the match, but is not at the table
        self.blocked = blocked  # whom they do not want to hear
        self.eyes: tuple[Seat, ...] = ()
        self.delayed = False

    def show(self, written: Written) -> None:
        """Send the match, one message for each of their eyes."""
        for eyes in self.eyes:
            self.send(written.message(eyes))


class TableFeed:
    """A table, its match, and who watches. Everything here can be made again from the store."""

    __slots__ = (
        "asks",
        "elsewhere",
        "forgotten",
        "lag",
        "listening",
        "live",
        "present",
        "table",
        "told",
        "watchers",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.live: Live | None = None
        self.lag: Lag | None = None  # the match as spectators see it, if they are kept behind
        self.watchers: Final[list[Watcher]] = []
        self.listening: Listening | None = None
        self.forgotten = False
        self.elsewhere: Final[dict[Id, Here]] = {}  # who is at other nodes, by node
        self.told: People | None = NO_PEOPLE  # of whom other nodes know that they are here
        self.asks = True  # whether we have yet to ask who is elsewhere
        self.present = b""  # what was told last of who is at the table

    # --- what happens ---------------------------------------------------------------------------

    def tell(self, told: Tell) -> None:
        """An entry is in the log: everybody sees it through their own eyes; what many see is written once."""
        assert self.live is not None
        self.tell_match(self.live, told.happened.ply - 1)
        if self.lag is not None:
            before = self.lag.match.ply
            if self.lag.hear(told.entry, self.live.match.over):
                late = Written(self.lag.match, before)
                for watcher in self.watchers:
                    if watcher.delayed:
                        watcher.show(late)

    def tell_match(self, live: Live, after: int) -> None:
        """The match as it is now, with its clocks, to all who are not kept behind."""
        written = Written(live.match, after, live.clocks())
        for watcher in self.watchers:
            if not watcher.delayed:
                watcher.show(written)

    def tell_remark(self, remark: rows.Remark) -> None:
        """Somebody said something beside the game."""
        message = encode(remark_on_wire(remark))
        for watcher in self.watchers:
            if not watcher.afar:
                hidden = remark.guest in watcher.blocked
                watcher.send(encode(remark_on_wire(remark, watcher.blocked)) if hidden else message)

    def unname(self) -> bool:
        """Who had everything about them deleted has no name in the match we remember either.

        Players who sit where they sat at the deal are called as at the table: they may have a new name.
        Returns whether a name changed.
        """
        head = self.live.match.head if self.live else None
        before = list(head.players) if head else []
        for seat, chair in enumerate(self.table.chairs if head else ()):
            if head and (
                chair.name == GONE or (chair.guest and head.guests[seat : seat + 1] == [chair.guest])
            ):
                head.players[seat] = chair.name
        return head is not None and head.players != before

    # --- who is here ----------------------------------------------------------------------------

    def people(self) -> People:
        """Who watches from this node."""
        guests = [watcher.guest for watcher in self.watchers if not watcher.afar]
        known = set(guests) - {0}
        seats = tuple([seat for seat, chair in enumerate(self.table.chairs) if chair.guest in known])
        seated = {self.table.chairs[seat].guest for seat in seats}
        return seats, sum(guest not in seated for guest in guests)

    @property
    def is_hosted(self) -> bool:
        """Whether whoever opened a public table is here, at the table or elsewhere in the house."""
        host = self.table.host if self.table.in_lobby else 0
        return bool(host) and any(watcher.guest == host for watcher in self.watchers)

    def people_anywhere(self) -> People:
        """Who watches, at whatever node, as far as we know."""
        seats, watchers = self.people()
        for here in self.elsewhere.values():
            seats, watchers = seats + here.seats, watchers + here.watchers
        return seats, watchers

    def tell_present(self, departures: Departures) -> None:
        """Who is at the table, at whatever node: to everybody here, if it is not as it was."""
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
        """Something for those who are at the table."""
        for watcher in self.watchers:
            if not watcher.afar:
                watcher.send(message)

    def show_present(self, watcher: Watcher) -> None:
        """The same to one who came just now."""
        if self.present and not watcher.afar:
            watcher.send(self.present)

    # --- who watches ----------------------------------------------------------------------------

    def admit(self, watcher: Watcher) -> None:
        """Find out through which eyes somebody may look; Refused if through none."""
        watcher.eyes = self.table.eyes_of(watcher.guest, watcher.invite)
        watcher.delayed = self.table.delay_for(watcher.guest) > 0

    def follows(self, match: Id) -> bool:
        """Whether this is the match that watchers are told of."""
        return self.live is not None and self.live.match.head.id == match

    def match_for(self, watcher: Watcher) -> Match | None:
        """The match as far as this watcher may see it."""
        if watcher.delayed:
            return None if self.lag is None else self.lag.match
        return None if self.live is None else self.live.match

    def show_table(self, watcher: Watcher) -> None:
        """The table as this watcher sees it."""
        watcher.send(encode(self.table.seen_by(watcher.guest, watcher.invite)))

    def show_match(self, watcher: Watcher, match: str = "", ply: int | None = None) -> None:
        """The match as this watcher sees it, unless they have seen it at this very ply."""
        shown = self.match_for(watcher)
        if shown is None:
            return
        same = match == id_text(shown.head.id)
        if not same or ply != shown.ply:
            clocks = () if watcher.delayed or self.live is None else self.live.clocks()
            watcher.show(Written(shown, ply if same else None, clocks))

    def show_clocks(self) -> None:
        """The clocks changed without a move."""
        if self.live is not None and self.live.clock_reader is not None:
            self.tell_match(self.live, self.live.match.ply)

    def show_names(self) -> None:
        """Somebody in the match has a new name."""
        if self.live is not None:
            self.tell_match(self.live, self.live.match.ply)
        if self.lag is not None:
            late = Written(self.lag.match, self.lag.match.ply)
            for watcher in self.watchers:
                if watcher.delayed:
                    watcher.show(late)

    def show_change(self) -> None:
        """The table changed: each sees it anew, and who may look no longer is told so and is gone."""
        for watcher in list(self.watchers):
            before = watcher.eyes, watcher.delayed
            try:
                self.admit(watcher)
            except Refused as refused:
                self.watchers.remove(watcher)
                code = "closed" if self.table.is_closed else refused.code
                watcher.send(encode(Gone(id_text(self.table.id), code)))
                continue
            self.show_table(watcher)
            if (watcher.eyes, watcher.delayed) != before:
                self.show_match(watcher)


def remark_on_wire(remark: rows.Remark, blocked: frozenset[Id] = frozenset()) -> Remark:
    """A remark for those who blocked these; of a hidden one they have the number, and look for nothing."""
    if remark.guest in blocked:
        return Remark(id_text(remark.table), remark.number, NOBODY, "", "", remark.at, hidden=True)
    return Remark(id_text(remark.table), remark.number, remark.seat, remark.name, remark.text, remark.at)


def roughly(count: int) -> int:
    """A large number made round: not each one who comes or goes is news to a thousand."""
    step: int = 10 ** max(0, len(str(count)) - 2)
    return count // step * step
