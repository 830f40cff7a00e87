"""What the table tells in Leonardo da Vinci."""

from __future__ import annotations

from typing import Final

from bottega.games.leonardo.names import (
    COMPONENTS,
    COUNTS,
    FAVOURS,
    FLORINS,
    GOODS,
    INVENTIONS,
    LABS,
    PEEKED,
    PLACES,
    SPACES,
    TURNS,
)
from bottega.kit.events import FROM_ALL, FROM_OTHERS, SEATS, Fact, Highlight, private

REQUESTED: Final = Fact("requested", reveals=FROM_ALL, invention=INVENTIONS)
BOXED: Final = Fact("boxed", reveals=FROM_ALL, invention=INVENTIONS)
GOT_COMPONENT: Final = Fact("got_component", seat=SEATS, component=COMPONENTS)
WAS_DEALT: Final = Fact("was_dealt", reveals=FROM_ALL, seat=SEATS, component=COMPONENTS)
TOOK_FAVOUR: Final = Fact("took_favour", seat=SEATS, favour=FAVOURS)
TURN_BEGAN: Final = Fact("turn_began", turn=TURNS, seat=SEATS)
LAST_TURN: Final = Fact("last_turn", turn=TURNS)
# Whoever starts shows the others that the hand holds enough for something.
STARTED: Final = Fact(
    "started",
    secret=("invention",),
    reveals=FROM_OTHERS,
    seat=SEATS,
    lab=LABS,
    invention=INVENTIONS,
)
STOPPED: Final = Fact("stopped", secret=("invention",), seat=SEATS, lab=LABS, invention=INVENTIONS)
SENT: Final = Fact("sent", seat=SEATS, count=COUNTS, place=PLACES)
SENT_MASTER: Final = Fact("sent_master", seat=SEATS, place=PLACES)
CALLED: Final = Fact("called", seat=SEATS, count=COUNTS, lab=LABS)
CALLED_MASTER: Final = Fact("called_master", seat=SEATS, lab=LABS)
PASSED: Final = Fact("passed", seat=SEATS)
LEFT_OUT: Final = Fact("left_out", seat=SEATS)
GAVE_LEONARDO: Final = Fact("gave_leonardo", seat=SEATS, to=SEATS)
LEONARDO_PASSED: Final = Fact("leonardo_passed", to=SEATS)
CHOSE_SPACE: Final = Fact("chose_space", seat=SEATS, space=SPACES)
DECLINED: Final = Fact("declined", seat=SEATS, place=PLACES)
COULD_NOT_PAY: Final = Fact("could_not_pay", seat=SEATS, place=PLACES, florins=FLORINS)
COULD_NOT_USE: Final = Fact("could_not_use", seat=SEATS, place=PLACES)
SHIFTED: Final = Fact("shifted", seat=SEATS, whose=SEATS, origin=PLACES, target=PLACES)
STAYED: Final = Fact("stayed", seat=SEATS)
TOOK_FLORINS: Final = Fact("took_florins", seat=SEATS, florins=FLORINS)
LOOKED: Final = private("looked", ("one", "two", "three", "four"), PEEKED)
ORDERED: Final = Fact("ordered", seat=SEATS)
PAID: Final = Fact("paid", seat=SEATS, florins=FLORINS)
BOUGHT: Final = Fact("bought", seat=SEATS, good=GOODS, place=PLACES, florins=FLORINS)
GOT_FREE: Final = Fact("got_free", seat=SEATS, good=GOODS, place=PLACES)
WORKED: Final = Fact("worked", seat=SEATS, lab=LABS, count=COUNTS)
NONE_REVEALED: Final = Fact("none_revealed", reveals=FROM_OTHERS)  # even silence tells something
REVEALED_NONE: Final = Fact("revealed_none", reveals=FROM_OTHERS, seat=SEATS)  # and so does "not yet"
COMPLETED: Final = Fact(
    "completed", reveals=FROM_OTHERS, seat=SEATS, invention=INVENTIONS, lab=LABS, florins=FLORINS
)
OWNED: Final = Fact("owned", seat=SEATS, invention=INVENTIONS)
SHOWED: Final = Fact("showed", reveals=FROM_OTHERS, seat=SEATS, lab=LABS, invention=INVENTIONS)
AUCTIONED: Final = Fact("auctioned", invention=INVENTIONS)
BID_SHOWN: Final = Fact("bid_shown", reveals=FROM_OTHERS, seat=SEATS, invention=INVENTIONS, florins=FLORINS)
UNCLAIMED: Final = Fact("unclaimed", invention=INVENTIONS)
DIVERSITY: Final = Fact("diversity", seat=SEATS, count=COUNTS, florins=FLORINS)
SHOWED_FLORINS: Final = Fact("showed_florins", reveals=FROM_OTHERS, seat=SEATS, florins=FLORINS)

FACTS: Final = [
    REQUESTED,
    BOXED,
    GOT_COMPONENT,
    WAS_DEALT,
    TOOK_FAVOUR,
    TURN_BEGAN,
    LAST_TURN,
    STARTED,
    STOPPED,
    SENT,
    SENT_MASTER,
    CALLED,
    CALLED_MASTER,
    PASSED,
    LEFT_OUT,
    GAVE_LEONARDO,
    LEONARDO_PASSED,
    CHOSE_SPACE,
    DECLINED,
    COULD_NOT_PAY,
    COULD_NOT_USE,
    SHIFTED,
    STAYED,
    TOOK_FLORINS,
    LOOKED,
    ORDERED,
    PAID,
    BOUGHT,
    GOT_FREE,
    WORKED,
    NONE_REVEALED,
    REVEALED_NONE,
    COMPLETED,
    OWNED,
    SHOWED,
    AUCTIONED,
    BID_SHOWN,
    UNCLAIMED,
    DIVERSITY,
    SHOWED_FLORINS,
]

HIGHLIGHTS: Final = [
    Highlight("completed", [COMPLETED], joins=[COMPLETED, OWNED, SHOWED]),
    Highlight("auction", [BID_SHOWN], joins=[BID_SHOWN, OWNED, UNCLAIMED], compares="florins"),
    Highlight("last_turn", [LAST_TURN]),
]
HEADINGS: Final = [TURN_BEGAN]
