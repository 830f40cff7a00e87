"""§9 Reward tokens: progress, availability, any of them turned over; when they may be used."""

from __future__ import annotations

from bottega.games.inventors.phases.tokens import may_learn
from tests.games.inventors.positions import busy, held, hold, levels, playing, raised, tired, turn_of
from tests.games.talk import asked, offered, refused, say

# §9.1 Progress


def test_printed_example_a_2_covers_a_1_and_a_1_goes_where_there_is_none() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "progress-2 progress-2")
    assert say(s, "0 learn archimedes physics 2") == ["learned 0 archimedes physics 2"]
    assert say(s, "0 turn archimedes chemistry progress-2") == ["turned 0 archimedes chemistry progress-2"]
    assert levels(s, "archimedes") == [2, 1, 1, 0]
    assert held(s, 0) == ""


def test_a_progress_token_goes_on_the_level_just_below() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "progress-3")
    assert offered(s, "learn") == ["learn hippocrates chemistry 3", "learn hypatia mathematics 3"]
    assert refused(s)["learn archimedes physics *"] == "level_needed archimedes physics 1 2"


def test_the_highest_level_is_4() -> None:
    s = turn_of(playing(), 0)
    raised(s, "hypatia", 0, 0, 0, 4)
    raised(s, "hippocrates", 0, 3, 0, 0)
    hold(s, 0, "progress-4")
    assert offered(s, "learn") == ["learn hippocrates chemistry 4"]
    assert refused(s)["learn hypatia mathematics *"] == "at_the_top hypatia mathematics"
    assert refused(s)["turn hypatia mathematics *"] == "has_level hypatia mathematics 4"


def test_new_knowledge_can_be_used_at_once() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "points-1")
    assert "work hippocrates bow" not in offered(s)
    say(s, "0 turn hippocrates mechanics points-1")
    assert "work hippocrates bow" in offered(s)


def test_a_goal_is_told_once() -> None:
    s = turn_of(playing(), 1)
    raised(s, "curie", 1, 2, 0, 0)
    hold(s, 1, "progress-3 points-1")
    assert say(s, "1 learn curie chemistry 3") == ["learned 1 curie chemistry 3", "reached_goal 1 curie 3"]
    assert say(s, "1 turn curie mechanics points-1") == ["turned 1 curie mechanics points-1"]


# §9.3 Availability


def test_an_availability_token_before_the_action() -> None:
    s = turn_of(playing(), 0)
    tired(s, "archimedes", "hypatia")
    hold(s, 0, "availability")
    assert say(s, "0 rouse") == ["roused 0"]
    assert busy(s, 0) == []
    assert (held(s, 0), s.board.boxed) == ("", 1)
    assert asked(s) == ["take_turn 0"]
    assert "work archimedes bow" in offered(s)


def test_an_availability_token_after_the_action() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "availability")
    say(s, "0 work archimedes bow")
    assert "rouse" in offered(s)
    say(s, "0 rouse")
    assert busy(s, 0) == []
    assert asked(s) == ["take_turn 1"]


def test_an_availability_token_is_of_use_only_if_somebody_is_busy() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "availability")
    assert offered(s, "rouse") == []
    assert refused(s)["rouse"] == "nobody_to_rouse"
    tired(s, "hypatia")
    say(s, "0 rest")
    assert offered(s, "rouse") == []
    assert refused(s)["rouse"] == "nobody_to_rouse"


def test_an_availability_token_alone_is_asked_for_after_the_action() -> None:
    s = turn_of(playing(), 0)
    for name in ("archimedes", "aristotle", "hippocrates", "hypatia"):
        raised(s, name, 1, 1, 1, 1)
    hold(s, 0, "availability")
    say(s, "0 work archimedes bow")
    assert asked(s) == ["use_after_action 0"]
    assert offered(s) == ["rouse", "done"]


# §9.6 Turned over


def test_any_token_may_be_turned_over() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "progress-4 points-3 availability knowledge number")
    wanted = ["progress-4", "points-3", "availability", "knowledge", "number"]
    assert [text for text in offered(s, "turn") if "archimedes chemistry" in text] == [
        f"turn archimedes chemistry {name}" for name in wanted
    ]
    assert len(offered(s, "turn")) == 5 * 10
    assert refused(s)["turn archimedes physics *"] == "has_level archimedes physics 1"


def test_a_token_turned_over_gives_nothing_else() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "points-3")
    assert s.board.result().scores[0] == 3
    say(s, "0 turn archimedes chemistry points-3")
    assert s.board.result().scores[0] == 0


# §9.7 When


def test_without_tokens_nothing_can_be_used() -> None:
    s = turn_of(playing(), 0)
    assert refused(s)["learn * * *"] == refused(s)["turn * * *"] == "no_token"


def test_tokens_that_fit_nowhere_are_not_asked_for() -> None:
    s = turn_of(playing(), 0)
    for name in ("archimedes", "aristotle", "hippocrates", "hypatia"):
        raised(s, name, 1, 1, 1, 1)
    hold(s, 0, "progress-3 points-1")
    assert not may_learn(s.board, 0)
    hold(s, 0, "progress-2")
    assert may_learn(s.board, 0)
    say(s, "0 work archimedes bow", "0 done")
    assert asked(s) == ["take_turn 1"]


def test_tokens_are_kept_until_used() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "number knowledge points-2")
    say(s, "0 work archimedes bow", "0 done", "1 work edison bow")
    assert held(s, 0) == "points-2 knowledge number"
