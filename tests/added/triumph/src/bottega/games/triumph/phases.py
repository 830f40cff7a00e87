"""The rulebook in its order: §2 a trick is played round, §3 everyone follows suit, §4 one takes it."""

from __future__ import annotations

from typing import Final, final

from bottega.games.triumph.pieces import Table
from bottega.games.triumph.words import MUST_FOLLOW, PLAY, PLAYED, TOOK, WHICH_CARD
from bottega.kit.board import Part
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.seats import Seat, clockwise
from bottega.kit.state import Choice, State, Step


@final
class Trick(Step[Table]):
    """§2. Everyone plays a card in turn, from the leader on."""

    def run(self, s: State[Table], log: Log) -> None:
        order = clockwise(s.board.leader, s.board.rules.seats)
        s.then(*[PlayCard(seat) for seat in order], TakeTrick())


@final
class PlayCard(Choice[Table]):
    """§3. A card from the hand; who can follow suit must."""

    def question(self, s: State[Table], seat: Seat) -> Line:
        return WHICH_CARD.line([seat])

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return [PLAY.of(card) for card in s.board.playable(seat)]

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        playable, suit = s.board.playable(seat), s.board.rules.suit
        others = [card for card in s.board.hands[seat] if card not in playable]
        return [Refusal(PLAY, [card], MUST_FOLLOW, [suit[playable[0]]]) for card in others]

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        card = PLAY.first(move)
        s.board.hands[seat].remove(card)
        s.board.trick.append(card)
        log.tell(PLAYED, seat, card)


@final
class TakeTrick(Step[Table]):
    """§4. The strongest card takes the trick, and whoever played it leads the next."""

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        strengths = [table.strength(card) for card in table.trick]
        place = strengths.index(max(strengths))
        table.leader = clockwise(table.leader, table.rules.seats)[place]
        table.taken[table.leader].extend(table.trick)
        log.tell(TOOK, table.leader, 1 + sum(table.rules.points[card] for card in table.trick))
        table.trick.clear()


STEPS: Final[list[type[Part]]] = [Trick, PlayCard, TakeTrick]
