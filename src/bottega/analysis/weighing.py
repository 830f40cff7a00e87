"""One decision: the moves worth comparing, each played to the end in the same guessed worlds."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from msgspec import Struct

from bottega.analysis.chances import Ends
from bottega.analysis.levels import Level
from bottega.bots.believing import believed
from bottega.bots.chance import Chance
from bottega.bots.evaluator import Evaluator
from bottega.bots.evaluators import evaluator_of
from bottega.bots.face import Budget
from bottega.bots.ismcts import Search
from bottega.bots.playing import play_on, tried
from bottega.kit.board import Board
from bottega.kit.codec import dump
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import awaited, result
from bottega.kit.seats import Seat
from bottega.kit.state import State

BEST: Final = 3  # moves that are compared with the one that was made
TO_THE_END: Final = 1 << 30


class Weighed(Struct, frozen=True):
    """What playing on from a view came to: anyhow, and after each move that was compared."""

    before: Ends
    after: dict[Move, Ends]  # what the search liked best comes first
    parts: dict[Move, list[float]]  # what each brought at once of what the evaluator looks at
    seed: bytes  # of all that was drawn by chance


def weigh(view: State[Board], seat: Seat, made: Move | None, level: Level) -> Weighed:
    """All of it depends on the view, the move and the level alone, also what is drawn by chance.

    What is found of the best moves is the same whatever was made.
    """
    seed = seed_of(view, seat, level)
    luck = Luck(seed)
    search = Search(view.copy(), seat, luck)
    search.run(Budget(iterations=level.iterations))
    liked = sorted(search.own, key=lambda edge: (-edge.visits, -edge.mean()))
    moves = [edge.move for edge in liked[:BEST]]
    evaluator, chance = evaluator_of(view.setup.game.id), Chance(luck)
    draws = dict.fromkeys(moves, chance)
    if made is not None and made not in moves:
        moves.append(made)
        draws[made] = Chance(Luck(seed, "made"))  # draws of its own: those of the others stay as they are
    before, after = Ends([], []), {move: Ends([], []) for move in moves}
    parts = {move: [0.0] * len(evaluator.names) for move in moves}
    for _ in range(level.worlds):
        world = believed(view, seat, evaluator, chance)
        asked = awaited(world)
        note(before, play_out(world.copy(), evaluator, chance), seat)
        for move in moves:
            then = tried(world, seat, move, asked, draws[move])
            for place, count in enumerate(evaluator.counts(then.board, seat)):
                parts[move][place] += count / level.worlds
            note(after[move], play_out(then, evaluator, draws[move]), seat)
    return Weighed(before, after, parts, seed)


def seed_of(view: State[Board], seat: Seat, level: Level) -> bytes:
    """The same for all worlds that a seat cannot tell apart."""
    known = json.dumps([dump(view), seat, level.name], sort_keys=True)
    return hashlib.sha256(known.encode()).digest()


def play_out(world: State[Board], evaluator: Evaluator, chance: Chance) -> State[Board]:
    """The end of a match in which everybody takes the best of a few moves."""
    return play_on(world, evaluator, evaluator.params_for(world.setup.seats).tries, TO_THE_END, chance)


def note(ends: Ends, end: State[Board], seat: Seat) -> None:
    """How it ended for a seat."""
    ended = result(end)
    assert ended is not None
    rivals = [score for other, score in enumerate(ended.scores) if other != seat]
    ends.leads.append(float(ended.scores[seat] - max(rivals, default=0)))
    ends.wins.append(ended.share(seat))
