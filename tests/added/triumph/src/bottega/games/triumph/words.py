"""What players say at Triumph, and what the table tells."""

from __future__ import annotations

from typing import Final

from bottega.kit.events import FROM_OTHERS, SEATS, Ask, Fact, Range, Reason, numbers
from bottega.kit.moves import Kind, Vocabulary

SUITS: Final = Range("suit", ["cups", "coins", "swords"])
RANKS: Final = 5
CARDS: Final = Range("card", [f"{suit}{rank}" for suit in SUITS.names for rank in range(1, RANKS + 1)])
POINTS: Final = numbers("points", 20)

PLAY: Final = Kind("play", card=CARDS)

PLAYED: Final = Fact("played", reveals=FROM_OTHERS, seat=SEATS, card=CARDS)
TOOK: Final = Fact("took", seat=SEATS, points=POINTS)

WHICH_CARD: Final = Ask("which_card", seat=SEATS)

MUST_FOLLOW: Final = Reason("must_follow", "3", suit=SUITS)

WORDS: Final = Vocabulary(kinds=[PLAY], facts=[PLAYED, TOOK], asks=[WHICH_CARD], reasons=[MUST_FOLLOW])
