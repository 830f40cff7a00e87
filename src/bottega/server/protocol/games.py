"""Games, matches and those who play them, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.kit.game import Effort
from bottega.server.protocol.socket import Told
from bottega.server.protocol.tables import Short


class OptionInfo(Struct):
    """A setting of a game; the first value is the default."""

    id: str
    values: list[str]
    group: str


class GameWords(Struct):
    """What a game is called in a language, and a sentence about it."""

    name: str
    tagline: str


class GameInfo(Struct):
    """A game and what can be chosen for it."""

    id: str
    words: dict[str, GameWords]  # by language
    edition: int
    cards: str  # their digest
    seats: list[int]
    minutes: dict[int, int]  # that half of the matches last at most, by seats; where it is known
    effort: Effort
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]


class GameList(Struct):
    """What can be played here, and against which bots."""

    games: list[GameInfo]
    bots: list[str]


class Story(Struct):
    """Everything that happened in a match, as a viewer may read it."""

    match: str
    viewer: int
    ply: int
    lines: list[Told]


class Why(Struct):
    """Which bot made a move, and why: the texts of the game have words for it."""

    bot: str
    reason: str


class Hint(Struct):
    """One of my offers that a bot would choose, and why."""

    text: str
    reason: str


class Verdict(Struct):
    """What a move of mine gave away, in hundredths of a victory, and what a master would have done, and why.

    Nothing, if it gave away little.
    """

    loses: int
    text: str = ""
    reason: str = ""


class Since(Struct):
    """Up to which ply I had looked at a match before I came now, from whatever browser; None: not known."""

    match: str
    ply: int | None


class Wish(Struct, forbid_unknown_fields=True):
    """A request to the queue: the player is seated with others who ask for the same game and options."""

    game: Short
    options: Annotated[dict[Short, Short], Meta(max_length=60)] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 2
    rated: bool = False


class Waiting(Struct):
    """How it stands with one who waits."""

    state: Literal["idle", "waiting", "paired"]
    wish: Wish | None = None
    waited: int = 0  # seconds
    others: int = 0  # who wait for the same
    bot: bool = False  # it has been long: a bot would play
    table: str = ""  # where one was paired


class Rating(Struct):
    """How well somebody plays a game: `game`, or `game/preset`."""

    key: str
    level: int
    games: int
    wins: int


class Favourite(Struct):
    """How often somebody played a game."""

    game: str
    matches: int
    wins: int


class Past(Struct):
    """A match that somebody played to its end."""

    match: str
    game: str
    key: str
    at: int  # seconds since 1970
    seat: int
    place: int
    score: int | None  # none if somebody resigned and it ended with that
    won: bool
    rated: bool
    players: list[str]
    replay: bool  # whether the one who asks may look at it again
    stand_ins: list[int] = []  # seats for which a substitute decided; in a rated match they lost
    resigned: list[int] = []


class Player(Struct):
    """Somebody's page, as the one who asks may see it."""

    guest: str
    name: str
    me: bool
    ratings: list[Rating]
    favourites: list[Favourite]
    last: list[Past]  # the newest first
    blocked: bool = False  # whether the one who asks blocked them


class Rung(Struct):
    """Somebody on a ladder: a person by their id, or a bot by its name."""

    guest: str
    name: str
    bot: str
    level: int
    games: int
    wins: int


class Ladder(Struct):
    """Those who play a game best, and the other ladders of the same game."""

    game: str
    key: str
    keys: list[str]
    rungs: list[Rung]
