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
    """The name of a game in a language, and a sentence about it."""

    name: str
    tagline: str


class GameInfo(Struct):
    """A game with its seats and options."""

    id: str
    words: dict[str, GameWords]  # by language
    edition: int
    cards: str  # their digest
    seats: list[int]
    minutes: dict[int, int]  # the median duration by number of seats, where known
    effort: Effort
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]


class GameList(Struct):
    """The games and bots of this server."""

    games: list[GameInfo]
    bots: list[str]


class Story(Struct):
    """The log of a match as a viewer may read it."""

    match: str
    viewer: int
    ply: int
    lines: list[Told]


class Since(Struct):
    """The ply up to which I saw a match on my last visit, in any browser; None if unknown."""

    match: str
    ply: int | None
