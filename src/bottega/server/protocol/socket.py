"""What is said over the socket, both ways."""

from __future__ import annotations

from msgspec import Raw, Struct

from bottega.server.protocol.basics import (
    IdText,
    Key,
    MoveText,
    NoClock,
    Phase,
    Ply,
    RemarkText,
    SeatNumber,
    Secret,
    Spectators,
    TimeControl,
)

# --- what a client says over the socket -------------------------------------------------------------


class Watch(Struct, tag_field="is", tag="watch", forbid_unknown_fields=True):
    """Tell me of this table from now on. With the match and ply seen last, only what is new is told.

    From afar one follows the match and is not at the table: not present, not told who is or what they say.
    """

    table: IdText
    invite: Secret = ""
    match: str = ""
    ply: Ply | None = None
    afar: bool = False


class Leave(Struct, tag_field="is", tag="leave", forbid_unknown_fields=True):
    """Tell me of this table no more."""

    table: IdText


class Say(Struct, tag_field="is", tag="say", forbid_unknown_fields=True):
    """A move: one of the offers, as offered at that ply. Sent again with its key, it is played once."""

    match: IdText
    seat: SeatNumber
    ply: Ply
    text: MoveText
    key: Key


class Undo(Struct, tag_field="is", tag="undo", forbid_unknown_fields=True):
    """Take back the last move of the match, which was mine."""

    match: IdText
    ply: Ply
    key: Key


class Talk(Struct, tag_field="is", tag="talk", forbid_unknown_fields=True):
    """Say something to those at the table, beside the game. Sent again with its key, it is told once."""

    table: IdText
    text: RemarkText
    key: Key


FromClient = Watch | Leave | Say | Undo | Talk


# --- what the server says over the socket -----------------------------------------------------------


class Line(Struct):
    """A phrase and its arguments; the game's texts give it words. `?` is what these eyes may not know."""

    id: str
    args: dict[str, str]


class Told(Struct):
    """What happened at a ply, as these eyes may read it."""

    ply: int
    line: Line
    by: str = ""  # the bot that chose, standing in for a player
    why: bool = False  # the first line of a bot's move: one may ask why


class Asked(Struct):
    """Who must choose, and what they are asked."""

    seat: int
    question: Line


class Refusal(Struct):
    """Moves one might expect (a pattern, `*` for anything), why they are not offered, and the paragraph."""

    about: str
    why: Line
    paragraph: str


class Result(Struct):
    """How a match ended, seat by seat."""

    scores: list[int]
    parts: list[dict[str, int]]
    ranking: list[int]
    tie_breaks: list[str]
    winners: list[int]
    stand_ins: list[int] = []  # seats whose people left so many moves to a stand-in that it decided for them
    resigned: list[int] = []  # in their order; if the match ended with it, there are no scores and no parts
    abandoned: bool = False  # it ended without any result: nobody is ranked
    cancelled: bool = False  # it was abandoned because its players agreed to


class ClockFace(Struct):
    """A seat's clock when this was written: the seconds left, and when they end if the seat is awaited."""

    seat: int
    left: float
    due: float | None  # seconds since 1970
    running: bool
    paused: bool  # awaited, but the time does not count now: quiet hours, a vacation, a house in trouble


class Picture(Struct):
    """The table as some eyes see it. Its schema, such as `codex/1`, is at /api/schema/codex."""

    schema: str
    common: Raw  # the same for all eyes
    own: Raw  # what a seat knows beside that; null for a spectator


class Update(Struct, tag_field="is", tag="update"):
    """A match as these eyes see it after a ply. It stands by itself: lines are only there to be pretty."""

    table: str
    match: str
    eyes: int
    ply: int
    back: int | None  # this ply took moves back: all after that ply are undone
    lines: list[Told]
    picture: Picture
    players: list[str]
    awaited: list[Asked]
    offers: list[str]
    refusals: list[Refusal]
    undo: bool  # whether the last move may be taken back by this seat
    result: Result | None
    clocks: list[ClockFace] = []  # none without a clock, and for those who are kept behind


