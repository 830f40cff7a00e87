"""Why bots moved as they did, and what one might do oneself."""

from __future__ import annotations

from bottega.analysis import advise
from bottega.bots.reasons import reason
from bottega.kit.moves import Move
from bottega.kit.play import apply_unchecked
from bottega.kit.seats import NOBODY, Seat
from bottega.terminal.sitting import Sitting


def hint(sitting: Sitting, seat: Seat) -> tuple[Move, str]:
    """What is best in this seat, from what it sees; and the reason."""
    advice = advise(sitting.state.view(seat), seat)
    return sitting.record.game.words.parse(advice.move), advice.why


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
