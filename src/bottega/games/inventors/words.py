"""What players say in Les Inventeurs, and what they are asked and refused."""

from __future__ import annotations

from typing import Final

from bottega.games.inventors.facts import FACTS, HEADINGS, HIGHLIGHTS
from bottega.games.inventors.names import (
    CUBES,
    DISCIPLINES,
    INVENTIONS,
    INVENTORS,
    LEVELS,
    PLAYED,
    REWARDS,
    SLOTS,
    TEAMS,
    TOKENS,
)
from bottega.kit.events import SEATS, Ask, Reason
from bottega.kit.moves import Kind, Vocabulary

CHOOSE: Final = Kind("choose", team=TEAMS)
WORK: Final = Kind("work", inventor=INVENTORS, invention=INVENTIONS)
BOOST: Final = Kind("boost", inventor=INVENTORS, invention=INVENTIONS, tokens=PLAYED)
PUT: Final = Kind("put", physics=SLOTS, chemistry=SLOTS, mechanics=SLOTS, mathematics=SLOTS)
REST: Final = Kind("rest")
PASS: Final = Kind("pass")
ROUSE: Final = Kind("rouse")
LEARN: Final = Kind("learn", inventor=INVENTORS, discipline=DISCIPLINES, level=LEVELS)
TURN: Final = Kind("turn", inventor=INVENTORS, discipline=DISCIPLINES, token=TOKENS)
TAKE: Final = Kind("take", reward=REWARDS)
DONE: Final = Kind("done")

CHOOSE_TEAM: Final = Ask("choose_team", seat=SEATS)
TAKE_TURN: Final = Ask("take_turn", seat=SEATS)
PUT_CUBES: Final = Ask("put_cubes", seat=SEATS, cubes=CUBES, invention=INVENTIONS)
TAKE_REWARD: Final = Ask("take_reward", seat=SEATS, invention=INVENTIONS)
USE_AFTER_ACTION: Final = Ask("use_after_action", seat=SEATS)
USE_AFTER_REWARD: Final = Ask("use_after_reward", seat=SEATS)
USE_BEFORE_SCORING: Final = Ask("use_before_scoring", seat=SEATS)

TEAM_TAKEN: Final = Reason("team_taken", "2.1", team=TEAMS)
INVENTOR_BUSY: Final = Reason("inventor_busy", "4.1", inventor=INVENTORS)
NOTHING_FITS: Final = Reason("nothing_fits", "4.1", inventor=INVENTORS, invention=INVENTIONS)
NO_CUBES: Final = Reason("no_cubes", "4.1")
NOBODY_BUSY: Final = Reason("nobody_busy", "4.2")
MUST_ACT: Final = Reason("must_act", "4.3")
ALREADY_ACTED: Final = Reason("already_acted", "4")
PATENT_TAKEN: Final = Reason("patent_taken", "6.2", invention=INVENTIONS)
NO_TOKEN: Final = Reason("no_token", "9")
LEVEL_NEEDED: Final = Reason(
    "level_needed", "9.1", inventor=INVENTORS, discipline=DISCIPLINES, level=LEVELS, next=LEVELS
)
HAS_LEVEL: Final = Reason("has_level", "9.6", inventor=INVENTORS, discipline=DISCIPLINES, level=LEVELS)
AT_THE_TOP: Final = Reason("at_the_top", "9.1", inventor=INVENTORS, discipline=DISCIPLINES)
NOBODY_TO_ROUSE: Final = Reason("nobody_to_rouse", "9.3")
NOT_YOUR_TURN: Final = Reason("not_your_turn", "9.3")
TOKEN_WASTED: Final = Reason("token_wasted", "9.4", invention=INVENTIONS, tokens=PLAYED)

WORDS: Final = Vocabulary(
    kinds=[CHOOSE, WORK, BOOST, PUT, REST, PASS, ROUSE, LEARN, TURN, TAKE, DONE],
    facts=FACTS,
    asks=[
        CHOOSE_TEAM,
        TAKE_TURN,
        PUT_CUBES,
        TAKE_REWARD,
        USE_AFTER_ACTION,
        USE_AFTER_REWARD,
        USE_BEFORE_SCORING,
    ],
    reasons=[
        TEAM_TAKEN,
        INVENTOR_BUSY,
        NOTHING_FITS,
        NO_CUBES,
        NOBODY_BUSY,
        MUST_ACT,
        ALREADY_ACTED,
        PATENT_TAKEN,
        NO_TOKEN,
        LEVEL_NEEDED,
        HAS_LEVEL,
        AT_THE_TOP,
        NOBODY_TO_ROUSE,
        NOT_YOUR_TURN,
        TOKEN_WASTED,
    ],
    highlights=HIGHLIGHTS,
    headings=HEADINGS,
)
