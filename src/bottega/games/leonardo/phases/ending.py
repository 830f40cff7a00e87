"""§10, §11 The end of a turn and the end of the game."""

from __future__ import annotations

from typing import final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import (
    DIVERSITY,
    LAST_TURN,
    LEONARDO_PASSED,
    REQUESTED,
    SHOWED_FLORINS,
    TURN_BEGAN,
)
from bottega.games.leonardo.scoring import types
from bottega.kit.events import Log
from bottega.kit.piece import frozen
from bottega.kit.seats import after
from bottega.kit.state import State, Step


@final
@frozen
class BeginTurn(Step[City]):
    """§5, §10. A turn is its phases in order; after the ninth the game ends."""

    turn: int

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        city.turn = self.turn
        city.fresh = ()
        city.bids.clear()
        for player in city.players:
            player.take_home()
        log.tell(TURN_BEGAN, self.turn, city.leonardo)
        if self.turn == city.rules.last_turn:
            log.tell(LAST_TURN, self.turn)
            s.then(CountDiversity())
        else:
            s.then(BeginTurn(self.turn + 1))
        s.then_all(city.rules.plan(self.turn))


@final
class AddFlorin(Step[City]):
    """§10. One florin is added at the Council after turns 1 to 7."""

    def run(self, s: State[City], log: Log) -> None:
        s.board.purse += 1


@final
class Refill(Step[City]):
    """§10. New inventions are asked for until the display is full; an empty deck leaves it short."""

    def run(self, s: State[City], log: Log) -> None:
        city = s.board
        while len(city.display) < city.rules.display and city.deck:
            log.tell(REQUESTED, city.turn_up())


@final
class PassLeonardo(Step[City]):
    """Pietrocupo. Leonardo goes to the next player clockwise at the end of each turn."""

    def run(self, s: State[City], log: Log) -> None:
        s.board.leonardo = after(s.board.leonardo, s.board.rules.seats)
        log.tell(LEONARDO_PASSED, s.board.leonardo)


@final
class CountDiversity(Step[City]):
    """§11. Florins for the number of different types among one's own cards; hidden stocks are opened."""

    def run(self, s: State[City], log: Log) -> None:
        rules = s.board.rules
        for seat, player in enumerate(s.board.players):
            florins = rules.scoring.diversity(rules, player)
            player.florins += florins
            if florins:
                log.tell(DIVERSITY, seat, types(rules, player.cards), florins)
            if rules.stocks_hidden:
                log.tell(SHOWED_FLORINS, seat, player.florins)
