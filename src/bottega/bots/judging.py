"""What a move gave away: it is compared with the best one, as a master would, from what its seat saw.

What a search says of two moves is how much they are worth beside each other, whoever leads. What was given
away of the chance of victory is told by playing both to the end. Of both the less is believed: a coach is to
be sure.
"""

from __future__ import annotations

import time
from math import sqrt
from typing import TYPE_CHECKING, Final, final

from bottega.bots.chance import Chance
from bottega.bots.evaluators import evaluator_of
from bottega.bots.ismcts import ENDLESS, USUAL, Search
from bottega.bots.playing import play_on, tried
from bottega.kit.play import awaited, result

if TYPE_CHECKING:
    from bottega.bots.face import Budget
    from bottega.bots.tree import Edge
    from bottega.kit.board import Board
    from bottega.kit.luck import Luck
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat
    from bottega.kit.state import State

HALVES: Final = 2  # one to find the best move, one to compare it with what was played
MARGIN: Final = 0.1  # by which a search may be wrong about the difference
PLAYOUT: Final = 4  # iterations that two matches played to their ends count as


@final
class Verdict:
    """The move a master would have made, and by how much it is surely worth more, from 0 to 1."""

    def __init__(self, better: str, loses: float) -> None:
        self.better: Final = better
        self.loses: Final = loses


def judge(view: State[Board], seat: Seat, played: str, much: float, budget: Budget, luck: Luck) -> Verdict:
    """What was given away by a move in this view; nothing if it was not much."""
    words = view.setup.game.words
    search = Search(view, seat, luck)
    if len(search.own) < HALVES:
        return Verdict(played, 0.0)
    part = budget.part(HALVES)
    search.run(part)
    better, made = search.best().move, words.parse(played)
    loses = 0.0 if better == made else difference(view, seat, better, made, part, luck) - MARGIN
    if loses >= much:
        loses = min(loses, victories(view, seat, better, made, part, luck))
    return Verdict(words.text(better), loses if loses >= much else 0.0)


def difference(view: State[Board], seat: Seat, better: Move, made: Move, budget: Budget, luck: Luck) -> float:
    """How much more one move is worth than another; both are tried as often, and in the same worlds.

    A search tries what looks bad but a few times, and then knows little of it.
    """
    search = Search(view, seat, luck)
    both = [edge_of(search, move) for move in (better, made)]
    started = time.perf_counter()
    while not used(budget, started, search.iterations):
        for edge in both:
            search.own[:] = [edge]  # of one there is nothing to pick
            search.iterate()
    return both[0].mean() - both[1].mean()


def victories(view: State[Board], seat: Seat, better: Move, made: Move, budget: Budget, luck: Luck) -> float:
    """What part more of the matches one move surely wins than another, when both are played to the end."""
    evaluator, chance = evaluator_of(view.setup.game.id), Chance(luck)
    tries = evaluator.params_for(view.setup.seats).tries
    started, worlds, more = time.perf_counter(), 0, 0.0
    while not used(budget, started, PLAYOUT * worlds):
        world = view.determinise(seat, chance)
        worlds += 1
        for move, sign in ((better, 1.0), (made, -1.0)):
            after = tried(world, seat, move, awaited(world), chance)
            ended = result(play_on(after, evaluator, tries, ENDLESS, chance))
            if ended is not None:
                more += sign * ended.share(seat)
    return more / worlds - sqrt(0.5 / worlds) if worlds else 0.0  # less what chance may have done


def edge_of(search: Search, move: Move) -> Edge:
    """The edge of a move that is offered."""
    for edge in search.own:
        if edge.move == move:
            return edge
    raise ValueError(f"move {move} is not offered")


def used(budget: Budget, started: float, iterations: int) -> bool:
    """Whether all of the budget was thought."""
    if budget.milliseconds:
        return time.perf_counter() - started >= budget.milliseconds / 1000.0
    return iterations >= (budget.iterations or USUAL)
