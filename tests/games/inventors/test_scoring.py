"""§3 The four ways to points, §8.2 counting them, §8.3 who wins."""

from __future__ import annotations

import pytest

from bottega.games.inventors.phases.eras import CountPoints
from bottega.kit.result import Result
from tests.games.inventors.inventions import won
from tests.games.inventors.positions import hold, opened, playing, raised
from tests.games.talk import do


def scores(*patents: str, tokens: tuple[str, ...] = ()) -> Result:
    """The result with these inventions and tokens."""
    s = playing()
    for seat, names in enumerate(patents):
        won(s, seat, names)
    for seat, names in enumerate(tokens):
        hold(s, seat, names)
    return s.board.result()


def test_printed_example_9_points_and_a_run_of_3_make_12() -> None:
    """Inventions for 3, 3, 1 and 2 points; their numbers are 0, 1, 2 and 3."""
    ended = scores("gatling zeppelin papyrus piano")
    assert ended.parts[0] == {"inventions": 9, "runs": 3, "tokens": 0, "goals": 0}
    assert ended.scores[0] == 12


def test_inventions_count_what_their_cards_say() -> None:
    assert scores("bow", "pistol revolver").scores == [1, 5]


def test_point_tokens_count_their_value() -> None:
    assert scores(tokens=("points-1 points-3 points-3", "points-2 number progress-4")).scores == [7, 2]


def test_runs_count_their_highest_number() -> None:
    ended = scores("bow canoe papyrus axe wheel", "pistol dice")
    assert [part["runs"] for part in ended.parts] == [3, 0]


def test_a_classification_token_fills_a_gap() -> None:
    ended = scores("bow canoe drum", "wheel", tokens=("number", "number"))
    assert [part["runs"] for part in ended.parts] == [3, 1]


@pytest.mark.parametrize(
    ("levels", "points"),
    [((1, 0, 1, 0), 0), ((2, 0, 2, 1), 0), ((2, 0, 2, 2), 7), ((3, 1, 2, 4), 7), ((4, 4, 4, 0), 0)],
)
def test_a_goal_counts_when_every_level_is_reached_or_passed(levels: tuple[int, ...], points: int) -> None:
    s = playing()
    raised(s, "archimedes", *levels)
    assert s.board.result().parts[0]["goals"] == points


def test_goals_of_a_team_add_up() -> None:
    s = playing()
    raised(s, "curie", 1, 3, 0, 0)
    raised(s, "einstein", 3, 0, 0, 3)
    assert s.board.result().parts[1]["goals"] == 12


def test_the_score_can_be_asked_for_before_there_are_teams() -> None:
    assert opened().board.result().scores == [0, 0]


def test_points_are_told() -> None:
    s = playing()
    won(s, 0, "bow canoe")
    hold(s, 1, "points-3")
    assert do(s, CountPoints()) == ["scored 0 2 1 0 0", "scored 1 0 0 3 0"]


# §8.3


def test_the_highest_total_wins() -> None:
    ended = scores("bow", "gatling")
    assert ended.winners == [1]
    assert ended.tie_breaks == []


def test_equal_points_more_inventions() -> None:
    ended = scores("bow axe", tokens=("", "points-2"))
    assert ended.scores == [2, 2]
    assert ended.winners == [0]
    assert ended.tie_breaks == ["inventions"]


def test_still_equal_the_victory_is_shared() -> None:
    assert scores("bow", "axe").winners == [0, 1]
