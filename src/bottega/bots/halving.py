"""The bot that compares its moves without a tree: the control that the search is measured against."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, final

from bottega.bots.face import Bot, Budget
from bottega.bots.ismcts import USUAL, Search

if TYPE_CHECKING:
    from bottega.bots.tree import Edge
    from bottega.kit.luck import Luck
    from bottega.kit.view import View

COMPARED: Final = 16  # the best looking moves, to begin with
ROUNDS: Final = 4  # in each every move that is left is played as often; then the worse half is left out


@final
class HalvingBot(Bot):
    """Flat Monte Carlo with successive halving."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        if len(view.offers) == 1:
            return view.offers[0]
        search = Search(view.state, self.seat, luck)
        left = search.own[:COMPARED]
        started = time.perf_counter()
        for number in range(1, ROUNDS + 1):
            while not used(search, budget, started, number):
                for edge in left:
                    search.try_out(edge)
            left.sort(key=by_mean)
            del left[(len(left) + 1) // 2 :]
        return view.state.setup.game.words.text(left[0].move)


def used(search: Search, budget: Budget, started: float, number: int) -> bool:
    """Whether a round has had its part of the budget."""
    if not budget.milliseconds:
        return search.iterations >= (budget.iterations or USUAL) * number // ROUNDS
    return time.perf_counter() - started >= budget.milliseconds / 1000.0 * number / ROUNDS


def by_mean(edge: Edge) -> float:
    """The better, the earlier."""
    return -edge.mean()
