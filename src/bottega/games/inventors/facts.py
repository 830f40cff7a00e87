"""What the table tells in Les Inventeurs."""

from __future__ import annotations

from typing import Final

from bottega.games.inventors.names import (
    CUBES,
    DISCIPLINES,
    ERA_NUMBERS,
    INVENTIONS,
    INVENTORS,
    LEVELS,
    PLAYED,
    POINTS,
    TEAMS,
    TOKENS,
)
from bottega.kit.events import FROM_ALL, SEATS, Fact, Highlight

CHOSE_TEAM: Final = Fact("chose_team", seat=SEATS, team=TEAMS)
GOT_TEAM: Final = Fact("got_team", reveals=FROM_ALL, seat=SEATS, team=TEAMS)
ERA_BEGAN: Final = Fact("era_began", era=ERA_NUMBERS)
LAID: Final = Fact("laid", reveals=FROM_ALL, invention=INVENTIONS, one=TOKENS, other=TOKENS)
GOES_FIRST: Final = Fact("goes_first", reveals=FROM_ALL, seat=SEATS)
WORKED: Final = Fact("worked", seat=SEATS, inventor=INVENTORS, invention=INVENTIONS)
PLAYED_KNOWLEDGE: Final = Fact("played_knowledge", seat=SEATS, tokens=PLAYED)
PLACED: Final = Fact("placed", seat=SEATS, cubes=CUBES, discipline=DISCIPLINES, invention=INVENTIONS)
RESTED: Final = Fact("rested", seat=SEATS)
PASSED: Final = Fact("passed", seat=SEATS)
ROUSED: Final = Fact("roused", seat=SEATS)
LEARNED: Final = Fact("learned", seat=SEATS, inventor=INVENTORS, discipline=DISCIPLINES, level=LEVELS)
TURNED: Final = Fact("turned", seat=SEATS, inventor=INVENTORS, discipline=DISCIPLINES, token=TOKENS)
REACHED_GOAL: Final = Fact("reached_goal", seat=SEATS, inventor=INVENTORS, points=POINTS)
COMPLETED: Final = Fact("completed", seat=SEATS, invention=INVENTIONS)
TOOK_PATENT: Final = Fact("took_patent", seat=SEATS, invention=INVENTIONS)
TOOK_TOKEN: Final = Fact("took_token", seat=SEATS, token=TOKENS, invention=INVENTIONS)
PATENT_BOXED: Final = Fact("patent_boxed", invention=INVENTIONS)
TOKEN_BOXED: Final = Fact("token_boxed", token=TOKENS)
ERA_ENDED: Final = Fact("era_ended", era=ERA_NUMBERS)
SCORED: Final = Fact("scored", seat=SEATS, inventions=POINTS, runs=POINTS, tokens=POINTS, goals=POINTS)

FACTS: Final = [
    CHOSE_TEAM,
    GOT_TEAM,
    ERA_BEGAN,
    LAID,
    GOES_FIRST,
    WORKED,
    PLAYED_KNOWLEDGE,
    PLACED,
    RESTED,
    PASSED,
    ROUSED,
    LEARNED,
    TURNED,
    REACHED_GOAL,
    COMPLETED,
    TOOK_PATENT,
    TOOK_TOKEN,
    PATENT_BOXED,
    TOKEN_BOXED,
    ERA_ENDED,
    SCORED,
]

HIGHLIGHTS: Final = [
    Highlight("completed", [COMPLETED]),
    Highlight("goal", [REACHED_GOAL]),
    Highlight("era", [ERA_ENDED], joins=[PATENT_BOXED, ERA_BEGAN]),
    Highlight("scored", [SCORED], joins=[SCORED]),
]
HEADINGS: Final = [ERA_BEGAN]
