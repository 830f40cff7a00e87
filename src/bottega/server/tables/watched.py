"""One table that somebody at this node watches: writes each watcher's messages for their own eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from bottega.kit.phrases import Seat
from bottega.server.bus.face import Listening
from bottega.server.errors import Refused
from bottega.server.ids import Id, id_text
from bottega.server.matches.commands import Tell
from bottega.server.matches.live import Live
from bottega.server.matches.match import Match
from bottega.server.matches.updates import update
from bottega.server.protocol import Gone
from bottega.server.tables.lag import Lag
from bottega.server.tables.table import Table

encode: Final = msgspec.json.Encoder().encode

Send = Callable[[bytes], None]


class Watcher:
    """Somebody at a table: who they are, how to reach them, and through which eyes they look."""

    def __init__(self, guest: Id, invite: str, send: Send) -> None:
        self.guest: Final = guest
        self.invite: Final = invite
        self.send: Final = send
        self.eyes: tuple[Seat, ...] = ()
        self.delayed = False


class Watched:
    """A table, its match, and who watches. Everything here can be made again from the store."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.live: Live | None = None
        self.lag: Lag | None = None  # the match as spectators see it, if they are kept behind
        self.watchers: Final[list[Watcher]] = []
        self.listening: Listening | None = None
        self.forgotten = False

    # --- what happens ---------------------------------------------------------------------------

    def tell(self, told: Tell) -> None:
        """An entry is in the log: everybody sees it through their own eyes; what many see is written once."""
        assert self.live is not None
        written: dict[Seat, bytes] = {}
        for watcher in self.watchers:
            if not watcher.delayed:
                self.send_update(watcher, self.live.match, told.happened.ply - 1, written)
        if self.lag is not None:
            before = self.lag.match.ply
            if self.lag.hear(told.entry, self.live.match.over):
                late: dict[Seat, bytes] = {}
                for watcher in self.watchers:
                    if watcher.delayed:
                        self.send_update(watcher, self.lag.match, before, late)

    def send_update(
        self, watcher: Watcher, match: Match, after: int | None, written: dict[Seat, bytes]
    ) -> None:
        """The match as this watcher sees it, one message for each of their eyes."""
        for eyes in watcher.eyes:
            message = written.get(eyes)
            if message is None:
                message = written[eyes] = encode(update(match, eyes, after))
            watcher.send(message)

    # --- who watches ----------------------------------------------------------------------------

    def admit(self, watcher: Watcher) -> None:
        """Find out through which eyes somebody may look; Refused if through none."""
        watcher.eyes = self.table.eyes_of(watcher.guest, watcher.invite)
        watcher.delayed = self.table.delay_for(watcher.guest) > 0

    def match_for(self, watcher: Watcher) -> Match | None:
        """The match as far as this watcher may see it."""
        if watcher.delayed:
            return None if self.lag is None else self.lag.match
        return None if self.live is None else self.live.match

    def show_table(self, watcher: Watcher) -> None:
        """The table as this watcher sees it."""
        watcher.send(encode(self.table.seen_by(watcher.guest, watcher.invite)))

    def show_match(self, watcher: Watcher, match: str = "", ply: int | None = None) -> None:
        """The match as this watcher sees it, unless they have seen it at this very ply."""
        shown = self.match_for(watcher)
        if shown is None:
            return
        same = match == id_text(shown.head.id)
        if not same or ply != shown.ply:
            self.send_update(watcher, shown, ply if same else None, {})

    def show_change(self) -> None:
        """The table changed: each sees it anew, and who may look no longer is told so and is gone."""
        for watcher in list(self.watchers):
            before = watcher.eyes, watcher.delayed
            try:
                self.admit(watcher)
            except Refused as refused:
                self.watchers.remove(watcher)
                watcher.send(encode(Gone(id_text(self.table.id), refused.code)))
                continue
            self.show_table(watcher)
            if (watcher.eyes, watcher.delayed) != before:
                self.show_match(watcher)
