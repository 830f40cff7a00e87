"""The content of a notice: the question, and events since the person last looked, for their viewer."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from bottega.kit.events import Line
from bottega.kit.game import AnyGame
from bottega.kit.seats import Seat
from bottega.server.core.live_match import Live
from bottega.server.core.log import effective
from bottega.server.core.match import Match
from bottega.server.core.records import story
from bottega.server.core.shown import Told
from bottega.server.core.store.rows import Entry
from bottega.server.core.store.store import Store
from bottega.server.core.updates import asked
from bottega.server.notify.rows import Notice
from bottega.server.platform.ids import Id
from bottega.server.platform.line import Line as LineOnWire


class Digest(Struct, frozen=True):
    """The content of a notice, before it is worded."""

    notice: Notice
    game: AnyGame
    table: Id
    players: list[str]
    question: Line
    told: list[Told]
    due: float | None  # the deadline


async def since(match: Match, entries: list[Entry], viewer: Seat, ply: int) -> list[Told]:
    """Events after a ply, as this viewer may read them, without undone moves."""
    kept = {entry.ply for entry in effective(entries)}
    told = await asyncio.to_thread(story, match.head, match.game, entries, viewer)  # it plays the whole log
    return [one for one in told if one.ply > ply and one.ply in kept]


async def digest(store: Store, notice: Notice, live: Live, seen: int) -> Digest:
    """The digest of a match for the awaited seat of a notice."""
    match, seat = live.match, notice.seat
    head, ply = match.head, match.ply
    (question,) = [one.question for one in asked(match, seat) if one.seat == seat]
    due = next((face.due for face in live.clocks() if face.seat == seat), None)
    entries = [entry for entry in await store.entries(head.id) if entry.ply <= ply]
    told = await since(match, entries, seat, seen)
    return Digest(notice, match.game, head.table, head.players, as_line(question), told, due)


def as_line(line: LineOnWire) -> Line:
    """A line of a message as the kit has it."""
    section, _, id = line.id.partition(".")
    return Line(section, id, line.args)
