"""Information-set tree search: each time in another world that the view allows, in one tree for all."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import tanh
from typing import TYPE_CHECKING, Final, final

from bottega.bots.believing import believed
from bottega.bots.chance import Chance
from bottega.bots.evaluators import evaluator_of
from bottega.bots.playing import looks, play_on, tried
from bottega.bots.tree import DecisionNode, Edge, Node
from bottega.kit.play import apply_unchecked, awaited, legal_moves, result

if TYPE_CHECKING:
    from bottega.bots.evaluator import Evaluator
    from bottega.bots.face import Budget
    from bottega.kit.board import Board
    from bottega.kit.luck import Luck
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat
    from bottega.kit.state import State

USUAL: Final = 500  # iterations, if nobody says how long one may think
ENDLESS: Final = 1 << 60
GLANCE: Final = 32  # iterations after which one looks whether all is settled
HAIR: Final = 1e-6  # seconds
KEPT: Final = 1000  # worlds that all of one's own moves are tried in; later visits have others
LOOKED_AT: Final = 16  # new moves that are valued when one comes by a decision
ROOT_WORLDS: Final = 3  # in which one's own moves are valued first
WIN: Final = 0.5  # how much of what an end is worth is the victory itself; the rest is by how far


@final
class Search:
    """One question, thought about."""

    def __init__(
        self,
        view: State[Board],
        seat: Seat,
        luck: Luck,
        evaluator: Evaluator | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.evaluator: Final = evaluator or evaluator_of(view.setup.game.id)
        self.clock: Final = clock
        self.params: Final = self.evaluator.params_for(view.setup.seats)
        self.chance: Final = Chance(luck)
        self.root: Final = Node()
        self.breadth: Final = view.setup.game.words.size + 1
        self.iterations = 0
        self.leads: Final = [0.0] * view.setup.seats  # of each seat, summed over all iterations
        self.worlds: Final[list[State[Board]]] = []
        self.own: Final = self.look_around()

    def look_around(self) -> list[Edge]:
        """One's own moves, best first, by what they bring at once in a few worlds."""
        worlds = [self.world(number) for number in range(ROOT_WORLDS)]
        others = awaited(worlds[0])
        moves = legal_moves(worlds[0], self.seat)
        worths = looks(worlds, self.seat, moves, others, self.evaluator, self.chance)
        edges = [Edge(move, worths[n] / ROOT_WORLDS) for n, move in enumerate(moves)]
        edges.sort(key=by_value)
        return edges

    def world(self, number: int) -> State[Board]:
        """The world for that visit of a move. Moves that are compared in the same worlds owe less to luck."""
        if number >= KEPT:
            return self.guess()
        while len(self.worlds) <= number:
            self.worlds.append(self.guess())
        return self.worlds[number].copy()

    def guess(self) -> State[Board]:
        """A fresh world."""
        return believed(self.view, self.seat, self.evaluator, self.chance)

    def play_on(self, world: State[Board], decisions: int) -> State[Board]:
        """The world so many decisions later; the one that is given is used up."""
        return play_on(world, self.evaluator, self.params.tries, decisions, self.chance)

    def run(self, budget: Budget) -> None:
        """Search until the budget is used up, or nothing that is left of it could change the choice."""
        started = self.clock()
        left = self.left(budget, started)
        while left > 0 and (self.iterations % GLANCE or self.ahead() <= left):
            self.iterate()
            left = self.left(budget, started)

    def left(self, budget: Budget, started: float) -> float:
        """How many iterations are still to come; of time it is told by how fast it went so far."""
        most = float((budget.iterations or (ENDLESS if budget.milliseconds else USUAL)) - self.iterations)
        if budget.milliseconds:
            thought = self.clock() - started
            rest = budget.milliseconds / 1000.0 - thought
            most = min(most, rest * (self.iterations + 1) / max(thought, HAIR))
        return most

    def ahead(self) -> int:
        """By how many visits the move that was tried most leads."""
        first = second = 0
        for edge in self.own:
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def iterate(self) -> None:
        """One world: down the tree, on by playing, and back with what came of it."""
        self.iterations += 1
        first = self.root.decision(self.seat).pick(self.own, self.params)
        world = self.world(first.visits)
        path: list[tuple[Seat, Edge]] = []
        node, new, decisions = self.root, False, self.params.horizon
        seats = awaited(world)
        while seats and not new and decisions > 0:
            if self.passes_by(world, seats):
                world = self.play_on(world, 1)
                decisions -= 1
            else:
                key = self.step(world, node, seats, first, path)
                decisions -= len(seats)
                new = key not in node.children
                node = node.child(key)
            seats = awaited(world)
        # Every world is looked at after as many decisions: else what was tried more would look worse.
        chances = self.chances(self.play_on(world, decisions))
        for seat, edge in path:
            edge.visits += 1
            edge.total += chances[seat]

    def passes_by(self, world: State[Board], seats: list[Seat]) -> bool:
        """Whether a choice is taken as it comes: a rival's with little contact, or another hand's."""
        if self.seat not in seats:
            return not self.params.contact
        return not self.evaluator.together(self.view.board, world.board)

    def step(
        self, world: State[Board], node: Node, seats: list[Seat], first: Edge, path: list[tuple[Seat, Edge]]
    ) -> int:
        """Everybody who is asked tries something, without knowing of each other; answers which it was."""
        key = 0
        edges: list[Edge] = []
        for seat in seats:
            own = node is self.root and seat == self.seat
            edges.append(first if own else self.pick(world, node, seat, seats))
        for n, seat in enumerate(seats):
            path.append((seat, edges[n]))
            key = key * self.breadth + edges[n].move + 1
            apply_unchecked(world, seat, edges[n].move)
        return key

    def pick(self, world: State[Board], node: Node, seat: Seat, seats: list[Seat]) -> Edge:
        """What a seat tries here."""
        legal = legal_moves(world, seat)
        if len(legal) == 1:
            return Edge(legal[0], 0.0)
        decision = node.decision(seat)
        return decision.pick(self.known(world, decision, legal, seats), self.params)

    def known(
        self, world: State[Board], decision: DecisionNode, moves: list[Move], seats: list[Seat]
    ) -> list[Edge]:
        """The edges that are there in this world, best looking first; a few more are looked at if need be."""
        known = [decision.edges[move] for move in moves if move in decision.edges]
        if len(known) < min(len(moves), decision.width()):
            fresh = [move for move in moves if move not in decision.edges]
            many = min(LOOKED_AT, len(fresh))
            together = many if len(seats) == 1 else 1  # what others choose at once is drawn for each
            for first in range(0, many, together):
                looked_at = self.drawn(fresh, first, first + together)
                worths = looks([world], decision.seat, looked_at, seats, self.evaluator, self.chance)
                for n, move in enumerate(looked_at):
                    edge = Edge(move, worths[n])
                    decision.edges[move] = edge
                    known.append(edge)
        known.sort(key=by_value)
        return known

    def drawn(self, moves: list[Move], first: int, last: int) -> list[Move]:
        """Some of these moves, as a shuffle of them reaches their places."""
        for n in range(first, last):
            at = n + self.chance.below(len(moves) - n)
            moves[n], moves[at] = moves[at], moves[n]
        return moves[first:last]

    def chances(self, s: State[Board]) -> list[float]:
        """What a world is worth to each seat, from 0 to 1: how much better than usual it is."""
        ended = result(s)
        winners = ended.winners if ended is not None else []
        values = [0.0] * len(self.leads)
        for seat in range(len(values)):
            values[seat] = (
                self.evaluator.outlook(s.board, seat) if ended is None else float(ended.scores[seat])
            )
        chances = [0.0] * len(values)
        for seat, value in enumerate(values):
            rivals = values[:seat] + values[seat + 1 :]
            lead = value - self.params.rivalry * max(rivals) if rivals else value
            self.leads[seat] += lead
            chances[seat] = 0.5 + 0.5 * tanh((lead - self.leads[seat] / self.iterations) / self.params.spread)
            if ended is not None:
                won = 1.0 / len(winners) if seat in winners else 0.0
                chances[seat] = WIN * won + (1.0 - WIN) * chances[seat]
        return chances

    def try_out(self, edge: Edge) -> None:
        """One move in one world, without the tree."""
        self.iterations += 1
        world = self.world(edge.visits)
        after = tried(world, self.seat, edge.move, awaited(world), self.chance)
        chances = self.chances(self.play_on(after, self.params.horizon - 1))
        edge.visits += 1
        edge.total += chances[self.seat]

    def best(self) -> Edge:
        """What was tried most; of equals the better."""
        found = self.own[0]
        for edge in self.own:
            if (edge.visits, edge.mean()) > (found.visits, found.mean()):
                found = edge
        return found


def by_value(edge: Edge) -> float:
    """The better, the earlier."""
    return -edge.value
