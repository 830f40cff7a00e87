"""Messages of ratings, histories and ladders."""

from __future__ import annotations

from msgspec import Struct


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
