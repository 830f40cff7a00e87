"""The matches in this node's memory, watched or of late use."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from prometheus_client import Gauge

from bottega.server.core.live_match import Live, Told
from bottega.server.platform.ids import Id


class MatchMemory:
    """Evicts unwatched matches, the least recently used first."""

    def __init__(self, most: int, gauge: Gauge) -> None:
        self.most: Final = most  # unwatched matches
        self.gauge: Final = gauge
        self.live: Final[dict[Id, Live]] = {}
        self.unwatched: Final[OrderedDict[Id, Live]] = OrderedDict()  # in order of last use

    def find(self, id: Id) -> Live | None:
        """A match in memory, which counts as used now."""
        if id in self.unwatched:
            self.unwatched.move_to_end(id)
        return self.live.get(id)

    def add(self, live: Live) -> None:
        """Keep a match, unwatched as yet."""
        id = live.match.head.id
        self.live[id] = self.unwatched[id] = live
        self.make_room()

    def make_room(self) -> None:
        """Evict what is too much, except matches with commands under way."""
        while len(self.unwatched) > self.most:
            id, live = self.unwatched.popitem(last=False)
            if live.clerk.idle:
                del self.live[id]
            else:
                self.unwatched[id] = live
                break
        self.gauge.set(len(self.live))

    def watch(self, live: Live, told: Told) -> None:
        """Add a watcher, which is called for every update."""
        live.watchers.append(told)
        self.unwatched.pop(live.match.head.id, None)

    def unwatch(self, live: Live, told: Told) -> None:
        """Remove a watcher."""
        live.watchers.remove(told)
        if not live.watchers:
            self.unwatched[live.match.head.id] = live
            self.make_room()
