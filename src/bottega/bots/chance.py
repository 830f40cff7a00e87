"""Chance that need not be verified: much faster than the luck of a deal, and as repeatable."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from bottega.kit.luck import Luck

if TYPE_CHECKING:
    from bottega.kit.luck import T


@final
class Chance(Luck):
    """What a bot draws from while it thinks, begun from the luck it was given."""

    def __init__(self, luck: Luck) -> None:
        super().__init__(b"")
        self.random: Final = Random(luck.word()).random

    def word(self) -> int:
        return int(self.random() * 4294967296.0)

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def shuffle(self, cards: list[T]) -> list[T]:
        draw = self.random
        for i in range(len(cards) - 1, 0, -1):
            j = int(draw() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def pick(self, things: list[T]) -> T:
        return things[int(self.random() * len(things))]
