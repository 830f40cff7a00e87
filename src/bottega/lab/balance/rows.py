"""The rows of the tables in which everything is told."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bottega.lab.balance.statistics import level


class Seat(Struct, frozen=True, kw_only=True):
    """Victories of a seat or of a turn, beside the fair share."""

    arm: str
    place: str  # `seat 1`, `turn 1`
    games: int
    share: float
    low: float
    high: float
    fair: float
    p_value: float | None
    found: bool


class Figure(Struct, frozen=True, kw_only=True):
    """A figure of an arm."""

    arm: str
    figure: str
    games: int
    mean: float
    low: float
    high: float
    deviation: float  # standard deviation from match to match


class Lift(Struct, frozen=True, kw_only=True):
    """What those won who used a thing, or scored by a part, more than others of the same match."""

    figure: str
    label: str
    a_seat: float  # how often a seat used it, or how many points it had, on average
    users: float  # the part of seats that had any
    compared: int  # matches in which not all used it alike
    lift: float  # victories of those above the table's mean, less those of the ones below
    low: float
    high: float
    p_value: float | None
    detectable: float
    found: bool


class Difference(Struct, frozen=True, kw_only=True):
    """A figure of both sides of a comparison, over the same deals."""

    change: str
    figure: str
    pairs: int
    base: float
    other: float
    difference: float
    low: float
    high: float
    p_value: float | None
    detectable: float
    found: bool


class Judge:
    """Says what counts as found in one table, and what could have been."""

    def __init__(self, p_values: Iterable[float | None]) -> None:
        self.level = level([p_value for p_value in p_values if p_value is not None])

    def finds(self, p_value: float | None) -> bool:
        """Whether a row counts."""
        return p_value is not None and p_value <= self.level
