"""Information-set tree search: each time in a fresh world that the view allows, in one tree for all."""

from __future__ import annotations

import time
from math import tanh
from typing import TYPE_CHECKING, Final, final

from bottega.bots.believing import believed
from bottega.bots.chance import Chance
from bottega.bots.merits import MERITS
from bottega.bots.playing import looks, play_on, tried
from bottega.bots.tree import Arm, Fork, Node
from bottega.kit.play import awaited, legal_moves, play, result

if TYPE_CHECKING:
    from bottega.bots.face import Budget
    from bottega.kit.board import Board
    from bottega.kit.luck import Luck
    from bottega.kit.phrases import Seat
    from bottega.kit.state import State
    from bottega.kit.words import Move

USUAL: Final = 500  # iterations, if nobody says how long one may think
ENDLESS: Final = 1 << 60
LOOKED_AT: Final = 16  # new moves whose merit is looked at when one comes by a fork
ROOT_WORLDS: Final = 3  # in which the merit of one's own moves is looked at first
WIN: Final = 0.5  # how much of what an end is worth is the victory itself; the rest is by how far


@final
class Search:
    """One question, thought about."""

    def __init__(self, view: State[Board], seat: Seat, luck: Luck) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.merit: Final = MERITS[view.match.game.id]
        self.manner: Final = self.merit.manner_for(view.match.seats)
        self.chance: Final = Chance(luck)
        self.root: Final = Node()
        self.breadth: Final = view.match.game.words.size + 1
        self.iterations = 0
        self.leads: Final = [0.0] * view.match.seats  # of each seat, summed over all iterations
        self.look_around()

    def look_around(self) -> None:
        """Put one's own moves in order, by what they bring at once in a few worlds."""
        worlds = [self.guess() for _ in range(ROOT_WORLDS)]
        fork = self.root.fork(self.seat)
        others = awaited(worlds[0])
        for move in legal_moves(worlds[0], self.seat):
            worth = looks(worlds, self.seat, move, others, self.merit, self.chance)
            fork.arms[move] = Arm(move, worth / ROOT_WORLDS)

    def guess(self) -> State[Board]:
        """A fresh world."""
        return believed(self.view, self.seat, self.merit, self.chance)

    def play_on(self, world: State[Board], decisions: int) -> State[Board]:
        """The world so many decisions later; the one that is given is used up."""
        return play_on(world, self.merit, self.manner.tries, decisions, self.chance)

    def run(self, budget: Budget) -> None:
        """Search until the budget is used up."""
        end = time.perf_counter() + budget.milliseconds / 1000.0
        most = budget.iterations or (ENDLESS if budget.milliseconds else USUAL)
        while self.iterations < most:
            if budget.milliseconds and time.perf_counter() >= end:
                break
            self.iterate()

    def iterate(self) -> None:
        """One world: down the tree, on by playing, and back with what came of it."""
        self.iterations += 1
        world = self.guess()
        path: list[tuple[Seat, Arm]] = []
        node, new, decisions = self.root, False, self.manner.horizon
        seats = awaited(world)
        while seats and not new and decisions > 0:
            if not self.manner.contact and self.seat not in seats:
                world = self.play_on(world, 1)
                decisions -= 1
            else:
                key = self.step(world, node, seats, path)
                decisions -= len(seats)
                new = key not in node.children
                node = node.child(key)
            seats = awaited(world)
        # Every world is looked at after as many decisions: else what was tried more would look worse.
        chances = self.chances(self.play_on(world, decisions))
        for seat, arm in path:
            arm.visits += 1
            arm.total += chances[seat]

    def step(self, world: State[Board], node: Node, seats: list[Seat], path: list[tuple[Seat, Arm]]) -> int:
        """Everybody who is asked tries something, without knowing of each other; answers which it was."""
        key = 0
        moves: list[Move] = []
        for seat in seats:
            legal = legal_moves(world, seat)
            if len(legal) > 1:
                fork = node.fork(seat)
                arm = fork.pick(self.known(world, fork, legal, seats), self.manner)
                path.append((seat, arm))
                moves.append(arm.move)
            else:
                moves.append(legal[0])
            key = key * self.breadth + moves[-1] + 1
        for n, seat in enumerate(seats):
            play(world, seat, moves[n])
        return key

    def known(self, world: State[Board], fork: Fork, moves: list[Move], seats: list[Seat]) -> list[Arm]:
        """The arms that are there in this world, best looking first; a few more are looked at if need be."""
        known = [fork.arms[move] for move in moves if move in fork.arms]
        if len(known) < min(len(moves), fork.width()):
            fresh = [move for move in moves if move not in fork.arms]
            for n in range(min(LOOKED_AT, len(fresh))):
                at = n + self.chance.below(len(fresh) - n)
                fresh[n], fresh[at] = fresh[at], fresh[n]
                worth = looks([world], fork.seat, fresh[n], seats, self.merit, self.chance)
                arm = Arm(fresh[n], worth)
                fork.arms[fresh[n]] = arm
                known.append(arm)
        known.sort(key=by_merit)
        return known

    def chances(self, s: State[Board]) -> list[float]:
        """What a world is worth to each seat, from 0 to 1: how much better than usual it is."""
        ended = result(s)
        winners = ended.winners if ended is not None else []
        values = [0.0] * len(self.leads)
        for seat in range(len(values)):
            values[seat] = self.merit.value(s.board, seat) if ended is None else float(ended.scores[seat])
        chances = [0.0] * len(values)
        for seat, value in enumerate(values):
            rivals = values[:seat] + values[seat + 1 :]
            lead = value - self.manner.rivalry * max(rivals) if rivals else value
            self.leads[seat] += lead
            chances[seat] = 0.5 + 0.5 * tanh((lead - self.leads[seat] / self.iterations) / self.manner.spread)
            if ended is not None:
                won = 1.0 / len(winners) if seat in winners else 0.0
                chances[seat] = WIN * won + (1.0 - WIN) * chances[seat]
        return chances

    def looked_at(self) -> list[Arm]:
        """One's own moves, best looking first."""
        return sorted(self.root.fork(self.seat).arms.values(), key=by_merit)

    def try_out(self, arm: Arm) -> None:
        """One move in one world, without the tree."""
        self.iterations += 1
        world = self.guess()
        after = tried(world, self.seat, arm.move, awaited(world), self.chance)
        chances = self.chances(self.play_on(after, self.manner.horizon - 1))
        arm.visits += 1
        arm.total += chances[self.seat]

    def best(self) -> Arm:
        """What was tried most; of equals the better."""
        found: Arm | None = None
        for arm in self.root.fork(self.seat).arms.values():
            if found is None or (arm.visits, arm.mean()) > (found.visits, found.mean()):
                found = arm
        assert found is not None
        return found


def by_merit(arm: Arm) -> float:
    """The better, the earlier."""
    return -arm.merit
