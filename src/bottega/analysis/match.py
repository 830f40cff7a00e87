"""A whole match: every decision weighed, and what each seat owes to itself, to the others and to luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from bottega.analysis.chances import Outlook, given_away, outlook
from bottega.analysis.levels import Level
from bottega.analysis.marks import MARKS, Mark, kept, mark
from bottega.analysis.weighing import BEST, Weighed, weigh
from bottega.bots.evaluators import evaluator_of
from bottega.bots.reasons import foreseen
from bottega.kit.board import Board
from bottega.kit.errors import BadRecord
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.picture import common_of
from bottega.kit.play import apply, legal_moves, result
from bottega.kit.record import Record, replay
from bottega.kit.seats import Seat
from bottega.kit.state import State

TURNING_POINTS: Final = 5
LEAST: Final = 0.05  # points below which a part does not differ


class Option(Struct, frozen=True):
    """A move that was compared, and what it would have come to."""

    move: str
    outlook: Outlook
    why: str  # the reason a bot would give


class Decision(Struct, frozen=True):
    """A choice that somebody had."""

    ply: int  # of the move that was made
    seat: int
    phase: str
    offers: int
    before: Outlook
    made: Option
    best: list[Option]  # those that were found best, the best first; the one that was made may be among them
    gives: float  # of the chance of victory, less than after the best
    doubt: float
    mark: Mark
    parts: dict[str, float]  # what the best brought at once more than the one that was made, by name


class SeatSummary(Struct, frozen=True):
    """How a seat played."""

    seat: int
    kept: float | None  # of the chance of victory by each move, from 0 to 100; none if nothing was to decide
    marks: dict[str, int]
    best_run: int  # fine moves one after the other
    gave: dict[str, float]  # by phase
    luck: float | None  # what the deal, the draws and chance gave of the chance of victory; none if given up


class Analysis(Struct, frozen=True):
    """All that was found."""

    game: str
    level: str
    players: list[str]
    decisions: list[Decision]
    seats: list[SeatSummary]
    turning_points: list[int]  # plies, what gave away most first


def analyse(record: Record, level: Level) -> Analysis:
    """The analysis of a match that is over."""
    return summed_up(record, level, list(decisions(record, level)))


def decisions(record: Record, level: Level) -> Iterator[Decision]:
    """Every choice of a match, as it is weighed; where one move was offered there was no choice."""
    won(record)
    s, _ = record.start()
    for ply, (seat, text) in enumerate(record.moves, start=1):
        move, offered = record.game.words.parse(text), legal_moves(s, seat)
        if len(offered) > 1:
            yield decide(s, seat, move, ply, len(offered), level)
        apply(s, seat, move)
        s = record.drawn(s, ply)


def decide(s: State[Board], seat: Seat, move: Move, ply: int, offers: int, level: Level) -> Decision:
    """One choice. Of the state only the view of its seat is used, and what every viewer sees."""
    view, game = s.view(seat), s.setup.game.id
    weighed = weigh(view, seat, move, level)
    seen = {one: outlook(game, ends) for one, ends in weighed.after.items()}
    best = sorted(seen, key=lambda one: -seen[one].lead)
    gives, doubt = given_away(game, weighed.after[best[0]], weighed.after[move])
    options = {one: option(view, seat, one, seen[one], weighed.seed) for one in best}
    return Decision(
        ply=ply,
        seat=seat,
        phase=common_of(s).now.phase,
        offers=offers,
        before=outlook(game, weighed.before),
        made=options[move],
        best=[options[one] for one in best[:BEST]],
        gives=max(0.0, gives),
        doubt=doubt,
        mark=mark(gives, doubt),
        parts=parts(game, weighed, best[0], move),
    )


def option(view: State[Board], seat: Seat, move: Move, seen: Outlook, seed: bytes) -> Option:
    """A move with its reason."""
    why = foreseen(view, seat, move, Luck(seed, "why"))
    return Option(view.setup.game.words.text(move), seen, why)


def parts(game: str, weighed: Weighed, best: Move, made: Move) -> dict[str, float]:
    """What differs, most first."""
    pairs = zip(evaluator_of(game).names, weighed.parts[best], weighed.parts[made], strict=True)
    differ = {name: round(one - other, 2) for name, one, other in pairs if abs(one - other) >= LEAST}
    return dict(sorted(differ.items(), key=lambda part: -abs(part[1])))


def summed_up(record: Record, level: Level, found: list[Decision]) -> Analysis:
    """What all decisions of a match say together."""
    return together(record.game.id, level.name, record.players, won(record), found)


def together(
    game: str, level: str, players: list[str], shares: Sequence[float | None], found: list[Decision]
) -> Analysis:
    """The same, by how the victory was shared; none is known where the match was given up."""
    lost = sorted((one for one in found if one.mark != "fine"), key=lambda one: -one.gives)
    return Analysis(
        game=game,
        level=level,
        players=players,
        decisions=found,
        seats=[summary(seat, len(shares), found, share) for seat, share in enumerate(shares)],
        turning_points=[one.ply for one in lost[:TURNING_POINTS]],
    )


def won(record: Record) -> Sequence[float | None]:
    """Each seat's share of the victory, none if it was given up; BadRecord if the match is not over."""
    ended = result(replay(record)[0])
    if ended is not None:
        return [ended.share(seat) for seat in range(record.seats)]
    if not record.resigned:
        raise BadRecord(len(record.moves), "only a match that is over can be analysed")
    return [None] * record.seats


def summary(seat: Seat, seats: int, found: list[Decision], share: float | None) -> SeatSummary:
    """How a seat played; luck is what neither its own moves nor what others gave away explain."""
    own = [one for one in found if one.seat == seat]
    gave: dict[str, float] = {}
    for one in own:
        gave[one.phase] = gave.get(one.phase, 0.0) + one.gives
    return SeatSummary(
        seat=seat,
        kept=kept([one.gives for one in own]),
        marks={name: sum(one.mark == name for one in own) for name in MARKS},
        best_run=best_run(own),
        gave={phase: given for phase, given in gave.items() if given},
        luck=None if share is None else luck(seat, seats, found, share),
    )


def best_run(own: list[Decision]) -> int:
    """The most fine moves one after the other."""
    run = most = 0
    for one in own:
        run = run + 1 if one.mark == "fine" else 0
        most = max(most, run)
    return most


def luck(seat: Seat, seats: int, found: list[Decision], share: float) -> float:
    """From an even chance at the start to how it ended, less what moves surely did.

    What a rival gives away goes to the others, to each as much.
    """
    given = [one for one in found if one.mark != "fine"]
    own = sum(one.gives for one in given if one.seat == seat)
    rivals = sum(one.gives for one in given if one.seat != seat) / max(1, seats - 1)
    return share - 1 / seats + own - rivals
