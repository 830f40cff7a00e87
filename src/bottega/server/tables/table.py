"""A table as stored: seats, viewers, options. Links are stored as digests."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec
from msgspec import Struct

from bottega.kit.luck import commitment
from bottega.kit.seats import NOBODY, Seat
from bottega.server.core.kinds import Casual, Daily, Kind
from bottega.server.core.store.rows import TableRow
from bottega.server.core.time_control import NoClock, TimeControl
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, digest, fits, id_text, new_secret
from bottega.server.tables import shown
from bottega.server.tables.shown import Phase, Spectators

LONGEST_WORDS: Final = 100
LONGEST_TITLE: Final = 60
LONGEST_REMARK: Final = 300
GONE: Final = "–"  # the name of deleted people; clients have words for it


class Chair(Struct):
    """A seat of a table: a guest's, a bot's, or free."""

    guest: Id = 0
    name: str = ""
    bot: str = ""
    reserved: bool = False  # can be taken only by its link
    link: str = ""  # the digest of an unused link
    level: int | None = None  # the player's level when they sat down at a rated table
    stand_in: str = ""  # the bot that plays until the player is back
    votes: list[Id] = []  # who voted for a substitute
    back: float = 0.0  # when the player came back and the bot left
    resigned: bool = False  # the substitute stays

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot

    def seen_by(self, guest: Id) -> shown.Chair:
        """The chair as one person sees it."""
        return shown.Chair(
            name=self.name,
            bot=self.bot,
            taken=not self.free,
            mine=bool(guest) and self.guest == guest,
            guest=id_text(self.guest) if self.guest else "",
            level=self.level,
            stand_in=self.stand_in,
            votes=len(self.votes),
            resigned=self.resigned,
        )


class Offer(Struct):
    """An offer by one player, and the others' answers."""

    by: Id
    agreed: list[Id]
    declined: list[Id] = []


def without(offer: Offer | None, guest: Id) -> Offer | None:
    """Whether this guest has yet to answer an offer."""
    if offer is None or offer.by == guest:
        return None
    agreed = [one for one in offer.agreed if one != guest]
    return Offer(offer.by, agreed, [one for one in offer.declined if one != guest])


