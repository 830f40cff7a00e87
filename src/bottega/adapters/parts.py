"""What a vector is made of: each part has a size of its own and writes one value of a picture into it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from bottega.kit.errors import BottegaError
from bottega.kit.moves import Vocabulary

HALF: Final = 10  # the number that becomes one half
FIELDS: Final = 4  # of a move, at most
NOTHING: Final = "nothing"  # what an absent word is counted as

# Of 32 bits: to write one takes less time than into an array of numpy.
Numbers: TypeAlias = "array[float]"


class DoesNotFit(BottegaError):
    """A picture or a position is larger than the bounds.toml of its game allows."""


def squeezed(number: int) -> float:
    """Between -1 and 1, and different for different numbers: no number is too large."""
    return number / (abs(number) + HALF)


class Part:
    """Some places of a vector in a row; they are zero until something is written."""

    size: int

    def write(self, out: Numbers, at: int, value: Any) -> None:
        """Write a value, from this place on."""
        raise NotImplementedError

    def labels(self, name: str) -> list[str]:
        """What each place is, for people."""
        raise NotImplementedError


class Number(Part):
    """A number, squeezed."""

    size = 1

    def write(self, out: Numbers, at: int, value: int) -> None:
        out[at] = value / (abs(value) + HALF)

    def labels(self, name: str) -> list[str]:
        return [name]


class Flag(Part):
    """Yes or no."""

    size = 1

    def write(self, out: Numbers, at: int, value: bool) -> None:
        out[at] = value

    def labels(self, name: str) -> list[str]:
        return [name]


class Words(Part):
    """Something that is told by words of a closed set."""

    def __init__(self, names: Sequence[str], where: str) -> None:
        self.places: Final = {name: place for place, name in enumerate(names)}
        self.where: Final = where
        self.size = len(names)

    def unknown(self, word: object) -> DoesNotFit:
        """What is wrong with a word that is not in the set."""
        return DoesNotFit(f"`{word}` is no word of {self.where}")

    def labels(self, name: str) -> list[str]:
        return [f"{name}={word}" for word in self.places]


class Word(Words):
    """One word: its place has a 1; the word `""` is no word."""

    def write(self, out: Numbers, at: int, value: str) -> None:
        try:
            out[at + self.places[value]] = 1.0
        except KeyError:
            if value:
                raise self.unknown(value) from None


class Counted(Words):
    """A list of words whose order does not matter: how many there are of each, 1/2, 2/3, 3/4 …"""

    def write(self, out: Numbers, at: int, value: list[str | None]) -> None:
        for word in value:
            place = self.places.get(word or NOTHING)
            if place is None:
                raise self.unknown(word)
            out[at + place] = 1 / (2 - out[at + place])


class Coordinates(Part):
    """A spot such as `-3,5`: two numbers."""

    size = 2

    def __init__(self, names: Sequence[str]) -> None:
        self.spots: Final = {name: [squeezed(int(number)) for number in name.split(",")] for name in names}

    def write(self, out: Numbers, at: int, value: str) -> None:
        out[at], out[at + 1] = self.spots[value]

    def labels(self, name: str) -> list[str]:
        return [f"{name}.x", f"{name}.y"]


class Said(Part):
    """A move: its verb, and its fields as numbers."""

    def __init__(self, words: Vocabulary) -> None:
        self.words: Final = words
        self.verbs: Final = {kind.verb: place for place, kind in enumerate(words.kinds)}
        self.size = len(self.verbs) + FIELDS

    def write(self, out: Numbers, at: int, value: str) -> None:
        self.write_move(out, at, self.words.parse(value))

    def write_move(self, out: Numbers, at: int, move: int) -> None:
        """The same for the number of a move."""
        kind = self.words.kind(move)
        out[at + self.verbs[kind.verb]] = 1.0
        for field, number in enumerate(kind.values(move), start=at + len(self.verbs)):
            out[field] = squeezed(number)

    def labels(self, name: str) -> list[str]:
        return [f"{name}={verb}" for verb in self.verbs] + [f"{name}.{field}" for field in range(FIELDS)]


class Maybe(Part):
    """Something that may be absent: whether it is there, and then what it is."""

    def __init__(self, inner: Part) -> None:
        self.inner: Final = inner
        self.size = 1 + inner.size

    def write(self, out: Numbers, at: int, value: Any) -> None:
        if value is not None:
            out[at] = 1.0
            self.inner.write(out, at + 1, value)

    def labels(self, name: str) -> list[str]:
        return [f"{name}?", *self.inner.labels(name)]


class Listed(Part):
    """A list in its order, up to so many."""

    def __init__(self, most: int, inner: Part, where: str) -> None:
        self.most: Final = most
        self.inner: Final = inner if isinstance(inner, Maybe) else Maybe(inner)
        self.where: Final = where
        self.size = most * self.inner.size

    def write(self, out: Numbers, at: int, value: list[Any]) -> None:
        if len(value) > self.most:
            raise DoesNotFit(f"{self.where} has {len(value)}, more than {self.most}")
        size, write = self.inner.size, self.inner.inner.write
        for item in value:
            if item is not None:
                out[at] = 1.0
                write(out, at + 1, item)
            at += size

    def labels(self, name: str) -> list[str]:
        return [label for place in range(self.most) for label in self.inner.labels(f"{name}[{place}]")]


class Keyed(Words):
    """A dictionary: a place for each key that there can be."""

    def __init__(self, names: Sequence[str], inner: Part, where: str) -> None:
        super().__init__(names, where)
        self.inner: Final = Maybe(inner)
        self.size = len(names) * self.inner.size

    def write(self, out: Numbers, at: int, value: dict[str, Any]) -> None:
        for key, item in value.items():
            if key not in self.places:
                raise self.unknown(key)
            self.inner.write(out, at + self.places[key] * self.inner.size, item)

    def labels(self, name: str) -> list[str]:
        return [label for key in self.places for label in self.inner.labels(f"{name}[{key}]")]


class Fields(Part):
    """A struct: its fields, one after the other."""

    def __init__(self, fields: dict[str, Part]) -> None:
        self.fields: Final = fields
        self.steps: Final = [(name, part.write, part.size) for name, part in fields.items()]
        self.size = sum(part.size for part in fields.values())

    def write(self, out: Numbers, at: int, value: object) -> None:
        for name, write, size in self.steps:
            write(out, at, getattr(value, name))
            at += size

    def labels(self, name: str) -> list[str]:
        return [label for field, part in self.fields.items() for label in part.labels(f"{name}.{field}")]
