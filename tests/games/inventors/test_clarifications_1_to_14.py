"""Where the book is silent: rulings 1 to 14 of docs/games/inventors.md, each under its number."""

from __future__ import annotations

import pytest

from bottega.games.inventors import GAME
from bottega.games.inventors.names import BREADTH, TEAM_SIZE, TEAMS, TOKENS
from bottega.games.inventors.sheet import read_sheet
from bottega.kit.errors import SetupError
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, legal_moves, sample
from tests.games.inventors.inventions import cubes, empty, lying, won
from tests.games.inventors.positions import busy, held, hold, levels, opened, playing, raised, tired, turn_of
from tests.games.talk import asked, offered, refused, say

# Setting up and turn order


def test_clarification_01_two_to_five_players() -> None:
    assert GAME.seats == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(SetupError):
            opened(seats)


def test_clarification_02_who_has_the_statuette_at_setup_plays_first() -> None:
    for seed in range(8):
        s = opened(4, seed, teams="random")
        assert asked(s) == [f"take_turn {s.board.statuette}"]


def test_clarification_03_teams_are_chosen_in_table_order_or_dealt() -> None:
    s = opened(3)
    order = [asked(s)]
    for seat, team in enumerate(["renaissance", "antiquity"]):
        say(s, f"{seat} choose {team}")
        order.append(asked(s))
    assert order == [["choose_team 0"], ["choose_team 1"], ["choose_team 2"]]
    assert len(set(opened(5, teams="random").board.teams)) == TEAMS.size


def test_clarification_04_tokens_lie_face_up_and_no_face_shows_a_1() -> None:
    s = opened(2, teams="random")
    assert s.view(0).board.rewards == s.board.rewards
    assert "progress-1" not in TOKENS.names
    assert [name for name in TOKENS.names if name.startswith("progress")] == [
        "progress-2",
        "progress-3",
        "progress-4",
    ]


def test_clarification_05_cubes_do_not_run_out() -> None:
    s = turn_of(playing(on="gatling zeppelin radio"), 0)
    cubes(s, "gatling", "p1 c2 m4")
    cubes(s, "zeppelin", "p2 c4 m1")
    raised(s, "hypatia", 4, 1, 1, 0)
    assert s.board.spare == []
    say(s, "0 work hypatia radio")
    assert lying(s, "radio") == [6, 0]


def test_clarification_05_by_option_there_are_fifteen_and_only_those_at_hand_can_be_placed() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    assert s.board.spare == [15, 15]
    s.board.spare[0] = 1
    say(s, "0 work hypatia bow")
    assert (lying(s, "bow"), s.board.spare[0]) == ([1, 0], 0)


# Working


def test_clarification_06_every_cube_that_fits_is_placed_and_surplus_is_lost() -> None:
    s = turn_of(playing(cubes="fifteen"), 0)
    raised(s, "archimedes", 2, 3, 1, 0)
    say(s, "0 work archimedes bow")
    assert empty(s, "bow") == {"mechanics": 1, "mathematics": 2}
    assert s.board.spare == [13, 15]
    assert asked(s) == ["take_turn 1"]


def test_clarification_07_cubes_of_a_token_count_as_the_one_that_must_be_placed() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "knowledge")
    assert "work hippocrates bow" not in offered(s)
    assert "boost hippocrates bow 1" in offered(s)
    say(s, "0 boost hippocrates bow 1", "0 put 1 0 0 1")
    assert lying(s, "bow") == [2, 0]
    assert busy(s, 0) == ["hippocrates"]


def test_clarification_08_both_extra_cubes_go_on_the_same_invention_in_any_empty_slots() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "knowledge")
    say(s, "0 boost hypatia bow 1")
    assert offered(s) == ["put 0 0 2 0", "put 1 0 1 0"]


def test_clarification_08_with_one_slot_left_the_second_cube_is_lost() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "knowledge")
    cubes(s, "bow", "", "p1 m1")
    say(s, "0 boost hypatia bow 1")
    assert lying(s, "bow") == [3, 2]
    assert held(s, 0) == ""


def test_clarification_08_several_tokens_may_be_played_on_one_work() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "knowledge knowledge")
    say(s, "0 boost archimedes bow 2")
    assert lying(s, "bow") == [5, 0]
    assert asked(s) == ["take_reward 0 bow"]


def test_clarification_09_making_available_needs_a_busy_inventor() -> None:
    s = turn_of(playing(), 0)
    assert "rest" not in offered(s)
    tired(s, "hypatia")
    assert "rest" in offered(s)