class Table(Struct):
    """Each change raises the version."""

    id: Id
    game: str
    edition: int
    options: dict[str, str]
    chairs: list[Chair]
    host: Id
    public: bool
    spectators: Spectators
    delay: int
    invite: str  # the digest of the invitation
    server_seed: str
    words: list[str]
    version: int = 1
    phase: Phase = "gathering"
    round: int = 0
    match: Id = 0
    kind: Kind = Casual()
    clock: TimeControl = NoClock()
    stand_in: str = ""  # the bot that plays for absent people
    hints: bool = False  # whether players may ask for hints
    rematch: Offer | None = None  # an offered rematch
    cancel: Offer | None = None  # an offer to cancel the match
    next: Id = 0  # the table of the rematch
    before: Id = 0  # the table whose rematch this is
    ended: shown.Ended | None = None  # the result of the match

    @property
    def level(self) -> int | None:
        """The mean level of the players of a rated table."""
        levels = [chair.level for chair in self.chairs if chair.level is not None]
        return round(sum(levels) / len(levels)) if levels else None

    @property
    def one_seat_each(self) -> bool:
        """Whether each person may hold one seat only."""
        return self.kind.one_seat_each(self.public)

    @property
    def in_lobby(self) -> bool:
        """Whether the lobby may list it."""
        return self.public and self.kind.listed and self.phase != "over"

    @property
    def is_closed(self) -> bool:
        """Whether it was closed before a match."""
        return self.phase == "over" and not self.match

    @property
    def open_hands(self) -> bool:
        """Whether spectators see every hand."""
        return self.spectators == "open" and self.kind.open_hands

    @property
    def stand_ins(self) -> dict[Seat, str]:
        """The bots that play for absent people."""
        return {seat: chair.stand_in for seat, chair in enumerate(self.chairs) if chair.stand_in}

    # --- permissions ----------------------------------------------------------------------------

    def seats_of(self, guest: Id) -> tuple[Seat, ...]:
        """The seats that a guest holds: several on one device, or in solitaire."""
        return (
            tuple([seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]) if guest else ()
        )

    def may_see(self, guest: Id, invite: str) -> bool:
        """Whether this guest may know that the table exists."""
        known = bool(guest) and (guest == self.host or bool(self.seats_of(guest)))
        return self.public or known or fits(invite, self.invite) or self.kind.lets_in(guest, invite)

    def viewers_of(self, guest: Id, invite: str) -> tuple[Seat, ...]:
        """The viewer of this guest as a viewer; Refused if they may not watch."""
        if not self.may_see(guest, invite):
            raise Refused("no_such_table", id_text(self.id))
        if self.is_closed:
            raise Refused("closed", id_text(self.id))
        seats = self.seats_of(guest)
        if seats:
            return seats
        if self.open_hands:
            return tuple(range(len(self.chairs)))
        if self.spectators == "none" and self.phase != "gathering":  # before, guests come to sit down
            raise Refused("no_spectators", id_text(self.id))
        return (NOBODY,)

    def awaited_for_rematch(self) -> set[Id]:
        """Who has not answered an offered rematch, without those who resigned or left."""
        answered = {*self.rematch.agreed, *self.rematch.declined} if self.rematch else set()
        here = {chair.guest for chair in self.chairs if not chair.resigned and not chair.stand_in}
        return here - {0} - answered

    def awaited_for_cancel(self) -> set[Id]:
        """Who must still agree to cancel the match.

        Where a substitute loses the match, all who have not resigned; elsewhere, all without a substitute.
        """
        people = {
            chair.guest
            for chair in self.chairs
            if not chair.resigned and (self.kind.substitute_loses or not chair.stand_in)
        }
        return people - {0} - set(self.cancel.agreed if self.cancel else ())

    def delay_for(self, guest: Id) -> int:
        """How many plies behind this guest watches."""
        return 0 if self.seats_of(guest) else self.delay

    def may_talk(self, guest: Id) -> bool:
        """Whether this guest, as a viewer, may chat.

        Spectators may only where hands are open without delay: there players can see as much as they do, and
        chat reveals nothing.
        """
        return bool(self.seats_of(guest)) or (self.open_hands and not self.delay)

    def chair(self, seat: Seat) -> Chair:
        """The chair at a seat; Refused if there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("no_such_seat", str(seat))
        return self.chairs[seat]

    # --- messages -------------------------------------------------------------------------------

    def seen_by(self, guest: Id, invite: str = "") -> shown.Table:
        """The table as one person sees it; Refused if they may not know of it."""
        if not self.may_see(guest, invite):
            raise Refused("no_such_table", id_text(self.id))
        return shown.Table(
            table=id_text(self.id),
            version=self.version,
            game=self.game,
            edition=self.edition,
            options=self.options,
            chairs=[chair.seen_by(guest) for chair in self.chairs],
            host=bool(guest) and guest == self.host,
            public=self.public,
            rated=self.kind.counts,
            level=self.level,
            clock=self.clock,
            stand_in=self.stand_in,
            hints=self.hints,
            daily=self.kind.deal_of_the_day,
            counted=isinstance(self.kind, Daily) and self.kind.counted,
            groups=[id_text(id) for id in self.kind.same_deal],
            rematch=self.offer_on_wire(self.rematch, self.awaited_for_rematch()),
            cancel=self.offer_on_wire(self.cancel, self.awaited_for_cancel()),
            next=id_text(self.next) if self.next else "",
            before=id_text(self.before) if self.before else "",
            ended=self.ended if self.seats_of(guest) else None,
            spectators=self.spectators,
            delay=self.delay,
            phase=self.phase,
            round=self.round,
            commitment=commitment(bytes.fromhex(self.server_seed)),
            words=self.words,
            match=id_text(self.match) if self.match else "",
            may_watch=bool(self.seats_of(guest)) or self.spectators != "none",
            may_talk=self.may_talk(guest),
            source=self.source_on_wire(),
        )

    def offer_on_wire(self, offer: Offer | None, awaited: set[Id]) -> shown.Offer | None:
        """An offer by seats."""
        if offer is None:
            return None

        def seats(guests: Collection[Id]) -> list[Seat]:
            return [seat for seat, chair in enumerate(self.chairs) if chair.guest and chair.guest in guests]

        return shown.Offer(seats([offer.by])[0], seats(offer.agreed), seats(awaited), seats(offer.declined))

    def source_on_wire(self) -> shown.Source | None:
        """The source of a what-if, as a message."""
        source = self.kind.source
        if source is None:
            return None
        match, root = id_text(source.match), id_text(source.root)
        return shown.Source(match, source.ply, root, source.seat, source.known, self.kind.title)

    # --- storage --------------------------------------------------------------------------------

    def row(self) -> TableRow:
        """The row of the table."""
        guests = sorted({self.host, *(chair.guest for chair in self.chairs)} - {0})
        return TableRow(self.id, self.version, self.in_lobby, guests, msgspec.json.encode(self))


def nowhere() -> TableRow:
    """A stand-in for missing tables, so that reading one takes as long as reading a private one."""
    chairs = [Chair(name="no one", link=digest(new_secret())) for _ in range(3)]
    kept = Table(0, "", 0, {}, chairs, 0, False, "none", 0, digest(new_secret()), digest(""), [""] * 3)
    return kept.row()


def read_table(row: TableRow) -> Table:
    """The table of a row."""
    return msgspec.json.decode(row.document, type=Table)
