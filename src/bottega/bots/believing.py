"""Guesses worlds: where hidden things were chosen, those in which others chose sensibly are believed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bottega.bots.chance import Chance
    from bottega.bots.evaluator import Evaluator
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat
    from bottega.kit.state import State

GUESSES: Final = 2  # drawn for each world that is believed


def believed(view: State[Board], viewer: Seat, evaluator: Evaluator, chance: Chance) -> State[Board]:
    """A whole state this viewer cannot tell from the true one."""
    best = view.determinise(viewer, chance)
    if not evaluator.params.beliefs:
        return best
    most = sense_of_others(best, viewer, evaluator)
    for _ in range(GUESSES - 1):
        world = view.determinise(viewer, chance)
        sense = sense_of_others(world, viewer, evaluator)
        if sense > most:
            best, most = world, sense
    return best


def sense_of_others(world: State[Board], viewer: Seat, evaluator: Evaluator) -> float:
    """How sensibly the others chose, if this is how things are."""
    sense = 0.0
    for seat in range(world.setup.seats):
        if seat != viewer:
            sense += evaluator.sense(world.board, seat)
    return sense
