"""§5 What Leonardo's visit brings: a lesson, more cards, or a look at the deck and a card to play."""

from __future__ import annotations

from typing import final

from bottega.games.workshop.facts import DREW, LOOKS, RETURNED, TAUGHT
from bottega.games.workshop.names import LOOK, SIX
from bottega.games.workshop.phases.hands import CardsStep
from bottega.games.workshop.phases.plays import play_card, played_card, plays, refused_plays
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.words import (
    NO_COLUMN,
    PLAY_LOOKED,
    RETURN,
    RETURN_CARD,
    TEACH,
    TEACH_DISCIPLINE,
)
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State, Step


@final
@frozen
class Teach(Step[Table]):
    """§5.2. The Leonardo card goes under a discipline in play, as a practice card would."""

    hand: int
    levels: int

    def columns(self, s: State[Table]) -> list[int]:
        """The disciplines in play."""
        at = self.hand * SIX
        return [discipline for discipline in range(SIX) if s.board.levels[at + discipline]]

    def first_awaited(self, s: State[Table]) -> Seat:
        return s.board.rules.seat_of[self.hand] if len(self.columns(s)) > 1 else NOBODY

    def run(self, s: State[Table], log: Log) -> None:
        """There is but one."""
        self.teach(s, self.columns(s)[0], log)

    def question(self, s: State[Table], seat: Seat) -> Line:
        return TEACH_DISCIPLINE.line([seat])

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return [TEACH.of(discipline) for discipline in self.columns(s)]

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        columns = self.columns(s)
        absent = [discipline for discipline in range(SIX) if discipline not in columns]
        return [Refusal(TEACH, [discipline], NO_COLUMN, [discipline]) for discipline in absent]

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        self.teach(s, TEACH.first(move), log)

    def teach(self, s: State[Table], discipline: int, log: Log) -> None:
        """The column gains its levels."""
        level = s.board.raise_level(self.hand, discipline, self.levels)
        log.tell(TAUGHT, s.board.rules.seat_of[self.hand], discipline, level)


@final
class DrawMore(CardsStep):
    """§5.3, §5.4. Draw so many cards at once, as far as the deck goes: the hand stays larger."""

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        for _ in range(min(self.count, table.in_deck())):
            log.tell(DREW, table.rules.seat_of[self.hand], table.draw(self.hand))


@final
class LookAtTop(CardsStep):
    """§5.5. Look at the top cards of the deck, as many as there are; with none, nothing happens."""

    def run(self, s: State[Table], log: Log) -> None:
        table = s.board
        count = table.look(self.count)
        if count:
            seen = table.aside[-count:] + (0,) * (LOOK - count)  # the fact has fields for so many only
            log.tell(LOOKS[count - 1], table.rules.seat_of[self.hand], seen[0], seen[1], seen[2])
            s.then(PlayLooked(self.hand, count))


@final
class PlayLooked(CardsStep):
    """§5.5. One of the cards looked at is played at once, for either half; then the others go back."""

    def first_awaited(self, s: State[Table]) -> Seat:
        return s.board.rules.seat_of[self.hand]

    def question(self, s: State[Table], seat: Seat) -> Line:
        return PLAY_LOOKED.line([seat])

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return plays(s.board, self.hand, s.board.aside[-self.count :])

    def refusals(self, s: State[Table], seat: Seat) -> list[Refusal]:
        return refused_plays(s.board, self.hand, s.board.aside[-self.count :])

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        card = played_card(move)
        s.board.take_aside(card, self.count)
        s.then(PutUnder(self.hand, self.count - 1))
        play_card(s, self.hand, card, move, log)


@final
class PutUnder(CardsStep):
    """§5.5. The others go under the deck in any order. Equal cards are asked about too: nobody else knows."""

    def first_awaited(self, s: State[Table]) -> Seat:
        return s.board.rules.seat_of[self.hand] if self.count > 1 else NOBODY

    def run(self, s: State[Table], log: Log) -> None:
        """The last one needs no question."""
        if self.count:
            self.put(s, s.board.aside[-1], log)

    def question(self, s: State[Table], seat: Seat) -> Line:
        return RETURN_CARD.line([seat])

    def moves(self, s: State[Table], seat: Seat) -> list[Move]:
        return [RETURN.of(card) for card in sorted(set(s.board.aside[-self.count :]))]

    def take(self, s: State[Table], seat: Seat, move: Move, log: Log) -> None:
        self.put(s, RETURN.first(move), log)
        s.then(PutUnder(self.hand, self.count - 1))

    def put(self, s: State[Table], card: int, log: Log) -> None:
        """A card goes under the deck; the next will lie below it."""
        table, seat = s.board, s.board.rules.seat_of[self.hand]
        table.take_aside(card, self.count)
        table.put_under(card, seat)
        log.tell(RETURNED, seat, card)
