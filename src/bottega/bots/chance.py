"""Chance that need not be verified: much faster than the luck of a deal, and as repeatable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from bottega.kit.luck import Luck

if TYPE_CHECKING:
    from bottega.kit.luck import T

FACTOR: Final[i64] = 698769069  # Marsaglia's, of KISS: the numbers come round after 2**60
LOW: Final[i64] = 0xFFFFFFFF


@final
class Chance(Luck):
    """What a bot draws from while it thinks, begun from the luck it was given.

    Multiply with carry: the low half of the state is the number drawn, the high half the carry.
    """

    def __init__(self, luck: Luck) -> None:
        super().__init__(b"")
        self.state: i64 = 1 + luck.word()

    def __reduce__(self) -> tuple[object, ...]:
        return chance_at, (int(self.state),)

    def word(self) -> int:
        self.state = FACTOR * (self.state & LOW) + (self.state >> 32)
        return self.state & LOW

    def random(self) -> float:
        """A number from 0 to 1."""
        return self.word() / (LOW + 1)

    def below(self, n: int) -> int:
        drawn: i64 = self.word()
        many: i64 = n
        return drawn * many >> 32

    def shuffle(self, cards: list[T]) -> list[T]:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]


def chance_at(state: int) -> Chance:
    """The same chance again, from where it was."""
    chance = Chance(Luck(b""))
    chance.state = state
    return chance
