"""What the picture tells beside the pieces: points and runs, who would choose first, what a goal lacks."""

from __future__ import annotations

from typing import cast

from bottega.games.inventors.names import INVENTORS
from bottega.games.inventors.picture.shapes import (
    ByDiscipline,
    Common,
    Inventor,
    Own,
    Run,
    Share,
    Sharing,
    Work,
)
from bottega.games.inventors.pieces import Table
from bottega.kit.board import Board
from bottega.kit.picture import common_of, own_of
from bottega.kit.seats import Seat
from bottega.kit.state import State
from tests.games.inventors.inventions import cubes, empty, won
from tests.games.inventors.positions import hold, levels, opened, playing, raised, tired, turn_of
from tests.games.talk import say


def seen(s: State[Table]) -> Common:
    """What every viewer sees."""
    common = common_of(cast(State[Board], s))
    assert isinstance(common, Common)
    return common


def known(s: State[Table], seat: Seat = 0) -> Own:
    """What one seat sees beside that."""
    own = own_of(cast(State[Board], s.view(seat)), seat)
    assert isinstance(own, Own)
    return own


def brings(s: State[Table], name: str) -> dict[str, Work]:
    """What an inventor would place where."""
    return known(s).brings.get(name, {})


def inventor(s: State[Table], name: str) -> Inventor:
    """An inventor, wherever."""
    every = [one for side in seen(s).sides for one in side.inventors]
    return next(one for one in every if one.id == name)


def test_before_teams_are_chosen_there_is_little_to_tell() -> None:
    s = opened(3)
    common = seen(s)
    assert (common.now.phase, common.now.era, common.now.turn, common.statuette) == ("teams", 0, None, None)
    assert common.inventions == []
    assert [team.id for team in common.free][:2] == ["antiquity", "middle_ages"]
    assert [one.id for team in common.free for one in team.inventors] == INVENTORS.names
    assert common.free[0].inventors[0].missing == ByDiscipline(1, 0, 1, 2)
    assert [(side.team, side.inventors, side.runs) for side in common.sides] == [(None, [], [])] * 3
    assert {side.score.total for side in common.sides} == {0}
    assert brings(s, "archimedes") == {}


def test_a_team_that_is_led_is_no_longer_free() -> None:
    s = opened(3)
    say(s, "0 choose antiquity")
    assert [team.id for team in seen(s).free][:2] == ["middle_ages", "renaissance"]
    assert seen(s).sides[0].team == "antiquity"
    assert seen(s).sides[0].inventors[0].levels == ByDiscipline(1, 0, 1, 0)


def test_points_are_those_that_would_be_counted_now() -> None:
    s = playing()
    won(s, 0, "bow wheel crossbow")
    hold(s, 0, "number points-3")
    hold(s, 1, "points-2")
    result = s.board.result()
    assert [side.score.parts for side in seen(s).sides] == result.parts
    assert [side.score.total for side in seen(s).sides] == result.scores
    assert [side.tokens for side in seen(s).sides] == [{"points-3": 1, "number": 1}, {"points-2": 1}]


def test_runs_are_laid_out_and_a_wild_number_stands_where_an_invention_is_missing() -> None:
    s = playing()
    won(s, 0, "bow wheel crossbow drum")
    hold(s, 0, "number")
    assert seen(s).sides[0].inventions == ["bow", "wheel", "drum", "crossbow"]
    assert seen(s).sides[0].runs == [Run(3, ["bow", "wheel", None, "drum"]), Run(0, ["crossbow"])]
    assert seen(s).sides[1].runs == []


def test_contributors_stand_in_the_order_they_would_choose_in() -> None:
    s = playing("antiquity contemporary renaissance")
    cubes(s, "bow", "p1", "m1", "m1 x1")
    s.board.statuette = 1
    bow, fire = [one.laid for one in seen(s).inventions[:2]]
    assert bow is not None
    assert fire is not None
    assert bow.shares == [
        Share(2, 2, ByDiscipline(0, 0, 1, 1)),
        Share(1, 1, ByDiscipline(0, 0, 1, 0)),
        Share(0, 1, ByDiscipline(1, 0, 0, 0)),
    ]
    assert bow.empty == ByDiscipline(0, 0, 0, 1)
    assert bow.tokens == ["points-1", "points-2"]
    assert fire.shares == []


def test_a_goal_tells_what_it_lacks_and_going_past_one_is_no_debt() -> None:
    s = playing()
    assert inventor(s, "archimedes").missing == ByDiscipline(1, 0, 1, 2)
    raised(s, "archimedes", 4, 0, 1, 2)
    assert inventor(s, "archimedes").missing == ByDiscipline(0, 0, 1, 0)


