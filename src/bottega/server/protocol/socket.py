"""Messages over the socket, both ways."""

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
    """Subscribe to this table. With the match and ply seen last, only newer events are sent.

    A watcher `afar` follows the match without being present: it gets neither presence nor chat.
    """

    table: IdText
    invite: Secret = ""
    match: str = ""
    ply: Ply | None = None
    afar: bool = False


class Leave(Struct, tag_field="is", tag="leave", forbid_unknown_fields=True):
    """Unsubscribe from this table."""

    table: IdText


class Say(Struct, tag_field="is", tag="say", forbid_unknown_fields=True):
    """A move: one of the offers at that ply. A repeated key is played once."""

    match: IdText
    seat: SeatNumber
    ply: Ply
    text: MoveText
    key: Key


class Undo(Struct, tag_field="is", tag="undo", forbid_unknown_fields=True):
    """Undo the last move of the match, which was mine."""

    match: IdText
    ply: Ply
    key: Key


class Talk(Struct, tag_field="is", tag="talk", forbid_unknown_fields=True):
    """Write in the chat of the table. A repeated key is stored once."""

    table: IdText
    text: RemarkText
    key: Key


FromClient = Watch | Leave | Say | Undo | Talk


# --- what the server says over the socket -----------------------------------------------------------


class Line(Struct):
    """A phrase and its arguments, worded by the game's texts. `?` is what this viewer may not know."""

    id: str
    args: dict[str, str]


class Told(Struct):
    """An event at a ply, as this viewer may read it."""

    ply: int
    line: Line
    by: str = ""  # the substitute that chose for a player
    why: bool = False  # the first line of a bot's move, whose reason can be requested
    forced: bool = False  # the first line of an only move, if every viewer could know that


class Asked(Struct):
    """Who must choose, and the question."""

    seat: int
    question: Line


class Refusal(Struct):
    """Expected moves (a pattern, `*` for anything), why they are not offered, and the rule."""

    about: str
    why: Line
    paragraph: str


class Brought(Struct):
    """A thing that scored points: the part of the score, and its name in the catalogue."""

    part: str
    kind: str
    name: str
    points: int


class Result(Struct):
    """How a match ended, seat by seat."""

    scores: list[int]
    parts: list[dict[str, int]]
    ranking: list[int]
    tie_breaks: list[str]
    winners: list[int]
    stand_ins: list[int] = []  # seats for which a substitute decided the match
    resigned: list[int] = []  # in order; if resignation ended the match, there are no scores and no parts
    abandoned: bool = False  # no result: no one is ranked
    cancelled: bool = False  # abandoned by agreement
    brought: list[list[Brought]] = []  # by seat: what single things, such as cards, scored


class ClockFace(Struct):
    """A seat's clock when this was written: the seconds left, and the deadline if the seat is awaited."""

    seat: int
    left: float
    due: float | None  # seconds since 1970
    running: bool
    paused: bool  # awaited, but time does not count now: quiet hours, a vacation, an outage


class Picture(Struct):
    """The picture of the table for a viewer. Its schema, such as `codex/1`, is at /api/schema/codex."""

    schema: str
    common: Raw  # the same for all viewers
    own: Raw  # what only this seat knows; null for a spectator


class Update(Struct, tag_field="is", tag="update"):
    """A match as this viewer sees it after a ply. It is complete; `lines` only tell what happened."""

    table: str
    match: str
    viewer: int
    ply: int
    back: int | None  # an undo: all plies after this one are void
    lines: list[Told]
    picture: Picture
    players: list[str]
    awaited: list[Asked]
    offers: list[str]
    open: bool  # no secret decides what is offered, so every viewer knows an only move
    refusals: list[Refusal]
    undo: bool  # whether this seat may undo the last move
    result: Result | None
    clocks: list[ClockFace] = []  # empty without a clock, and for delayed spectators


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


class Hello(Struct, tag_field="is", tag="hello"):
    """The first message on a socket: the guest of this browser."""

    guest: str
    name: str


class Said(Struct, tag_field="is", tag="said"):
    """A command is in the log, at this ply."""

    match: str
    key: str
    ply: int


class No(Struct, tag_field="is", tag="no"):
    """A command was refused: a code, and what it is about (a key, a table, a message)."""

    code: str
    about: str
    match: str = ""
    key: str = ""


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


class Announced(Struct, tag_field="is", tag="announced"):
    """The announcement of the hosts, or an empty one; and whether the server is read-only."""

    text: str
    read_only: bool


class Heard(Struct, tag_field="is", tag="heard"):
    """My remark was stored, under this number."""

    table: str
    key: str
    number: int


FromServer = Hello | Table | Update | Said | No | Gone | Present | Remark | Heard | Announced
