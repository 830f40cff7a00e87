"""Codex Naturalis: what a move brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.codex_goals import patterns_begun, whole_sets
from bottega.bots.gain import Gains, because, told
from bottega.games.codex.objectives import count
from bottega.games.codex.pieces import LAST, Table
from bottega.games.codex.words import CARDS, EMPTY, OBJECTIVES, POINTS, STARTERS, SYMBOLS
from bottega.kit.events import numbers

if TYPE_CHECKING:
    from bottega.games.codex.pieces import Area
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat

COUNTS: Final = numbers("count", 80)

SCORES: Final = because("scores", points=POINTS)
COUNTS_FOR: Final = because("counts", points=POINTS, objective=OBJECTIVES)
READY: Final = because("ready", card=CARDS)
LACKS: Final = because("lacks", card=CARDS, count=COUNTS)
BEGINS: Final = because("begins", objective=OBJECTIVES)
GATHERS: Final = because("gathers", objective=OBJECTIVES, count=COUNTS, needed=COUNTS)
SUPPLIES: Final = because("supplies", symbol=SYMBOLS, card=CARDS)
WORTH: Final = because("worth", card=CARDS, points=POINTS)
FITS: Final = because("fits", objective=OBJECTIVES, count=COUNTS)
SHOWS: Final = because("shows", symbol=SYMBOLS, count=COUNTS)
OPENS: Final = because("opens", count=COUNTS)


def found(before: Board, after: Board, seat: Seat) -> list[str]:
    """Points first, then what comes within reach while there is a turn to come, then symbols and room."""
    assert isinstance(before, Table) and isinstance(after, Table)
    area, then = before.areas[seat], after.areas[seat]
    brings: list[str] = []
    if then.points > area.points:
        brings.append(told(SCORES, then.points - area.points))
    brings += objectives(before, after, seat)
    if after.ending >= LAST:
        return brings  # what comes later comes too late
    brings += in_hand(before, after, seat) + begun(before, after, seat)
    if len(area.laid) == len(then.laid) == 1 and after.goals[seat]:
        brings += kept(after, seat)
    return brings + in_sight(area, then)


def goals(table: Table, seat: Seat) -> list[int]:
    """The objectives that this viewer knows to count for a seat."""
    return [goal for goal in [*table.common, *table.goals[seat][:1]] if goal >= 0]


def objectives(before: Table, after: Table, seat: Seat) -> list[str]:
    """Objectives that are fulfilled once more."""
    brings: list[str] = []
    for goal in goals(after, seat):
        rule = after.rules.goals[goal]
        more = count(rule, after.areas[seat]) - count(rule, before.areas[seat])
        if more > 0:
            brings.append(told(COUNTS_FOR, more, goal))
    return brings


def in_hand(before: Table, after: Table, seat: Seat) -> list[str]:
    """Cards that can be paid for now, and what new cards are good for."""
    area, then, rules = before.areas[seat], after.areas[seat], after.rules
    cards = [card for card in after.hands[seat] if 0 <= card < STARTERS]
    old = list(before.hands[seat])
    ready: list[str] = []
    nearer: list[str] = []
    for card in cards:
        lacked = lack(area, card) if card in old else 99
        lacks = lack(then, card)
        if not any(rules.requires[card]):
            continue
        if lacks == 0 < lacked:
            ready.append(told(READY, card))
        elif 0 < lacks < lacked < 99:
            nearer.append(told(LACKS, card, lacks))
    fresh = [card for card in cards if card not in old]
    for card in fresh:
        nearer += [told(SUPPLIES, symbol, gold) for gold in cards for symbol in supplied(then, card, gold)]
        if not any(rules.requires[card]) and rules.points[card]:
            nearer.append(told(WORTH, card, rules.points[card]))
    return ready + nearer


def lack(area: Area, card: int) -> int:
    """How many symbols are missing for a card."""
    needs = area.rules.requires[card]
    return sum(max(0, need - area.symbols[symbol]) for symbol, need in enumerate(needs))


def supplied(area: Area, card: int, gold: int) -> list[int]:
    """The symbols of a card that another lacks."""
    rules = area.rules
    if card == gold:
        return []
    shown = {*rules.corners[8 * card : 8 * card + 8], *rules.centre[2 * card], *rules.centre[2 * card + 1]}
    needs = rules.requires[gold]
    return [s for s, need in enumerate(needs) if need > area.symbols[s] and s in shown]


def begun(before: Table, after: Table, seat: Seat) -> list[str]:
    """Objectives that lack one card less, or have more of their symbols; one that was kept, by the hand."""
    area, then = before.areas[seat], after.areas[seat]
    brings: list[str] = []
    for goal in goals(after, seat):
        rule = after.rules.goals[goal]
        if not rule.needs:
            if patterns_begun(rule, then) > patterns_begun(rule, area):
                brings.append(told(BEGINS, goal))
            continue
        sets, total = whole_sets(rule, area.symbols), sum(rule.needs)
        had, has = (
            sum(min(need, of.symbols[symbol] - sets * need) for symbol, need in enumerate(rule.needs))
            for of in (area, then)
        )
        if had < has < total:
            brings.append(told(GATHERS, goal, has, total))
    return brings


def kept(table: Table, seat: Seat) -> list[str]:
    """How many cards of the hand have a kingdom that the kept objective asks for."""
    goal = table.goals[seat][0]
    if goal < 0:
        return []
    rule = table.rules.goals[goal]
    asked = {symbol for symbol, need in enumerate(rule.needs) if need} or {*rule.kingdoms}
    cards = [card for card in table.hands[seat] if card >= 0]
    fitting = sum(table.rules.kingdom[card] in asked for card in cards if card < STARTERS)
    return [told(FITS, goal, fitting)] if fitting else []


def in_sight(area: Area, then: Area) -> list[str]:
    """The symbol of which there is most more, and the spots that are open more."""
    more, symbol = max((then.symbols[symbol] - area.symbols[symbol], -symbol) for symbol in range(EMPTY))
    brings = [told(SHOWS, -symbol, more)] if more > 0 else []
    if len(then.open) > len(area.open):
        brings.append(told(OPENS, len(then.open) - len(area.open)))
    return brings


def is_past(before: Board, now: Board) -> bool:
    """Whether the seat has taken its card, and everybody else has played."""
    assert isinstance(before, Table) and isinstance(now, Table)
    laid = [len(area.laid) for area in now.areas]
    return min(more - len(area.laid) for more, area in zip(laid, before.areas, strict=True)) > 0


GAINS: Final[Gains] = Gains(
    [SCORES, COUNTS_FOR, READY, LACKS, BEGINS, GATHERS, SUPPLIES, WORTH, FITS, SHOWS, OPENS], found, is_past
)