class Chair(Struct):
    """A seat of a table."""

    name: str
    bot: str  # the bot that sits here, or nothing
    taken: bool
    mine: bool
    guest: str = ""  # the id of the person who sits here: the way to their page
    level: int | None = None  # how well they play, at a rated table
    stand_in: str = ""  # the bot that plays for them until they are back
    votes: int = 0  # how many ask that a bot stand in here
    resigned: bool = False  # the bot plays here for good


class Offer(Struct):
    """What somebody offers to the others at a table: another match, or to cancel this one. All are seats."""

    by: int
    agreed: list[int]
    awaited: list[int]  # those who have not answered yet
    declined: list[int]


class Absent(Struct):
    """A seat whose player is not at the table. Times are seconds since 1970."""

    seat: int
    since: float  # 0 if that is not known
    vote: float  # from when on the others may vote for a stand-in, where they may at all


class Source(Struct):
    """Where a what-if began: at a ply of a match that was over; and what it is called."""

    match: str
    ply: int
    root: str  # the match that is no what-if, at the root of the tree of tries
    seat: int  # whose try it is
    known: bool  # whether the deal is as it was, and not what that seat could not know drawn anew
    name: str


class Ended(Struct):
    """What came of a table's last match, seat by seat."""

    scores: list[int]  # none if it ended before its last turn
    ranking: list[int]  # the place of each seat; none if nobody is ranked
    winners: list[int]


class Table(Struct, tag_field="is", tag="table"):
    """A table as one person sees it."""

    table: str
    version: int
    game: str
    edition: int
    options: dict[str, str]
    chairs: list[Chair]
    host: bool  # whether this person opened it
    public: bool
    spectators: Spectators
    delay: int  # plies that spectators are behind
    phase: Phase
    round: int  # how many matches were begun here before this one
    commitment: str  # to the server's part of the seed, shown before anyone adds words
    words: list[str]  # what each seat adds to the seed
    match: str  # the match that is played, or was last
    may_watch: bool
    may_talk: bool
    rated: bool = False
    level: int | None = None  # of those who sit at a rated table, on the whole
    clock: TimeControl = NoClock()
    stand_in: str = ""  # the bot that stands in for who is away
    hints: bool = False  # whether those who are asked may ask a bot
    source: Source | None = None  # of a what-if, which never counts
    daily: str = ""  # the deal of which day, as `2027-01-15/codex`
    counted: bool = False  # of that deal, the one try that counts
    groups: list[str] = []  # the tables that play the same deal, this one among them
    rematch: Offer | None = None  # another match with those who accept, once this one is over
    cancel: Offer | None = None  # to end the match without a result
    next: str = ""  # the table where the players of this one play on
    before: str = ""  # the table where they played before
    ended: Ended | None = None  # for those who sat there, once the match is over


class Hello(Struct, tag_field="is", tag="hello"):
    """The first message on a socket: whom the server takes this browser for."""

    guest: str
    name: str


class Said(Struct, tag_field="is", tag="said"):
    """A command is done, for good: it is in the log at this ply."""

    match: str
    key: str
    ply: int


class No(Struct, tag_field="is", tag="no"):
    """A command is not done: a code, and what it is about (a key, a table, a message)."""

    code: str
    about: str
    match: str = ""
    key: str = ""


class Gone(Struct, tag_field="is", tag="gone"):
    """This table may not be watched from here any more."""

    table: str
    code: str


class Present(Struct, tag_field="is", tag="present"):
    """Who is at the table now: the seats whose people are here, and how many watch without a seat.

    A large crowd is told in round numbers.
    """

    table: str
    seats: list[int]
    watchers: int
    away: list[Absent] = []


class Remark(Struct, tag_field="is", tag="remark"):
    """Somebody at the table said something, in plain text. Who finds a number left out has missed some."""

    table: str
    number: int  # from 1 at each table
    seat: int  # or -1: said by one who watches
    name: str
    text: str
    at: int  # seconds since 1970
    hidden: bool = False  # it is by one whom I blocked: neither name nor text is told


class Announced(Struct, tag_field="is", tag="announced"):
    """What the hosts have to say to everybody, or nothing any more; and whether all can only be looked at."""

    text: str
    read_only: bool


class Heard(Struct, tag_field="is", tag="heard"):
    """What I said to the table is kept, under this number."""

    table: str
    key: str
    number: int


FromServer = Hello | Table | Update | Said | No | Gone | Present | Remark | Heard | Announced
