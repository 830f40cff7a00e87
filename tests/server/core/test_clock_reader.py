"""What is left on a clock, read from the times of a log."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.server.core.calendar import Calendar, Vacation
from bottega.server.core.clock_reader import BACK, HOUR, LEAST, ClockReader, TurnHistory, trouble
from bottega.server.core.keys import stand_in_key
from bottega.server.core.match import Match
from bottega.server.core.store.rows import Entry
from bottega.server.core.time_control import DailyClock, LiveClock, TimeControl
from tests.server.playing import CODEX, new_head, random_say

START = 1_800_000_000.0
LIVE = LiveClock(bank=60, increment=5)


def alternating(*times: float, stood_in: frozenset[int] = frozenset()) -> TurnHistory:
    """Two seats in turn, each asked when the other has moved, at these seconds after the start."""
    turn_history = TurnHistory(START, {0: 0})
    for ply, time in enumerate(times, start=1):
        seat = (ply - 1) % 2
        turn_history.moved(seat, START + time, ply in stood_in, {1 - seat: ply}, ply)
    return turn_history


def left(clock_reader: ClockReader, turn_history: TurnHistory, seat: int, time: float) -> float:
    return clock_reader.awaited(turn_history, seat, START + time).left


# --- live -------------------------------------------------------------------------------------------


def test_the_bank_runs_while_one_is_asked_and_each_move_adds_to_it() -> None:
    clock_reader, turn_history = ClockReader(LIVE), alternating(20, 30, 37)
    assert clock_reader.bank(turn_history, 0) == 60 - 20 + 5 - 7 + 5
    assert clock_reader.bank(turn_history, 1) == 60 - 10 + 5
    assert left(clock_reader, turn_history, 1, 47) == 55 - 10
    assert clock_reader.awaited(turn_history, 1, START + 40).due == START + 37 + 55
    assert [
        (face.seat, face.left, face.due, face.running)
        for face in clock_reader.faces(turn_history, 2, START + 40)
    ] == [
        (0, 43.0, None, False),
        (1, 52.0, START + 92, True),
    ]


def test_however_little_is_left_there_is_a_moment_for_each_question() -> None:
    clock_reader, turn_history = ClockReader(LiveClock(bank=60, increment=0)), alternating(58, 60)
    assert clock_reader.bank(turn_history, 0) == 2
    assert clock_reader.awaited(turn_history, 0, START + 60).due == START + 60 + LEAST


def test_whose_time_ran_out_has_nothing_left_and_whom_the_table_replaced_has_all() -> None:
    clock_reader = ClockReader(LIVE)
    assert clock_reader.bank(alternating(61, stood_in=frozenset({1})), 0) == 0
    assert clock_reader.bank(alternating(10, stood_in=frozenset({1})), 0) == 60


def test_who_comes_back_has_a_moment() -> None:
    turn_history = alternating()
    assert (
        ClockReader(LIVE, returns={0: START + 100}).awaited(turn_history, 0, START + 100).due
        == START + 100 + LEAST
    )
    assert ClockReader(LIVE, returns={0: START - 100}).awaited(turn_history, 0, START).due == START + 60
    daily = ClockReader(DailyClock(24), returns={0: START + 30 * HOUR})
    assert daily.awaited(turn_history, 0, START + 30 * HOUR).due == START + 30 * HOUR + BACK


def test_a_server_in_trouble_takes_nobodys_time() -> None:
    pauses = [(START + 10, START + 1000), (START + 2000, START + 3000)]
    clock_reader, turn_history = ClockReader(LIVE, pauses), alternating()
    assert clock_reader.awaited(turn_history, 0, START + 500).due == START + 1000 + 50
    assert clock_reader.awaited(turn_history, 0, START + 500).paused
    assert left(clock_reader, turn_history, 0, 500) == 50
    assert clock_reader.bank(alternating(1020), 0) == 60 - 30 + 5


def test_trouble_is_when_the_beats_are_far_apart() -> None:
    assert trouble(100.0, 105.0, beat=5.0) is None
    assert trouble(100.0, 130.0, beat=5.0) is None
    assert trouble(100.0, 131.0, beat=5.0) == (100.0, 131.0)
    assert trouble(100.0, 90.0, beat=5.0) is None


def test_a_move_that_is_taken_back_was_never_made() -> None:
    clock_reader, turn_history = ClockReader(LIVE), alternating(20)
    turn_history.taken_back()
    assert turn_history.since == {0: START}
    assert left(clock_reader, turn_history, 0, 30) == 30
    turn_history.moved(0, START + 35, False, {1: 3}, 3)
    assert clock_reader.bank(turn_history, 0) == 60 - 35 + 5


def test_a_node_whose_clock_is_behind_does_not_turn_time_back() -> None:
    turn_history = alternating(20, 5, 30)
    assert [turn.answered - START for turn in turn_history.turns] == [20, 20, 30]
    assert ClockReader(LIVE).bank(turn_history, 1) == 60 + 5


# --- over days --------------------------------------------------------------------------------------


def test_over_days_everybody_has_their_own_nights() -> None:
    at = START - START % (24 * HOUR) + 20 * HOUR  # eight in the evening in Greenwich
    turn_history = TurnHistory(at, {0: 0, 1: 0})
    clock_reader = ClockReader(DailyClock(4), calendars={1: Calendar("UTC", 22 * 60, 8 * 60)})
    assert clock_reader.awaited(turn_history, 0, at).due == at + 4 * HOUR
    assert clock_reader.awaited(turn_history, 1, at).due == at + 14 * HOUR
    night = at + 3 * HOUR
    assert [(face.running, face.paused) for face in clock_reader.faces(turn_history, 2, night)] == [
        (True, False),
        (False, True),
    ]
    assert clock_reader.awaited(turn_history, 1, night).left == 2 * HOUR


def test_who_waits_while_another_chooses_keeps_their_deadline() -> None:
    turn_history = TurnHistory(START, {0: 0, 1: 0})
    turn_history.moved(0, START + HOUR, False, {1: 0}, 1)
    assert ClockReader(DailyClock(24)).awaited(turn_history, 1, START + HOUR).due == START + 24 * HOUR


# --- from a log -------------------------------------------------------------------------------------


@given(
    st.sampled_from([LIVE, DailyClock(24), LiveClock(bank=300)]),
    st.lists(st.floats(0.0, 90.0), min_size=1, max_size=30),
    st.integers(0, 1000),
)
def test_two_who_read_the_same_log_see_the_same_clocks(
    clock: TimeControl, pauses: list[float], lot: int
) -> None:
    chance, head = random.Random(lot), msgspec.structs.replace(new_head(), clock=clock, began=START)
    one, other, at = Match(head, CODEX), Match(head, CODEX), START
    for pause in pauses:
        at += pause
        said = random_say(one, chance)
        key = stand_in_key(one.ply, said.seat) if chance.random() < 0.2 else said.key
        entry = Entry(head.id, one.ply + 1, said.seat, said.text, key, at=at)
        if one.may_undo((0, 1)) and chance.random() < 0.2:
            last = one.past[-1].entry
            entry = Entry(head.id, one.ply + 1, last.seat, "", "u", back=last.ply - 1, at=at)
        one.take(entry)
        other.take(entry)
        clock_reader = ClockReader(clock)
        assert one.turn_history is not None
        assert other.turn_history is not None
        assert one.turn_history.since.keys() == one.asked.keys()
        faces = clock_reader.faces(one.turn_history, 2, at)
        assert faces == clock_reader.faces(other.turn_history, 2, at)
        assert all(face.left >= 0 for face in faces)
        for seat in one.asked:  # time only runs down while nobody moves, towards the same deadline
            now, later = (clock_reader.awaited(one.turn_history, seat, at + wait) for wait in (0.0, 7.0))
            assert later.due == now.due
            assert later.left == pytest.approx(max(0.0, now.left - 7.0), abs=1e-3)


def test_without_a_clock_nothing_is_counted() -> None:
    assert Match(new_head(), CODEX).turn_history is None


def test_a_vacation_that_is_set_after_the_question_moves_no_deadline() -> None:
    turn_history, hour = alternating(0), 3600.0
    tomorrow = datetime.fromtimestamp(START, UTC).date() + timedelta(days=1)

    def due(made: float) -> float:
        away = Vacation(tomorrow, tomorrow + timedelta(days=20), int(made))
        clock_reader = ClockReader(DailyClock(48), calendars={1: Calendar(vacations=(away,))})
        return clock_reader.awaited(turn_history, 1, START + hour).due

    assert due(made=START + 1) == START + 48 * hour
    assert due(made=START) == START + (48 + 21 * 24) * hour
