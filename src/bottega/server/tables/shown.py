"""What a viewer is shown of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bottega.server.core.time_control import NoClock, TimeControl

Spectators = Literal["none", "public", "open"]
Phase = Literal["gathering", "playing", "over"]


class Chair(Struct):
    """A seat of a table."""

    name: str
    bot: str  # the bot in this seat, or an empty string
    taken: bool
    mine: bool
    guest: str = ""  # the id of the person in this seat, for links to their page
    level: int | None = None  # their level, at a rated table
    stand_in: str = ""  # the bot that plays until they are back
    votes: int = 0  # votes for a substitute
    resigned: bool = False  # the bot plays to the end


class Offer(Struct):
    """An offer to the other players: a rematch, or to cancel the match. All fields are seats."""

    by: int
    agreed: list[int]
    awaited: list[int]  # those who have not answered
    declined: list[int]


class Absent(Struct):
    """A seat whose player is away. Times are seconds since 1970."""

    seat: int
    since: float  # 0 if unknown
    vote: float  # when others may vote for a substitute, where they may at all


class Source(Struct):
    """Where a what-if began: a ply of a finished match; and its name."""

    match: str
    ply: int
    root: str  # the root of the tree: a match that is no what-if
    seat: int  # the seat for which it is compared
    known: bool  # the deal as it was, not redrawn
    name: str


class Ended(Struct):
    """The result of a table's last match, seat by seat."""

    scores: list[int]  # empty if it ended early
    ranking: list[int]  # the place of each seat; empty if no one is ranked
    winners: list[int]


class Table(Struct, tag_field="is", tag="table"):
    """A table as one person sees it."""

    table: str
    version: int
    game: str
    edition: int
    options: dict[str, str]
    chairs: list[Chair]
    host: bool  # whether this person is the host
    public: bool
    spectators: Spectators
    delay: int  # plies that spectators are behind
    phase: Phase
    round: int  # matches begun here before this one
    commitment: str  # to the server's part of the seed, before players add words
    words: list[str]  # what each seat adds to the seed
    match: str  # the present or last match
    may_watch: bool
    may_talk: bool
    rated: bool = False
    level: int | None = None  # the mean level at a rated table
    clock: TimeControl = NoClock()
    stand_in: str = ""  # the bot that plays for absent people
    hints: bool = False  # whether players may ask for hints
    source: Source | None = None  # of a what-if, which is never rated
    daily: str = ""  # its daily deal, as `2027-01-15/codex`
    counted: bool = False  # the one attempt at that deal that counts
    groups: list[str] = []  # the tables with the same deal, including this one
    rematch: Offer | None = None  # once the match is over
    cancel: Offer | None = None  # to end the match without a result
    next: str = ""  # the table of the rematch
    before: str = ""  # the table whose rematch this is
    ended: Ended | None = None  # for its players, once the match is over


class Gone(Struct, tag_field="is", tag="gone"):
    """This socket may no longer watch the table."""

    table: str
    code: str


class Present(Struct, tag_field="is", tag="present"):
    """Who is at the table now: the seats whose people are here, and the number of spectators.

    Large numbers are rounded.
    """

    table: str
    seats: list[int]
    watchers: int
    away: list[Absent] = []


class Remark(Struct, tag_field="is", tag="remark"):
    """A chat message, in plain text. A gap in the numbers means lost messages."""

    table: str
    number: int  # from 1 at each table
    seat: int  # -1: a spectator's
    name: str
    text: str
    at: int  # seconds since 1970
    hidden: bool = False  # its author is blocked: name and text are empty
