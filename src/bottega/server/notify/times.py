"""When a person may get notices, by their calendar and preferences. Pure."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.core.calendar import Calendar
from bottega.server.core.free_time import DAY, MINUTES, MOST_QUIET, after, free_spans, moments, zone_of
from bottega.server.core.live_match import Live
from bottega.server.core.time_control import LiveClock, TimeControl
from bottega.server.notify.rows import Way

HOUR: Final = 3600.0
NOTICE_AFTER: Final = 120.0  # seconds that a question waits before a notice
EVENING: Final = 18 * 60  # minutes after midnight at which the daily mail is sent
LAST_CALL: Final = 6 * HOUR  # a reminder comes with a quarter of the time left, and not sooner than this
PAUSES: Final[dict[Way, float]] = {"mail": 15 * 60.0, "push": 60.0}  # between two to one person
MOST: Final[dict[Way, int]] = {"mail": 24, "push": 96}  # to one person, in a day
A_DAY: Final = 24 * HOUR


def is_slow(clock: TimeControl) -> bool:
    """Whether people may leave during the match: not with a live clock."""
    return not isinstance(clock, LiveClock)


def next_time(calendar: Calendar, now: float, once_a_day: bool) -> float:
    """From when on a notice may be sent: outside quiet hours and vacations, in the evening if preferred."""
    start = next_evening(calendar, now) if once_a_day else now
    return after(start, 0.0, free_spans(calendar, start))


def next_evening(calendar: Calendar, now: float) -> float:
    """Now, if it is evening in their zone; else the next evening."""
    return max(now, evening_of(calendar, now, days=0))


def tomorrow_evening(calendar: Calendar, now: float) -> float:
    """When the daily mail of the next day is sent, vacations aside."""
    return evening_of(calendar, now, days=1)


def evening_of(calendar: Calendar, now: float, days: int) -> float:
    """When the daily mail is sent: in the evening, or at the end of quiet hours."""
    zone = zone_of(calendar.zone)
    quiet = min((calendar.quiet_until - calendar.quiet_from) % MINUTES, MOST_QUIET)
    is_quiet = (EVENING - calendar.quiet_from) % MINUTES < quiet
    minutes = (calendar.quiet_from + quiet) % MINUTES if is_quiet else EVENING
    return min(moments(datetime.fromtimestamp(now, zone).date() + days * DAY, minutes, zone))


def day_began(calendar: Calendar, now: float) -> float:
    """The last midnight in their zone."""
    zone = zone_of(calendar.zone)
    return min(moments(datetime.fromtimestamp(now, zone).date(), 0, zone))


def remind_at(live: Live, seat: Seat) -> float | None:
    """When to remind an awaited seat of its deadline, in time that counts; None without a deadline."""
    turn_history, clock_reader = live.match.turn_history, live.clock_reader
    if turn_history is None or clock_reader is None or seat not in turn_history.since:
        return None
    since, given = turn_history.since[seat], clock_reader.given(turn_history, seat)
    return after(since, given - min(given / 4, LAST_CALL), clock_reader.free(seat, since))
