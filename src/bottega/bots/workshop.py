"""The Workshop of Leonardo: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.merit import Manner, Merit
from bottega.games.workshop.names import BOTTOMS, FIRST_WORK_PLACE, SIX, WORK_BOTTOM
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
    from bottega.kit.phrases import Seat

EVERY: Final = 99  # more moves than there ever are
ALONE: Final = Manner(spread=5.0, horizon=16, contact=False, tries=EVERY, explore=0.3, trust=8.0)
FADING: Final = 3.0  # turns before the end in which hopes fade
COPIES: Final = 3  # cards of a design that make it whole


@final
class WorkshopMerit(Merit):
    """Points by where they come from, levels, how near the works in the middle are, and cards to play."""

    def __init__(self) -> None:
        super().__init__(
            ["disciplines", "mastery", "gifts", "finished", "levels", "works", "cards"],
            Manner(spread=5.0, horizon=40, rivalry=0.5, contact=False, tries=8, explore=0.5),
        )

    def manner_for(self, seats: int) -> Manner:
        """Who plays alone looks less far ahead, and more closely."""
        return ALONE if seats == 1 else self.manner

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        if board.rules.hands == board.rules.seats:
            return hand_counts(board, seat)
        sums = [0.0] * len(self.names)  # one person holds all hands
        for hand in range(board.rules.hands):
            for place, count in enumerate(hand_counts(board, hand)):
                sums[place] += count
        return sums


def hand_counts(table: Table, hand: int) -> list[float]:
    """One hand. What is only a hope is worth less and less in the last turns."""
    cards, owned = table.hands[hand], designs(table, hand)
    time = min(1.0, turns_left(table) / FADING)
    work_cards = 0
    for card in cards:
        if card >= 0 and card % BOTTOMS == WORK_BOTTOM:
            work_cards += 1
    held = 0.17 * len(cards) + 0.75 * min(work_cards, 2)
    return [
        float(PER_DISCIPLINE * disciplines(table, hand) + all_six(table, hand)),
        float(high_levels(table, hand)),
        float(leonardo(table, hand)),
        float(patrons(table, hand) + sets(table, owned)),
        time * levels(table, hand),
        time * works(table, hand, owned),
        time * held,
    ]


def turns_left(table: Table) -> float:
    """How many more turns a hand has: one for each card it will draw, and the last."""
    drawing = len(table.rules.rounds[table.first])
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
    rules = table.rules
    worth = 0.0
    for count in owned:
        if count < COPIES:
            worth += 0.72 * count
    for work in table.rows[FIRST_WORK_PLACE:]:
        if work < 0:
            continue
        asks = rules.asks[work]
        asked = had = 0
        for n in range(0, len(asks), 2):
            asked += asks[n + 1]
            had += min(asks[n + 1], table.levels[hand * SIX + asks[n]])
        if not asked:
            continue
        design = rules.design[work]
        if design == NO_DESIGN:
            worth += 0.08 * rules.worth[work] * had / asked
        else:
            count = owned[design]
            worth += 0.12 * (rules.set_value[count + 1] - rules.set_value[count]) * had / asked
    return worth
