"""Numbers made from many."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Played(Struct):
    """What came of a while of play."""

    seconds: float
    moves: int
    all_moves: int  # those of the first and last moments too, which are not timed
    moves_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    worst_ms: float
    in_flight: int
    refused: int
    unanswered: int
    message_bytes: float  # of an update, on average
    crowd_cpu: float  # CPU seconds of the generator for each second


def percentile(sorted_values: Sequence[float], part: float) -> float:
    """The value below which so large a part lies; nothing of nothing."""
    if not sorted_values:
        return 0.0
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))]


def milliseconds(sorted_seconds: Sequence[float], part: float) -> float:
    """The same of durations."""
    return round(1000 * percentile(sorted_seconds, part), 2)
