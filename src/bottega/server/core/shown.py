"""What a viewer is shown of a match. Nothing here is ever a whole state."""

from __future__ import annotations

from msgspec import Raw, Struct

from bottega.server.platform.line import Line


class Told(Struct):
    """An event at a ply, as this viewer may read it."""

    ply: int
    line: Line
    by: str = ""  # the substitute that chose for a player
    why: bool = False  # the first line of a bot's move, whose reason can be requested
    forced: bool = False  # the first line of an only move, if every viewer could know that


class Asked(Struct):
    """Who must choose, and the question."""

    seat: int
    question: Line


class Refusal(Struct):
    """Expected moves (a pattern, `*` for anything), why they are not offered, and the rule."""

    about: str
    why: Line
    paragraph: str


class Brought(Struct):
    """A thing that scored points: the part of the score, and its name in the catalogue."""

    part: str
    kind: str
    name: str
    points: int


class Result(Struct):
    """How a match ended, seat by seat."""

    scores: list[int]
    parts: list[dict[str, int]]
    ranking: list[int]
    tie_breaks: list[str]
    winners: list[int]
    stand_ins: list[int] = []  # seats for which a substitute decided the match
    resigned: list[int] = []  # in order; if resignation ended the match, there are no scores and no parts
    abandoned: bool = False  # no result: no one is ranked
    cancelled: bool = False  # abandoned by agreement
    brought: list[list[Brought]] = []  # by seat: what single things, such as cards, scored


class ClockFace(Struct):
    """A seat's clock when this was written: the seconds left, and the deadline if the seat is awaited."""

    seat: int
    left: float
    due: float | None  # seconds since 1970
    running: bool
    paused: bool  # awaited, but time does not count now: quiet hours, a vacation, an outage


class Picture(Struct):
    """The picture of the table for a viewer. Its schema, such as `codex/1`, is at /api/schema/codex."""

    schema: str
    common: Raw  # the same for all viewers; or what changed of it since the ply `since`
    own: Raw  # what only this seat knows; null for a spectator


class Update(Struct, tag_field="is", tag="update"):
    """A match as this viewer sees it after a ply. It is complete; `lines` only tell what happened."""

    table: str
    match: str
    viewer: int
    ply: int
    back: int | None  # an undo: all plies after this one are void
    lines: list[Told]
    picture: Picture
    players: list[str]
    awaited: list[Asked]
    offers: list[str]
    open: bool  # no secret decides what is offered, so every viewer knows an only move
    refusals: list[Refusal]
    undo: bool  # whether this seat may undo the last move
    result: Result | None
    clocks: list[ClockFace] = []  # empty without a clock, and for delayed spectators
    since: int | None = None  # the update sent before, of which `changes.py` makes this `picture.common`


class Why(Struct):
    """Which bot made a move, and why: the texts of the game have words for it."""

    bot: str
    reason: str
