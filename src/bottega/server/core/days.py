"""Days begin at midnight UTC. As text, like 2027-01-15, they sort in order."""

from __future__ import annotations

from datetime import UTC, datetime


def day_of(now: float) -> str:
    """The day of a time."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def is_revealed(daily: str, now: float) -> bool:
    """Whether a deal, such as `2027-01-15/codex`, may be revealed: its day is over."""
    return daily.partition("/")[0] < day_of(now)
