"""Time left: a function of the log, the time control, and the spans that do not count."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bottega.kit.seats import Seat
from bottega.server.core.calendar import Calendar
from bottega.server.core.free_time import Span, after, counted, free_spans, is_free
from bottega.server.core.shown import ClockFace
from bottega.server.core.time_control import DailyClock, LiveClock, NoClock, TimeControl

HOUR: Final = 3600.0
LEAST: Final = 15.0  # seconds for each question, however little is in the bank
BACK: Final = HOUR  # seconds that a player who returns to a daily table has at least
MISSED: Final = 6  # an outage is when more heartbeats are missing; a lease passes on sooner
REMEMBERED: Final = 32  # moves that can be undone, as in a match

EVER_AWAKE: Final = Calendar()


class Turn(Struct, frozen=True):
    """A question and when it was answered, by the player or a substitute."""

    seat: Seat
    asked: float
    answered: float
    stood_in: bool


class TurnHistory:
    """When each question was asked and answered, from the log, without undone moves."""

    __slots__ = (
        "before",
        "latest",
        "since",
        "turns",
    )

    def __init__(self, began: float, asked: Mapping[Seat, int]) -> None:
        self.since: dict[Seat, float] = dict.fromkeys(asked, began)  # when each awaited seat was asked
        self.latest = began
        self.turns: Final[list[Turn]] = []
        self.before: Final[list[dict[Seat, float]]] = []  # `since` before each of the last moves

    def moved(self, seat: Seat, at: float, stood_in: bool, asked: Mapping[Seat, int], ply: int) -> None:
        """A seat answered at that ply; `asked` has since which ply each awaited seat is asked."""
        since = self.since
        at = self.latest = max(at, self.latest)  # a node whose clock is slow does not turn time back
        self.before.append(since)
        del self.before[:-REMEMBERED]
        self.turns.append(Turn(seat, since.get(seat, at), at, stood_in))
        self.since = {one: since[one] if first < ply and one in since else at for one, first in asked.items()}

    def taken_back(self) -> None:
        """Undo the last move: the clocks have run on as if it had not been made."""
        self.since = self.before.pop()
        self.turns.pop()


class Reckoned(Struct, frozen=True):
    """What an awaited seat has left, and until when."""

    left: float
    due: float
    paused: bool


class ClockReader:
    """Reads the clocks of one table, with its free time and outages."""

    def __init__(
        self,
        clock: TimeControl,
        pauses: Sequence[Span] = (),
        calendars: Mapping[Seat, Calendar] | None = None,
        returns: Mapping[Seat, float] | None = None,
    ) -> None:
        self.clock: Final = clock
        self.pauses: Final = pauses  # outages, in order
        self.calendars: Final = calendars or {}
        self.returns: Final = returns or {}  # when a player came back and the substitute left

    def free(self, seat: Seat, start: float) -> Iterator[Span]:
        """When this seat's time does not count. Quiet hours and vacations matter only in daily matches."""
        if not isinstance(self.clock, DailyClock):
            return iter(self.pauses)
        calendar = set_before(self.calendars.get(seat, EVER_AWAKE), start)
        return heapq.merge(free_spans(calendar, start), self.pauses)

    def bank(self, turn_history: TurnHistory, seat: Seat) -> float:
        """What a seat had in its bank before its present question."""
        assert isinstance(self.clock, LiveClock)
        bank = float(self.clock.bank)
        for turn in turn_history.turns:
            if turn.seat != seat:
                continue
            used = counted(turn.asked, turn.answered, self.free(seat, turn.asked))
            if not turn.stood_in:
                bank = max(0.0, bank - used) + self.clock.increment
            elif used >= max(bank, LEAST):  # else the players voted: no one's time ran out
                bank = 0.0
        return bank

    def given(self, turn_history: TurnHistory, seat: Seat) -> float:
        """The seconds that a seat has for its present question."""
        if isinstance(self.clock, LiveClock):
            return max(LEAST, self.bank(turn_history, seat))
        assert isinstance(self.clock, DailyClock)
        return self.clock.hours * HOUR

    def awaited(self, turn_history: TurnHistory, seat: Seat, now: float) -> Reckoned:
        """The clock of an awaited seat."""
        since, given = turn_history.since[seat], self.given(turn_history, seat)
        due = after(since, given, self.free(seat, since))
        back = self.returns.get(seat, 0.0)
        if back > since:
            least = LEAST if isinstance(self.clock, LiveClock) else min(given, BACK)
            due = max(due, after(back, least, self.free(seat, back)))
        left = counted(now, due, self.free(seat, now)) if due > now else 0.0
        return Reckoned(left, due, is_free(now, self.free(seat, now)))

    def faces(self, turn_history: TurnHistory, seats: int, now: float) -> list[ClockFace]:
        """The clocks as everyone at the table may see them."""
        shown: list[ClockFace] = []
        for seat in range(seats):
            if seat in turn_history.since:
                one = self.awaited(turn_history, seat, now)
                shown.append(
                    ClockFace(seat, round(one.left, 1), round(one.due, 1), not one.paused, one.paused)
                )
            elif isinstance(self.clock, LiveClock):
                shown.append(ClockFace(seat, round(self.bank(turn_history, seat), 1), None, False, False))
        return shown


def is_timed(clock: TimeControl) -> bool:
    return not isinstance(clock, NoClock)


def trouble(last: float, now: float, beat: float) -> Span | None:
    """The span between two heartbeats of all nodes, if it is long enough for an outage."""
    return (last, now) if now - last > MISSED * beat else None


def set_before(calendar: Calendar, asked: float) -> Calendar:
    """A calendar without vacations set after the question: these stretch no running deadline."""
    return replace(calendar, vacations=tuple(one for one in calendar.vacations if one.made <= asked))
