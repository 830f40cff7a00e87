"""How many ways there are to go on from a position."""

from __future__ import annotations

from bottega.kit.play import apply_unchecked, awaited, legal_moves
from bottega.kit.state import B, State


def perft(s: State[B], depth: int) -> int:
    """The number of move sequences of this length; one that ends early counts where it ends."""
    seats = awaited(s)
    if depth == 0 or not seats:
        return 1
    ways = 0
    for move in legal_moves(s, seats[0]):
        after = s.copy()
        apply_unchecked(after, seats[0], move)
        ways += perft(after, depth - 1)
    return ways
