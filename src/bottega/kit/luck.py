"""The only source of randomness: a documented shuffle from a 256-bit seed (docs/luck.md)."""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

SEED_BYTES: Final = 32
WORD: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A random stream: SHA-256(key, counter), read four bytes at a time."""

    def __init__(self, seed: bytes, label: str = "") -> None:
        self.key = hashlib.sha256(seed + label.encode()).digest()
        self.counter = 0
        self.block = b""
        self.at = 0

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (b"",), (self.key, self.counter, self.block, self.at)

    def __setstate__(self, state: tuple[bytes, int, bytes, int]) -> None:
        self.key, self.counter, self.block, self.at = state

    def word(self) -> int:
        """The next number below 2**32."""
        if self.at == len(self.block):
            self.block = hashlib.sha256(self.key + self.counter.to_bytes(8, "big")).digest()
            self.counter += 1
            self.at = 0
        self.at += 4
        return int.from_bytes(self.block[self.at - 4 : self.at], "big")

    def below(self, n: int) -> int:
        """Uniform int from 0 to n-1, by rejection sampling."""
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, cards: list[T]) -> list[T]:
        """Return a shuffled copy: Fisher and Yates, from the last index down."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def pick(self, things: list[T]) -> T:
        """Return one item, uniformly."""
        return things[self.below(len(things))]

    def few(self, n: int, most: int) -> list[int]:
        """Up to `most` different ints below n: the beginning of a shuffle from the first index up."""
        if n == 1:
            return [0]
        drawn: list[int] = []
        moved: dict[int, int] = {}  # what the shuffle has put at an index
        for first in range(min(n, most)):
            at = first + self.below(n - first)
            drawn.append(moved.get(at, at))
            moved[at] = moved.get(first, first)
        return drawn


def commitment(seed: bytes) -> str:
    """Hash of the seed, which can be published before the match."""
    return hashlib.sha256(b"bottega seed " + seed).hexdigest()
