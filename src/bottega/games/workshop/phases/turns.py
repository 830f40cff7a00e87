"""§4 A turn: play a card, then draw one."""

from __future__ import annotations

from typing import final

from bottega.games.workshop.facts import DECK_EMPTY, DREW
from bottega.games.workshop.phases.hands import HandStep
from bottega.games.workshop.phases.plays import play_card, played_card, plays, refused_plays
from bottega.games.workshop.pieces import ENDING, PLAYING, Table
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State


@final
class PlayCard(HandStep):
    """§4. Play one card of the hand for its upper or its lower half. Nobody passes: one can always study."""

    def first_awaited(self, s: State[Table]) -> Seat:
        return s.board.rules.seat_of[self.hand] if s.board.hands[self.hand] else NOBODY

    def run(self, s: State[Table], log: Log) -> None:
        """§8.1. A hand that has played its whole quarter sits out."""

    def question(self, s: State[Table], seat: Seat) -> Line:
        return s.board.rules.seating.question(self.hand)

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return plays(s.board, self.hand, s.board.hands[self.hand])

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        return refused_plays(s.board, self.hand, s.board.hands[self.hand])

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        card = played_card(move)
        s.board.play(self.hand, card)
        play_card(s, self.hand, card, move, log)


@final
class DrawCard(HandStep):
    """§4.5. Draw one card, whatever was played. §7.1 The last card of the deck brings the end on."""

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        if table.in_deck():
            log.tell(DREW, table.rules.seat_of[self.hand], table.draw(self.hand))
        if table.ending == PLAYING and table.is_drawn_out():
            table.ending = ENDING
            log.tell(DECK_EMPTY)
