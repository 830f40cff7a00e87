"""A match as one seat may know it: the input of players and bots."""

from __future__ import annotations

from typing import Final, final

from bottega.kit.board import Board
from bottega.kit.html import Picture
from bottega.kit.picture import picture
from bottega.kit.play import legal_moves
from bottega.kit.seats import Seat
from bottega.kit.state import State


@final
class View:
    """Everything that the player of one seat may know."""

    def __init__(self, seat: Seat, state: State[Board], offers: list[str]) -> None:
        self.seat: Final = seat
        self.state: Final = state  # masked; search begins with `state.determinise(seat, luck)`
        self.offers: Final = offers  # all legal moves of this seat as texts; empty if it is not awaited
        self.drawn: Picture | None = None

    def __repr__(self) -> str:
        return f"View({self.state.setup.game.id}, seat {self.seat}, {len(self.offers)} offers)"

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self.seat, self.state, self.offers)

    def _repr_html_(self) -> str:
        return self.picture.html()

    @property
    def picture(self) -> Picture:
        """What this seat sees on the table, as data; computed on first access."""
        if self.drawn is None:
            self.drawn = Picture(self.state.setup.game, picture(self.state, self.seat))
        return self.drawn

    def copy(self) -> View:
        """An independent copy."""
        return View(self.seat, self.state.copy(), self.offers[:])


def view_of(s: State[Board], seat: Seat) -> View:
    """Build the view of a seat, with its legal moves."""
    words = s.setup.game.words
    return View(seat, s.view(seat), [words.text(move) for move in legal_moves(s, seat)])
