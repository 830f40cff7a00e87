"""What an outlook is learned from: how it stood where a search would stop, and how it ended from there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct, convert, structs, to_builtins

from bottega.bots.believing import believed
from bottega.bots.chance import Chance
from bottega.bots.evaluator import Evaluator
from bottega.bots.evaluators import evaluator_of
from bottega.bots.playing import play_on
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, legal_moves, result
from bottega.kit.record import Record
from bottega.kit.state import State
from bottega.lab.runner import Match, Played, play_match
from bottega.lab.training.parts import PARTS

SEATS: Final = 2  # what is learned is how one stands beside one rival
WORLDS: Final = 2  # that are played on from every choice of a match
TRIES: Final = 8  # moves that are looked at when a world is played to its end
ENDLESS: Final = 1 << 60
PLACES: Final = 4  # decimal places that are kept


class Sample(Struct, frozen=True, array_like=True):
    """A world where a search stopped, as the first seat sees it."""

    phase: float
    share: float  # of the victory
    lead: float  # in points, at the end
    usual: float  # the lead that today's outlook tells
    more: list[float]  # of each part, than the other seat has


def play_and_sample(match: Match, horizon: int) -> Played:
    """The match, and samples from every choice in it."""
    played = play_match(match)
    samples = [to_builtins(sample) for sample in samples_of(played.record(), horizon)]
    return structs.replace(played, tables={"samples": samples})


def samples_in(played: Played) -> list[Sample]:
    """What a match brought."""
    return convert(played.tables["samples"], list[Sample])


def samples_of(record: Record, horizon: int) -> Iterator[Sample]:
    """From each choice, worlds that its seat cannot tell from the true one."""
    evaluator = evaluator_of(record.game.id)
    s, _ = record.start()
    for ply, (seat, text) in enumerate(record.moves):
        if len(legal_moves(s, seat)) > 1:
            chance = Chance(Luck(record.seed, f"sample {ply}"))
            for _ in range(WORLDS):
                world = believed(s.view(seat), seat, evaluator, chance)
                yield from sampled(world, horizon, evaluator, chance)
        apply_unchecked(s, seat, record.game.words.parse(text))


def sampled(world: State[Board], horizon: int, evaluator: Evaluator, chance: Chance) -> Iterator[Sample]:
    """How it stands at the horizon and what comes of it; nothing if the match is over by then."""
    stopped = play_on(world, evaluator, evaluator.params.tries, horizon, chance)
    if result(stopped) is not None:
        return
    board = stopped.board
    parts = PARTS[world.setup.game.id]
    phase = round(parts.phase(board), PLACES)
    pairs = zip(parts.standing(board, 0), parts.standing(board, 1), strict=True)
    more = [round(own - other, PLACES) for own, other in pairs]
    usual = round(evaluator.outlook(board, 0) - evaluator.outlook(board, 1), PLACES)
    ended = result(play_on(stopped, evaluator, TRIES, ENDLESS, chance))
    assert ended is not None
    yield Sample(phase, ended.share(0), float(ended.scores[0] - ended.scores[1]), usual, more)
