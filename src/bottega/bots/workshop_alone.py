"""The Workshop of Leonardo alone: what one person with four hands hopes for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.evaluator import SearchParams
from bottega.games.workshop.names import BOTTOMS, FIRST_WORK_PLACE, PLACES, SIX, WORK_BOTTOM
from bottega.games.workshop.scoring import HIGH_LEVEL
from bottega.games.workshop.sheet import NO_DESIGN

if TYPE_CHECKING:
    from bottega.games.workshop.pieces import Table

EVERY: Final = 99  # more moves than there ever are
ALONE: Final = SearchParams(spread=5.0, horizon=24, contact=False, tries=EVERY, explore=0.3, trust=8.0)
FADING: Final = 5.0  # turns before the end in which hopes fade
COPIES: Final = 3  # cards of a design that make it whole

HALF_WAY: Final = 1.0  # a column that is two or three levels high
WORK_CARD: Final = 1.0  # in hand; more than two cannot be played in time
TO_STUDY: Final = 0.25  # a discipline in hand that is not yet in play
BEGUN: Final = 1.9  # a card of a design of which all can still come to one hand
READY: Final = 0.5  # of a work's points, for a hand that can take it now
NEAR: Final = [0.35, 0.12, 0.04]  # by how many levels are missing, or no more than the card
SECOND: Final = 0.2  # how much the hand that comes next counts beside the nearest


def hopes_alone(table: Table, owned: list[list[int]], turns_left: float) -> list[float]:
    """Levels, works and cards; all are worth less and less in the last turns."""
    hands = list(range(table.rules.hands))
    if len(table.rules.rounds[table.first]) == 1:
        hands = [table.turn]  # in sequence the others have ended, or not begun
    to_work = [work_cards(table, hand) for hand in hands]
    levels = cards = 0.0
    for n, hand in enumerate(hands):
        levels += level_hopes(table, hand)
        cards += card_hopes(table, hand, to_work[n])
    time = min(1.0, turns_left / FADING)
    return [time * levels, time * work_hopes(table, hands, owned, to_work), time * cards]


def level_hopes(table: Table, hand: int) -> float:
    """Columns that are half-way to mastery."""
    hopes = 0.0
    for at in range(hand * SIX, hand * SIX + SIX):
        if 2 <= table.levels[at] < HIGH_LEVEL:
            hopes += HALF_WAY
    return hopes


def card_hopes(table: Table, hand: int, to_work: int) -> float:
    """Cards to work with, and new disciplines to study."""
    studied = 0
    hopes = WORK_CARD * min(to_work, 2)
    for card in table.hands[hand]:
        discipline = card // BOTTOMS
        if card >= 0 and not table.levels[hand * SIX + discipline] and not studied >> discipline & 1:
            studied |= 1 << discipline
            hopes += TO_STUDY
    return hopes


def work_cards(table: Table, hand: int) -> int:
    """How many cards of a hand can be played for work."""
    count = 0
    for card in table.hands[hand]:
        if card >= 0 and card % BOTTOMS == WORK_BOTTOM:
            count += 1
    return count


def work_hopes(table: Table, hands: list[int], owned: list[list[int]], to_work: list[int]) -> float:
    """Designs that one hand can still have whole, and each work in the middle for the hand nearest to it."""
    hopes = 0.0
    for hand in hands:
        for design, count in enumerate(owned[hand]):
            if 0 < count < COPIES and is_only(owned, hand, design):
                hopes += BEGUN * count
    for place in range(FIRST_WORK_PLACE, PLACES):
        work = table.rows[place]
        if work < 0:
            continue
        nearest = second = 0.0
        for n, hand in enumerate(hands):
            near = nearness(table, work, hand, to_work[n] > 0)
            if not near:
                continue
            hope = near * gain(table, work, owned[hand])
            if hope > nearest:
                nearest, second = hope, nearest
            elif hope > second:
                second = hope
        hopes += nearest + SECOND * second
    return hopes


def is_only(owned: list[list[int]], hand: int, design: int) -> bool:
    """Whether no other hand has a card of a design."""
    for other, cards in enumerate(owned):
        if cards[design] and other != hand:
            return False
    return True


def gain(table: Table, work: int, owned: list[int]) -> float:
    """The points that a work would bring a hand."""
    design, values = table.rules.design[work], table.rules.set_value
    if design == NO_DESIGN:
        return float(table.rules.worth[work])
    return float(values[owned[design] + 1] - values[owned[design]])


def nearness(table: Table, work: int, hand: int, working: bool) -> float:
    """How far a hand may count on a work."""
    asks, levels, at = table.rules.asks[work], table.levels, hand * SIX
    missing = 0
    for n in range(0, len(asks), 2):
        gap = asks[n + 1] - levels[at + asks[n]]
        if gap > 0:
            missing += gap
            if missing >= len(NEAR):
                return 0.0
    return READY if not missing and working else NEAR[missing]
