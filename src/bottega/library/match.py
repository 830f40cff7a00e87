"""A match that runs: what it asks, what was played, what some eyes see of it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from bottega.kit.board import Board
from bottega.kit.game import Title
from bottega.kit.moves import Move, Refusal
from bottega.kit.picture import picture
from bottega.kit.play import apply, awaited, legal_moves, question, refusals, result
from bottega.kit.record import Record, replay
from bottega.kit.result import Result
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.kit.texts import read_texts
from bottega.library.picture import Picture


class View:
    """A match through the eyes of one seat: all that a player of that seat may know."""

    def __init__(self, seat: Seat, state: State[Board], offers: list[str]) -> None:
        self.seat: Final = seat
        self.state: Final = state  # masked; search begins with `state.determinise(seat, luck)`
        self.offers: Final = offers  # every legal move of this seat, as texts; none if it is not awaited

    def __repr__(self) -> str:
        return f"View({self.state.setup.game.id}, seat {self.seat}, {len(self.offers)} offers)"

    def _repr_html_(self) -> str:
        return self.picture.html()

    @cached_property
    def picture(self) -> Picture:
        """What this seat would see on the table, as data."""
        return Picture(self.state.setup.game, picture(self.state, self.seat))


class Match:
    """One play of a game, from a record to where it stands now; every move is noted in the record."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.state, self.told = replay(record)  # the whole truth, and what happened at each ply

    def __repr__(self) -> str:
        ended = self.result
        now = f"awaited {self.awaited}" if ended is None else f"over, scores {ended.scores}"
        return f"Match({self.game.id}, {self.seats} seats, ply {self.ply}, {now})"

    def _repr_html_(self) -> str:
        return self.picture().html()

    @property
    def game(self) -> Title:
        """What is played."""
        return self.record.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self.record.seats

    @property
    def players(self) -> list[str]:
        """What the seats are called."""
        return self.record.players or [f"Seat {seat}" for seat in range(self.seats)]

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self.record.moves)

    @property
    def awaited(self) -> list[Seat]:
        """Who must choose now; several when they choose in secret, nobody when the match is over."""
        return awaited(self.state)

    @property
    def over(self) -> bool:
        """Whether nothing is left to choose."""
        return not self.awaited

    @property
    def result(self) -> Result | None:
        """The final scores, once it is over."""
        return result(self.state)

    def question(self, seat: Seat, lang: str = "en") -> str:
        """What an awaited seat is asked, as a sentence."""
        texts = read_texts(self.game.package, lang, self.game.words)
        return texts.say(question(self.state, seat), self.players, "you")

    def offers(self, seat: Seat) -> list[str]:
        """Every legal move of a seat; none if it is not awaited."""
        return [self.game.words.text(move) for move in legal_moves(self.state, seat)]

    def refusals(self, seat: Seat) -> list[Refusal]:
        """What the seat might expect to be offered, and why it is not."""
        return refusals(self.state, seat)

    def play(self, seat: Seat, move: str | Move) -> None:
        """Play a move; IllegalMove, and nothing changed, unless it is offered."""
        number = self.game.words.parse(move) if isinstance(move, str) else move
        events = apply(self.state, seat, number)
        self.record.note(self.state, seat, number)
        self.told.append((self.ply, events))

    def view(self, seat: Seat) -> View:
        """The match as a player of that seat may know it."""
        return View(seat, self.state.view(seat), self.offers(seat))

    def picture(self, seat: Seat = NOBODY) -> Picture:
        """The table as that seat sees it; without a seat, as a spectator does."""
        return Picture(self.game, picture(self.state, seat))

    def lines(self, seat: Seat = NOBODY, lang: str = "en") -> list[str]:
        """All that happened, as sentences for that seat; without a seat, for a spectator."""
        texts = read_texts(self.game.package, lang, self.game.words)
        return [texts.say(event.line(seat), self.players) for _, events in self.told for event in events]

    def at(self, ply: int) -> Match:
        """The match as it was after so many moves: a match of its own, to be looked at or played on."""
        old = self.record
        record = Record(old.game, old.seats, old.options, old.seed, old.cards)
        record.players = old.players
        record.moves.extend(old.moves[:ply])
        record.draws.extend(draw for draw in old.draws if draw.after <= ply)
        return Match(record)
