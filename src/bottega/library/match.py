"""A match that runs: what it asks, what was played, what a viewer sees of it."""

from __future__ import annotations

import copy
from operator import index
from typing import Final, SupportsIndex

from bottega.kit.errors import IllegalMove, SetupError
from bottega.kit.game import AnyGame
from bottega.kit.html import Picture
from bottega.kit.moves import Refusal
from bottega.kit.picture import picture
from bottega.kit.play import apply, awaited, legal_moves, question, refusals, result
from bottega.kit.record import Record, replay
from bottega.kit.result import Result
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.texts import read_texts
from bottega.kit.view import View, view_of


class Match:
    """One play of a game, from a record to where it stands now; every move is noted in the record."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.state, self.told = replay(record)  # the whole truth, and what happened at each ply

    def __repr__(self) -> str:
        ended = self.result
        now = f"awaited {self.awaited}" if ended is None else f"over, scores {ended.scores}"
        return f"Match({self.game.id}, {self.seats} seats, ply {self.ply}, {now})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its record, and played again where it arrives."""
        return Match, (self.record,)

    def __copy__(self) -> Match:
        return Match(copy.copy(self.record))

    def _repr_html_(self) -> str:
        return self.picture().html()

    @property
    def game(self) -> AnyGame:
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

    def question(self, seat: SupportsIndex, lang: str = "en") -> str:
        """What an awaited seat is asked, as a sentence."""
        asked = self.seat(seat)
        if asked not in self.awaited:
            raise SetupError(f"seat {asked} is asked nothing now: {self}")
        texts = read_texts(self.game.package, lang, self.game.words)
        return texts.say(question(self.state, asked), self.players, "you")

    def offers(self, seat: SupportsIndex) -> list[str]:
        """Every legal move of a seat; none if it is not awaited."""
        return [self.game.words.text(move) for move in legal_moves(self.state, self.seat(seat))]

    def refusals(self, seat: SupportsIndex) -> list[Refusal]:
        """What the seat might expect to be offered, and why it is not."""
        return refusals(self.state, self.seat(seat))

    def play(self, seat: SupportsIndex, move: str | SupportsIndex) -> None:
        """Play a move; IllegalMove, and nothing changed, unless it is offered."""
        player = self.seat(seat)
        number = self.game.words.parse(move) if isinstance(move, str) else index(move)
        try:
            events = apply(self.state, player, number)
        except IllegalMove as error:
            raise self.explained(error, player, number) from None
        self.record.note(self.state, player, number)
        self.told.append((self.ply, events))

    def explained(self, error: IllegalMove, seat: Seat, move: int) -> IllegalMove:
        """The error with the reason that the rules have for it, as a sentence."""
        for refusal in refusals(self.state, seat):
            if refusal.covers(move):
                texts = read_texts(self.game.package, "en", self.game.words)
                why = texts.say(refusal.line, self.players)
                text = self.game.words.text(move)
                return IllegalMove(f"seat {seat} may not `{text}` now: {why} (§{refusal.reason.paragraph})")
        return error

    def view(self, seat: SupportsIndex) -> View:
        """The match as a player of that seat may know it; as NOBODY, a spectator."""
        return view_of(self.state, self.viewer(seat))

    def picture(self, seat: SupportsIndex = NOBODY) -> Picture:
        """The table as that seat sees it; without a seat, as a spectator does."""
        return Picture(self.game, picture(self.state, self.viewer(seat)))

    def lines(self, seat: SupportsIndex = NOBODY, lang: str = "en") -> list[str]:
        """All that happened, as sentences for that seat; without a seat, for a spectator."""
        viewer = self.viewer(seat)
        texts = read_texts(self.game.package, lang, self.game.words)
        return [texts.say(event.line(viewer), self.players) for _, events in self.told for event in events]

    def at(self, ply: SupportsIndex) -> Match:
        """The match as it was after so many moves: a match of its own, to be looked at or played on."""
        after = index(ply)
        if not 0 <= after <= self.ply:
            raise SetupError(f"there is no ply {after}: this match has {self.ply} moves")
        old = self.record
        record = Record(old.game, old.seats, old.options, old.seed, old.cards)
        record.players = old.players
        record.moves.extend(old.moves[:after])
        record.draws.extend(draw for draw in old.draws if draw.after <= after)
        return Match(record)

    def seat(self, number: SupportsIndex) -> Seat:
        """The number of a seat; SetupError if there is no such seat."""
        seat = index(number)
        if not 0 <= seat < self.seats:
            raise SetupError(f"there is no seat {seat}: this match has seats 0 to {self.seats - 1}")
        return seat

    def viewer(self, number: SupportsIndex) -> Seat:
        """The same, or NOBODY."""
        return NOBODY if index(number) == NOBODY else self.seat(number)
