"""§6 Maintenance: the middle is filled up (TurnUpRows), then the fatigue card may change hands."""

from __future__ import annotations

from typing import final

from bottega.games.workshop.pieces import Table
from bottega.games.workshop.words import GIVE_FATIGUE
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.seats import NOBODY, Seat, after
from bottega.kit.state import State, Step


@final
class PassFatigue(Step[Table]):
    """§6.2. The card goes to who has gathered most, if more than its holder, who chooses among equals.

    Who is rested never gets it, and a rested holder must hand it on. The next round begins left of it.
    """

    def first_awaited(self, s: State[Table]) -> Seat:
        return s.board.rules.seat_of[s.board.fatigue] if len(s.board.next_tired()) > 1 else NOBODY

    def run(self, s: State[Table], log: Log) -> None:
        """There is but one to take it, or nobody."""
        tired = s.board.next_tired()
        if tired:
            self.hand_on(s, tired[0], log)

    def question(self, s: State[Table], seat: Seat) -> Line:
        return GIVE_FATIGUE.line([seat])

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return [s.board.rules.seating.give(hand) for hand in s.board.next_tired()]

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        table, seating = s.board, s.board.rules.seating
        tired = table.next_tired()
        refused: list[Refusal] = []
        for hand in range(table.rules.hands):
            if hand not in tired and hand != table.fatigue:
                if table.rested(hand):
                    refused.append(seating.rested(hand))
                else:
                    refused.append(seating.less_tired(hand, table.gathered[hand]))
        return refused

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        self.hand_on(s, s.board.rules.seating.given(move), log)

    def hand_on(self, s: State[Table], hand: int, log: Log) -> None:
        """The card changes hands."""
        s.board.fatigue = hand
        s.board.first = after(hand, s.board.rules.hands)
        s.board.rules.seating.tell_fatigue(log, hand)
