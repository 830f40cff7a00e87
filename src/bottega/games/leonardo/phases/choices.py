"""Small choices that several phases ask for: components, a moved apprentice, the order of the deck."""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.facts import GOT_COMPONENT, ORDERED, REQUESTED, SHIFTED, STAYED
from bottega.games.leonardo.names import COMPONENTS, LOOK, MOVE_SPACE, NO_INVENTION
from bottega.games.leonardo.pieces import Group
from bottega.games.leonardo.words import (
    COMPONENT_LIMIT,
    ORDER,
    ORDER_DECK,
    PICK,
    PICK_COMPONENT,
    SHIFT,
    SHIFT_APPRENTICE,
    STAY,
    WHICH_APPRENTICE,
    WORKER,
)
from bottega.kit.events import Line, Log
from bottega.kit.moves import Move, Refusal
from bottega.kit.piece import frozen
from bottega.kit.piles import changed
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import Choice, State, Step

NONE_TAKEN: Final = (0,) * COMPONENTS.size


@final
@frozen
class PickComponents(Step[City]):
    """§8.A, §12. So many components of one's choice, at most so many of each kind, one at a time."""

    seat: Seat
    left: int  # how many are still to be picked
    most_each: int
    taken: tuple[int, ...]  # of each kind, so far

    def first_awaited(self, s: State[City]) -> Seat:
        return self.seat if self.left and self.kinds(s) else NOBODY

    def run(self, s: State[City], log: Log) -> None:
        """Nothing is left to pick."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return PICK_COMPONENT.line([seat, self.left])

    def kinds(self, s: State[City]) -> list[int]:
        """The components that can still be picked."""
        stacks = s.board.stacks
        return [c for c in range(COMPONENTS.size) if stacks[c] > 0 and self.taken[c] < self.most_each]

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [PICK.of(component) for component in self.kinds(s)]

    def refusals(self, s: State[City], seat: Seat) -> list[Refusal]:
        return [
            Refusal(PICK, [component], COMPONENT_LIMIT, [component, self.most_each])
            for component in range(COMPONENTS.size)
            if self.taken[component] >= self.most_each
        ]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        component = PICK.first(move)
        s.board.take_component(seat, component)
        log.tell(GOT_COMPONENT, seat, component)
        taken = changed(self.taken, component, self.taken[component] + 1)
        s.then(PickComponents(seat, self.left - 1, self.most_each, taken))


@final
class Shift(Choice[City]):
    """§8.A space 1. An apprentice is moved to another place, or stays where he is."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return SHIFT_APPRENTICE.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [*s.board.rules.privileges[MOVE_SPACE].shifts(s.board, seat), STAY.of()]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        if STAY.holds(move):
            log.tell(STAYED, seat)
            return
        s.then(ShiftOne(seat, whose=SHIFT.first(move), origin=SHIFT.second(move), target=SHIFT.third(move)))


@final
@frozen
class ShiftOne(Step[City]):
    """§8.A space 1. Which apprentice it is; asked only in a line where it makes a difference."""

    seat: Seat
    whose: Seat  # of whom the apprentice is
    origin: int
    target: int

    def first_awaited(self, s: State[City]) -> Seat:
        return self.seat if len(self.standing(s)) > 1 else NOBODY

    def standing(self, s: State[City]) -> list[int]:
        """Where his apprentices stand; of those side by side, the first."""
        theirs = [group.seat == self.whose and group.apprentices > 0 for group in s.board.lines[self.origin]]
        return [at for at, his in enumerate(theirs) if his and not (at and theirs[at - 1])]

    def question(self, s: State[City], seat: Seat) -> Line:
        return WHICH_APPRENTICE.line([seat, self.whose, self.origin])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        return [WORKER.of(at + 1) for at in self.standing(s)]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        self.shift(s, WORKER.first(move) - 1, log)

    def run(self, s: State[City], log: Log) -> None:
        self.shift(s, self.standing(s)[0], log)

    def shift(self, s: State[City], at: int, log: Log) -> None:
        """He leaves his place and goes where he is sent."""
        line = s.board.lines[self.origin]
        left = Group(self.whose, line[at].apprentices - 1, line[at].masters)
        if left.strength:
            s.board.lines[self.origin] = changed(line, at, left)
        else:
            s.board.leave(self.origin, at)
        s.board.rules.privileges[MOVE_SPACE].bring(s.board, self.whose, self.target)
        log.tell(SHIFTED, self.seat, self.whose, self.origin, self.target)


@final
class OrderDeck(Choice[City]):
    """§8.A space 3. The cards looked at go back in the order of one's choice, the first on top."""

    def question(self, s: State[City], seat: Seat) -> Line:
        return ORDER_DECK.line([seat])

    def moves(self, s: State[City], seat: Seat) -> list[Move]:
        top = s.board.deck[: -LOOK - 1 : -1]
        rest = [NO_INVENTION] * (LOOK - len(top))
        orders = [[*order, *rest] for order in permutations(top)]
        return [ORDER.of(order[0], order[1], order[2], order[3]) for order in orders]

    def take(self, s: State[City], seat: Seat, move: Move, log: Log) -> None:
        order = [card for card in ORDER.values(move) if card != NO_INVENTION]
        s.board.deck[-len(order) :] = reversed(order)
        s.board.known[-len(order) :] = [1 << seat] * len(order)
        log.tell(ORDERED, seat)


@final
class TurnUp(Step[City]):
    """Pietrocupo. The top invention is turned face up and is asked for this turn."""

    def run(self, s: State[City], log: Log) -> None:
        log.tell(REQUESTED, s.board.turn_up())
