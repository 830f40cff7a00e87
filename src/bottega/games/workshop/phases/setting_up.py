"""§2 Setting up."""

from __future__ import annotations

from typing import final

from bottega.games.workshop.facts import ARRIVED, GOT_HAND, OFFERED
from bottega.games.workshop.names import HAND, LEONARDO_ROW, ROW
from bottega.games.workshop.pieces import GONE, Table
from bottega.kit.events import Log
from bottega.kit.piece import frozen
from bottega.kit.piles import changed
from bottega.kit.state import State, Step


@final
class TurnUpRows(Step[Table]):
    """§2.2, §6.1. Empty places in the middle get a new card, as long as their pile has one."""

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        for place, shown in enumerate(table.rows):
            row = place // ROW
            if shown == GONE and table.left[row]:
                card = table.turn_up(row)
                table.rows = changed(table.rows, place, card)
                log.tell(ARRIVED if row == LEONARDO_ROW else OFFERED, card)


@final
@frozen
class TakeHands(Step[Table]):
    """§2.3. Each player draws four cards."""

    first: int
    last: int

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        for hand in range(self.first, self.last + 1):
            table.turn_to(hand)
            for _ in range(HAND):
                table.draw(hand)
            table.rules.seating.tell_dealt(log, hand)
            one, two, three, four = table.hands[hand]
            log.tell(GOT_HAND, table.rules.seat_of[hand], one, two, three, four)


@final
class PutFatigue(Step[Table]):
    """§2.4. The fatigue card lies with somebody, by lot."""

    def run(self, s: State[Table], log: Log) -> None:
        s.board.rules.seating.tell_fatigue(log, s.board.fatigue)
