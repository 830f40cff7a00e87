"""Turns of The Workshop of Leonardo that many tests begin with."""

from __future__ import annotations

from bottega.games.workshop.phases.turns import DrawCard, PlayCard
from bottega.games.workshop.pieces import Table
from bottega.kit.state import State
from tests.games.talk import do, say
from tests.games.workshop.positions import hold, lay, own, show, stack, table


def turn(hand: str, leonardo: str = "", works: str = "", seats: int = 2) -> State[Table]:
    """It is hand 0's turn with these cards in hand and in the middle."""
    s = table(seats)
    hold(s, 0, hand)
    show(s, leonardo, works)
    do(s, PlayCard(0), DrawCard(0))
    return s


def lesson(*columns: str) -> State[Table]:
    """Hand 0 visits Leonardo for a lesson; it practised painting, and has a study card in these columns."""
    s = table()
    lay(s, 0, "painting", 2, 3)
    for discipline in columns:
        lay(s, 0, discipline)
    hold(s, 0, "letters/visit")
    show(s, "practice")
    do(s, PlayCard(0))
    say(s, "visit letters/visit practice")
    return s


def looking() -> State[Table]:
    """Hand 0 of three visits Leonardo, and looks at the first three cards of a deck of four."""
    s = table(3)
    hold(s, 0, "painting/visit")
    stack(s, "letters/work physics/any biology/visit painting/work")
    show(s, "look_and_play")
    do(s, PlayCard(0))
    say(s, "visit painting/visit look_and_play")
    return s


def gathered(seats: int, *by_hand: str) -> State[Table]:
    """Each hand has these works and Leonardo cards; hand 0 holds the fatigue card."""
    s = table(seats)
    for hand, names in enumerate(by_hand):
        own(s, hand, names)
    return s
