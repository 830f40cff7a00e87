"""The Workshop of Leonardo: what a move brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.gain import Gains, because, told
from bottega.games.workshop.names import (
    COUNTS,
    DISCIPLINES,
    FIRST_WORK_PLACE,
    LEVELS,
    PLACES,
    POINTS,
    SIX,
    WORKS,
    is_patron,
)
from bottega.games.workshop.pieces import LAST, Table
from bottega.games.workshop.scoring import designs, total

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat

COLLECTS: Final = because("collects", work=WORKS, points=POINTS)
SCORES: Final = because("scores", points=POINTS)
REACHES: Final = because("reaches", work=WORKS, points=POINTS)
LACKS: Final = because("lacks", work=WORKS, count=COUNTS)
RAISES: Final = because("raises", discipline=DISCIPLINES, level=LEVELS)
DRAWS: Final = because("draws", count=COUNTS)


def found(before: Board, after: Board, seat: Seat) -> list[str]:
    """Works, points, and what comes within reach, in all hands of a seat."""
    assert isinstance(before, Table) and isinstance(after, Table)
    hands = [hand for hand in range(after.rules.hands) if after.rules.seat_of[hand] == seat]
    brings: list[str] = []
    for hand in hands:
        brings += collected(before, after, hand)
    if after.ending == LAST:
        return brings  # what is for later turns comes too late
    for hand in hands:
        brings += neared(before, after, hand)
    for hand in hands:
        more = len(after.hands[hand]) - len(before.hands[hand])
        brings += [told(DRAWS, len(after.hands[hand]))] if more > 0 else []
    return brings


def collected(before: Table, after: Table, hand: int) -> list[str]:
    """A work by its name, other points together."""
    more = max(0, total(after, hand) - total(before, hand))
    for work in range(WORKS.size):
        if after.owner[work] == hand != before.owner[work]:
            return [told(COLLECTS, work, more)]
    return [told(SCORES, more)] if more else []


def neared(before: Table, after: Table, hand: int) -> list[str]:
    """Works in the middle that may be collected now, or lack fewer levels; and what was raised."""
    reached: list[tuple[int, str]] = []
    nearer: list[tuple[int, str]] = []
    for place in range(FIRST_WORK_PLACE, PLACES):
        work = after.rows[place]
        if work < 0:
            continue
        lacked, lacks, points = lack(before, hand, work), lack(after, hand, work), worth(after, hand, work)
        if lacks == 0 < lacked:
            reached.append((-points, told(REACHES, work, points)))
        elif 0 < lacks < lacked:
            nearer.append((lacks, told(LACKS, work, lacks)))
    raised = [
        told(RAISES, d, after.levels[hand * SIX + d])
        for d in range(SIX)
        if after.levels[hand * SIX + d] > before.levels[hand * SIX + d]
    ]
    return [text for _, text in sorted(reached) + sorted(nearer)] + raised


def lack(table: Table, hand: int, work: int) -> int:
    """How many levels a hand lacks for a work."""
    asks, levels = table.rules.asks[work], table.levels
    return sum(max(0, asks[n + 1] - levels[hand * SIX + asks[n]]) for n in range(0, len(asks), 2))


def worth(table: Table, hand: int, work: int) -> int:
    """The points that a work would bring a hand."""
    rules = table.rules
    if is_patron(work):
        return rules.worth[work]
    count = designs(table, hand)[rules.design[work]]
    return rules.set_value[count + 1] - rules.set_value[count]


def is_past(before: Board, now: Board) -> bool:
    """Whether every hand has had a turn."""
    assert isinstance(before, Table) and isinstance(now, Table)
    return len(now.played) - len(before.played) > now.rules.hands


GAINS: Final[Gains] = Gains([COLLECTS, SCORES, REACHES, LACKS, RAISES, DRAWS], found, is_past)
