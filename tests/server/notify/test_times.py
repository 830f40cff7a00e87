"""When somebody may be told of things: by their own clock on the wall, and their wish."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from bottega.kit.book import LANGUAGES
from bottega.server.core.calendar import Calendar, Vacation
from bottega.server.core.free_time import free_spans, is_free
from bottega.server.notify.times import day_began, next_time, tomorrow_evening
from bottega.server.notify.wording import MOST_LINES, Wording

ZONES = st.sampled_from(["UTC", "Europe/Rome", "America/New_York", "Asia/Kolkata", "Pacific/Apia"])
TIMES = st.floats(1_770_000_000, 1_830_000_000).map(round)
MINUTES = st.integers(0, 24 * 60 - 1)
AWAY = st.lists(
    st.builds(
        lambda first, days: Vacation(first, first + timedelta(days)),
        st.dates(date(2026, 1, 1), date(2028, 1, 1)),
        st.integers(0, 10),
    ),
    max_size=3,
).map(tuple)
CALENDARS = st.builds(Calendar, ZONES, MINUTES, MINUTES, AWAY)


@given(CALENDARS, TIMES)
def test_nothing_is_ever_sent_in_quiet_hours_or_on_vacation(calendar: Calendar, now: int) -> None:
    at = next_time(calendar, now, once_a_day=False)
    assert at >= now
    assert not is_free(at, free_spans(calendar, at))
    assert at == now or is_free(now, free_spans(calendar, now))


@given(CALENDARS, TIMES)
def test_the_mail_of_a_day_goes_out_in_the_end(calendar: Calendar, now: int) -> None:
    at = float(now)
    for _ in range(40):  # each time it was postponed, somebody looks again when it is due
        due = next_time(calendar, at, once_a_day=True)
        assert due >= at
        if due == at:
            break
        at = due
    else:
        raise AssertionError("it is put off for ever")
    assert not is_free(at, free_spans(calendar, at))


def test_the_evening_is_that_of_their_zone() -> None:
    noon = datetime(2027, 1, 15, 12, tzinfo=UTC).timestamp()
    for zone in ("Europe/Rome", "America/New_York"):
        at = datetime.fromtimestamp(next_time(Calendar(zone), noon, True), ZoneInfo(zone))
        assert (at.hour, at.minute, at.day) == (18, 0, 15)
        later = datetime.fromtimestamp(tomorrow_evening(Calendar(zone), noon), ZoneInfo(zone))
        assert (later.hour, later.day) == (18, 16)
        began = datetime.fromtimestamp(day_began(Calendar(zone), noon), ZoneInfo(zone))
        assert (began.hour, began.day) == (0, 15)


def test_to_whom_the_evening_is_quiet_it_comes_when_quiet_hours_end() -> None:
    noon = datetime(2027, 1, 15, 12, tzinfo=UTC).timestamp()
    at = next_time(Calendar("UTC", 17 * 60, 5 * 60), noon, True)
    assert datetime.fromtimestamp(at, UTC) == datetime(2027, 1, 15, 12, tzinfo=UTC)  # past 5 o'clock
    early = next_time(Calendar("UTC", 17 * 60, 5 * 60), noon - 10 * 3600, True)
    assert datetime.fromtimestamp(early, UTC).hour == 5


def test_who_speaks_another_language_reads_english() -> None:
    assert Wording("xx").language == "en"


def test_a_day_is_worded_as_its_reader_does() -> None:
    due = datetime(2026, 11, 20, 15, 30, tzinfo=ZoneInfo("Europe/Rome"))
    assert [Wording(language).say("due", due=due, zone="Rome") for language in LANGUAGES] == [
        "There is time until Friday, November 20, 2026, 3:30\u202fPM (Rome).",
        "Vous avez jusqu’au vendredi 20 novembre 2026 à 15:30 (Rome).",
        "Hai tempo fino a venerdì 20 novembre 2026, ore 15:30 (Rome).",
    ]


def test_a_digest_is_cut_to_its_last_lines() -> None:
    wording = Wording("en")
    shown = wording.last([str(number) for number in range(MOST_LINES + 7)], MOST_LINES)
    assert shown == ["… and 7 more before that", *[f"- {number}" for number in range(7, 19)]]
