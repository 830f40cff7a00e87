"""Quiet hours and vacations, in zones whose clocks change twice a year."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.server.core.calendar import Calendar, Vacation
from bottega.server.core.free_time import (
    MINUTES,
    MOST_QUIET,
    MOST_VACATION,
    after,
    counted,
    free_spans,
    is_free,
    used_vacations,
    vacation_days,
    with_used,
    zone_of,
)

HOUR = 3600.0
ROME = ZoneInfo("Europe/Rome")

ZONES = (
    "UTC",
    "Europe/Rome",
    "America/New_York",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Asia/Kathmandu",
)
# Around the days on which clocks change, and any other.
CHANGES = [datetime(2027, 3, 28), datetime(2027, 10, 31), datetime(2027, 3, 14), datetime(2027, 4, 4)]
STARTS = st.one_of(
    st.floats(1.7e9, 2.0e9),
    st.builds(lambda day, off: day.timestamp() + off, st.sampled_from(CHANGES), st.floats(-9e4, 9e4)),
)
DAYS = st.dates(date(2025, 1, 1), date(2028, 12, 31))
VACATIONS = st.builds(
    lambda first, days: Vacation(first, first + timedelta(days=days)), DAYS, st.integers(0, 60)
)
CALENDARS = st.builds(
    Calendar,
    st.sampled_from(ZONES),
    st.integers(0, MINUTES - 1),
    st.integers(0, MINUTES - 1),
    st.lists(VACATIONS, max_size=4).map(tuple),
)
SECONDS = st.floats(0.0, 14 * 24 * HOUR)


def rome(*when: int) -> float:
    return datetime(*when, tzinfo=ROME).timestamp()  # type: ignore[misc, arg-type]


def due(calendar: Calendar, start: float, hours: float) -> float:
    return after(start, hours * HOUR, free_spans(calendar, start))


def in_quiet_hours(calendar: Calendar, at: float) -> bool:
    """By what a clock on the wall shows."""
    wall = datetime.fromtimestamp(at, zone_of(calendar.zone))
    minutes = wall.hour * 60 + wall.minute + wall.second / 60
    quiet = min((calendar.quiet_until - calendar.quiet_from) % MINUTES, MOST_QUIET)
    return (minutes - calendar.quiet_from) % MINUTES < quiet


# --- what always holds ------------------------------------------------------------------------------


@given(CALENDARS, STARTS, SECONDS)
def test_no_deadline_is_in_quiet_hours_or_on_a_vacation(
    calendar: Calendar, start: float, seconds: float
) -> None:
    at = after(start, seconds, free_spans(calendar, start))
    assert not in_quiet_hours(calendar, at)
    day = datetime.fromtimestamp(at, zone_of(calendar.zone)).date()
    assert day not in vacation_days(calendar, day.year)


@given(CALENDARS, STARTS, SECONDS, SECONDS, st.floats(0.0, 5 * 24 * HOUR))
def test_more_time_or_a_later_question_never_ends_sooner(
    calendar: Calendar, start: float, seconds: float, more: float, later: float
) -> None:
    at = after(start, seconds, free_spans(calendar, start))
    assert at >= start + seconds - 1e-6
    assert after(start, seconds + more, free_spans(calendar, start)) >= at - 1e-6
    assert after(start + later, seconds, free_spans(calendar, start + later)) >= at - 1e-6


@given(CALENDARS, STARTS, SECONDS)
def test_exactly_so_many_seconds_count_until_then(calendar: Calendar, start: float, seconds: float) -> None:
    at = after(start, seconds, free_spans(calendar, start))
    assert counted(start, at, free_spans(calendar, start)) == pytest.approx(seconds, abs=1e-3)


@given(CALENDARS, STARTS)
def test_time_counts_or_it_is_free(calendar: Calendar, at: float) -> None:
    if in_quiet_hours(calendar, at):
        assert is_free(at, free_spans(calendar, at))
    if not calendar.vacations and calendar.quiet_from == calendar.quiet_until:
        assert not is_free(at, free_spans(calendar, at))


@given(CALENDARS, STARTS)
def test_spans_come_in_order(calendar: Calendar, start: float) -> None:
    spans = list(islice(free_spans(calendar, start), 60))
    assert all(begins <= ends for begins, ends in spans)
    # Where clocks change at midnight a day may seem to begin an hour before it does.
    assert all(one[0] <= other[0] + HOUR for one, other in pairwise(spans))


# --- examples ---------------------------------------------------------------------------------------

NIGHTS = Calendar("Europe/Rome", 22 * 60, 8 * 60)


def test_without_quiet_hours_time_is_time() -> None:
    assert due(Calendar(), 1000.0, 24) == 1000.0 + 24 * HOUR


def test_nights_do_not_count() -> None:
    assert due(NIGHTS, rome(2027, 6, 1, 20), 3) == rome(2027, 6, 2, 9)
    assert due(NIGHTS, rome(2027, 6, 1, 23), 3) == rome(2027, 6, 2, 11)
    assert due(NIGHTS, rome(2027, 6, 1, 20), 2) == rome(2027, 6, 2, 8)  # at the end of time, not at night


def test_the_night_in_which_summer_time_begins_is_short_and_that_in_which_it_ends_long() -> None:
    assert due(NIGHTS, rome(2027, 3, 27, 20), 3) == rome(2027, 3, 28, 9)
    assert due(NIGHTS, rome(2027, 10, 30, 20), 3) == rome(2027, 10, 31, 9)
    assert rome(2027, 3, 28, 9) - rome(2027, 3, 27, 20) == 12 * HOUR
    assert rome(2027, 10, 31, 9) - rome(2027, 10, 30, 20) == 14 * HOUR


def test_quiet_hours_that_begin_in_an_hour_that_is_left_out_begin_before_it() -> None:
    early = Calendar("Europe/Rome", 2 * 60 + 30, 9 * 60)
    assert due(early, rome(2027, 3, 28, 1), 2) >= rome(2027, 3, 28, 9)


def test_vacations_do_not_count_in_ones_own_zone() -> None:
    away = Calendar("Europe/Rome", 0, 0, (Vacation(date(2027, 8, 2), date(2027, 8, 4)),))
    assert due(away, rome(2027, 8, 1, 22), 3) == rome(2027, 8, 5, 1)


def test_only_so_many_days_of_a_year_are_vacation() -> None:
    always = Calendar("Europe/Rome", 0, 0, (Vacation(date(2026, 1, 1), date(9999, 12, 31)),))
    assert due(always, rome(2027, 1, 1, 0), 24) == rome(2027, 1, 1 + MOST_VACATION + 1, 0)
    twice = (Vacation(date(2027, 1, 1), date(2027, 1, 20)), Vacation(date(2027, 1, 10), date(2027, 2, 20)))
    assert len(vacation_days(Calendar(vacations=twice), 2027)) == MOST_VACATION


def test_nobody_is_quiet_for_more_than_half_a_day() -> None:
    silent = Calendar("UTC", 60, 0)
    assert due(silent, 0.0, 2) == 60 * 60.0 + MOST_QUIET * 60.0 + HOUR


def test_a_zone_that_nobody_knows_is_that_of_greenwich() -> None:
    assert zone_of("Atlantis/Capital").key == "UTC"
    assert zone_of("../etc/passwd").key == "UTC"


def test_days_that_were_used_stay_counted_when_a_vacation_is_removed() -> None:
    noon = datetime(2027, 2, 10, 12, tzinfo=ROME).timestamp()
    before = int(datetime(2026, 12, 20, tzinfo=ROME).timestamp())
    january = Vacation(date(2026, 12, 25), date(2027, 1, 14), before)
    now = Vacation(date(2027, 2, 9), date(2027, 2, 20), before)
    calendar = Calendar("Europe/Rome", vacations=(january, now))
    used = used_vacations(calendar, noon)
    assert used == [
        Vacation(date(2027, 1, 1), date(2027, 1, 14), before),
        Vacation(date(2027, 2, 9), date(2027, 2, 9), before),
    ]
    assert with_used([], used) == used
    assert with_used([january, now], used) == [january, now]
    shorter = Vacation(date(2027, 1, 1), date(2027, 1, 2))
    assert with_used([shorter], used) == used
    march = Vacation(date(2027, 3, 1), date(2027, 3, 31))
    left = vacation_days(Calendar("Europe/Rome", vacations=(*with_used([march], used),)), 2027)
    assert len(left) == MOST_VACATION
    assert sum(day.month == 3 for day in left) == MOST_VACATION - 15


def test_a_vacation_that_was_set_too_late_used_no_day() -> None:
    noon = datetime(2027, 2, 10, 12, tzinfo=ROME).timestamp()
    set_late = Vacation(date(2027, 1, 1), date(2027, 2, 12), int(noon - 86400.0))
    calendar = Calendar("Europe/Rome", vacations=(set_late,))
    assert used_vacations(calendar, noon) == []  # its first 21 days are past, and stopped no clock
