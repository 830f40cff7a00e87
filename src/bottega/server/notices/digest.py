"""What a notice tells of a match: the question, and what happened since somebody looked, for their eyes."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from bottega.kit.events import Line
from bottega.kit.game import Title
from bottega.kit.seats import Seat
from bottega.server.ids import Id
from bottega.server.matches.live import Live
from bottega.server.matches.match import Match, effective
from bottega.server.matches.records import story
from bottega.server.matches.updates import asked
from bottega.server.notices.rows import Notice
from bottega.server.protocol import Line as LineOnWire
from bottega.server.protocol import Told
from bottega.server.store.rows import Entry
from bottega.server.store.store import Store


class Digest(Struct, frozen=True):
    """All that a notice says, before it is put into words."""

    notice: Notice
    game: Title
    table: Id
    players: list[str]
    question: Line
    told: list[Told]
    due: float | None  # until when there is time


async def since(match: Match, entries: list[Entry], eyes: Seat, ply: int) -> list[Told]:
    """What happened after a ply, as these eyes may read it; what was taken back never happened."""
    kept = {entry.ply for entry in effective(entries)}
    told = await asyncio.to_thread(story, match.head, match.game, entries, eyes)  # it is all played again
    return [one for one in told if one.ply > ply and one.ply in kept]


async def digest(store: Store, notice: Notice, live: Live, seen: int) -> Digest:
    """A match as the seat of a notice, which is asked now, sees it; with what came after the ply it saw."""
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
