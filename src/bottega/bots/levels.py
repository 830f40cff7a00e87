"""The three levels a person meets, the same in all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.chance import Chance
from bottega.bots.face import Bot, Budget
from bottega.bots.greedy import best_looking
from bottega.bots.ismcts import Search

if TYPE_CHECKING:
    from bottega.kit.luck import Luck
    from bottega.kit.view import View

NOTICED: Final = 3  # offers that an apprentice sees at all
SHARE: Final = 20  # a journeyman thinks this part of the time a master does


@final
class ApprenticeBot(Bot):
    """Sees only a few of the offers, and takes the one that looks best at once."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        chance = Chance(luck)
        noticed = chance.shuffle(view.offers[:])[:NOTICED]
        return best_looking(view.state, self.seat, noticed, 1, chance)


@final
class JourneymanBot(Bot):
    """Searches for a short while."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        return searched(view, budget.part(SHARE), luck)


@final
class MasterBot(Bot):
    """Searches as long as it may."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        return searched(view, budget, luck)


def searched(view: View, budget: Budget, luck: Luck) -> str:
    """What a search finds best."""
    if len(view.offers) == 1:
        return view.offers[0]
    search = Search(view.state, view.seat, luck)
    search.run(budget)
    return view.state.setup.game.words.text(search.best().move)
