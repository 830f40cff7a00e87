"""Lines of a rulebook still to be done: frozen, public, each with its paragraph in the docstring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from bottega.kit.board import Board, Part
from bottega.kit.piece import frozen

if TYPE_CHECKING:
    from bottega.kit.luck import Luck
    from bottega.kit.phrases import Line, Log, Seat
    from bottega.kit.state import State
    from bottega.kit.words import Move, Refusal

B = TypeVar("B", bound=Board)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Part, Generic[B]):
    """One line of the rulebook still to be done.

    A step in which nobody chooses has `run`; one in which somebody does has the other methods.
    It leaves the agenda before it runs or takes a move, and puts back what is still to be done.
    """

    def run(self, s: State[B], log: Log) -> None:
        """Do what nobody chooses."""
        raise NotImplementedError

    def awaited(self, s: State[B]) -> list[Seat]:
        """Who must still choose."""
        return []

    def question(self, s: State[B], seat: Seat) -> Line:
        """What an awaited seat is asked."""
        raise NotImplementedError

    def moves(self, s: State[B], seat: Seat) -> list[Move]:
        """Everything an awaited seat may choose."""
        raise NotImplementedError

    def sample(self, s: State[B], seat: Seat, luck: Luck) -> Move:
        """One of moves(), as likely as any other; a step may know a faster way than listing them."""
        return luck.pick(self.moves(s, seat))

    def refusals(self, s: State[B], seat: Seat) -> list[Refusal]:
        """What the seat might expect to be offered, and why it is not."""
        return []

    def take(self, s: State[B], seat: Seat, move: Move, log: Log) -> None:
        """Do what was chosen."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@frozen
class Choice(Step[B]):
    """One seat chooses; a step that may have nothing to ask says so in `awaited`, and then runs."""

    seat: Seat

    def awaited(self, s: State[B]) -> list[Seat]:
        return [self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[B]):
    """Several choose in secret; the last choice reveals all at once."""

    def asked(self, s: State[B]) -> list[Seat]:
        """Who chooses."""
        raise NotImplementedError

    def reveal(self, s: State[B], choices: dict[Seat, Move], log: Log) -> None:
        """All have chosen: do what they chose."""
        raise NotImplementedError

    def awaited(self, s: State[B]) -> list[Seat]:
        return [seat for seat in self.asked(s) if seat not in s.sealed]

    def take(self, s: State[B], seat: Seat, move: Move, log: Log) -> None:
        s.sealed[seat] = move
        if self.awaited(s):
            s.then(self)
            return
        choices = {seat: s.sealed[seat] for seat in self.asked(s)}
        s.sealed.clear()
        self.reveal(s, choices, log)
