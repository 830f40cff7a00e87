"""When time does not count: quiet hours and vacations, in a player's time zone. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bottega.server.core.calendar import Calendar, Vacation

MOST_VACATION: Final = 21  # days of a year that may stop a clock
MOST_QUIET: Final = 12 * 60  # minutes of a day that may
MINUTES: Final = 24 * 60
DAY: Final = timedelta(days=1)

Span = tuple[float, float]  # start and end in seconds since 1970; the end is excluded


def free_spans(calendar: Calendar, start: float) -> Iterator[Span]:
    """The spans in which this person's time does not count, by start, from a time on."""
    zone = zone_of(calendar.zone)
    quiet = min((calendar.quiet_until - calendar.quiet_from) % MINUTES, MOST_QUIET)
    last = max((vacation.last for vacation in calendar.vacations), default=date.min)
    day = datetime.fromtimestamp(start, zone).date() - DAY
    while quiet or day <= last:
        if day in vacation_days(calendar, day.year):
            yield min(moments(day, 0, zone)), max(moments(day, MINUTES, zone))
        if quiet:
            begins = calendar.quiet_from
            yield min(moments(day, begins, zone)), max(moments(day, begins + quiet, zone))
        day += DAY


@lru_cache(maxsize=1024)
def vacation_days(calendar: Calendar, year: int) -> frozenset[date]:
    """The days of a year that count as vacation: the first 21 requested."""
    days: set[date] = set()
    for vacation in calendar.vacations:
        day, end = max(vacation.first, date(year, 1, 1)), min(vacation.last, date(year, 12, 31))
        days.update(day + n * DAY for n in range((end - day).days + 1))
    return frozenset(sorted(days)[:MOST_VACATION])


def used_vacations(calendar: Calendar, now: float) -> list[Vacation]:
    """The days of this year on which vacations stopped a clock, up to yesterday."""
    zone = zone_of(calendar.zone)
    today = datetime.fromtimestamp(now, zone).date()
    past = sorted(day for day in vacation_days(calendar, today.year) if day < today)
    found = []
    for one in calendar.vacations:
        since = max(one.first, datetime.fromtimestamp(one.made, zone).date())  # it stopped no clock before
        days = [day for day in past if since <= day <= one.last]
        if days:
            found.append(Vacation(days[0], days[-1], one.made))
    return found


def with_used(wished: Iterable[Vacation], used: Iterable[Vacation]) -> list[Vacation]:
    """The requested vacations, and those already used: these stay counted."""
    found: list[Vacation] = []
    for one in [*wished, *used]:
        if not any(is_within(one, other) for other in found):
            found = [*(other for other in found if not is_within(other, one)), one]
    return found


def is_within(one: Vacation, other: Vacation) -> bool:
    """Whether all days of a vacation are days of another."""
    return other.first <= one.first and one.last <= other.last


def moments(day: date, minutes: int, zone: ZoneInfo) -> Span:
    """When a wall clock shows so many minutes after the midnight that begins a day.

    When summer time begins or ends, it shows some times twice or never; so there are two results.
    """
    wall = datetime.combine(day, datetime.min.time()) + timedelta(minutes=minutes)
    return wall.replace(tzinfo=zone).timestamp(), wall.replace(tzinfo=zone, fold=1).timestamp()


@lru_cache(maxsize=256)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; UTC for unknown names."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


# --- counting ---------------------------------------------------------------------------------------


def after(start: float, seconds: float, free: Iterable[Span]) -> float:
    """When so many seconds have counted; never within a free span. Spans are sorted by start."""
    at, left = start, seconds
    for begins, ends in free:
        if ends <= at:
            continue
        if begins > at + left:
            break
        left -= max(0.0, begins - at)
        at = ends
    return at + left


def counted(start: float, end: float, free: Iterable[Span]) -> float:
    """How many of the seconds from start to end count."""
    at, count = start, 0.0
    for begins, ends in free:
        if begins >= end:
            break
        count += max(0.0, begins - at)
        at = max(at, ends)
    return count + max(0.0, end - at)


def is_free(at: float, free: Iterable[Span]) -> bool:
    """Whether time does not count at this moment."""
    for begins, ends in free:
        if begins > at:
            return False
        if at < ends:
            return True
    return False
