"""Why bots moved as they did, and what one might do oneself."""

from __future__ import annotations

from typing import Final

from bottega.bots import ADVISER, seat_bot
from bottega.bots.face import Budget
from bottega.bots.reasons import foreseen, reason
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import apply_unchecked
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.view import view_of
from bottega.terminal.sitting import Sitting

BUDGET: Final = Budget(milliseconds=2000)


def hint(sitting: Sitting, seat: Seat) -> tuple[Move, str]:
    """What the adviser would do in this seat, from what it sees; and the reason."""
    state, words = sitting.state, sitting.record.game.words
    luck = Luck(sitting.record.seed, f"hint {seat} ply {len(sitting.record.moves)}")
    move = words.parse(seat_bot(ADVISER, seat).choose(view_of(state, seat), BUDGET, luck))
    return move, foreseen(state.view(seat), seat, move, luck)


def last_of_bots(sitting: Sitting) -> list[tuple[int, str]]:
    """The plies at which bots moved one after the other just now, each with the reason everybody can see."""
    words, moves = sitting.record.game.words, sitting.record.moves
    by_bots = [ply for ply, (mover, _) in enumerate(moves, start=1) if mover in sitting.bots.bots]
    first = last = by_bots[-1] if by_bots else 0
    while first - 1 in by_bots:
        first -= 1
    state, _ = sitting.record.start()
    told: list[tuple[int, str]] = []
    for ply, (mover, text) in enumerate(moves[:last], start=1):
        move, before = words.parse(text), state.view(NOBODY)
        apply_unchecked(state, mover, move)
        state = sitting.record.drawn(state, ply)
        if ply >= first:
            told.append((ply, reason(before, state.view(NOBODY), mover, move)))
    return told
