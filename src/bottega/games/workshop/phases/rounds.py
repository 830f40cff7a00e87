"""§3 Rounds: everyone takes a turn, then comes maintenance; §7.1 the last one has none."""

from __future__ import annotations

from typing import final

from bottega.games.workshop.facts import LAST_ROUND
from bottega.games.workshop.phases.hands import HandStep
from bottega.games.workshop.pieces import ENDING, LAST, Table
from bottega.kit.events import Log
from bottega.kit.piece import frozen
from bottega.kit.state import State, Step


@final
@frozen
class BeginRound(Step[Table]):
    """§3. Each takes a turn, clockwise from the left of the fatigue card; §7.1 it may be the last round."""

    number: int

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        table.rules.seating.tell_round(log, self.number, table.first)
        if table.ending == ENDING:
            table.ending = LAST
            log.tell(LAST_ROUND)
        s.then(EndRound(self.number))
        s.then_all(table.rules.rounds[table.first])  # before the end


@final
class TakeTurn(HandStep):
    """§4. Play a card, then draw one."""

    def run(self, s: State[Table], log: Log) -> None:
        s.board.turn_to(self.hand)
        s.board.rules.seating.tell_turn(log, self.hand)
        s.then_all(s.board.rules.turns[self.hand])


@final
@frozen
class EndRound(Step[Table]):
    """§3, §7.1. Maintenance and the next round; after the last one the game closes."""

    number: int

    def run(self, s: State[Table], log: Log) -> None:
        rules = s.board.rules
        if s.board.ending == LAST:
            s.then_all(rules.closing)
        else:
            s.then(BeginRound(self.number + 1))
            s.then_all(rules.maintenance)  # before it
