"""What players say at Nim, and what the table tells."""

from __future__ import annotations

from typing import Final

from bottega.kit.events import SEATS, Ask, Fact, Range, Reason, numbers
from bottega.kit.moves import Kind, Vocabulary

HEAPS: Final = Range("heap", ["left", "middle", "right"])
STONES: Final = numbers("stones", 9)

TAKE: Final = Kind("take", heap=HEAPS, stones=STONES)

TOOK: Final = Fact("took", seat=SEATS, heap=HEAPS, stones=STONES)

HOW_MANY: Final = Ask("how_many", seat=SEATS)

EMPTY: Final = Reason("empty", "2", heap=HEAPS)

WORDS: Final = Vocabulary(kinds=[TAKE], facts=[TOOK], asks=[HOW_MANY], reasons=[EMPTY])
