"""One instant of a match: the board, the agenda of what is still to be done, the sealed choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, final

from bottega.kit.phrases import HIDDEN
from bottega.kit.steps import B, Step

if TYPE_CHECKING:
    from bottega.kit.game import Match
    from bottega.kit.luck import Luck
    from bottega.kit.phrases import Seat
    from bottega.kit.words import Move


@final
class State(Generic[B]):
    """Mutate the copy you own: moves are played in place."""

    def __init__(self, match: Match, board: B, agenda: list[Step[B]], sealed: dict[Seat, Move]) -> None:
        self.match: Final = match  # title, seats, options, cards: the same for every state of a match
        self.board: Final = board
        self.agenda: Final = agenda  # a stack: the next step is the last
        self.sealed: Final = sealed

    def __repr__(self) -> str:
        head = f"State({self.match.game.id}, {self.match.seats} seats"
        if not self.agenda:
            return f"{head}, over)"
        step = self.agenda[-1]
        return f"{head}, {type(step).__name__}, awaited {step.awaited(self)})"

    def copy(self) -> State[B]:
        """The same instant, to be played on without touching this one."""
        return State(self.match, self.board.copy(), self.agenda[:], self.sealed.copy())

    def then(self, *steps: Step[B]) -> None:
        """Do these next, in this order."""
        self.agenda.extend(reversed(steps))

    def view(self, eyes: Seat) -> State[B]:
        """This instant as these eyes may see it: a masked state of the same type."""
        sealed = {seat: move if seat == eyes else HIDDEN for seat, move in self.sealed.items()}
        return State(self.match, self.board.masked(eyes), self.agenda[:], sealed)

    def determinise(self, eyes: Seat, luck: Luck) -> State[B]:
        """From a view: a whole state these eyes cannot tell from the true one."""
        world = State(self.match, self.board.filled(eyes, luck), self.agenda[:], self.sealed.copy())
        for seat, move in self.sealed.items():
            if move == HIDDEN:
                world.sealed[seat] = self.agenda[-1].sample(world, seat, luck)
        return world
