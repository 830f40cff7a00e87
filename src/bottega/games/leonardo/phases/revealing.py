"""Pietrocupo, phase D: each reveals one invention in turn, the display is refilled, then a second time."""

from __future__ import annotations

from typing import final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import REVEALED_NONE
from bottega.games.leonardo.phases.completing import close, complete, finished, own, show_late
from bottega.games.leonardo.phases.ending import Refill
from bottega.games.leonardo.words import DONE, REVEAL, REVEAL_WORK
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import Choice, State, Step


@final
class RevealInOrder(Step[City]):
    """Two rounds of revelations; in between, new inventions are turned up (not in the last turn)."""

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        each: list[Step[City]] = [Reveal(seat) for seat in city.clockwise(city.leonardo)]
        refill: list[Step[City]] = [Refill()] if city.turn < city.rules.last_turn else []
        s.then(*each, *refill, *each)


@final
class Reveal(Choice[City]):
    """The first to reveal an invention has the card and the full amount; others get the lower one.

    Whoever else makes it says so at once (§9): no laboratory makes in secret what is completed.
    What is finished must be revealed, unless the option lets players hold it back.
    """

    def first_awaited(self, s: State[City]) -> Seat:
        """Everyone at work is asked, finished or not: what is under way stays secret."""
        return self.seat if any(lab.working for lab in s.board.players[self.seat].labs) else NOBODY

    def run(self, s: State[City], log: Log) -> None:
        """Nothing is under way."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return REVEAL_WORK.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        labs = s.board.players[seat].labs
        ready = [REVEAL.of(n) for n, lab in enumerate(labs) if finished(s.board, seat, lab)]
        return [*ready, DONE.of()] if s.board.rules.holds_back or not ready else ready

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        if DONE.holds(move):
            log.tell(REVEALED_NONE, seat)
            return
        n = REVEAL.first(move)
        invention = s.board.players[seat].labs[n].invention
        complete(s.board, seat, n, log)
        if invention not in s.board.done:
            close(s.board, invention)
            own(s.board, seat, invention, log)
            show_late(s.board, log)
