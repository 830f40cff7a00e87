"""The three levels a person meets, the same in all games."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from bottega.bots.chance import Chance
from bottega.bots.face import Bot, Budget
from bottega.bots.greedy import best_looking
from bottega.bots.ismcts import Search

if TYPE_CHECKING:
    from bottega.bots.evaluator import Evaluator
    from bottega.kit.board import Board
    from bottega.kit.luck import Luck
    from bottega.kit.state import State

NOTICED: Final = 3  # offers that an apprentice sees at all
SHARE: Final = 20  # a journeyman thinks this part of the time a master does


@final
class ApprenticeBot(Bot):
    """Sees only a few of the offers, and takes the one that looks best at once."""

    def choose(self, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
        chance = Chance(luck)
        noticed = chance.shuffle(offers[:])[:NOTICED]
        return best_looking(view, self.seat, noticed, 1, chance)


@final
class JourneymanBot(Bot):
    """Searches for a short while."""

    def choose(self, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
        return searched(self, view, offers, budget.part(SHARE), luck)


@final
class MasterBot(Bot):
    """Searches as long as it may."""

    def choose(self, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
        return searched(self, view, offers, budget, luck)


def searched(
    bot: Bot,
    view: State[Board],
    offers: list[str],
    budget: Budget,
    luck: Luck,
    evaluator: Evaluator | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> str:
    """What a search finds best."""
    if len(offers) == 1:
        return offers[0]
    search = Search(view, bot.seat, luck, evaluator, clock)
    search.run(budget)
    return view.setup.game.words.text(search.best().move)
