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
    POINTS,
    ROUNDS,
    WORKS,
)
from bottega.kit.events import FROM_ALL, FROM_OTHERS, SEATS, Fact, Highlight, private

ARRIVED: Final = Fact("arrived", reveals=FROM_ALL, effect=EFFECTS)
OFFERED: Final = Fact("offered", reveals=FROM_ALL, work=WORKS)
GOT_HAND: Final = private("got_hand", ("one", "two", "three", "four"), CARDS)
GOT_FATIGUE: Final = Fact("got_fatigue", seat=SEATS)
ROUND_BEGAN: Final = Fact("round_began", round=ROUNDS, seat=SEATS)
STUDIED: Final = Fact(
    "studied", reveals=FROM_OTHERS, seat=SEATS, card=CARDS, discipline=DISCIPLINES, level=LEVELS
)
PRACTISED: Final = Fact(
    "practised", reveals=FROM_OTHERS, seat=SEATS, card=CARDS, discipline=DISCIPLINES, level=LEVELS
)
VISITED: Final = Fact("visited", reveals=FROM_OTHERS, seat=SEATS, card=CARDS, effect=EFFECTS)
TAUGHT: Final = Fact("taught", seat=SEATS, discipline=DISCIPLINES, level=LEVELS)
WORKED: Final = Fact("worked", reveals=FROM_OTHERS, seat=SEATS, card=CARDS, work=WORKS)
DREW: Final = Fact("drew", secret=("card",), reveals=FROM_ALL, seat=SEATS, card=CARDS)
LOOKED: Final = private("looked", ("one", "two", "three"), CARDS)
# The deck may have fewer than three cards left, and everyone can count them.
LOOKED_AT_TWO: Final = private("looked_at_two", ("one", "two"), CARDS)
LOOKED_AT_ONE: Final = private("looked_at_one", ("one",), CARDS)
LOOKS: Final = [LOOKED_AT_ONE, LOOKED_AT_TWO, LOOKED]
RETURNED: Final = Fact("returned", secret=("card",), seat=SEATS, card=CARDS)
DECK_EMPTY: Final = Fact("deck_empty")
LAST_ROUND: Final = Fact("last_round")
SCORED: Final = Fact("scored", seat=SEATS, points=POINTS, count=COUNTS)

# In a solitaire.
HAND_DEALT: Final = Fact("hand_dealt", hand=HANDS)
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
    LOOKED_AT_TWO,
    LOOKED_AT_ONE,
    RETURNED,
    DECK_EMPTY,
    LAST_ROUND,
    SCORED,
    HAND_DEALT,
    HAND_BEGAN,
    HAND_ROUND,
    HAND_PLAYS,
    HAND_TIRED,
    HAND_SCORED,
    REACHED_GOAL,
    MISSED_GOAL,
]

HIGHLIGHTS: Final = [
    Highlight("worked", [WORKED]),
    Highlight("ending", [DECK_EMPTY]),
    Highlight("last_round", [LAST_ROUND]),
    Highlight("scored", [SCORED], joins=[SCORED], compares="points"),
]
HEADINGS: Final = [ROUND_BEGAN, HAND_BEGAN, HAND_ROUND]
