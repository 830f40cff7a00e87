"""Plays a state to its end at random, or along every line to a depth."""

from __future__ import annotations

import random

from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, first_awaited, offers, sample
from bottega.kit.seats import NOBODY
from bottega.kit.state import B, State


def random_play(s: State[B], seed: int, most: int = -1) -> int:
    """Play at random to the end, or for so many decisions at most; answers how many it took."""
    draw = random.Random(seed).random
    decisions = 0
    seat = first_awaited(s)
    while seat != NOBODY and decisions != most:
        moves = offers(s, seat)
        seat = apply_unchecked(s, seat, moves[int(draw() * len(moves))])
        decisions += 1
    return decisions


def sampled_play(s: State[B], luck: Luck) -> int:
    """Play at random to the end without listing what is offered; answers how many decisions it took."""
    decisions = 0
    seat = first_awaited(s)
    while seat != NOBODY:
        seat = apply_unchecked(s, seat, sample(s, seat, luck))
        decisions += 1
    return decisions


def perft(s: State[B], depth: int) -> int:
    """How many sequences of that many moves there are; of several who choose at once the first goes first."""
    if depth == 0:
        return 1
    seat = first_awaited(s)
    if seat == NOBODY:
        return 0
    moves = offers(s, seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        world = s.copy()
        apply_unchecked(world, seat, move)
        count += perft(world, depth - 1)
    return count
