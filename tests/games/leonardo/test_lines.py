"""Pietrocupo: workers in lines, one at a time, and laboratories served before the city."""

from __future__ import annotations

import pytest

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import PLACES
from bottega.games.leonardo.phases.completing import WorkLaboratories
from bottega.games.leonardo.phases.council import Council
from bottega.games.leonardo.phases.offers import ResolvePlace
from bottega.games.leonardo.phases.placing import AssignAll, PhaseB
from bottega.games.leonardo.phases.starting import PhaseA
from bottega.kit.state import State
from tests.games.leonardo.middle import empty_city, line, stand
from tests.games.leonardo.positions import city, lab, making, player, purses
from tests.games.talk import asked, do, offered, refused, say

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
        "got_free 2 iron smith",
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
    assert line(s, "council") == ["0m", "0a", "1a", "1a"]  # the last one is gone and cannot be moved
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


def moving(*smith: str, **options: str) -> State[City]:
    """Seat 0 alone has the first space of the Council, and these stand in line at the smith's."""
    s = lines(3, **options)
    stand(s, "council", "0m")
    stand(s, "smith", *smith)
    do(s, Council())
    say(s, "0 give 0", "0 choose move")
    return s


@pytest.mark.parametrize("council", ["off", "on"])
@pytest.mark.parametrize(("which", "left"), [("1", ["1a", "0a"]), ("3", ["0a", "1a"])])
def test_which_apprentice_of_a_line_is_moved_is_chosen(which: str, left: list[str], council: str) -> None:
    s = moving("0a", "1a", "0a", enhanced_council=council)
    assert say(s, "0 shift 0 smith academy") == []
    assert asked(s) == ["which_apprentice 0 0 smith"]
    assert offered(s) == ["worker 1", "worker 3"]
    assert say(s, f"0 worker {which}") == ["shifted 0 0 smith academy"]
    assert (line(s, "smith"), line(s, "academy")) == (left, ["0a"])


def test_of_apprentices_side_by_side_it_does_not_matter_which() -> None:
    s = moving("1a", "0a", "0a")
    assert say(s, "0 shift 0 smith academy") == ["shifted 0 0 smith academy"]
    assert line(s, "smith") == ["1a", "0a"]


def test_another_players_apprentice_is_chosen_too() -> None:
    s = moving("1m", "1a", "2a", "1a", "1a", enhanced_council="on")
    say(s, "0 shift 1 smith academy")
    assert offered(s) == ["worker 2", "worker 4"]  # never the master
    say(s, "0 worker 4")
    assert line(s, "smith") == ["1m", "1a", "2a", "1a"]


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
    assert refused(s) == {"send * large": "lab_not_taken large", "master large": "lab_not_taken large"}
    say(s, "0 send 2 small")
    assert offered(s) == ["master small", "done"]
    say(s, "0 done")
    assert asked(s) == ["place_or_call 0"]
    assert refused(s)["send * small"] == refused(s)["master small"] == "labs_assigned small"


def assigned(small: str, large: str = "", **options: str) -> State[City]:
    """Seat 0 has workers in its laboratories (`aam`) and the others at home; phase B begins."""
    s = city(2, options={"early_labs": "on", **options})
    player(s, 0).apprentices = player(s, 0).free = 4
    for name, workers in (("small", small), ("large", large)):
        made = making(s, 0, name, 1 if name == "small" else 2)
        made.apprentices, made.masters = workers.count("a"), workers.count("m")
        player(s, 0).free -= made.apprentices
        player(s, 0).master = player(s, 0).master and not made.masters
    do(s, PhaseB())
    return s


def test_workers_in_laboratories_may_still_be_sent_to_the_city() -> None:
    s = assigned("aam")
    assert offered(s, "send")[:4] == ["send 1 council", "send 2 council", "send 3 council", "send 4 council"]
    assert "master smith" in offered(s)
    assert say(s, "0 send 3 smith") == ["sent 0 3 smith", "called 0 1 small"]  # the two idle ones go too
    assert (lab(s, 0, "small").apprentices, player(s, 0).free) == (1, 0)
    say(s, "1 pass")
    assert say(s, "0 master workshop") == ["called_master 0 small", "sent_master 0 workshop"]
    assert lab(s, 0, "small").masters == 0


def test_who_was_not_sent_does_research() -> None:
    s = assigned("aam")
    say(s, "0 send 3 smith", "1 pass", "0 pass")
    assert do(s, WorkLaboratories()) == ["worked 0 small 3"]


def test_whoever_has_all_workers_in_laboratories_is_asked_all_the_same() -> None:
    s = assigned("aam", "aa")
    assert player(s, 0).free == 0
    assert asked(s) == ["place_or_call 0"]


def test_from_which_laboratory_they_come_is_chosen() -> None:
    s = assigned("aa", "aa")
    assert say(s, "0 send 2 smith") == ["sent 0 2 smith"]
    assert asked(s) == ["call_apprentices 0 2 smith"]
    assert offered(s) == ["call 0", "call 1", "call 2"]
    assert say(s, "0 call 1") == ["called 0 1 small", "called 0 1 large"]
    assert [lab(s, 0, name).apprentices for name in ("small", "large")] == [1, 1]


def test_it_is_not_asked_when_all_must_come() -> None:
    s = assigned("aa", "aa")
    assert say(s, "0 send 4 smith") == ["sent 0 4 smith", "called 0 2 small", "called 0 2 large"]


def test_a_master_at_home_is_sent_from_there() -> None:
    s = assigned("aa")
    assert say(s, "0 master smith") == ["sent_master 0 smith"]
    say(s, "1 pass")
    assert refused(s)["master *"] == "master_sent"


def test_in_lines_they_are_called_one_by_one() -> None:
    s = assigned("aaa", "a", lines="on")
    assert {text.split()[1] for text in offered(s, "send")} == {"1"}
    say(s, "0 send 1 smith")
    assert offered(s) == ["call 0", "call 1"]
    say(s, "0 call 0", "1 pass")
    assert say(s, "0 send 1 smith") == ["sent 0 1 smith", "called 0 1 small"]


def test_without_the_variant_workers_stay_in_their_laboratories() -> None:
    s = city(2)
    making(s, 0, "small", 1)
    do(s, PhaseB())
    say(s, "0 send 3 small", "1 pass")
    assert asked(s) == ["place_workers 0"]
    assert offered(s, "send") == []


def test_who_makes_nothing_is_not_asked() -> None:
    s = city(2, early_labs="on")
    assert do(s, AssignAll()) == []


def test_the_plan_of_a_turn_with_early_laboratories() -> None:
    rules = city(early_labs="on").board.rules
    assert [type(step) for step in rules.plan(1)[:3]] == [PhaseA, AssignAll, PhaseB]
    assert [type(step) for step in rules.plan(8)[:2]] == [PhaseA, AssignAll]
    assert not any(isinstance(step, PhaseB) for step in rules.plan(8))
