"""Tables over HTTP: opening, sitting, links, standing orders."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.protocol.basics import NoClock, Phase, SeatNumber, Secret, Spectators, TimeControl
from bottega.server.protocol.socket import Remark, Table

Short = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(pattern="^[a-z0-9_-]*$", max_length=40, description="as a game writes it")]


class MySeat(Struct, tag_field="is", tag="me", forbid_unknown_fields=True):
    """I play here myself. Several such seats are passed from hand to hand on one device."""

    name: Name


class OpenSeat(Struct, tag_field="is", tag="open", forbid_unknown_fields=True):
    """For whoever comes; a reserved seat only for whoever has its link."""

    reserved: bool = False


class BotSeat(Struct, tag_field="is", tag="bot", forbid_unknown_fields=True):
    """A bot plays here."""

    bot: Short


SeatPlan = MySeat | OpenSeat | BotSeat


class Order(Struct, forbid_unknown_fields=True):
    """What a host asks for."""

    game: Short
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[Short, Short], Meta(max_length=60)] = {}
    public: bool = False
    spectators: Spectators = "public"
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0
    rated: bool = False  # counts on the ladder; one seat each, and options as printed or of a preset
    clock: TimeControl = NoClock()
    stand_in: Short = ""  # the bot that stands in for who is away; none named: the house's choice
    hints: bool = False  # whether those who are asked may ask a bot; never at a rated table
    begin: bool = False  # deal at once, where nobody is waited for
    groups: Annotated[int, Meta(ge=1, le=8)] = 1  # so many tables are opened, which play the same deal


class Links(Struct):
    """The secrets of a new table, shown to its host once: the way in, and one for each seat that waits."""

    invite: str
    seats: dict[int, str]


class OtherGroup(Struct):
    """A table that was opened for another group, to play the same deal."""

    table: str
    links: Links


class Group(Struct):
    """A table of a duplicate: who plays there, and once all are through what they came to, seat by seat."""

    table: str
    match: str
    phase: Phase
    players: list[str]
    bots: list[str]
    mine: bool  # the table that was asked about
    scores: list[int]  # none before, and none of a group that gave up
    matchpoints: list[int]  # two for each other group that the seat beats, one for an equal


class Duplicate(Struct):
    """The groups that play the same deal."""

    through: bool
    groups: list[Group]


class Opened(Struct):
    """A new table and its links."""

    table: Table
    links: Links
    others: list[OtherGroup] = []


class Enter(Struct, forbid_unknown_fields=True):
    """A name to be known by."""

    name: Name


class Me(Struct):
    """Whom the server takes this browser for."""

    guest: str
    name: str


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat: the one a link was made for, or a free one by its number."""

    name: Name
    link: Secret = ""
    seat: SeatNumber | None = None
    invite: Secret = ""


class SeatBot(Struct, forbid_unknown_fields=True):
    """The bot to put on a chair, or none."""

    bot: Short


class AddWords(Struct, forbid_unknown_fields=True):
    """What a seat adds to the seed."""

    words: Annotated[str, Meta(max_length=200)]


class Link(Struct):
    """A new secret; the one before is dead."""

    secret: str


class Tables(Struct):
    """Tables, the last changed first."""

    tables: list[Table]


class Remarks(Struct):
    """What was said at a table lately, in order."""

    remarks: list[Remark]


class StandingOrder(Struct, forbid_unknown_fields=True):
    """What to say when a seat is asked about something at a price: up to which price to take it.

    Above that price, or without one, it is declined. Where there are several things, `what` names one.
    """

    question: Word
    about: Word
    most: Annotated[int, Meta(ge=0, le=10000)] | None = None
    what: Word = ""


class StandingOrders(Struct, forbid_unknown_fields=True):
    """All orders that a seat leaves for its match."""

    orders: Annotated[list[StandingOrder], Meta(max_length=40)]
