"""Notes beside the view: what anyone at the table can work out."""

from __future__ import annotations

from bottega.games.inventors.names import INVENTORS
from bottega.kit.phrases import NOBODY
from tests.games.inventors.positions import (
    cubes,
    empty,
    hold,
    levels,
    opened,
    playing,
    raised,
    say,
    tired,
    turn_of,
    won,
)


def test_before_teams_are_chosen_there_is_little_to_tell() -> None:
    notes = opened(3).board.notes()
    assert notes["points"] == {part: [0, 0, 0] for part in ("inventions", "runs", "tokens", "goals")}
    assert notes["runs"] == {"0": [], "1": [], "2": []}
    assert notes["ranking"] == notes["missing"] == notes["brings"] == {}


def test_points_are_those_that_would_be_counted_now() -> None:
    s = playing()
    won(s, 0, "bow wheel crossbow")
    hold(s, 0, "number points-3")
    hold(s, 1, "points-2")
    result = s.board.result()
    assert s.board.notes()["points"] == {
        part: [row[part] for row in result.parts] for part in result.parts[0]
    }
    assert s.board.notes()["runs"] == {"0": [2, 1, 1], "1": []}


def test_contributors_stand_in_the_order_they_would_choose_in() -> None:
    s = playing("antiquity contemporary renaissance")
    cubes(s, "bow", "p1", "m1", "m1 x1")
    s.board.statuette = 1
    assert s.board.notes()["ranking"] == {"bow": [2, 1, 0], "fire": [], "dice": []}


def test_goals_tell_what_they_lack_and_going_past_one_is_no_debt() -> None:
    s = playing()
    assert s.board.notes()["missing"]["archimedes"] == [1, 0, 1, 2]
    raised(s, "archimedes", 4, 0, 1, 2)
    assert s.board.notes()["missing"]["archimedes"] == [0, 0, 1, 0]
    assert set(s.board.notes()["missing"]) == set(INVENTORS.names[:4] + INVENTORS.names[16:])


def test_an_inventor_brings_what_is_placed_when_sent() -> None:
    s = turn_of(playing(), 0)
    bow = s.board.notes()["brings"]["archimedes"][0]
    before = sum(empty(s, "bow").values())
    say(s, "0 work archimedes bow")
    assert before - sum(empty(s, "bow").values()) == bow == sum(levels(s, "archimedes"))


def test_who_is_busy_or_has_no_cubes_brings_nothing() -> None:
    s = playing(cubes="fifteen")
    tired(s, "archimedes")
    assert not any(s.board.notes()["brings"]["archimedes"])
    s.board.spare[0] = 1
    assert s.board.notes()["brings"]["aristotle"][0] <= 1


def test_all_eyes_are_told_the_same() -> None:
    s = playing()
    assert s.view(NOBODY).board.notes() == s.view(0).board.notes() == s.board.notes()
