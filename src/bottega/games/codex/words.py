"""What players say in Codex Naturalis, and what the table tells."""

from __future__ import annotations

from typing import Final

from bottega.kit.events import (
    FROM_ALL,
    FROM_OTHERS,
    SEATS,
    Ask,
    Fact,
    Highlight,
    Range,
    Reason,
    numbers,
    private,
)
from bottega.kit.moves import Kind, Vocabulary

KINGDOM_NAMES: Final = ["fungi", "plant", "animal", "insect"]
SYMBOL_NAMES: Final = [*KINGDOM_NAMES, "quill", "inkwell", "manuscript"]
FIRST_OBJECT: Final = 4  # quill, inkwell and manuscript are objects
EMPTY: Final = 7  # a visible corner without a symbol
NO_CORNER: Final = 8

RESOURCE_CARDS: Final = 40
STARTERS: Final = 80  # cards 0 to 39 are resource cards, 40 to 79 gold cards, from 80 on starters
BACKS: Final = 86  # a card of which only the back is seen: 4 resource backs, then 4 gold backs
REACH: Final = 80  # no manuscript grows further than the cards of both decks
WIDTH: Final = 2 * REACH + 1
CENTRE: Final = REACH * WIDTH + REACH

FRONT: Final = 0
BACK: Final = 1

CARDS: Final = Range(
    "card",
    [f"R{n:02}" for n in range(1, 41)]
    + [f"G{n:02}" for n in range(1, 41)]
    + [f"S{n}" for n in range(1, 7)]
    + [f"{deck}-{kingdom}" for deck in "RG" for kingdom in KINGDOM_NAMES],
)
PLAYABLE: Final = Range("card", CARDS.names[:STARTERS])
FACES: Final = Range("face", ["front", "back"])
SPOTS: Final = Range("spot", [f"{x},{y}" for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)])
DECKS: Final = Range("deck", ["resource", "gold"])
OBJECTIVES: Final = Range("objective", [f"O{n:02}" for n in range(1, 17)])
SYMBOLS: Final = Range("symbol", SYMBOL_NAMES)
POINTS: Final = numbers("points", 200)
ROUNDS: Final = Range("round", ["usual", "last"])

START: Final = Kind("start", face=FACES)
KEEP: Final = Kind("keep", objective=OBJECTIVES)
PLACE: Final = Kind("place", card=PLAYABLE, face=FACES, spot=SPOTS)
PASS: Final = Kind("pass")
TAKE: Final = Kind("take", card=PLAYABLE)
DRAW: Final = Kind("draw", deck=DECKS)

TURNED_UP: Final = Fact("turned_up", reveals=FROM_ALL, card=CARDS)
STARTED: Final = Fact("started", reveals=FROM_OTHERS, seat=SEATS, card=CARDS, face=FACES)
GOT_HAND: Final = private("got_hand", ("first", "second", "third"), CARDS)
SHARED: Final = Fact("shared", reveals=FROM_ALL, objective=OBJECTIVES)
GOT_OBJECTIVES: Final = private("got_objectives", ("one", "other"), OBJECTIVES)
KEPT: Final = Fact("kept", secret=("objective",), reveals=FROM_OTHERS, seat=SEATS, objective=OBJECTIVES)
GOES_FIRST: Final = Fact("goes_first", reveals=FROM_ALL, seat=SEATS)
PLACED: Final = Fact(
    "placed", reveals=FROM_OTHERS, seat=SEATS, card=CARDS, face=FACES, spot=SPOTS, points=POINTS
)
PASSED: Final = Fact("passed", seat=SEATS)
TOOK: Final = Fact("took", seat=SEATS, card=CARDS)
DREW: Final = Fact("drew", secret=("card",), reveals=FROM_ALL, seat=SEATS, deck=DECKS, card=CARDS)
REACHED_TWENTY: Final = Fact("reached_twenty", seat=SEATS, points=POINTS)
NOTHING_LEFT: Final = Fact("nothing_left")
LAST_ROUND: Final = Fact("last_round")
COUNTED: Final = Fact("counted", reveals=FROM_OTHERS, seat=SEATS, objective=OBJECTIVES, points=POINTS)

HIGHLIGHTS: Final = [
    Highlight("ending", [REACHED_TWENTY, NOTHING_LEFT]),
    Highlight("last_round", [LAST_ROUND]),
]

CHOOSE_SIDE: Final = Ask("choose_side", seat=SEATS, card=CARDS)
CHOOSE_OBJECTIVE: Final = Ask("choose_objective", seat=SEATS)
PLAY_A_CARD: Final = Ask("play_a_card", seat=SEATS, round=ROUNDS)
TAKE_A_CARD: Final = Ask("take_a_card", seat=SEATS, round=ROUNDS)

TOO_FEW: Final = Reason("too_few", "4.1.2", card=CARDS, symbol=SYMBOLS, needed=POINTS, visible=POINTS)
SHUT_SPOT: Final = Reason("shut_spot", "4.1.1", spot=SPOTS)
NO_SPOT: Final = Reason("no_spot", "4.1.1")
EMPTY_DECK: Final = Reason("empty_deck", "4.2", deck=DECKS)

WORDS: Final = Vocabulary(
    kinds=[START, KEEP, PLACE, PASS, TAKE, DRAW],
    facts=[
        TURNED_UP,
        STARTED,
        GOT_HAND,
        SHARED,
        GOT_OBJECTIVES,
        KEPT,
        GOES_FIRST,
        PLACED,
        PASSED,
        TOOK,
        DREW,
        REACHED_TWENTY,
        NOTHING_LEFT,
        LAST_ROUND,
        COUNTED,
    ],
    asks=[CHOOSE_SIDE, CHOOSE_OBJECTIVE, PLAY_A_CARD, TAKE_A_CARD],
    reasons=[TOO_FEW, SHUT_SPOT, NO_SPOT, EMPTY_DECK],
    highlights=HIGHLIGHTS,
    headings=[LAST_ROUND],
)