def test_an_inventor_brings_what_is_placed_when_sent() -> None:
    s = turn_of(playing(), 0)
    bow = brings(s, "archimedes")["bow"]
    before = sum(empty(s, "bow").values())
    say(s, "0 work archimedes bow")
    assert before - sum(empty(s, "bow").values()) == bow.cubes == sum(levels(s, "archimedes"))
    assert (bow.slots, bow.lost, bow.completes, bow.rank) == (ByDiscipline(1, 0, 1, 0), 0, False, 1)


def test_who_is_busy_or_has_no_cubes_brings_nothing() -> None:
    s = playing(cubes="fifteen")
    tired(s, "archimedes")
    assert inventor(s, "archimedes").busy
    assert brings(s, "archimedes") == {}
    s.board.spare[0] = 1
    assert seen(s).sides[0].cubes == 1
    assert {work.cubes for work in brings(s, "aristotle").values()} == {1}
    assert seen(playing()).sides[0].cubes is None


def test_who_would_complete_an_invention_comes_first_among_equals_and_loses_what_does_not_fit() -> None:
    s = turn_of(playing("antiquity contemporary renaissance"), 0)
    s.board.statuette = 1
    cubes(s, "bow", "p1", "m1 x1", "m1")
    raised(s, "hypatia", 0, 0, 0, 2)
    assert brings(s, "hypatia")["bow"] == Work(1, ByDiscipline(0, 0, 0, 1), 1, completes=True, rank=1)
    s = turn_of(playing("antiquity contemporary renaissance"), 0)
    s.board.statuette = 1
    cubes(s, "bow", "p1", "m1 x1")
    raised(s, "hypatia", 0, 0, 0, 2)
    assert brings(s, "hypatia")["bow"] == Work(1, ByDiscipline(0, 0, 0, 1), 1, completes=False, rank=2)


def test_a_number_is_worth_what_it_adds_to_runs() -> None:
    s = playing()
    assert known(s).runs == [0, 0, 0, 0, 0, 0]
    won(s, 0, "bow drum")
    assert known(s).runs == [0, 1, 0, 0, 0, 0]
    hold(s, 0, "number")
    assert known(s).runs == [0, 2, 2, 0, 0, 0]


def test_only_three_would_choose_a_reward() -> None:
    s = turn_of(playing("antiquity contemporary renaissance enlightenment"), 0)
    s.board.statuette = 1
    cubes(s, "bow", "", "m1", "m1", "x1")
    raised(s, "hypatia", 0, 0, 0, 1)
    assert brings(s, "hypatia")["bow"].rank == 0
    s.board.statuette = 0
    assert brings(s, "hypatia")["bow"].rank == 1


def test_a_progress_token_fits_on_every_level_below_it() -> None:
    s = opened(3)
    assert known(s).fits == {"progress-2": 0, "progress-3": 0, "progress-4": 0}
    s = playing()
    assert known(s).fits == {"progress-2": 4, "progress-3": 2, "progress-4": 0}


def test_cubes_are_put_on_an_invention_in_a_turn() -> None:
    s = turn_of(playing(), 0)
    hold(s, 0, "knowledge")
    say(s, "0 boost archimedes bow 1")
    now = seen(s).now
    assert (now.phase, now.paragraph, now.turn, now.asked) == ("cubes", "9.4", 0, [0])
    assert now.putting is not None
    assert (now.putting.seat, now.putting.cubes, now.putting.invention) == (0, 2, "bow")


def test_a_completed_invention_is_shared_by_those_who_are_still_to_choose() -> None:
    s = turn_of(playing("antiquity contemporary renaissance"), 0)
    cubes(s, "bow", "", "m1 x2", "m1")
    raised(s, "archimedes", 1, 0, 0, 0)
    say(s, "0 work archimedes bow")
    assert seen(s).now.sharing == Sharing("bow", [1, 0, 2])
    say(s, "1 take patent")
    now = seen(s).now
    assert now.sharing == Sharing("bow", [0, 2])
    assert (now.phase, now.turn, now.asked) == ("rewards", 0, [0])
    assert seen(s).inventions[0].owner == 1
    say(s, "0 take points-1", "2 done")
    assert seen(s).now.sharing is None
    assert [one.laid is None for one in seen(s).inventions[:3]] == [True, False, False]
    assert seen(s).now.ahead == 1


def test_rewards_wait_while_tokens_are_used() -> None:
    s = turn_of(playing("antiquity contemporary renaissance"), 0)
    cubes(s, "bow", "", "m1 x2", "m1")
    raised(s, "archimedes", 1, 0, 0, 0)
    say(s, "0 work archimedes bow", "1 take points-1")
    now = seen(s).now
    assert (now.phase, now.turn, now.asked) == ("tokens", 0, [1])
    assert now.sharing == Sharing("bow", [0, 2])
