"""Messages of duplicate matches."""

from __future__ import annotations

from msgspec import Struct

from bottega.server.tables.shown import Phase


class Group(Struct):
    """A group: its players, and its results once all groups have finished, seat by seat."""

    table: str
    match: str
    phase: Phase
    players: list[str]
    bots: list[str]
    mine: bool  # the table of the request
    scores: list[int]  # empty before, and if the group gave up
    matchpoints: list[int]  # two for each group that the seat beats, one for each equal


class Duplicate(Struct):
    """The groups that play the same deal."""

    through: bool
    groups: list[Group]
