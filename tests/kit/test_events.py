"""Ids with arguments, masked while they are written."""

import pytest

from bottega.kit.errors import UnknownWord
from bottega.kit.events import (
    ANY,
    FROM_ALL,
    HIDDEN,
    SEATS,
    SILENT,
    Ask,
    Event,
    Fact,
    Line,
    Log,
    Range,
    Reason,
)
from bottega.kit.seats import NOBODY

COLOURS = Range("colour", ["red", "blue"])
DREW = Fact("drew", secret=("colour",), reveals=FROM_ALL, seat=SEATS, colour=COLOURS)
FIVE = Fact("five", a=SEATS, b=SEATS, c=SEATS, d=SEATS, e=SEATS)


def test_a_range_names_its_values() -> None:
    assert COLOURS.size == 2
    assert [COLOURS.text(value) for value in (0, 1, HIDDEN, ANY)] == ["red", "blue", "?", "*"]
    assert COLOURS.value("blue") == 1


@pytest.mark.parametrize("text", ["green", "", "?", "*"])
def test_an_unknown_name_is_quoted(text: str) -> None:
    with pytest.raises(UnknownWord) as error:
        COLOURS.value(text)
    assert str(error.value) == f"`{text}` is no colour"


def test_lines_are_equal_by_what_they_say() -> None:
    line = DREW.line([0, 1])
    assert line == Line("events", "drew", {"seat": "0", "colour": "blue"})
    assert hash(line) == hash(DREW.line([0, 1]))
    assert line != DREW.line([0, 0])
    assert line != "drew"
    assert repr(line) == "events.drew {'seat': '0', 'colour': 'blue'}"


def test_phrases_know_their_section() -> None:
    assert Ask("which", seat=SEATS).line([2]) == Line("questions", "which", {"seat": "2"})
    refused = Reason("too_dear", "4.2", colour=COLOURS)
    assert refused.line([0]) == Line("refusals", "too_dear", {"colour": "red"})
    assert refused.paragraph == "4.2"


def test_a_secret_is_read_by_its_seat_alone() -> None:
    event = Event(DREW, [1, 0])
    assert event.line(1).args == {"seat": "1", "colour": "red"}
    for viewer in (0, 2, NOBODY):
        assert event.line(viewer).args == {"seat": "1", "colour": "?"}


def test_a_log_keeps_as_many_arguments_as_there_are_fields() -> None:
    log = Log(True)
    log.tell(DREW, 1, 1)
    log.tell(FIVE, 1, 2, 3, 4, 5)
    assert [event.args for event in log.events] == [[1, 1], [1, 2, 3, 4, 5]]


def test_a_silent_log_keeps_nothing() -> None:
    SILENT.tell(DREW, 1, 1)
    assert SILENT.events == []
