"""A match some plies behind, for spectators who must not be able to tell players what happens."""

from __future__ import annotations

from collections import deque
from typing import Final

from bottega.server.matches.effects import Happened
from bottega.server.matches.match import Match
from bottega.server.store.rows import Entry


class Lag:
    """Takes each entry so many entries late; once the match is over, there is nothing left to wait for."""

    def __init__(self, match: Match, delay: int) -> None:
        self.match: Final = match
        self.delay: Final = delay
        self.waiting: Final[deque[Entry]] = deque()

    @property
    def known(self) -> int:
        """The last ply of the log that came here."""
        return self.match.ply + len(self.waiting)

    def hear(self, entry: Entry, over: bool) -> list[Happened]:
        """What spectators may be told now that this entry is in the log."""
        if entry.ply > self.known:
            self.waiting.append(entry)
        keep = 0 if over else self.delay
        return [self.match.take(self.waiting.popleft()) for _ in range(len(self.waiting) - keep)]
