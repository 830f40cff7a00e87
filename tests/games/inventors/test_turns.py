"""§4 A turn: one action, free moves around it; §4.2 all available; §4.3 nothing to be done."""

from __future__ import annotations

from tests.games.inventors.inventions import cubes
from tests.games.inventors.positions import busy, hold, playing, raised, tired, turn_of
from tests.games.talk import asked, offered, refused, say


def test_play_goes_clockwise() -> None:
    s = turn_of(playing("antiquity contemporary renaissance"), 1)
    say(s, "1 work edison fire")
    assert asked(s) == ["take_turn 2"]
    say(s, "2 work newton bow")
    assert asked(s) == ["take_turn 0"]


def test_printed_example_the_whole_team_becomes_available() -> None:
    """Three are busy; rather than send the fourth, the player makes all available."""
    s = turn_of(playing(), 0)
    tired(s, "archimedes", "aristotle", "hippocrates")
    assert {text.split()[1] for text in offered(s, "work")} == {"hypatia"}
    assert say(s, "0 rest") == ["rested 0"]
    assert busy(s, 0) == []
    say(s, "1 work edison fire")
    workers = {text.split()[1] for text in offered(s, "work")}
    assert workers == {"archimedes", "aristotle", "hippocrates", "hypatia"}


def test_nobody_busy_nobody_to_make_available() -> None:
    s = turn_of(playing(), 0)
    assert offered(s, "rest") == []
    assert refused(s)["rest"] == "nobody_busy"


def test_only_ones_own_inventors_become_available() -> None:
    s = turn_of(playing(), 0)
    tired(s, "archimedes", "tesla")
    say(s, "0 rest")
    assert busy(s, 1) == ["tesla"]


def test_without_tokens_a_turn_is_one_choice() -> None:
    s = turn_of(playing(), 0)
    say(s, "0 work archimedes bow")
    assert asked(s) == ["take_turn 1"]


def test_with_tokens_the_turn_goes_on_until_done() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "points-1 points-1 points-1")
    say(s, "0 turn archimedes chemistry points-1")
    assert asked(s) == ["take_turn 0"]
    say(s, "0 work archimedes bow")
    assert asked(s) == ["use_after_action 0"]
    say(s, "0 turn archimedes mathematics points-1")
    assert asked(s) == ["use_after_action 0"]
    assert say(s, "0 done") == []
    assert asked(s) == ["take_turn 1"]


def test_when_the_last_usable_token_is_used_the_turn_ends() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "points-1")
    say(s, "0 work archimedes bow", "0 turn archimedes mathematics points-1")
    assert asked(s) == ["take_turn 1"]


def test_after_the_action_there_is_no_other() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "availability")
    say(s, "0 work archimedes bow")
    assert offered(s, "work") == offered(s, "rest") == offered(s, "boost") == []
    assert {refused(s)[about] for about in ("work * *", "boost * * *", "rest")} == {"already_acted"}


# §4.3 When neither can be done


def test_one_may_not_pass_while_there_is_something_to_do() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    assert offered(s, "pass") == []
    assert refused(s)["pass"] == "must_act"
    s.board.spare[0] = 0
    tired(s, "hypatia")
    assert offered(s) == ["rest"]
    assert refused(s)["pass"] == "must_act"


def test_who_can_do_neither_passes() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    s.board.spare[0] = 0
    assert offered(s) == ["pass"]
    assert "pass" not in refused(s)
    assert say(s, "0 pass") == ["passed 0"]
    assert asked(s) == ["take_turn 1"]
    say(s, "1 work edison fire")
    assert s.board.passes == 0


def test_nobody_need_spend_a_token_to_act() -> None:
    s = turn_of(playing(on="fireworks piano"), 0)
    for name in ("archimedes", "aristotle", "hippocrates", "hypatia"):
        raised(s, name, 0, 0, 0, 0)
    hold(s, 0, "knowledge")
    assert "pass" in offered(s)
    assert "boost archimedes piano 1" in offered(s)
    say(s, "0 pass", "0 done")
    assert asked(s) == ["take_turn 1"]


def test_if_all_pass_in_a_row_the_era_ends() -> None:
    s = turn_of(playing(on="bow fire dice", cubes="fifteen"), 0)
    s.board.spare[:] = [0, 0]
    cubes(s, "fire", "p1", "p1")
    s.board.spare[:] = [0, 0]
    say(s, "0 pass")
    heard = say(s, "1 pass")
    assert heard[:2] == ["passed 1", "era_ended I"]
    assert [line for line in heard if line.startswith("patent_boxed")] == [
        "patent_boxed bow",
        "patent_boxed fire",
        "patent_boxed dice",
    ]
    assert "era_began II" in heard
    assert s.board.spare == [1, 1]
    assert s.board.passes == 0
    assert asked(s) == ["take_turn 0"]


def test_an_action_between_passes_keeps_the_era_going() -> None:
    s = turn_of(playing("antiquity contemporary renaissance", on="bow fire dice", cubes="fifteen"), 0)
    s.board.spare[:] = [0, 15, 0]
    say(s, "0 pass", "1 work edison fire", "2 pass", "0 pass", "1 rest", "2 pass", "0 pass")
    assert s.board.era == 1
    assert s.board.passes == 2
    hold(s, 1, "knowledge")
    say(s, "1 boost edison dice 1", "1 put 0 1 0 1")
    assert s.board.passes == 0
