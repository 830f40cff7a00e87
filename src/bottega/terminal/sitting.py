"""One match as it goes on at this terminal: its record, what was told, what can be taken back."""

from __future__ import annotations

from pathlib import Path

from bottega.bots.seating import Seating, luck_of
from bottega.kit.events import Event, Line, shows_hidden
from bottega.kit.moves import Move
from bottega.kit.play import apply, awaited
from bottega.kit.record import Record, replay
from bottega.kit.seats import Seat


class Sitting:
    """A match being played. Everything in it follows from its record."""

    def __init__(self, record: Record, bots: Seating, file: Path) -> None:
        self.record = record
        self.bots = bots
        self.file = file
        self.state, self.told = replay(record)

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move, note it and keep what it brought about."""
        events = apply(self.state, seat, move)
        self.record.note(self.state, seat, move)
        self.told.append((len(self.record.moves), events))

    def let_bots_play(self) -> None:
        """Until a person must choose, or the match is over."""
        while seats := [seat for seat in awaited(self.state) if seat in self.bots.bots]:
            self.play(seats[0], self.bots.ask(self.state, seats[0], luck_of(self.record, seats[0])))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last move was this seat's and showed nobody anything hidden."""
        mine = bool(self.record.moves) and self.record.moves[-1][0] == seat
        return mine and not shows_hidden(self.told[-1][1])

    def undo(self) -> None:
        """The match without its last move."""
        self.record.moves.pop()
        self.record.scores = None
        self.state, self.told = replay(self.record)

    def news(self, seat: Seat) -> list[Line]:
        """What happened since this seat last chose, as it may read it, its own move with it."""
        plies = [ply for ply, (mover, _) in enumerate(self.record.moves, start=1) if mover == seat]
        return lines(self.told, plies[-1] if plies else 0, seat)

    def save(self) -> None:
        """Write the record down."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.record.dump(), "utf-8")


def lines(told: list[tuple[int, list[Event]]], since: int, viewer: Seat) -> list[Line]:
    """What this viewer may read of all that happened from a ply on."""
    return [event.line(viewer) for ply, events in told if ply >= since for event in events]
