"""One instant of a match, and the lines of the rulebook that are still to be done in it."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final, Generic, SupportsIndex, TypeVar, final

from mypy_extensions import mypyc_attr

from bottega.kit.board import Board, Part
from bottega.kit.events import HIDDEN
from bottega.kit.piece import frozen
from bottega.kit.seats import NOBODY

if TYPE_CHECKING:
    from bottega.kit.events import Line, Log
    from bottega.kit.game import Setup
    from bottega.kit.luck import Luck
    from bottega.kit.moves import Move, Refusal
    from bottega.kit.seats import Seat

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

    def first_awaited(self, s: State[B]) -> Seat:
        """Who must choose, the first of several; NOBODY: then the step runs."""
        return NOBODY

    def awaited(self, s: State[B]) -> list[Seat]:
        """All who must still choose."""
        seat = self.first_awaited(s)
        return [] if seat == NOBODY else [seat]

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
class SeatStep(Step[B]):
    """A step of one seat."""

    seat: Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(SeatStep[B]):
    """One seat chooses; a step that may have nothing to ask says so in `first_awaited`, and then runs."""

    def first_awaited(self, s: State[B]) -> Seat:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[B]):
    """Several choose in secret; the last choice reveals all at once."""

    def asked(self, s: State[B]) -> list[Seat]:
        """Who chooses."""
        raise NotImplementedError

    def reveal(self, s: State[B], choices: dict[Seat, Move], log: Log) -> None:
        """All have chosen: do what they chose."""
        raise NotImplementedError

    def first_awaited(self, s: State[B]) -> Seat:
        for seat in self.asked(s):
            if seat not in s.sealed:
                return seat
        return NOBODY

    def awaited(self, s: State[B]) -> list[Seat]:
        return [seat for seat in self.asked(s) if seat not in s.sealed]

    def take(self, s: State[B], seat: Seat, move: Move, log: Log) -> None:
        s.sealed[seat] = move
        if self.first_awaited(s) != NOBODY:
            s.then(self)
            return
        choices = {seat: s.sealed[seat] for seat in self.asked(s)}
        s.sealed.clear()
        self.reveal(s, choices, log)


@final
class State(Generic[B]):
    """Mutate the copy you own: moves are played in place."""

    def __init__(self, setup: Setup, board: B, agenda: list[Step[B]], sealed: dict[Seat, Move]) -> None:
        self.setup: Final = setup  # title, seats, options, cards: the same for every state of a match
        self.board: Final = board
        self.agenda: Final = agenda  # a stack: the next step is the last
        self.sealed: Final = sealed

    def __repr__(self) -> str:
        head = f"State({self.setup.game.id}, {self.setup.seats} seats"
        if not self.agenda:
            return f"{head}, over)"
        step = self.agenda[-1]
        return f"{head}, {type(step).__name__}, awaited {step.awaited(self)})"

    def __reduce__(self) -> tuple[object, ...]:
        return State, (self.setup, self.board, self.agenda, self.sealed)

    def copy(self) -> State[B]:
        """The same instant, to be played on without touching this one."""
        return State(self.setup, self.board.copy(), self.agenda[:], self.sealed.copy())

    def then(self, *steps: Step[B]) -> None:
        """Do these next, in this order."""
        for n in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[n])

    def then_all(self, steps: list[Step[B]]) -> None:
        """The same for steps that lie ready in a list: compiled, a call with a star is a slow one."""
        for step in reversed(steps):
            self.agenda.append(step)

    def view(self, eyes: SupportsIndex) -> State[B]:
        """This instant as these eyes may see it: a masked state of the same type."""
        viewer = index(eyes)
        sealed = {seat: move if seat == viewer else HIDDEN for seat, move in self.sealed.items()}
        seen = self.board.masked(viewer) if self.agenda else self.board.opened(viewer)
        return State(self.setup, seen, self.agenda[:], sealed)

    def determinise(self, eyes: SupportsIndex, luck: Luck) -> State[B]:
        """From a view: a whole state these eyes cannot tell from the true one."""
        world = State(self.setup, self.board.filled(index(eyes), luck), self.agenda[:], self.sealed.copy())
        for seat, move in self.sealed.items():
            if move == HIDDEN:
                world.sealed[seat] = self.agenda[-1].sample(world, seat, luck)
        return world
