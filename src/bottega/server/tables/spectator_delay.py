"""A match some plies behind, so that spectators cannot tell players what they see."""

from __future__ import annotations

from collections import deque
from typing import Final

from bottega.server.core.effects import Happened
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Entry


class SpectatorDelay:
    """Plays each entry `delay` entries late; the end of the match releases all."""

    def __init__(self, match: Match, delay: int) -> None:
        self.match: Final = match
        self.delay: Final = delay
        self.waiting: Final[deque[Entry]] = deque()

    @property
    def known(self) -> int:
        """The last ply received."""
        return self.match.ply + len(self.waiting)

    def hear(self, entry: Entry, over: bool) -> list[Happened]:
        """Take an entry; return what spectators may see now."""
        if entry.ply > self.known:
            self.waiting.append(entry)
        keep = 0 if over else self.delay
        return [self.match.take(self.waiting.popleft()) for _ in range(len(self.waiting) - keep)]
