"""§4 A turn: an inventor works, or all become available; tokens may be used before and after."""

from __future__ import annotations

from typing import final

from bottega.games.inventors.facts import PASSED, RESTED
from bottega.games.inventors.names import ERAS
from bottega.games.inventors.phases.eras import BeginEra, CountPoints, EndEra, LastTokens
from bottega.games.inventors.phases.tokens import (
    AFTER_ACTION,
    learnings,
    may_rouse,
    offer_tokens,
    refused_learnings,
    refused_rousing,
    use,
)
from bottega.games.inventors.phases.working import boosts, refused_works, work, works
from bottega.games.inventors.pieces import Table
from bottega.games.inventors.words import (
    BOOST,
    MUST_ACT,
    NOBODY_BUSY,
    PASS,
    REST,
    ROUSE,
    TAKE_TURN,
    WORK,
)
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.seats import Seat, after
from bottega.kit.state import Choice, SeatStep, State, Step


@final
class TakeTurn(Choice[Table]):
    """§4. Work, or make all busy inventors available; free moves come before; who can do neither passes."""

    def question(self, s: State[Table], seat: Seat) -> Line:
        return TAKE_TURN.line([seat])

    def is_open(self, s: State[Table], seat: Seat) -> bool:
        return True

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        board = s.board
        moves = works(board, seat)
        if board.busy[seat]:
            moves.append(REST.of())
        if not moves:
            moves.append(PASS.of())
        moves += boosts(board, seat)
        moves += learnings(board, seat)
        if may_rouse(board, seat):
            moves.append(ROUSE.of())
        return moves

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        board = s.board
        refused = refused_works(board, seat)
        if not board.busy[seat]:
            refused.append(Refusal(REST, [], NOBODY_BUSY, []))
        if board.busy[seat] or works(board, seat):
            refused.append(Refusal(PASS, [], MUST_ACT, []))
        return refused + refused_learnings(board, seat) + refused_rousing(board, seat)

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        board = s.board
        if WORK.holds(move):
            board.passes = 0
            work(s, seat, WORK.first(move), WORK.second(move), 0, log)
        elif BOOST.holds(move):
            board.passes = 0
            work(s, seat, BOOST.first(move), BOOST.second(move), BOOST.third(move), log)
        elif REST.holds(move):
            board.passes = 0
            board.busy[seat] = 0
            log.tell(RESTED, seat)
        elif PASS.holds(move):
            board.passes += 1
            log.tell(PASSED, seat)
        else:
            use(board, seat, move, log)
            s.then(self)


@final
class FinishTurn(SeatStep[Table]):
    """§9.7. After the action tokens may still be used; once the last era is over, before scoring instead."""

    def run(self, s: State[Table], log: Log) -> None:
        if not s.board.over:
            offer_tokens(s, self.seat, AFTER_ACTION)


@final
class EndTurn(SeatStep[Table]):
    """§4, §7.1. Clockwise to the next player; before that the era ends, if it is down to one invention."""

    def run(self, s: State[Table], log: Log) -> None:
        board = s.board
        following = after(self.seat, board.rules.seats)
        if board.left > 1 and board.passes < board.rules.seats:
            s.then_all(board.rules.turns[following])
        elif board.era < ERAS:
            s.then(EndEra(), BeginEra(), *board.rules.turns[following])
        else:
            s.then(EndEra(), LastTokens(following), CountPoints())


def turn(seat: Seat) -> list[Step[Table]]:
    """The steps of a player's turn: made once, before a match."""
    return [TakeTurn(seat), FinishTurn(seat), EndTurn(seat)]
