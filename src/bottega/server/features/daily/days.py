"""Counts days, as text like 2027-01-15."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

from bottega.server.platform.errors import Refused

A_DAY: Final = 86400.0


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


def streak(days: list[str], today: str) -> int:
    """The number of consecutive days up to today or yesterday; `days` begin with the newest."""
    last = today if days[:1] == [today] else later(today, -1)
    for count, day in enumerate(days):
        if day != later(last, -count):
            return count
    return len(days)
