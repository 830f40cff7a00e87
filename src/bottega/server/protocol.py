"""Every message between a table and those around it: the source of the web types and of the bot protocol.

Messages are JSON objects; `is` names their kind. Ids are texts of 13 letters, seats are numbers from 0,
eyes are a seat or -1 for a spectator. Nothing here is ever a whole state: only what some eyes may see.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

IdText = Annotated[str, Meta(pattern="^[0-9a-hjkmnp-tv-z]{13}$", max_length=13, description="an id")]
Key = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{1,40}$",
        max_length=40,
        description="drawn anew for each command, never reused",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Ply = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
RemarkText = Annotated[str, Meta(min_length=1, max_length=300)]
Secret = Annotated[str, Meta(max_length=64, description="what a link carries")]

Spectators = Literal["none", "public", "open"]
Phase = Literal["gathering", "playing", "over"]


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


class Update(Struct, tag_field="is", tag="update"):
    """A match as these eyes see it after a ply. It stands by itself: lines are only there to be pretty."""

    table: str
    match: str
    eyes: int
    ply: int
    back: int | None  # this ply took moves back: all after that ply are undone
    lines: list[Told]
    view: Raw  # a masked state, as the codec of the kit writes it
    notes: dict[str, dict[str, list[int]]]  # what anyone who sees that view could work out
    players: list[str]
    awaited: list[Asked]
    offers: list[str]
    refusals: list[Refusal]
    undo: bool  # whether the last move may be taken back by this seat
    result: Result | None


class Chair(Struct):
    """A seat of a table."""

    name: str
    bot: str  # the bot that sits here, or nothing
    taken: bool
    mine: bool


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


class Remark(Struct, tag_field="is", tag="remark"):
    """Somebody at the table said something, in plain text. Who finds a number left out has missed some."""

    table: str
    number: int  # from 1 at each table
    seat: int  # or -1: said by one who watches
    name: str
    text: str
    at: int  # seconds since 1970


class Heard(Struct, tag_field="is", tag="heard"):
    """What I said to the table is kept, under this number."""

    table: str
    key: str
    number: int


FromServer = Hello | Table | Update | Said | No | Gone | Present | Remark | Heard


# --- what is asked and answered over HTTP -----------------------------------------------------------

Short = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


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


class Links(Struct):
    """The secrets of a new table, shown to its host once: the way in, and one for each seat that waits."""

    invite: str
    seats: dict[int, str]


class Opened(Struct):
    """A new table and its links."""

    table: Table
    links: Links


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


class OptionInfo(Struct):
    """A setting of a game; the first value is the default."""

    id: str
    values: list[str]
    group: str


class TitleWords(Struct):
    """What a title is called in a language, and a sentence about it."""

    name: str
    tagline: str


class GameInfo(Struct):
    """A title on the shelf."""

    id: str
    words: dict[str, TitleWords]  # by language
    edition: int
    cards: str  # their digest
    seats: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]


class Shelf(Struct):
    """What can be played here, and against which bots."""

    games: list[GameInfo]
    bots: list[str]


class Story(Struct):
    """Everything that happened in a match, as some eyes may read it."""

    match: str
    eyes: int
    ply: int
    lines: list[Told]


class Problem(Struct):
    """Why a request was not granted: a code, and what it is about."""

    code: str
    about: str
