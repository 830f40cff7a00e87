"""§8.2 Four hands one after another: how each begins and ends."""

from __future__ import annotations

from typing import final

from bottega.games.workshop.facts import HAND_BEGAN, HAND_SCORED
from bottega.games.workshop.phases.ending import CountPoints
from bottega.games.workshop.phases.hands import HandStep
from bottega.games.workshop.phases.rounds import BeginRound
from bottega.games.workshop.phases.setting_up import TakeHands, TurnUpRows
from bottega.games.workshop.pieces import PLAYING, Table
from bottega.games.workshop.scoring import total
from bottega.kit.events import Log
from bottega.kit.state import State, Step


@final
class BeginHand(HandStep):
    """§8.2. A hand has a quarter of the deck for its own pile; the middle carries over, filled up."""

    def run(self, s: State[Table], log: Log) -> None:
        table, rules = s.board, s.board.rules
        table.floor = table.top - rules.deck // rules.hands
        table.first = table.turn = self.hand
        table.ending = PLAYING
        log.tell(HAND_BEGAN, self.hand)
        s.then(TurnUpRows(), TakeHands(first=self.hand, last=self.hand), BeginRound(number=1))


@final
class EndHand(Step[Table]):
    """§8.2. A hand's last round is over: its points are noted, and the next hand begins."""

    def run(self, s: State[Table], log: Log) -> None:
        table, hand = s.board, s.board.turn
        if hand + 1 == table.rules.hands:
            s.then(CountPoints())
            return
        if log.on:
            log.tell(HAND_SCORED, hand, total(table, hand))
        s.then(BeginHand(hand + 1))
