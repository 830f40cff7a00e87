"""How long people would sit over a match that bots played: so many seconds for each choice."""

from __future__ import annotations

from typing import Final

from bottega.kit.play import apply_unchecked, awaited, legal_moves
from bottega.kit.record import Record

CHOICE: Final = 15.0  # seconds to choose, and to see what comes of it
FORCED: Final = 3.0  # seconds where there is one thing to say


def seconds_of(offers: int, choosing: int) -> float:
    """What a choice adds to a match; who choose in secret do so at the same time."""
    return (CHOICE if offers > 1 else FORCED) / choosing


def minutes_of(record: Record) -> float:
    """How long people would have sat over it."""
    s, _ = record.start()
    seconds = 0.0
    for seat, text in record.moves:
        seconds += seconds_of(len(legal_moves(s, seat)), len(awaited(s)))
        apply_unchecked(s, seat, record.game.words.parse(text))
    return seconds / 60
