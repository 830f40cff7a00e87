"""Pietrocupo: workers in lines, one at a time, and laboratories served before the city."""

from __future__ import annotations

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import PLACES
from bottega.games.leonardo.phases.council import Council
from bottega.games.leonardo.phases.offers import ResolvePlace
from bottega.games.leonardo.phases.placing import AssignAll, PhaseB
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.kit.state import State
from tests.games.leonardo.positions import (
    asked,
    city,
    do,
    empty_city,
    lab,
    line,
    making,
    offered,
    purses,
    refused,
    say,
    stand,
)

# Lines


def lines(seats: int = 3, **options: str) -> State[City]:
    return city(seats, options={"lines": "on", **options})


def test_one_worker_at_a_time() -> None:
    s = lines()
    do(s, PhaseB())
    assert {text.split()[1] for text in offered(s, "send")} == {"1"}


def test_several_of_one_player_may_stand_in_a_line() -> None:
    s = lines()
    do(s, PhaseB())
    say(s, "0 send 1 smith", "1 send 1 smith", "2 pass", "0 send 1 smith")
    assert line(s, "smith") == ["0a", "1a", "0a"]


def test_a_master_goes_to_the_front_behind_other_masters() -> None:
    s = lines()
    stand(s, "smith", "0a", "1m", "2m")
    assert line(s, "smith") == ["1m", "2m", "0a"]


def test_first_placed_first_served_and_each_worker_serves_once() -> None:
    s = lines()
    purses(s, 9, 9, 9)
    stand(s, "smith", "0a", "1a", "0a", "2m")
    do(s, ResolvePlace(PLACES.value("smith")))
    bought = say(s, "2 buy iron", "0 buy iron", "1 decline", "0 buy iron")
    assert bought == [
        "bought 2 iron smith 0",
        "bought 0 iron smith 2",
        "declined 1 smith",
        "bought 0 iron smith 3",
    ]
    assert asked(s) == []
    assert empty_city(s)


def test_at_the_council_each_worker_chooses() -> None:
    s = lines()
    stand(s, "council", "0a", "1a", "2a", "0a")
    do(s, Council())
    say(s, "0 give 0", "0 choose florins", "1 decline", "2 decline")
    assert asked(s) == ["choose_privilege 0"]


def test_nobody_is_left_out_for_being_last() -> None:
    s = lines()
    stand(s, "council", "0a", "1a", "2a")
    assert do(s, Council()) == []
    say(s, "0 give 0", "0 decline", "1 decline")
    assert asked(s) == ["choose_privilege 2"]


def test_when_all_four_spaces_are_taken_the_others_go_home() -> None:
    s = lines(2)
    stand(s, "council", "0a", "1a", "0m", "1a", "0a")
    do(s, Council())
    say(s, "0 give 0", "0 choose move", "0 choose florins", "1 choose inventions", "1 choose component")
    assert asked(s) == ["shift_apprentice 0"]
    say(s, "0 stay")
    say(s, f"1 {offered(s)[0]}", "1 pick iron")
    assert empty_city(s)


def test_a_moved_apprentice_goes_to_the_end() -> None:
    s = lines()
    stand(s, "council", "0a")
    stand(s, "smith", "0a", "1a")
    do(s, Council())
    say(s, "0 give 0", "0 choose move", "0 shift 0 council smith")
    assert line(s, "smith") == ["0a", "1a", "0a"]


def test_the_one_moved_is_that_players_nearest_to_the_arrow() -> None:
    s = lines()
    stand(s, "council", "0m")
    stand(s, "smith", "0a", "1a", "0a")
    do(s, Council())
    say(s, "0 give 0", "0 choose move", "0 shift 0 smith academy")
    assert (line(s, "smith"), line(s, "academy")) == (["1a", "0a"], ["0a"])


def test_a_laboratory_takes_one_worker_at_a_time_again_and_again() -> None:
    s = lines()
    making(s, 0, "small", 1)
    do(s, PhaseB())
    say(s, "0 send 1 small", "1 pass", "2 pass", "0 send 1 small", "0 master small")
    assert (lab(s, 0, "small").apprentices, lab(s, 0, "small").masters) == (2, 1)


# Workers go to the laboratories first


def test_workers_are_assigned_at_the_start_of_the_turn() -> None:
    s = city(2, early_labs="on")
    making(s, 0, "small", 1)
    do(s, AssignAll(), PhaseB())
    assert asked(s) == ["assign_workers 0"]
    assert offered(s) == ["send 1 small", "send 2 small", "send 3 small", "master small", "done"]
    assert refused(s) == {"send * large": "lab_not_working large", "master large": "lab_not_working large"}
    say(s, "0 send 2 small")
    assert offered(s) == ["master small", "done"]
    say(s, "0 done")
    assert asked(s) == ["place_workers 0"]
    assert refused(s)["send * small"] == refused(s)["master small"] == "labs_assigned small"


def test_who_makes_nothing_is_not_asked() -> None:
    s = city(2, early_labs="on")
    assert do(s, AssignAll()) == []


def test_the_plan_of_a_turn_with_early_laboratories() -> None:
    rules = city(early_labs="on").board.rules
    assert [type(step) for step in rules.plan(1)[:3]] == [PhaseA, AssignAll, PhaseB]
    assert [type(step) for step in rules.plan(8)[:2]] == [PhaseA, AssignAll]
    assert not any(isinstance(step, PhaseB) for step in rules.plan(8))
