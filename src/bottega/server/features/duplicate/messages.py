"""Messages of duplicate matches."""

from __future__ import annotations

from msgspec import Struct

from bottega.server.tables.shown import Phase


class Group(Struct):
    """A table of a duplicate: who plays there, and once all are through what they came to, seat by seat."""

    table: str
    match: str
    phase: Phase
    players: list[str]
    bots: list[str]
    mine: bool  # the table that was asked about
    scores: list[int]  # none before, and none of a group that gave up
    matchpoints: list[int]  # two for each other group that the seat beats, one for an equal


class Duplicate(Struct):
    """The groups that play the same deal."""

    through: bool
    groups: list[Group]
