"""Serialises a match for a viewer. Everything about a match that leaves the server passes through here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw, Struct

from bottega.kit.board import Board
from bottega.kit.events import Line
from bottega.kit.game import AnyGame
from bottega.kit.moves import Move
from bottega.kit.picture import Common, common_of, own_of
from bottega.kit.play import is_open, legal_moves, question, refusals
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.server.core.changes import difference
from bottega.server.core.effects import Happened
from bottega.server.core.ending import ending
from bottega.server.core.match import Match
from bottega.server.core.shown import Asked, ClockFace, Picture, Refusal, Told, Update
from bottega.server.platform.ids import Id, id_text
from bottega.server.platform.line import Line as LineOnWire

MOST_TEXTS: Final = 1 << 14  # two megabytes a game
encode: Final = msgspec.json.Encoder().encode
TEXTS: Final[
    dict[str, dict[Move, str]]
] = {}  # by game: a cache, since writing offers would take most of the time


def draw_common(match: Match) -> Common:
    """What every viewer sees of a match now."""
    return common_of(match.state, match.head.kind.reveals_at_end)


class Shown(Struct, frozen=True):
    """What every viewer was shown of a match at a ply."""

    match: Id
    ply: int
    common: Common


class Written:
    """Updates of a match at one ply. Each viewer's is encoded once, however many clients receive it.

    Clients that have what was shown `before` are sent what changed of the common part, which has no secrets.
    """

    def __init__(
        self,
        match: Match,
        after: int | None = None,
        clocks: Sequence[ClockFace] = (),
        before: Shown | None = None,
    ) -> None:
        self.match: Final = match
        self.after: Final = after  # the last ply that clients have seen
        self.clocks: Final = list(clocks)
        self.before: Final = before if before is not None and before.match == match.head.id else None
        self.shown: Final = Shown(match.head.id, match.ply, draw_common(match))
        self.parts: Final[dict[bool, Raw]] = {}  # the common part: whole, and what changed of it
        self.messages: Final[dict[tuple[Seat, bool], bytes]] = {}

    def message(self, viewer: Seat, has: Shown | None = None) -> bytes:
        """The encoded update for this viewer, for a client that `has` been shown something."""
        changed = has is not None and has is self.before
        if (viewer, changed) not in self.messages:
            seen = update(self.match, viewer, self.after, self.common(changed))
            seen.clocks = self.clocks
            seen.since = has.ply if has is not None and changed else None
            self.messages[viewer, changed] = encode(seen)
        return self.messages[viewer, changed]

    def common(self, changed: bool) -> Raw:
        """The common part, encoded once, or what changed of it."""
        if changed not in self.parts:
            common, before = self.shown.common, self.before
            told = difference(before.common, common) if changed and before is not None else common
            self.parts[changed] = Raw(encode(told))
        return self.parts[changed]


def update(match: Match, viewer: Seat, after: int | None = None, common: Raw | None = None) -> Update:
    """The match for this viewer, with events since the ply they saw last."""
    state = match.state
    seen, plays = (
        state.view(viewer, match.head.kind.reveals_at_end),
        viewer in match.asked and viewer not in match.resigned,
    )
    return Update(
        table=id_text(match.head.table),
        match=id_text(match.head.id),
        viewer=viewer,
        ply=match.ply,
        back=match.recent[-1].back,
        lines=lines_after(match, viewer, after),
        picture=Picture(
            match.game.schema, common or Raw(encode(draw_common(match))), Raw(encode(own_of(seen, viewer)))
        ),
        players=match.head.players,
        awaited=asked(match, viewer, seen),
        offers=offers(match, viewer) if plays else [],
        open=plays and is_open(state, viewer),
        refusals=[
            Refusal(refusal.about, line_on_wire(refusal.line), refusal.reason.paragraph)
            for refusal in (refusals(state, viewer) if plays else ())
        ],
        undo=match.may_undo((viewer,)),
        result=ending(match),
    )


def asked(match: Match, viewer: Seat, seen: State[Board] | None = None) -> list[Asked]:
    """Who must choose, as far as this viewer may know."""
    state, view = match.state, seen or match.state.view(viewer)
    return [
        Asked(seat, line_on_wire(question(state if seat == viewer else view, seat))) for seat in match.asked
    ]


def offers(match: Match, seat: Seat) -> list[str]:
    """The moves that the seat may make now."""
    if seat not in match.asked:
        return []
    texts = texts_of(match.game)
    words = match.game.words
    said: list[str] = []
    for move in legal_moves(match.state, seat):
        text = texts.get(move)
        if text is None:
            text = texts[move] = words.text(move)
        said.append(text)
    return said


def texts_of(game: AnyGame) -> dict[Move, str]:
    """A cache of move texts by game; cleared when it grows too large."""
    texts = TEXTS.setdefault(game.id, {})
    if len(texts) > MOST_TEXTS:
        texts.clear()
    return texts


def lines_after(match: Match, viewer: Seat, after: int | None) -> list[Told]:
    """Events since a ply; empty if we no longer have all of them."""
    if after is None or after < match.recent[0].ply - 1:
        return []
    return [
        told
        for happened in match.recent
        if happened.ply > after
        for told in lines(happened, match.viewer_at(happened.ply, viewer))
    ]


def lines(happened: Happened, viewer: Seat) -> list[Told]:
    """Events of one ply, as this viewer may read them."""
    if happened.line is not None:
        return [Told(happened.ply, line_on_wire(happened.line))]
    told = [Told(happened.ply, line_on_wire(event.line(viewer))) for event in happened.events]
    if told:
        told[0].why = bool(happened.bot)
        told[0].forced = happened.forced
    if happened.stood_in is not None:
        for one in told:  # a ply may also reveal sealed choices of others
            one.by = happened.bot if one.line.args.get("seat") == str(happened.stood_in) else ""
    return told


def line_on_wire(line: Line) -> LineOnWire:
    """A line as a message."""
    return LineOnWire(f"{line.section}.{line.id}", line.args)
