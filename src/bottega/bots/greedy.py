"""The bot that takes what looks best at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.chance import Chance
from bottega.bots.evaluators import evaluator_of
from bottega.bots.face import Bot, Budget
from bottega.bots.playing import looks
from bottega.kit.play import awaited

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.luck import Luck
    from bottega.kit.seats import Seat
    from bottega.kit.state import State
    from bottega.kit.view import View

WORLDS: Final = 3  # guessed for each decision: what is hidden is different in each
HAIR: Final = 1e-6  # equals are chosen among by lot


@final
class GreedyBot(Bot):
    """Looks one move ahead, in a few worlds that its view allows."""

    def choose(self, view: View, budget: Budget, luck: Luck) -> str:
        return best_looking(view.state, self.seat, view.offers, WORLDS, Chance(luck))


def best_looking(view: State[Board], seat: Seat, offers: list[str], guesses: int, chance: Chance) -> str:
    """The offer that brings most at once, summed over some worlds that the view allows."""
    if len(offers) == 1:
        return offers[0]
    game = view.setup.game
    evaluator = evaluator_of(game.id)
    worlds = [view.determinise(seat, chance) for _ in range(guesses)]
    others = awaited(worlds[0])
    best, most = offers[0], 0.0
    for number, offer in enumerate(offers):
        move = game.words.parse(offer)
        worth = HAIR * chance.random() + looks(worlds, seat, [move], others, evaluator, chance)[0]
        if number == 0 or worth > most:
            best, most = offer, worth
    return best
