"""The Workshop of Leonardo: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.bots.workshop_alone import ALONE, COPIES, gain, hopes_alone, work_cards
from bottega.games.workshop.names import FIRST_WORK_PLACE, PLACES, SIX
from bottega.games.workshop.pieces import LAST, Table
from bottega.games.workshop.scoring import (
    HIGH_LEVEL,
    PER_DISCIPLINE,
    all_six,
    designs,
    disciplines,
    high_levels,
    leonardo,
    patrons,
    sets,
)
from bottega.games.workshop.sheet import NO_DESIGN

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat

FADING: Final = 3.0  # turns before the end in which hopes fade


@final
class WorkshopEvaluator(Evaluator):
    """Points by where they come from, levels, how near the works in the middle are, and cards to play."""

    def __init__(self) -> None:
        super().__init__(
            ["disciplines", "mastery", "gifts", "finished", "levels", "works", "cards"],
            SearchParams(spread=5.0, horizon=40, rivalry=0.5, contact=False, tries=8, explore=0.5),
        )

    def params_for(self, seats: int) -> SearchParams:
        """Who plays alone looks less far ahead, and more closely."""
        return ALONE if seats == 1 else self.params

    def together(self, first: Board, later: Board) -> bool:
        """One who plays four hands thinks of one at a time."""
        assert isinstance(first, Table) and isinstance(later, Table)
        return first.turn == later.turn or first.rules.hands == first.rules.seats

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        return one_hand(board, seat) if board.rules.hands == board.rules.seats else all_hands(board)


def one_hand(table: Table, hand: int) -> list[float]:
    """What is only a hope is worth less and less in the last turns."""
    owned = designs(table, hand)
    learned, mastery, gifts, finished = points(table, hand, owned)
    time = min(1.0, turns_left(table) / FADING)
    held = 0.17 * len(table.hands[hand]) + 0.75 * min(work_cards(table, hand), 2)
    return [
        float(learned),
        float(mastery),
        float(gifts),
        float(finished),
        time * levels(table, hand),
        time * works(table, hand, owned),
        time * held,
    ]


def all_hands(table: Table) -> list[float]:
    """The same for one person with all hands: they do not compete for the works in the middle."""
    owned = [designs(table, hand) for hand in range(table.rules.hands)]
    learned = mastery = gifts = finished = 0
    for hand in range(table.rules.hands):
        of_hand = points(table, hand, owned[hand])
        learned += of_hand[0]
        mastery += of_hand[1]
        gifts += of_hand[2]
        finished += of_hand[3]
    hopes = hopes_alone(table, owned, turns_left(table))
    return [float(learned), float(mastery), float(gifts), float(finished), *hopes]


def points(table: Table, hand: int, owned: list[int]) -> tuple[int, int, int, int]:
    """What a hand has for certain: for disciplines, high levels, Leonardo's cards and works."""
    studied = disciplines(table, hand)
    learned = PER_DISCIPLINE * studied + all_six(studied)
    finished = patrons(table, hand) + sets(table, owned)
    return learned, high_levels(table, hand), leonardo(table, hand), finished


def turns_left(table: Table) -> float:
    """How many more turns a hand has: one for each card it will draw, and the last."""
    drawing = 1 if table.quarters else len(table.rules.rounds[table.first])
    return table.in_deck() / drawing + (0.0 if table.ending == LAST else 1.0)


def levels(table: Table, hand: int) -> float:
    """Every level counts up to the fourth; a column that is half-way there counts more."""
    worth = 0.0
    for at in range(hand * SIX, hand * SIX + SIX):
        level = table.levels[at]
        worth += 0.35 * min(level, HIGH_LEVEL)
        if 2 <= level < HIGH_LEVEL:
            worth += 0.32
    return worth


def works(table: Table, hand: int, owned: list[int]) -> float:
    """Designs that are begun, and what each work in the middle would bring by how much of it is there."""
    rules, rows, learned, at = table.rules, table.rows, table.levels, hand * SIX
    worth = 0.0
    for count in owned:
        if count < COPIES:
            worth += 0.72 * count
    for place in range(FIRST_WORK_PLACE, PLACES):
        work = rows[place]
        if work < 0:
            continue
        asks = rules.asks[work]
        asked = had = 0
        for n in range(0, len(asks), 2):
            level = asks[n + 1]
            asked += level
            had += min(level, learned[at + asks[n]])
        if not had:
            continue
        share = 0.08 if rules.design[work] == NO_DESIGN else 0.12
        worth += share * gain(table, work, owned) * had / asked
    return worth
