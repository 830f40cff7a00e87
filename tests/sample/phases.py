"""The rulebook in its order: §2 a lot is turned up, §3 everyone bids; §5 by option they peek first."""

from __future__ import annotations

from typing import Final, final

from bottega.kit.board import Part
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piles import changed
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import Choice, Sealed, State, Step
from tests.sample.pieces import Stall
from tests.sample.words import BID, HOW_MUCH, MAY_PEEK, PEEK, PEEKED, SKIP, TIED, TOO_POOR, TURNED_UP, WON


@final
class TurnUp(Step[Stall]):
    """§2. The next lot is turned up."""

    def run(self, s: State[Stall], log: Log) -> None:
        log.tell(TURNED_UP, s.board.turn_up())


@final
class Peek(Choice[Stall]):
    """§5. A player may pay a coin to look at the lot that comes next; who has none is not asked."""

    def first_awaited(self, s: State[Stall]) -> Seat:
        return self.seat if s.board.purses[self.seat] else NOBODY

    def run(self, s: State[Stall], log: Log) -> None:
        """There is nothing to pay with."""

    def question(self, s: State[Stall], seat: Seat) -> Line:
        return MAY_PEEK.line([seat])

    def moves(self, s: State[Stall], seat: Seat) -> list[Move]:
        return [PEEK.of(), SKIP.of()]

    def take(self, s: State[Stall], seat: Seat, move: Move, log: Log) -> None:
        if PEEK.holds(move):
            s.board.purses[seat] -= 1
            s.board.known[-1] |= 1 << seat
            log.tell(PEEKED, seat, s.board.pile[-1])


@final
class Bid(Sealed[Stall]):
    """§3. Everyone bids in secret; the highest pays and takes the lot; if tied, nobody does."""

    def asked(self, s: State[Stall]) -> list[Seat]:
        return list(range(s.board.rules.seats))

    def question(self, s: State[Stall], seat: Seat) -> Line:
        return HOW_MUCH.line([seat, s.board.shown[-1]])

    def moves(self, s: State[Stall], seat: Seat) -> list[Move]:
        return [BID.of(coins) for coins in range(s.board.purses[seat] + 1)]

    def refusals(self, s: State[Stall], seat: Seat) -> list[Refusal]:
        more = range(s.board.purses[seat] + 1, s.board.rules.coins + 1)
        return [Refusal(BID, [coins], TOO_POOR, [coins]) for coins in more]

    def reveal(self, s: State[Stall], choices: dict[Seat, Move], log: Log) -> None:
        bids = [BID.first(choices[seat]) for seat in range(s.board.rules.seats)]
        best = max(bids)
        if bids.count(best) > 1 and not s.board.rules.ties_sell:
            log.tell(TIED)
            return
        winner, lot = bids.index(best), s.board.shown[-1]
        s.board.purses[winner] -= best
        s.board.won = changed(s.board.won, winner, (*s.board.won[winner], lot))
        log.tell(WON, winner, lot, best)


STEPS: Final[list[type[Part]]] = [TurnUp, Peek, Bid]
