"""Plays a state to its end at random, or along every line to a depth."""

from __future__ import annotations

import random

from bottega.kit.play import apply_unchecked, awaited, legal_moves
from bottega.kit.state import B, State


def random_play(s: State[B], seed: int, most: int = -1) -> int:
    """Play at random to the end, or for so many decisions at most; answers how many it took."""
    draw = random.Random(seed).random
    decisions = 0
    seats = awaited(s)
    while seats and decisions != most:
        seat = seats[0]
        moves = legal_moves(s, seat)
        apply_unchecked(s, seat, moves[int(draw() * len(moves))])
        decisions += 1
        seats = awaited(s)
    return decisions


def perft(s: State[B], depth: int) -> int:
    """How many sequences of that many moves there are; of several who choose at once the first goes first."""
    if depth == 0:
        return 1
    seats = awaited(s)
    if not seats:
        return 0
    moves = legal_moves(s, seats[0])
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        world = s.copy()
        apply_unchecked(world, seats[0], move)
        count += perft(world, depth - 1)
    return count
