"""§6 Phase A: each player starts inventions in secret, or stops what is under way."""

from __future__ import annotations

from typing import final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import STARTED, STOPPED
from bottega.games.leonardo.names import COMPONENTS, LABS
from bottega.games.leonardo.words import (
    COMPLETED_BY_ANOTHER,
    COMPONENTS_MISSING,
    DONE,
    LAB_BUSY,
    SAME_IN_OTHER_LAB,
    START,
    START_WORK,
    STOP,
)
from bottega.kit.events import ANY, Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.seats import Seat
from bottega.kit.state import State, Step


@final
class PhaseA(Step[City]):
    """§6. In turn, clockwise from the holder of Leonardo."""

    def run(self, s: State[City], log: Log) -> None:
        s.then(*[StartWork(seat, begun=0) for seat in s.board.clockwise(s.board.leonardo)])


@final
@frozen
class StartWork(Step[City]):
    """§6. Start an invention in an idle laboratory, stop one begun in an earlier turn, or be done."""

    seat: Seat
    begun: int  # laboratories started in this phase: one bit each

    def first_awaited(self, s: State[City]) -> Seat:
        return self.seat

    def question(self, s: State[City], seat: Seat) -> Line:
        return START_WORK.line([seat])

    def can_make(self, s: State[City]) -> list[int]:
        """Inventions not completed yet, asked for or not, whose exact components are in hand."""
        city, player = s.board, s.board.players[self.seat]
        hand = player.hand(city.rules)
        under_way = [lab.invention for lab in player.labs]
        return [
            invention
            for invention, needs in enumerate(city.rules.needs)
            if enough(hand, needs) and city.is_in_play(invention) and invention not in under_way
        ]

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        moves: list[Move] = []
        player = s.board.players[seat]
        can_make = self.can_make(s) if player.has_idle_lab() else []
        for n, lab in enumerate(player.labs):
            if lab.idle:
                moves += [START.of(n, invention) for invention in can_make]
            elif lab.working and not self.begun >> n & 1:
                moves.append(STOP.of(n))
        moves.append(DONE.of())
        return moves

    def is_open(self, s: State[City], seat: Seat) -> bool:
        """What an idle laboratory could start depends on a hand that may be secret."""
        return not s.board.players[seat].has_idle_lab()

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        city, player = s.board, s.board.players[seat]
        busy = [n for n in range(LABS.size) if player.labs[n].working]
        refused = [Refusal(START, [n], LAB_BUSY, [n]) for n in busy]
        refused += [Refusal(START, [ANY, done], COMPLETED_BY_ANOTHER, [done]) for done in city.done]
        hand = player.hand(city.rules)
        for invention in city.display:
            if invention in [lab.invention for lab in player.labs]:
                refused.append(Refusal(START, [ANY, invention], SAME_IN_OTHER_LAB, [invention]))
            else:
                needs = city.rules.needs[invention]
                for c in lacking(hand, needs)[:1]:
                    args = [invention, c, needs[c], hand[c]]
                    refused.append(Refusal(START, [ANY, invention], COMPONENTS_MISSING, args))
        return refused

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        if DONE.holds(move):
            return
        if STOP.holds(move):
            n, begun = STOP.first(move), self.begun
            lab = s.board.players[seat].labs[n]
            log.tell(STOPPED, seat, n, lab.invention)
            lab.clear()
        else:
            n, invention = START.first(move), START.second(move)
            begun = self.begun | 1 << n
            s.board.players[seat].labs[n].start(invention)
            log.tell(STARTED, seat, n, invention)
        s.then(StartWork(seat, begun))


def enough(hand: list[int], needs: list[int]) -> bool:
    """Whether a hand holds all components that are needed."""
    for c in range(COMPONENTS.size):
        if hand[c] < needs[c]:
            return False
    return True


def lacking(hand: list[int], needs: list[int]) -> list[int]:
    """The components of which a hand holds too few."""
    return [c for c in range(COMPONENTS.size) if hand[c] < needs[c]]
