"""A picture as a vector of one size: made from the types of the picture and the bounds.toml of its game."""

from __future__ import annotations

import tomllib
from array import array
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from msgspec import inspect as types
from numpy.typing import NDArray

from bottega.adapters.parts import (
    NOTHING,
    Coordinates,
    Counted,
    DoesNotFit,
    Fields,
    Flag,
    Keyed,
    Listed,
    Maybe,
    Number,
    Numbers,
    Part,
    Said,
    Word,
)
from bottega.games import GAMES
from bottega.kit.errors import BookError
from bottega.kit.game import AnyGame
from bottega.kit.moves import Move
from bottega.kit.picture import Picture

PER_SEAT: Final = "seats"  # a list that has one for each seat
EVERY_SEAT: Final = ("Now.asked", "Now.chosen")  # lists that all games have
UNSAID: Final = "Now.paragraph"  # the phase says as much
A_MOVE: Final = "Own.sealed"
Vector: TypeAlias = NDArray[np.float32]


class Bounds(Struct, frozen=True):
    """What bounds.toml says of a game, field by field of its picture."""

    offers: int  # no position offers more moves
    sets: dict[str, list[str]]  # words that are no range of the vocabulary
    words: dict[str, str]  # from which range or set a field's words come, if it is not called like it
    most: dict[str, int | str | list[int | str]]  # how long a list can become


def bounds_file(game: AnyGame) -> Traversable:
    """Where the bounds of a game are written."""
    return files(game.package).joinpath("bounds.toml")


def bounds_of(game: AnyGame) -> Bounds:
    """The bounds of a game."""
    if not bounds_file(game).is_file():
        raise BookError(f"{game.id} has no bounds.toml: docs/adapters.md says what belongs there")
    return Bounds(**tomllib.loads(bounds_file(game).read_text("utf-8")))


# A game without bounds is played by everyone but learners.
LEARNABLE: Final = {name: game for name, game in GAMES.items() if bounds_file(game).is_file()}


class Encoding:
    """How pictures of a game with so many seats are written as vectors."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.bounds: Final = bounds_of(game)
        self.offers: Final = self.bounds.offers
        self.said: Final = Said(game.words)
        maker = Maker(game, seats, self.bounds, self.said)
        common, own = game.pictures.types
        self.common: Final = maker.part(types.type_info(common), "", [], [])
        self.own: Final = Maybe(maker.part(types.type_info(own), "", [], []))
        self.size: Final = self.common.size + self.own.size

    def write(self, picture: Picture) -> Vector:
        """A picture as numbers from -1 to 1; DoesNotFit if it is larger than the bounds."""
        out = zeros(self.size)
        self.common.write(out, 0, picture.common)
        self.own.write(out, self.common.size, picture.own)
        return np.frombuffer(out, np.float32)

    def moves(self, moves: list[Move]) -> Vector:
        """Moves as numbers, a row each: for learners that weigh offers by what they are."""
        out = zeros(len(moves) * self.said.size)
        for row, move in enumerate(moves):
            self.said.write_move(out, row * self.said.size, move)
        return np.frombuffer(out, np.float32).reshape(len(moves), self.said.size)

    def checked(self, moves: list[Move]) -> list[Move]:
        """The same moves; DoesNotFit if a space of actions would be too small for them."""
        if len(moves) > self.offers:
            raise DoesNotFit(f"{len(moves)} moves are offered, more than {self.offers}")
        return moves

    def labels(self) -> list[str]:
        """What each number of a vector is, for people."""
        return self.common.labels("common") + self.own.labels("own")


@cache
def encoding_of(game: AnyGame, seats: int) -> Encoding:
    """The encoding of a game with so many seats; it is made once."""
    return Encoding(game, seats)


def zeros(size: int) -> Numbers:
    """So many numbers."""
    return array("f", bytes(4 * size))


class Maker:
    """Makes the part for each type that a picture is built from."""

    def __init__(self, game: AnyGame, seats: int, bounds: Bounds, said: Said) -> None:
        self.seats: Final = seats
        self.bounds: Final = bounds
        self.said: Final = said
        self.sets: Final = {name: dict.fromkeys(words) for name, words in bounds.sets.items()}
        for phrase in game.words.phrases.values():
            for field in phrase.ranges:
                self.sets.setdefault(field.name, {}).update(dict.fromkeys(field.names))

    def part(self, kind: types.Type, where: str, words: list[str], most: list[int]) -> Part:
        """The part for a type; `words` and `most` are for the dictionaries and lists that are left inside."""
        match kind:
            case types.StructType(cls=struct, fields=fields):
                named = {f"{struct.__name__}.{field.name}": field for field in fields}
                return Fields(
                    {f.name: self.field(f.type, name) for name, f in named.items() if name != UNSAID}
                )
            case types.UnionType(types=several):
                (inner,) = [one for one in several if not isinstance(one, types.NoneType)]
                return Maybe(self.part(inner, where, words, most))
            case types.ListType(item_type=item) if most:
                return Listed(most[0], self.part(item, where, words, most[1:]), where)
            case types.ListType(item_type=item):
                gaps = [NOTHING] if isinstance(item, types.UnionType) else []
                return Counted(self.named(words, where) + gaps, where)
            case types.DictType(value_type=value):
                return Keyed(self.named(words, where), self.part(value, where, words[1:], most), where)
            case types.LiteralType(values=values):
                return Word([str(value) for value in values], where)
            case types.BoolType():
                return Flag()
            case types.IntType():
                return Number()
            case types.StrType():
                return self.word(words, where)
        raise BookError(f"{where} cannot be written in numbers: {kind}")

    def field(self, kind: types.Type, where: str) -> Part:
        """The part for a field of a struct."""
        name = where.split(".")[1]
        usual = name if name in self.sets else name.removesuffix("s")
        found = PER_SEAT if where in EVERY_SEAT else self.bounds.most.get(where, [])
        lengths: list[int | str] = found if isinstance(found, list) else [found]
        most = [self.seats if one == PER_SEAT else int(one) for one in lengths]
        return self.part(kind, where, self.bounds.words.get(where, usual).split(), most)

    def word(self, words: list[str], where: str) -> Part:
        """One word of a field."""
        if where == A_MOVE:
            return self.said
        names = self.named(words, where)
        return Coordinates(names) if "," in names[0] else Word(names, where)

    def named(self, words: list[str], where: str) -> list[str]:
        """The words of the first of these sets; `effect+work` are two in one."""
        sets = words[0].split("+") if words else []
        if not sets or not all(name in self.sets for name in sets):
            raise BookError(f"bounds.toml does not say what words {where} has")
        return [word for name in sets for word in self.sets[name]]
