"""The three levels a person meets, the same in all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.chance import Chance
from bottega.bots.face import Bot, Budget
from bottega.bots.ismcts import Search
from bottega.bots.merits import MERITS
from bottega.bots.playing import looks
from bottega.kit.play import awaited

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.luck import Luck
    from bottega.kit.state import State

NOTICED: Final = 3  # offers that an apprentice sees at all
SHARE: Final = 20  # a journeyman thinks this part of the time a master does


@final
class ApprenticeBot(Bot):
    """Sees only a few of the offers, and takes the one that looks best at once."""

    def choose(self, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
        if len(offers) == 1:
            return offers[0]
        game, chance = view.match.game, Chance(luck)
        merit = MERITS[game.id]
        worlds = [view.determinise(self.seat, chance)]
        others = awaited(worlds[0])
        best, most = "", 0.0
        for offer in chance.shuffle(offers[:])[:NOTICED]:
            worth = looks(worlds, self.seat, game.words.parse(offer), others, merit, chance)
            if not best or worth > most:
                best, most = offer, worth
        return best


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


def searched(bot: Bot, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
    """What a search finds best."""
    if len(offers) == 1:
        return offers[0]
    search = Search(view, bot.seat, luck)
    search.run(budget)
    return view.match.game.words.text(search.best().move)
