"""Days begin at midnight UTC. As text, like 2027-01-15, they sort in order."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from bottega.server.platform.errors import Refused

A_DAY: Final = 86400.0


def day_of(now: float) -> str:
    """The day of a time."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def later(day: str, days: int = 1) -> str:
    """The day so many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def end_of(day: str) -> float:
    """When a day ends, in seconds since 1970."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + A_DAY


def read_day(text: str) -> str:
    """A day from a request; Refused if malformed."""
    try:
        if date.fromisoformat(text).isoformat() == text:
            return text
    except ValueError:
        pass
    raise Refused("no_such_day", text)


def is_revealed(daily: str, now: float) -> bool:
    """Whether a deal, such as `2027-01-15/codex`, may be revealed: its day is over."""
    return daily.partition("/")[0] < day_of(now)


def streak(days: list[str], today: str) -> int:
    """The number of consecutive days up to today or yesterday; `days` begin with the newest."""
    last = today if days[:1] == [today] else later(today, -1)
    for count, day in enumerate(days):
        if day != later(last, -count):
            return count
    return len(days)
