"""What is measured of a match that is over, from nothing but its record."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Final

from msgspec import Struct

from bottega.bots.evaluators import evaluator_of
from bottega.kit.board import Board
from bottega.kit.errors import BottegaError
from bottega.kit.game import AnyGame
from bottega.kit.play import apply_unchecked, awaited, first_awaited, legal_moves, question, result
from bottega.kit.record import Record
from bottega.kit.seats import NOBODY, Seat
from bottega.kit.state import State
from bottega.lab.balance.things import Things
from bottega.lab.minutes import seconds_of


class Unfinished(BottegaError):
    """A match that was not played to its end tells nothing about balance."""


class Measured(Struct, frozen=True):
    """One match; lists are by seat."""

    order: list[int]  # the seats as they came to their first turn
    shares: list[float]  # of the victory
    scores: list[int]
    parts: list[dict[str, int]]  # of the scores
    uses: list[dict[str, int]]  # how often each thing was used
    decisions: int  # where more than one move was offered
    minutes: float  # that people would have sat over it
    lead_changes: int
    settled: float  # the part of the match after which the winner was ahead for good; 1.0 is the very end


def measured(record: Record) -> Measured:
    """Play it again and look."""
    s, _ = record.start()
    things, lead, order = things_of(record.game), Lead(s), Order()
    uses = [Counter[str]() for _ in range(record.seats)]
    decisions, seconds = 0, 0.0
    for ply, (seat, text) in enumerate(record.moves, start=1):
        move = record.game.words.parse(text)
        order.look(s, seat)
        offers = len(legal_moves(s, seat))
        decisions += offers > 1
        seconds += seconds_of(offers, len(awaited(s)))
        uses[seat].update(things.used(move))
        apply_unchecked(s, seat, move)
        lead.look(s, seat, ply)
    ended = result(s)
    if ended is None:
        raise Unfinished(f"{record!r} is not over")
    return Measured(
        order=order.seats(record.seats),
        shares=[ended.share(seat) for seat in range(record.seats)],
        scores=ended.scores,
        parts=ended.parts,
        uses=[dict(sorted(used.items())) for used in uses],
        decisions=decisions,
        minutes=seconds / 60,
        lead_changes=lead.changes(),
        settled=lead.settled(ended.winners),
    )


@cache
def things_of(game: AnyGame) -> Things:
    """What moves of a game use; its texts are read once."""
    return Things(game)


class Order:
    """Who had the first turn, and who came after: many games draw lots, so that seats alone tell nothing.

    A turn begins with the question that is asked most often of one seat alone.
    """

    def __init__(self) -> None:
        self.asked: Final[dict[str, list[Seat]]] = {}

    def look(self, s: State[Board], seat: Seat) -> None:
        """Before a move."""
        if len(awaited(s)) == 1 and not s.sealed:
            self.asked.setdefault(question(s, seat).id, []).append(seat)

    def seats(self, count: int) -> list[Seat]:
        """All seats; those who were never asked come last."""
        most = max(self.asked.values(), key=len, default=[])
        return list(dict.fromkeys([*most, *range(count)]))


class Lead:
    """Who is ahead by the evaluator that the bots of the game go by, once round the table.

    A round is over when everybody has chosen since the last one and somebody else is to choose. Within a
    round the lead would change with every turn, and mean nothing. What players hide is known here.
    """

    def __init__(self, s: State[Board]) -> None:
        self.seats: Final = s.setup.seats
        self.evaluator: Final = evaluator_of(s.setup.game.id)
        self.chosen: Final[set[Seat]] = set()
        self.leaders: Final[list[tuple[int, Seat]]] = []  # after which ply who was ahead
        self.plies = 0

    def look(self, s: State[Board], seat: Seat, ply: int) -> None:
        """After a move."""
        self.plies = ply
        self.chosen.add(seat)
        after = first_awaited(s)
        if len(self.chosen) == self.seats and after not in (seat, NOBODY):
            self.chosen.clear()
            self.note(s, ply)

    def note(self, s: State[Board], ply: int) -> None:
        """Who is ahead; of equals, who was before."""
        worth = [self.evaluator.value(s.board, seat) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if worth[seat] == max(worth)]
        last = self.leaders[-1][1] if self.leaders else NOBODY
        if last in best:
            self.leaders.append((ply, last))
        elif len(best) == 1:
            self.leaders.append((ply, best[0]))

    def changes(self) -> int:
        """How often the lead went to somebody else."""
        return sum(one != other for (_, one), (_, other) in pairwise(self.leaders))

    def settled(self, winners: list[Seat]) -> float:
        """The part of the match after which only winners were ahead."""
        since = self.plies
        for ply, seat in reversed(self.leaders):
            if seat not in winners:
                break
            since = ply
        return since / max(1, self.plies)
