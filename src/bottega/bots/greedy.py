"""The bot that takes what looks best at once."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from bottega.bots.face import Bot, Budget
from bottega.bots.merits import MERITS
from bottega.kit.play import awaited, legal_moves, play

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.luck import Luck
    from bottega.kit.phrases import Seat
    from bottega.kit.state import State
    from bottega.kit.words import Move

WORLDS: Final = 3  # guessed for each decision: what is hidden is different in each
HAIR: Final = 1e-6  # equals are chosen among by lot


@final
class GreedyBot(Bot):
    """Looks one move ahead, in a few worlds that its view allows."""

    def choose(self, view: State[Board], offers: list[str], budget: Budget, luck: Luck) -> str:
        if len(offers) == 1:
            return offers[0]
        game = view.match.game
        merit = MERITS[game.id]
        chance = Random(luck.word())
        worlds = [view.determinise(self.seat, luck) for _ in range(WORLDS)]
        best, most = offers[0], 0.0
        for number, offer in enumerate(offers):
            move = game.words.parse(offer)
            worth = HAIR * chance.random()
            for world in worlds:
                worth += merit.value(after(world, self.seat, move, chance).board, self.seat)
            if number == 0 or worth > most:
                best, most = offer, worth
        return best


def after(s: State[Board], seat: Seat, move: Move, chance: Random) -> State[Board]:
    """The world after a move; those who choose at the same time choose anything."""
    world = s.copy()
    others = awaited(world)
    play(world, seat, move)
    for other in others:
        if other != seat and other in awaited(world):
            moves = legal_moves(world, other)
            play(world, other, moves[int(chance.random() * len(moves))])
    return world
