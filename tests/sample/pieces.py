"""What lies on the stall: a pile of lots, those turned up, and what everyone has."""

from __future__ import annotations

from typing import Final, final

from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.piece import piece
from bottega.kit.piles import face_down, fill
from bottega.kit.result import Result
from bottega.kit.seats import Seat
from tests.sample.sheet import Sheet
from tests.sample.words import LOTS


@final
@piece
class Stall(Board):
    """The pile lies face down, the next lot last."""

    rules: Final[Sheet]
    pile: Final[list[int]]
    known: Final[list[int]]  # for each lot of the pile, who has looked at it: one bit a seat
    shown: Final[list[int]]  # the lots turned up so far
    purses: Final[list[int]]  # coins, by seat
    won: tuple[tuple[int, ...], ...]  # lots, by seat

    def masked(self, viewer: Seat) -> Stall:
        """Hidden is the pile, but for a lot one has looked at."""
        seen = self.copy()
        seen.pile[:] = face_down(self.pile, self.known, viewer)
        return seen

    def filled(self, viewer: Seat, luck: Luck) -> Stall:
        """What is hidden is any lot that was not seen."""
        world = self.copy()
        fill(world.pile, luck.shuffle([lot for lot in range(LOTS.size) if lot not in self.shown + self.pile]))
        return world

    def turn_up(self) -> int:
        """§2. The next lot of the pile lies open from now on."""
        self.known.pop()
        self.shown.append(self.pile.pop())
        return self.shown[-1]

    def result(self) -> Result:
        """§4. Lots at their worth, and the coins that are left."""
        worth = [sum(self.rules.worth[lot] for lot in won) for won in self.won]
        parts = [{"lots": lots, "coins": coins} for lots, coins in zip(worth, self.purses, strict=True)]
        return Result(parts, [{"coins": purse} for purse in self.purses])

    def conserved(self) -> dict[str, int]:
        return {"lots": len(self.pile) + len(self.shown)}


def deal(rules: Sheet, luck: Luck) -> Stall:
    """§1. All luck of a match: the order of the pile."""
    pile = luck.shuffle(list(range(LOTS.size)))
    return Stall(
        rules=rules,
        pile=pile,
        known=[0] * LOTS.size,
        shown=[],
        purses=[rules.coins] * rules.seats,
        won=((),) * rules.seats,
    )
