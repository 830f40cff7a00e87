"""What a game says of exact puzzles: which positions fit a question, and how it is played out."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, Protocol

from bottega.kit.board import Board
from bottega.kit.moves import Move
from bottega.kit.seats import Seat
from bottega.kit.state import B, Choice, State

Form = Literal["plan", "last", "ending"]
PLAN: Final = "plan"  # so many turns in which nobody else moves: most points
LAST: Final = "last"  # the others are done: most points this turn
ENDING: Final = "ending"  # win, whatever the others do
FORMS: Final[list[Form]] = [PLAN, LAST, ENDING]


class Task(NamedTuple):
    """What is asked."""

    form: Form
    turns: int = 1  # that a plan has


class Way(Protocol):
    """How a game plays its exact puzzles. A position is always that of a seat's own choice."""

    @property
    def tasks(self) -> list[Task]:
        """What is asked in this game."""

    def fits(self, s: State[Board], seat: Seat, task: Task) -> bool:
        """Whether the task can be asked here."""

    def worlds(self, view: State[Board], seat: Seat, task: Task) -> list[State[Board]]:
        """All there may be behind a view, as far as it matters; prepared for the task."""

    def turn_is_over(self, s: State[Board], seat: Seat, turns: int) -> bool:
        """Whether nothing more can be done in this turn that counts; so many turns are left with it."""

    def give_turn(self, s: State[Board], seat: Seat) -> None:
        """The seat has another turn."""

    def moves(self, s: State[Board], seat: Seat, task: Task, turns: int) -> list[Move]:
        """What is tried of all that an awaited seat may choose.

        What makes no difference is tried once, and what is never better than something else is not tried.
        """

    def others(self, s: State[Board], chooser: Seat, task: Task) -> list[Move]:
        """What somebody else may choose in a plan or where they are done: it must make no difference."""

    def key(self, s: State[Board]) -> object:
        """A position as the key of a dictionary: the same keys go on in the same way."""

    def worth(self, s: State[Board], seat: Seat) -> int:
        """The points that a task counts."""


class Pause(Choice[B]):
    """The end of a turn after which nobody else moves."""

    def moves(self, s: State[B], seat: Seat) -> list[Move]:
        return []


def pauses(s: State[Board]) -> bool:
    """Whether a turn has come to such an end."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Pause)
