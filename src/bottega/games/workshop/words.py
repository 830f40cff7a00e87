"""What players say in The Workshop of Leonardo, and what they are asked and refused."""

from __future__ import annotations

from typing import Final

from bottega.games.workshop.facts import FACTS, HEADINGS, HIGHLIGHTS
from bottega.games.workshop.names import ACTIONS, CARDS, COUNTS, DISCIPLINES, EFFECTS, HANDS, LEVELS, WORKS
from bottega.kit.events import SEATS, Ask, Reason
from bottega.kit.moves import Kind, Vocabulary

STUDY: Final = Kind("study", card=CARDS)
PRACTISE: Final = Kind("practise", card=CARDS, discipline=DISCIPLINES)
VISIT: Final = Kind("visit", card=CARDS, effect=EFFECTS)
WORK: Final = Kind("work", card=CARDS, work=WORKS)
KINDS: Final = [PRACTISE, VISIT, WORK]  # by action
TEACH: Final = Kind("teach", discipline=DISCIPLINES)
RETURN: Final = Kind("return", card=CARDS)
GIVE: Final = Kind("give", to=SEATS)
TIRE: Final = Kind("tire", hand=HANDS)

PLAY_A_CARD: Final = Ask("play_a_card", seat=SEATS)
PLAY_FROM_HAND: Final = Ask("play_from_hand", seat=SEATS, hand=HANDS)
PLAY_LOOKED: Final = Ask("play_looked", seat=SEATS)
TEACH_DISCIPLINE: Final = Ask("teach_discipline", seat=SEATS)
RETURN_CARD: Final = Ask("return_card", seat=SEATS)
GIVE_FATIGUE: Final = Ask("give_fatigue", seat=SEATS)

NO_CARD_FOR: Final = Reason("no_card_for", "4", action=ACTIONS)
NOT_SHOWN: Final = Reason("not_shown", "4.2", card=CARDS, discipline=DISCIPLINES)
NO_COLUMN: Final = Reason("no_column", "4.2", discipline=DISCIPLINES)
NO_LEONARDO: Final = Reason("no_leonardo", "4.3")
NOTHING_TO_TEACH: Final = Reason("nothing_to_teach", "5.2", effect=EFFECTS)
NO_WORK: Final = Reason("no_work", "4.4")
TOO_LOW: Final = Reason("too_low", "4.4", work=WORKS, discipline=DISCIPLINES, needed=LEVELS, level=LEVELS)
LESS_TIRED: Final = Reason("less_tired", "6.2", to=SEATS, count=COUNTS)
RESTED: Final = Reason("rested", "6.2", to=SEATS)
HAND_LESS_TIRED: Final = Reason("hand_less_tired", "6.2", hand=HANDS, count=COUNTS)
HAND_RESTED: Final = Reason("hand_rested", "6.2", hand=HANDS)
NO_TIRED_SEAT: Final = Reason("no_tired_seat", "2.4")  # why a match cannot begin
ONLY_ALONE: Final = Reason("only_alone", "8.2")

WORDS: Final = Vocabulary(
    kinds=[STUDY, PRACTISE, VISIT, WORK, TEACH, RETURN, GIVE, TIRE],
    facts=FACTS,
    asks=[PLAY_A_CARD, PLAY_FROM_HAND, PLAY_LOOKED, TEACH_DISCIPLINE, RETURN_CARD, GIVE_FATIGUE],
    reasons=[
        NO_CARD_FOR,
        NOT_SHOWN,
        NO_COLUMN,
        NO_LEONARDO,
        NOTHING_TO_TEACH,
        NO_WORK,
        TOO_LOW,
        LESS_TIRED,
        RESTED,
        HAND_LESS_TIRED,
        HAND_RESTED,
        NO_TIRED_SEAT,
        ONLY_ALONE,
    ],
    highlights=HIGHLIGHTS,
    headings=HEADINGS,
)
