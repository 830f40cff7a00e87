"""The state of a match: the board, and the agenda of steps that are still to do."""

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
    """One rule that is still to be carried out.

    A step without a choice implements `run`; a step with a choice implements the other methods.
    It is popped from the agenda before it runs or takes a move, and pushes what is still to do.
    """

    def run(self, s: State[B], log: Log) -> None:
        """Carry out a step without a choice."""
        raise NotImplementedError

    def first_awaited(self, s: State[B]) -> Seat:
        """The first seat that must choose; NOBODY if the step runs by itself."""
        return NOBODY

    def awaited(self, s: State[B]) -> list[Seat]:
        """All seats that must still choose."""
        seat = self.first_awaited(s)
        return [] if seat == NOBODY else [seat]

    def question(self, s: State[B], seat: Seat) -> Line:
        """The question to an awaited seat."""
        raise NotImplementedError

    def moves(self, s: State[B], seat: Seat) -> list[Move]:
        """All moves of an awaited seat."""
        raise NotImplementedError

    def is_open(self, s: State[B], seat: Seat) -> bool:
        """Whether public knowledge determines what an awaited seat may choose."""
        return not s.setup.game.secrets

    def sample(self, s: State[B], seat: Seat, luck: Luck) -> Move:
        """A uniform random item of `moves()`. Override it where listing all moves is slow."""
        return luck.pick(self.moves(s, seat))

    def samples(self, s: State[B], seat: Seat, most: int, luck: Luck) -> list[Move]:
        """So many different items of `moves()`, drawn at random. Override it where `sample` is overridden."""
        moves = self.moves(s, seat)
        return [moves[n] for n in luck.few(len(moves), most)]

    def refusals(self, s: State[B], seat: Seat) -> list[Refusal]:
        """Moves that a player might expect, and why they are not allowed."""
        return []

    def take(self, s: State[B], seat: Seat, move: Move, log: Log) -> None:
        """Carry out a move."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@frozen
class SeatStep(Step[B]):
    """A step of one seat."""

    seat: Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(SeatStep[B]):
    """One seat chooses. Override `first_awaited` if the step may have nothing to ask; then it runs."""

    def first_awaited(self, s: State[B]) -> Seat:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[B]):
    """Several seats choose secretly; the last choice reveals all of them."""

    def asked(self, s: State[B]) -> list[Seat]:
        """The seats that choose."""
        raise NotImplementedError

    def reveal(self, s: State[B], choices: dict[Seat, Move], log: Log) -> None:
        """Carry out all choices."""
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
    """A state of a match. Moves mutate it, so copy it first if you need the old one."""

    def __init__(self, setup: Setup, board: B, agenda: list[Step[B]], sealed: dict[Seat, Move]) -> None:
        self.setup: Final = setup  # game, seats, options and cards, shared by all states of a match
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
        """An independent copy."""
        return State(self.setup, self.board.copy(), self.agenda[:], self.sealed.copy())

    def then(self, *steps: Step[B]) -> None:
        """Push steps that run next, in this order."""
        for n in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[n])

    def then_all(self, steps: list[Step[B]]) -> None:
        """Like `then`, for a list: a compiled call with a star is slow."""
        for step in reversed(steps):
            self.agenda.append(step)

    def view(self, viewer: SupportsIndex, opens: bool = True) -> State[B]:
        """The state as the viewer may see it: a masked state of the same type.

        If `opens`, a finished match shows what was hidden. Pass False while others still play the same deal.
        """
        viewer = index(viewer)
        sealed = {seat: move if seat == viewer else HIDDEN for seat, move in self.sealed.items()}
        over = opens and not self.agenda
        seen = self.board.opened(viewer) if over else self.board.masked(viewer)
        return State(self.setup, seen, self.agenda[:], sealed)

    def determinise(self, viewer: SupportsIndex, luck: Luck) -> State[B]:
        """Sample a complete state from a view. The viewer cannot distinguish it from the true one."""
        world = State(self.setup, self.board.filled(index(viewer), luck), self.agenda[:], self.sealed.copy())
        for seat, move in self.sealed.items():
            if move == HIDDEN:
                world.sealed[seat] = self.agenda[-1].sample(world, seat, luck)
        return world
