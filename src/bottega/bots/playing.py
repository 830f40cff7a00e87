"""Plays on in a guessed world, as somebody does who looks at a few moves and takes the best of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.kit.play import apply_unchecked, awaited, legal_moves, offers, samples

if TYPE_CHECKING:
    from bottega.bots.chance import Chance
    from bottega.bots.evaluator import Evaluator
    from bottega.kit.board import Board
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat
    from bottega.kit.state import State


def tried(s: State[Board], seat: Seat, move: Move, others: list[Seat], chance: Chance) -> State[Board]:
    """The world after a move; those who choose at the same time choose anything."""
    world = s.copy()
    apply_unchecked(world, seat, move)
    if len(others) > 1:
        for other in others:
            if other != seat and other in awaited(world):
                apply_unchecked(world, other, chance.pick(legal_moves(world, other)))
    return world


def looks(
    worlds: list[State[Board]],
    seat: Seat,
    moves: list[Move],
    others: list[Seat],
    evaluator: Evaluator,
    chance: Chance,
) -> list[float]:
    """What each move brings at once, summed over some guessed worlds."""
    alone = len(others) == 1
    foreseen = [evaluator.foreseen(world, seat, moves) if alone else [] for world in worlds]
    worths: list[float] = []
    for n, move in enumerate(moves):
        worth = 0.0
        for at, world in enumerate(worlds):
            if foreseen[at]:
                worth += foreseen[at][n]
            else:
                worth += evaluator.value(tried(world, seat, move, others, chance).board, seat)
        worths.append(worth)
    return worths


def play_on(
    s: State[Board], evaluator: Evaluator, tries: int, decisions: int, chance: Chance
) -> State[Board]:
    """The world so many decisions later, or at the end; the one that is given is used up."""
    world = s
    seats = awaited(world)
    while seats and decisions > 0:
        seat = seats[0]
        # What a sealed choice is worth is not seen before all have chosen.
        moves = samples(world, seat, tries, chance) if len(seats) == 1 else offers(world, seat)
        if len(moves) == 1:
            apply_unchecked(world, seat, moves[0])
        elif len(seats) > 1:
            apply_unchecked(world, seat, chance.pick(moves))
            decisions -= 1
        else:
            world = best_of(world, seat, moves, evaluator)
            decisions -= 1
        seats = awaited(world)
    return world


def best_of(s: State[Board], seat: Seat, moves: list[Move], evaluator: Evaluator) -> State[Board]:
    """The world after the best of these moves; the one that is given is used up."""
    worths = evaluator.foreseen(s, seat, moves)
    if worths:
        apply_unchecked(s, seat, moves[worths.index(max(worths))])
        return s
    found, most = s, 0.0
    last = len(moves) - 1
    for n, move in enumerate(moves):
        world = s if n == last else s.copy()
        apply_unchecked(world, seat, move)
        worth = evaluator.value(world.board, seat)
        if n == 0 or worth > most:
            found, most = world, worth
    return found
