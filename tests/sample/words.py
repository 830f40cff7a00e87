"""What players say at the stall, and what the table tells."""

from __future__ import annotations

from typing import Final

from bottega.kit.events import FROM_ALL, FROM_OTHERS, SEATS, Ask, Fact, Range, Reason, numbers
from bottega.kit.moves import Kind, Vocabulary

LOTS: Final = Range("lot", ["spoon", "lute", "globe", "clock", "mirror"])
COINS: Final = numbers("coins", 9)

PEEK: Final = Kind("peek")
SKIP: Final = Kind("skip")
BID: Final = Kind("bid", coins=COINS)

TURNED_UP: Final = Fact("turned_up", reveals=FROM_ALL, lot=LOTS)
PEEKED: Final = Fact("peeked", secret=("lot",), reveals=FROM_ALL, seat=SEATS, lot=LOTS)
WON: Final = Fact("won", reveals=FROM_OTHERS, seat=SEATS, lot=LOTS, coins=COINS)
TIED: Final = Fact("tied", reveals=FROM_OTHERS)

MAY_PEEK: Final = Ask("may_peek", seat=SEATS)
HOW_MUCH: Final = Ask("how_much", seat=SEATS, lot=LOTS)

TOO_POOR: Final = Reason("too_poor", "3", coins=COINS)

WORDS: Final = Vocabulary(
    kinds=[PEEK, SKIP, BID],
    facts=[TURNED_UP, PEEKED, WON, TIED],
    asks=[MAY_PEEK, HOW_MUCH],
    reasons=[TOO_POOR],
)
