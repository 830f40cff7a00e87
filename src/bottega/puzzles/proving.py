"""Proves exact puzzles: what every first move comes to, found by trying everything.

A *plan* and *last to act* are one player's: nobody else moves, and the value of a move is the most points
that can follow. An *ending* is played to the end of the match against every reply; its value is the winning
chance (%) that is certain.
"""

from __future__ import annotations

from typing import Final

from bottega.kit.board import Board
from bottega.kit.moves import Move
from bottega.kit.play import apply_unchecked, awaited, offers, result
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.puzzles.way import ENDING, Task, Way

BOUND: Final = 5_000  # choices that a proof may look at
WORLDS: Final = 60  # that one may be in
WHOLE: Final = 100  # a victory alone


class Unproved(Exception):
    """The answer cannot be proved: too many choices, or something hidden decides."""


def prove(way: Way, s: State[Board], seat: Seat, task: Task, bound: int = BOUND) -> list[int]:
    """What each offer comes to, in the order of the offers; Unproved if that depends on what is hidden."""
    proof = Proof(way, seat, task, bound)
    worlds = way.worlds(s.view(seat), seat, task)
    if not worlds or len(worlds) > WORLDS:
        raise Unproved("there are too many worlds")
    moves = offers(s, seat)
    if task.form == ENDING:
        return [proof.certain([after(world, seat, move) for world in worlds]) for move in moves]
    found = [[proof.most(after(world, seat, move), task.turns) for move in moves] for world in worlds]
    if any(values != found[0] for values in found):
        raise Unproved("what is hidden decides")
    return found[0]


def best_line(way: Way, s: State[Board], seat: Seat, task: Task, first: Move) -> list[Move]:
    """A first move and the best that follows it; of an ending the move alone, as the others choose, too."""
    line = [first]
    if task.form == ENDING:
        return line
    proof = Proof(way, seat, task, BOUND)
    s, turns = after(way.worlds(s.view(seat), seat, task)[0], seat, first), task.turns
    most = proof.most(s, turns)
    while not way.turn_is_over(s, seat, turns) or turns > 1:
        if way.turn_is_over(s, seat, turns):
            way.give_turn(s, seat)
            turns -= 1
            continue
        chooser = awaited(s)[0]
        moves = way.moves(s, seat, task, turns) if chooser == seat else way.others(s, chooser, task)
        move = next(move for move in moves if proof.most(after(s, chooser, move), turns) == most)
        if chooser == seat:
            line.append(move)
        s = after(s, chooser, move)
    return line


class Proof:
    """All that can follow a position, each position once."""

    def __init__(self, way: Way, seat: Seat, task: Task, bound: int) -> None:
        self.way: Final = way
        self.seat: Final = seat
        self.task: Final = task
        self.left = bound
        self.known: Final[dict[object, int]] = {}

    def most(self, s: State[Board], turns: int) -> int:
        """The most points that can be had from here in so many turns."""
        way, seat = self.way, self.seat
        if way.turn_is_over(s, seat, turns):
            if turns == 1:
                return way.worth(s, seat)
            s = s.copy()
            way.give_turn(s, seat)
            return self.most(s, turns - 1)
        if awaited(s) != [seat]:
            return self.indifferent(s, turns)
        moves = way.moves(s, seat, self.task, turns)
        if len(moves) == 1:
            return self.most(after(s, seat, moves[0]), turns)
        key = (turns, way.key(s))
        if key not in self.known:
            self.count()
            self.known[key] = max([self.most(after(s, seat, move), turns) for move in moves])
        return self.known[key]

    def indifferent(self, s: State[Board], turns: int) -> int:
        """Somebody else chooses: it must make no difference."""
        chooses = awaited(s)
        if len(chooses) != 1:
            raise Unproved("somebody else decides")
        self.count()
        values = {
            self.most(after(s, chooses[0], move), turns) for move in self.way.others(s, chooses[0], self.task)
        }
        if len(values) > 1:
            raise Unproved("somebody else decides")
        return values.pop()

    def certain(self, worlds: list[State[Board]]) -> int:
        """The part of the victory that is certain, whatever the others do and whichever world it is."""
        for part in (WHOLE, WHOLE // 2):
            if self.forces(worlds, part):
                return part
        return 0

    def forces(self, worlds: list[State[Board]], part: int) -> bool:
        """Whether so much of the victory is certain: own moves must be right in all worlds at once."""
        chooses = awaited(worlds[0])
        if any(awaited(world) != chooses for world in worlds) or len(chooses) > 1:
            raise Unproved("several choose in secret")
        if not chooses:
            return all(reached(world, self.seat) >= part for world in worlds)
        seat = chooses[0]
        moves = [self.way.moves(world, seat, self.task, 1) for world in worlds]
        if any(others != moves[0] for others in moves):
            raise Unproved("what is hidden decides what can be done")
        if len(moves[0]) == 1:
            return self.forces([after(world, seat, moves[0][0]) for world in worlds], part)
        key = (part, tuple([self.way.key(world) for world in worlds]))
        if key not in self.known:
            self.count(len(worlds))
            own = seat == self.seat
            nexts = ([after(world, seat, move) for world in worlds] for move in moves[0])
            decided = any(self.forces(then, part) == own for then in nexts)
            self.known[key] = own if decided else not own
        return bool(self.known[key])

    def count(self, choices: int = 1) -> None:
        """More choices were looked at."""
        self.left -= choices
        if self.left < 0:
            raise Unproved("there are too many choices")


def reached(s: State[Board], seat: Seat) -> int:
    """The part of the victory that a match brought."""
    ended = result(s)
    return int(WHOLE * ended.share(seat)) if ended else 0


def after(s: State[Board], seat: Seat, move: Move) -> State[Board]:
    """The state that a move leads to."""
    then = s.copy()
    apply_unchecked(then, seat, move)
    return then
