"""§8. Who plays which hand, and how the table speaks of hands: one each, or four in a solitaire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from bottega.games.workshop.facts import (
    GOT_FATIGUE,
    HAND_DEALT,
    HAND_PLAYS,
    HAND_ROUND,
    HAND_SCORED,
    HAND_TIRED,
    MISSED_GOAL,
    REACHED_GOAL,
    ROUND_BEGAN,
    SCORED,
)
from bottega.games.workshop.names import PATRONS, SOLITAIRE_GOAL, WORKS
from bottega.games.workshop.scoring import brought, disciplines, parts, total
from bottega.games.workshop.words import (
    GIVE,
    HAND_LESS_TIRED,
    HAND_RESTED,
    LESS_TIRED,
    PLAY_A_CARD,
    PLAY_FROM_HAND,
    RESTED,
    TIRE,
)
from bottega.kit.events import Fact, Line, Log, Reason
from bottega.kit.moves import Kind, Move, Refusal
from bottega.kit.result import Brought, Result

if TYPE_CHECKING:
    from bottega.games.workshop.pieces import Table
    from bottega.kit.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Seating:
    """A rule point. Every player has one hand, under the number of the seat."""

    def __init__(self, giving: Kind, tired: Fact, less_tired: Reason, rested: Reason) -> None:
        self.giving: Final = giving  # the fatigue card to a hand
        self.tired: Final = tired  # a hand has it
        self.not_tired: Final = less_tired  # another hand has more cards
        self.never_tired: Final = rested

    def question(self, hand: int) -> Line:
        """What is asked when it is a hand's turn."""
        return PLAY_A_CARD.line([hand])

    def tell_dealt(self, log: Log, hand: int) -> None:
        """§2.3. A hand is dealt: with a hand each, the line that names its player says so."""

    def tell_round(self, log: Log, number: int, hand: int) -> None:
        """A round begins with this hand."""
        log.tell(ROUND_BEGAN, number, hand)

    def tell_turn(self, log: Log, hand: int) -> None:
        """It is a hand's turn: with a hand each, the question says so."""

    def tell_fatigue(self, log: Log, hand: int) -> None:
        """The fatigue card goes to a hand."""
        log.tell(self.tired, hand)

    def give(self, hand: int) -> Move:
        """§6.2. The move that gives the fatigue card to a hand."""
        return self.giving.of(hand)

    def given(self, move: Move) -> int:
        """The hand a move gives the fatigue card to."""
        return self.giving.first(move)

    def less_tired(self, hand: int, count: int) -> Refusal:
        """Another hand has more cards."""
        return Refusal(self.giving, [hand], self.not_tired, [hand, count])

    def rested(self, hand: int) -> Refusal:
        """This hand can never hold the fatigue card."""
        return Refusal(self.giving, [hand], self.never_tired, [hand])

    def tell_scores(self, table: Table, log: Log) -> None:
        """§7.2. The points of everyone."""
        for hand in range(table.rules.hands):
            log.tell(SCORED, hand, total(table, hand), disciplines(table, hand))

    def result(self, table: Table) -> Result:
        """§7.3. Equal points go to who has more disciplines in play."""
        hands = range(table.rules.hands)
        ties = [{"disciplines": disciplines(table, hand)} for hand in hands]
        return Result([parts(table, hand) for hand in hands], ties)

    def brought(self, table: Table, seat: Seat) -> list[Brought]:
        """What single things brought a player."""
        return brought(table, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Alone(Seating):
    """§8. One person plays four hands; their points are added."""

    def question(self, hand: int) -> Line:
        return PLAY_FROM_HAND.line([0, hand])

    def tell_dealt(self, log: Log, hand: int) -> None:
        log.tell(HAND_DEALT, hand)

    def tell_round(self, log: Log, number: int, hand: int) -> None:
        log.tell(HAND_ROUND, number)

    def tell_turn(self, log: Log, hand: int) -> None:
        log.tell(HAND_PLAYS, hand)

    def tell_scores(self, table: Table, log: Log) -> None:
        points = 0
        for hand in range(table.rules.hands):
            log.tell(HAND_SCORED, hand, total(table, hand))
            points += total(table, hand)
        log.tell(REACHED_GOAL if points >= SOLITAIRE_GOAL else MISSED_GOAL, 0, points, SOLITAIRE_GOAL)

    def result(self, table: Table) -> Result:
        hands = {f"hand_{hand + 1}": total(table, hand) for hand in range(table.rules.hands)}
        return Result([hands], [{}], SOLITAIRE_GOAL)

    def brought(self, table: Table, seat: Seat) -> list[Brought]:
        return [
            Brought(f"hand_{hand + 1}", WORKS, work, table.rules.worth[work])
            for hand in range(table.rules.hands)
            for work in range(PATRONS)
            if (table.owner[work], table.rules.seat_of[hand]) == (hand, seat) and table.rules.worth[work]
        ]


@final
class OneByOne(Alone):
    """§8.2. Hands are played one after another, so that a turn needs no announcement."""

    def tell_dealt(self, log: Log, hand: int) -> None:
        """The hand was announced when it began."""

    def tell_turn(self, log: Log, hand: int) -> None:
        """The hand was announced when it began."""


EVERYONE: Final = Seating(GIVE, GOT_FATIGUE, LESS_TIRED, RESTED)
ALONE: Final = Alone(TIRE, HAND_TIRED, HAND_LESS_TIRED, HAND_RESTED)
ONE_BY_ONE: Final = OneByOne(TIRE, HAND_TIRED, HAND_LESS_TIRED, HAND_RESTED)
