"""Bots in the seats of a game: asks them, and plays whole matches between them."""

from __future__ import annotations

from typing import Final, final

from bottega.bots.face import Bot, Budget
from bottega.kit.board import Board
from bottega.kit.errors import IllegalMove
from bottega.kit.luck import Luck
from bottega.kit.moves import Move, Vocabulary
from bottega.kit.play import apply_unchecked, awaited, legal_moves
from bottega.kit.record import Record
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.kit.view import View


@final
class Seating:
    """Who sits where, for one match or for thousands of the same game."""

    def __init__(self, words: Vocabulary, bots: dict[Seat, Bot], budget: Budget) -> None:
        self.words: Final = words
        self.bots: Final = bots
        self.budget: Final = budget
        # Writing the offers out would take most of the time; the same moves come back in every match.
        self.texts: Final[dict[Move, str]] = {}

    def text(self, move: Move) -> str:
        """The move as bots read it."""
        text = self.texts.get(move)
        if text is None:
            text = self.words.text(move)
            self.texts[move] = text
        return text

    def ask(self, s: State[Board], seat: Seat, luck: Luck) -> Move:
        """What the bot of that seat chooses; it is shown its view and nothing else."""
        moves = legal_moves(s, seat)
        offers = [self.text(move) for move in moves]
        said = self.bots[seat].choose(View(seat, s.view(seat), offers[:]), self.budget, luck)
        if said not in offers:
            raise IllegalMove(f"the bot in seat {seat} said `{said}`, which it was not offered")
        return moves[offers.index(said)]

    def play_out(self, record: Record) -> State[Board]:
        """Play a match from where its record is to its end, noting each move; the final state."""
        s, _ = record.start()
        for seat, text in record.moves:
            apply_unchecked(s, seat, self.words.parse(text))
        seats = awaited(s)
        while seats:
            move = self.ask(s, seats[0], luck_of(record, seats[0]))
            apply_unchecked(s, seats[0], move)
            record.note(s, seats[0], move)
            seats = awaited(s)
        return s


def luck_of(record: Record, seat: Seat) -> Luck:
    """What a bot draws from at this ply: new each time, so that a match taken up again goes on the same."""
    return Luck(record.seed, f"bot {seat} ply {len(record.moves)}")
