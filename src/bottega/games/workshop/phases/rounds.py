"""§3 Rounds: everyone takes a turn, then comes maintenance; §7.1 the last one has none."""

from __future__ import annotations

from typing import ClassVar, Final, final

from bottega.games.workshop.facts import LAST_ROUND
from bottega.games.workshop.pieces import ENDING, LAST, Table
from bottega.kit.phrases import Log
from bottega.kit.state import State
from bottega.kit.steps import Step


@final
class BeginRound(Step[Table]):
    """§3. Each takes a turn, clockwise from the left of the fatigue card; §7.1 it may be the last round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        table.rules.seating.tell_round(log, self.number, table.first)
        if table.ending == ENDING:
            table.ending = LAST
            log.tell(LAST_ROUND)
        s.then(*table.rules.rounds[table.first], EndRound(self.number))


@final
class TakeTurn(Step[Table]):
    """§4. Play a card, then draw one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, hand: int) -> None:
        self.hand: Final = hand

    def run(self, s: State[Table], log: Log) -> None:
        s.board.turn_to(self.hand)
        s.board.rules.seating.tell_turn(log, self.hand)
        s.then(*s.board.rules.turns[self.hand])


@final
class EndRound(Step[Table]):
    """§3, §7.1. Maintenance and the next round; after the last one the game closes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, s: State[Table], log: Log) -> None:
        rules = s.board.rules
        if s.board.ending == LAST:
            s.then(*rules.closing)
        else:
            s.then(*rules.maintenance, BeginRound(self.number + 1))
