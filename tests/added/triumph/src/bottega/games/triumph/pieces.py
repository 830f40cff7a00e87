"""What lies on the table: hands, the trick that is played, what everyone took, and the cards left over."""

from __future__ import annotations

from typing import Final, final

from bottega.games.triumph.sheet import HAND, Sheet
from bottega.games.triumph.words import CARDS
from bottega.kit.board import Board
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.piece import piece
from bottega.kit.piles import fill
from bottega.kit.result import Result
from bottega.kit.seats import Seat


@final
@piece
class Table(Board):
    """The trick has its cards in the order they were played, from the leader on."""

    rules: Final[Sheet]
    rest: Final[list[int]]  # nobody ever sees them
    hands: Final[list[list[int]]]
    trick: Final[list[int]]
    taken: Final[list[list[int]]]  # by seat
    leader: Seat

    def masked(self, viewer: Seat) -> Table:
        """Hidden are the hands of others, and the cards left over."""
        seen = self.copy()
        for seat, hand in enumerate(seen.hands):
            if seat != viewer:
                hand[:] = [HIDDEN] * len(hand)
        seen.rest[:] = [HIDDEN] * len(seen.rest)
        return seen

    def filled(self, viewer: Seat, luck: Luck) -> Table:
        """What is hidden is any card that was not seen."""
        world = self.copy()
        seen = {*self.trick, *[card for cards in self.hands + self.taken for card in cards]}
        unseen = luck.shuffle([card for card in range(CARDS.size) if card not in seen])
        for pile in [*world.hands, world.rest]:
            fill(pile, unseen)
        return world

    def playable(self, seat: Seat) -> list[int]:
        """§3. Cards of the suit that was led, if there are any in hand; else any card."""
        hand, suit = self.hands[seat], self.rules.suit
        following = [card for card in hand if self.trick and suit[card] == suit[self.trick[0]]]
        return following or hand[:]

    def strength(self, card: int) -> tuple[bool, bool, int]:
        """§4. Trumps come first, then the suit that was led, then the rank."""
        suit = self.rules.suit
        return suit[card] == self.rules.trump, suit[card] == suit[self.trick[0]], self.rules.rank[card]

    def result(self) -> Result:
        """§5. A point for each trick, and the points of the cards in it; if equal, the last trick decides."""
        points = [sum(self.rules.points[card] for card in taken) for taken in self.taken]
        tricks = [len(taken) // self.rules.seats for taken in self.taken]
        parts = [{"tricks": many, "cards": worth} for many, worth in zip(tricks, points, strict=True)]
        return Result(parts, [{"last": int(seat == self.leader)} for seat in range(self.rules.seats)])

    def conserved(self) -> dict[str, int]:
        piles = [self.rest, self.trick, *self.hands, *self.taken]
        return {"cards": sum(len(pile) for pile in piles)}


def deal(rules: Sheet, luck: Luck) -> Table:
    """§1. All luck of a match: who holds which cards. The first seat leads."""
    pile = luck.shuffle(list(range(CARDS.size)))
    hands = [sorted(pile.pop() for _ in range(HAND)) for _ in range(rules.seats)]
    return Table(
        rules=rules, rest=pile, hands=hands, trick=[], taken=[[] for _ in range(rules.seats)], leader=0
    )
