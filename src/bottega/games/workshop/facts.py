"""What the table tells in The Workshop of Leonardo."""

from __future__ import annotations

from typing import Final

from bottega.games.workshop.names import (
    CARDS,
    COUNTS,
    DISCIPLINES,
    EFFECTS,
    HANDS,
    LEVELS,
    LOOKED_AT,
    POINTS,
    ROUNDS,
    WORKS,
)
from bottega.kit.phrases import SEATS, Fact

ARRIVED: Final = Fact("arrived", reveals=True, effect=EFFECTS)
OFFERED: Final = Fact("offered", reveals=True, work=WORKS)
GOT_HAND: Final = Fact(
    "got_hand",
    secret=("one", "two", "three", "four"),
    reveals=True,
    seat=SEATS,
    one=CARDS,
    two=CARDS,
    three=CARDS,
    four=CARDS,
)
GOT_FATIGUE: Final = Fact("got_fatigue", seat=SEATS)
ROUND_BEGAN: Final = Fact("round_began", round=ROUNDS, seat=SEATS)
STUDIED: Final = Fact("studied", seat=SEATS, card=CARDS, discipline=DISCIPLINES, level=LEVELS)
PRACTISED: Final = Fact("practised", seat=SEATS, card=CARDS, discipline=DISCIPLINES, level=LEVELS)
VISITED: Final = Fact("visited", seat=SEATS, card=CARDS, effect=EFFECTS)
TAUGHT: Final = Fact("taught", seat=SEATS, discipline=DISCIPLINES, level=LEVELS)
WORKED: Final = Fact("worked", seat=SEATS, card=CARDS, work=WORKS)
DREW: Final = Fact("drew", secret=("card",), reveals=True, seat=SEATS, card=CARDS)
LOOKED: Final = Fact(
    "looked",
    secret=("one", "two", "three"),
    reveals=True,
    seat=SEATS,
    one=LOOKED_AT,
    two=LOOKED_AT,
    three=LOOKED_AT,
)
RETURNED: Final = Fact("returned", secret=("card",), seat=SEATS, card=CARDS)
DECK_EMPTY: Final = Fact("deck_empty")
LAST_ROUND: Final = Fact("last_round")
SCORED: Final = Fact("scored", seat=SEATS, points=POINTS, count=COUNTS)

# In a solitaire.
HAND_BEGAN: Final = Fact("hand_began", hand=HANDS)
HAND_ROUND: Final = Fact("hand_round", round=ROUNDS)
HAND_PLAYS: Final = Fact("hand_plays", hand=HANDS)
HAND_TIRED: Final = Fact("hand_tired", hand=HANDS)
HAND_SCORED: Final = Fact("hand_scored", hand=HANDS, points=POINTS)
REACHED_GOAL: Final = Fact("reached_goal", seat=SEATS, points=POINTS, goal=POINTS)
MISSED_GOAL: Final = Fact("missed_goal", seat=SEATS, points=POINTS, goal=POINTS)

FACTS: Final = [
    ARRIVED,
    OFFERED,
    GOT_HAND,
    GOT_FATIGUE,
    ROUND_BEGAN,
    STUDIED,
    PRACTISED,
    VISITED,
    TAUGHT,
    WORKED,
    DREW,
    LOOKED,
    RETURNED,
    DECK_EMPTY,
    LAST_ROUND,
    SCORED,
    HAND_BEGAN,
    HAND_ROUND,
    HAND_PLAYS,
    HAND_TIRED,
    HAND_SCORED,
    REACHED_GOAL,
    MISSED_GOAL,
]
