"""Solves the end of a match exactly, and rejects puzzles whose answers do not stand up to it.

All luck of a match is dealt before it begins, so one guessed world has an exact value for each move: what its
seat gets if everybody replies as well as possible. The same search runs in several worlds. If it meets the
same choices and the same ends in all of them, nothing hidden matters any more: the position is open, and its
values are the chances that a puzzle must show. If secrets still matter, a move that wins by force in every
world is right, whatever the puzzle says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from bottega.kit.board import Board, Part, Rules
from bottega.kit.game import AnyGame
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import apply_unchecked, awaited, legal_moves, offers, result
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.puzzles import Puzzle, Worth

WORLDS: Final = 6  # in which a position with secrets is solved
OPEN_WORLDS: Final = 2  # the same for one that looks open
PLAYOUTS: Final = 32  # in two worlds each, to see whether a position looks open
BOUND: Final = 12_000  # choices that the search may look at in one world
CERTAIN: Final = 0.99  # a chance from here on claims a victory by force, which must be proved


class TooLargeError(Exception):
    """There are more choices than the search may look at."""


class Exact(NamedTuple):
    """What the moves are worth in each world."""

    values: list[dict[Move, float]]  # by world: the part of the victory, against the best replies
    open: bool  # whether nothing hidden matters, so that all worlds are one


class Search:
    """One world to its end: its seat takes the best for itself, all others the worst for it."""

    def __init__(self, seat: Seat, bound: int) -> None:
        self.seat: Final = seat
        self.trace = 0  # of all choices and ends that were met: equal traces, equal proofs
        self.in_secret = False  # whether several chose at once: then replies are no replies
        self.left = bound
        self.known: Final[dict[object, bool]] = {}
        self.decided: Final[dict[tuple[bool, Move], int]] = {}  # how often a move settled a choice

    def value(self, s: State[Board]) -> float:
        """The part of the victory that the seat can force."""
        for part in (1.0, 0.5):
            if self.forces(s, part):
                return part
        return 0.0

    def forces(self, s: State[Board], part: float) -> bool:
        """Whether the seat gets at least this part of the victory, however the others reply."""
        ended = result(s)
        if ended:
            won = ended.share(self.seat) >= part
            self.trace = hash((self.trace, won))
            return won
        seats = awaited(s)
        own = self.seat in seats
        seat = self.seat if own else seats[0]
        moves = offers(s, seat)
        self.trace = hash((self.trace, seat, tuple(moves)))
        if len(moves) == 1:
            return self.forces(after(s, seat, moves[0]), part)
        self.in_secret |= len(seats) > 1
        key = (part, frozen(s.board), frozen(s.agenda), frozen(s.sealed))
        if key not in self.known:
            self.known[key] = self.settled(s, seat, moves, part)
        return self.known[key]

    def settled(self, s: State[Board], seat: Seat, moves: list[Move], part: float) -> bool:
        """The same where there is a choice: its seat needs one good move, the others one refutation."""
        self.left -= 1
        if self.left < 0:
            raise TooLargeError
        own = seat == self.seat
        for move in sorted(moves, key=lambda move: -self.decided.get((own, move), 0)):
            if self.forces(after(s, seat, move), part) == own:
                self.decided[own, move] = self.decided.get((own, move), 0) + 1
                return own
        return not own


def after(s: State[Board], seat: Seat, move: Move) -> State[Board]:
    """The state that a move leads to."""
    then = s.copy()
    apply_unchecked(then, seat, move)
    return then


def frozen(value: object) -> object:
    """Anything a state holds, as the key of a dictionary."""
    if isinstance(value, list | tuple):
        if not value or isinstance(value[0], int):
            return tuple(value)
        return tuple([frozen(item) for item in value])
    if isinstance(value, dict):
        return tuple([(key, frozen(item)) for key, item in value.items()])
    if isinstance(value, Rules):
        return None
    if isinstance(value, Part):
        fields = [frozen(getattr(value, name)) for name in value.FIELDS]
        return (type(value).__name__, *fields)
    return value


def solve(view: State[Board], seat: Seat, moves: Sequence[Move], bound: int = BOUND) -> Exact | None:
    """The exact worth of these moves; nothing for three players or more, or if there are too many choices.

    Where secrets matter, a move is left out of a world if it did not win by force in an earlier one.
    """
    if view.setup.seats > 2:
        return None
    values: list[dict[Move, float]] = []
    traces: set[int] = set()
    in_secret = False
    forcing = list(moves)
    enough = OPEN_WORLDS if looks_open(view, seat) else WORLDS
    while len(values) < (enough if len(traces) < 2 else WORLDS):
        world = view.determinise(seat, Luck(b"solving", str(len(values))))
        search = Search(seat, bound)
        asked = moves if len(traces) < 2 else forcing
        try:
            values.append({move: search.value(after(world, seat, move)) for move in asked})
        except TooLargeError:
            return None
        traces.add(search.trace)
        in_secret |= search.in_secret
        forcing = [move for move in forcing if values[-1][move] == 1]
    return Exact(values, len(traces) == 1 and not in_secret)


def looks_open(view: State[Board], seat: Seat) -> bool:
    """Whether the same moves, made at random, lead to the same choices and ends in different worlds."""
    for number in range(PLAYOUTS):
        luck = Luck(b"playouts", str(number))
        one, other = view.determinise(seat, luck), view.determinise(seat, luck)
        while chooses := awaited(one):
            moves = offers(one, chooses[0])
            if awaited(other) != chooses or offers(other, chooses[0]) != moves:
                return False
            move = luck.pick(moves)
            apply_unchecked(one, chooses[0], move)
            apply_unchecked(other, chooses[0], move)
        ended, ended_too = result(one), result(other)
        if not ended or not ended_too or ended.parts != ended_too.parts or ended.ranking != ended_too.ranking:
            return False
    return True


def solve_puzzle(game: AnyGame, puzzle: Puzzle) -> Exact | None:
    """The exact worth of every answer to a puzzle."""
    s = puzzle.position(game)
    return solve(s.view(puzzle.seat), puzzle.seat, legal_moves(s, puzzle.seat))


def objection(game: AnyGame, puzzle: Puzzle, exact: Exact | None) -> str:
    """Why a puzzle must not be asked; empty if nothing speaks against it."""
    text = game.words.text
    if exact is None:
        if looks_open(puzzle.position(game).view(puzzle.seat), puzzle.seat):
            return "nothing is hidden, and there is too much left to solve"
        claims = [move for move in puzzle.best if puzzle.worth[move].chance >= CERTAIN]
        return f"`{claims[0]}` is said to win for certain, which is too large to prove" if claims else ""
    if exact.open:
        value = {text(move): worth for move, worth in exact.values[0].items()}
        right = [value[move] for move in puzzle.best]
        for move in value:
            if move not in puzzle.best and value[move] >= min(right):
                return f"`{move}` comes to {value[move]:.0%}, as much as what is right"
        if min(right) < max(right):
            return f"what is right comes to {min(right):.0%} or {max(right):.0%}"
        for move, worth in puzzle.worth.items():
            if worth != Worth(value[move], 0.0):
                return f"`{move}` comes to {value[move]:.0%}, not to {worth.chance:.0%}"
        return ""
    for answer in exact.values[0]:
        if text(answer) not in puzzle.best and all(world.get(answer) == 1 for world in exact.values):
            return f"`{text(answer)}` wins by force, whatever is hidden"
    return ""


def with_exact_chances(game: AnyGame, puzzle: Puzzle, exact: Exact | None) -> Puzzle:
    """The puzzle with the chances that were solved; as it is where nothing exact is known."""
    if not exact or not exact.open:
        return puzzle
    worth = {game.words.text(move): Worth(value, 0.0) for move, value in exact.values[0].items()}
    order = sorted(worth, key=lambda move: (-worth[move].chance, move not in puzzle.best))
    return msgspec.structs.replace(puzzle, worth={move: worth[move] for move in order})
