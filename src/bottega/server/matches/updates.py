"""Writes a match down for some eyes. What leaves the server of a match is written here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from bottega.kit.board import Board
from bottega.kit.events import Line
from bottega.kit.game import Title
from bottega.kit.moves import Move
from bottega.kit.picture import common_of, own_of
from bottega.kit.play import legal_moves, question, refusals
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.server.ids import id_text
from bottega.server.matches.effects import Happened
from bottega.server.matches.ending import ending
from bottega.server.matches.match import Match
from bottega.server.protocol import Asked, ClockFace, Picture, Refusal, Told, Update
from bottega.server.protocol import Line as LineOnWire

MOST_TEXTS: Final = 1 << 14  # two megabytes of each game
encode: Final = msgspec.json.Encoder().encode
TEXTS: Final[dict[str, dict[Move, str]]] = {}  # by game: writing the offers out would take most of the time


def write_common(match: Match) -> Raw:
    """What all eyes see of a match now: written once for all of them."""
    return Raw(encode(common_of(match.state)))


class Written:
    """A match at one ply as messages: each is written once, whoever is sent it, and so is what all share."""

    def __init__(self, match: Match, after: int | None = None, clocks: Sequence[ClockFace] = ()) -> None:
        self.match: Final = match
        self.after: Final = after  # the ply that was seen last
        self.clocks: Final = list(clocks)
        self.common: Raw | None = None
        self.messages: Final[dict[Seat, bytes]] = {}

    def message(self, eyes: Seat) -> bytes:
        """What is sent to these eyes."""
        if eyes not in self.messages:
            self.common = self.common or write_common(self.match)
            seen = update(self.match, eyes, self.after, self.common)
            seen.clocks = self.clocks
            self.messages[eyes] = encode(seen)
        return self.messages[eyes]


def update(match: Match, eyes: Seat, after: int | None = None, common: Raw | None = None) -> Update:
    """The match as these eyes see it now, with what happened after a ply they saw."""
    state = match.state
    seen, plays = state.view(eyes), eyes in match.asked and eyes not in match.resigned
    return Update(
        table=id_text(match.head.table),
        match=id_text(match.head.id),
        eyes=eyes,
        ply=match.ply,
        back=match.recent[-1].back,
        lines=lines_after(match, eyes, after),
        picture=Picture(match.game.schema, common or write_common(match), Raw(encode(own_of(seen, eyes)))),
        players=match.head.players,
        awaited=asked(match, eyes, seen),
        offers=offers(match, eyes) if plays else [],
        refusals=[
            Refusal(refusal.about, line_on_wire(refusal.line), refusal.reason.paragraph)
            for refusal in (refusals(state, eyes) if plays else ())
        ],
        undo=match.may_undo((eyes,)),
        result=ending(match),
    )


def asked(match: Match, eyes: Seat, seen: State[Board] | None = None) -> list[Asked]:
    """Who must choose, and what these eyes may know of it."""
    state, view = match.state, seen or match.state.view(eyes)
    return [
        Asked(seat, line_on_wire(question(state if seat == eyes else view, seat))) for seat in match.asked
    ]


def offers(match: Match, seat: Seat) -> list[str]:
    """What the seat may say now."""
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


def texts_of(game: Title) -> dict[Move, str]:
    """The texts of a game's moves as far as they were needed; thrown away when they become too many."""
    texts = TEXTS.setdefault(game.id, {})
    if len(texts) > MOST_TEXTS:
        texts.clear()
    return texts


def lines_after(match: Match, eyes: Seat, after: int | None) -> list[Told]:
    """What happened after a ply; nothing if some of it is forgotten here, for half a story confuses."""
    if after is None or after < match.recent[0].ply - 1:
        return []
    return [
        told
        for happened in match.recent
        if happened.ply > after
        for told in lines(happened, match.eyes_at(happened.ply, eyes))
    ]


def lines(happened: Happened, eyes: Seat) -> list[Told]:
    """What happened at one ply, as these eyes may read it."""
    if happened.line is not None:
        return [Told(happened.ply, line_on_wire(happened.line))]
    told = [Told(happened.ply, line_on_wire(event.line(eyes))) for event in happened.events]
    if told:
        told[0].why = bool(happened.bot)
    if happened.stood_in is not None:
        for one in told:  # what others had chosen in secret may be told at the same ply
            one.by = happened.bot if one.line.args.get("seat") == str(happened.stood_in) else ""
    return told


def line_on_wire(line: Line) -> LineOnWire:
    """A line as a message has it."""
    return LineOnWire(f"{line.section}.{line.id}", line.args)