def test_clarification_09_every_team_has_all_four_disciplines() -> None:
    start = read_sheet(2, GAME.cards()).start
    size = TEAM_SIZE * BREADTH
    for team in range(TEAMS.size):
        rows = start[team * size : (team + 1) * size]
        assert [any(rows[n] for n in range(d, size, BREADTH)) for d in range(BREADTH)] == [True] * BREADTH


@pytest.mark.parametrize("cubes", ["unlimited", "fifteen"])
def test_clarification_09_who_has_a_cube_can_always_do_something(cubes: str) -> None:
    for seed in range(12):
        s = opened(2 + seed % 4, seed, cubes=cubes)
        luck = Luck(bytes([seed]))
        while awaited(s):
            seat = awaited(s)[0]
            assert legal_moves(s, seat)
            assert "pass" not in offered(s) or s.board.at_hand(seat) == 0
            apply_unchecked(s, seat, sample(s, seat, luck))


def test_clarification_10_an_availability_token_before_or_after_the_action() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "availability availability")
    tired(s, "hypatia")
    say(s, "0 rouse", "0 work hypatia bow", "0 rouse")
    assert busy(s, 0) == []
    assert asked(s) == ["take_turn 1"]


def test_clarification_10_it_never_gives_a_second_action() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "availability points-1")
    say(s, "0 work hypatia bow", "0 rouse")
    assert asked(s) == ["use_after_action 0"]
    assert offered(s, "work") == []
    assert refused(s)["work * *"] == "already_acted"


# Progress


def test_clarification_11_progress_in_ones_turn_after_a_reward_and_before_scoring() -> None:
    s = turn_of(playing(on="bow fire dice", era=3), 0)
    hold(s, 1, "progress-2")
    hold(s, 0, "progress-2")
    cubes(s, "bow", "p1", "m2")
    cubes(s, "fire", "p3 c1", "")
    assert "learn archimedes physics 2" in offered(s)
    say(s, "0 work hypatia bow", "0 take patent", "1 take points-1")
    assert "learn edison physics 2" in offered(s)
    say(s, "1 done", "0 done", "1 work einstein fire", "0 take patent", "1 take points-2")
    assert [asked(s), "learn archimedes physics 2" in offered(s)] == [["use_before_scoring 0"], True]
    say(s, "0 done")
    assert asked(s) == ["use_before_scoring 1"]


def test_clarification_11_busy_inventors_may_progress() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "progress-2")
    tired(s, "archimedes")
    say(s, "0 learn archimedes physics 2")
    assert levels(s, "archimedes") == [2, 0, 1, 0]
    assert busy(s, 0) == ["archimedes"]


def test_clarification_12_levels_go_up_one_step_at_a_time() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "progress-3 progress-4")
    assert offered(s, "learn") == ["learn hippocrates chemistry 3", "learn hypatia mathematics 3"]
    say(s, "0 learn hypatia mathematics 3")
    assert offered(s, "learn") == ["learn hypatia mathematics 4"]


def test_clarification_12_what_is_covered_is_out_of_the_game_and_four_is_the_top() -> None:
    s = turn_of(playing(), 0)
    raised(s, "hypatia", 0, 0, 0, 3)
    hold(s, 0, "progress-4 progress-4")
    say(s, "0 learn hypatia mathematics 4")
    assert held(s, 0) == "progress-4"
    assert offered(s, "learn") == []


def test_clarification_13_a_token_turned_over_loses_its_face() -> None:
    s = turn_of(playing(), 0)
    won(s, 0, "bow canoe")
    hold(s, 0, "number points-3")
    assert s.board.result().parts[0] == {"inventions": 2, "runs": 2, "tokens": 3, "goals": 0}
    say(s, "0 turn archimedes chemistry number", "0 turn archimedes mathematics points-3")
    assert s.board.result().parts[0] == {"inventions": 2, "runs": 1, "tokens": 0, "goals": 0}


def test_clarification_13_a_placed_token_never_moves() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "points-1")
    say(s, "0 turn archimedes chemistry points-1")
    assert held(s, 0) == ""
    assert offered(s, "turn") == offered(s, "learn") == []


def test_clarification_14_goals_count_once_at_the_end_and_may_be_exceeded() -> None:
    s = turn_of(playing(), 1)
    raised(s, "curie", 1, 3, 0, 0)
    assert s.board.result().parts[1]["goals"] == 3
    raised(s, "curie", 4, 4, 4, 4)
    assert s.board.result().parts[1]["goals"] == 3
