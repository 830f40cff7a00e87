"""Messages of ratings, histories and ladders."""

from __future__ import annotations

from msgspec import Struct


class Rating(Struct):
    """A person's level in a game. The key is `game` or `game/preset`."""

    key: str
    level: int
    games: int
    wins: int


class Favourite(Struct):
    """How often a person played a game."""

    game: str
    matches: int
    wins: int


class Past(Struct):
    """A finished match of a person."""

    match: str
    game: str
    key: str
    at: int  # seconds since 1970
    seat: int
    place: int
    score: int | None  # None if a resignation ended it
    won: bool
    rated: bool
    players: list[str]
    replay: bool  # whether the caller may replay it
    stand_ins: list[int] = []  # seats that a substitute decided; in a rated match they lost
    resigned: list[int] = []


class Player(Struct):
    """A person's page as the caller may see it."""

    guest: str
    name: str
    me: bool
    ratings: list[Rating]
    favourites: list[Favourite]
    last: list[Past]  # the latest first
    blocked: bool = False  # whether the caller blocked them


class Rung(Struct):
    """A place on a ladder: a person by id, or a bot by name."""

    guest: str
    name: str
    bot: str
    level: int
    games: int
    wins: int


class Ladder(Struct):
    """The best players of a game, and the keys of its other ladders."""

    game: str
    key: str
    keys: list[str]
    rungs: list[Rung]
