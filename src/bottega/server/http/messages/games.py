"""Games over HTTP."""

from __future__ import annotations

from msgspec import Struct

from bottega.kit.game import Effort
from bottega.server.core.shown import Told


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


class Since(Struct):
    """Up to which ply I had looked at a match before I came now, from whatever browser; None: not known."""

    match: str
    ply: int | None
