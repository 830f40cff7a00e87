"""§7 The last round, the points, and who wins."""

from __future__ import annotations

import pytest

from bottega.games.workshop.phases.ending import CountPoints
from bottega.games.workshop.phases.rounds import BeginRound
from bottega.games.workshop.pieces import ENDING, LAST, PLAYING, Table
from bottega.games.workshop.scoring import parts, total
from bottega.kit.play import result
from bottega.kit.result import Result
from bottega.kit.state import State
from tests.games.talk import asked, do, offered, say
from tests.games.workshop.positions import hold, lay, own, show, stack, table

# §7.1


def ending(pile: str) -> State[Table]:
    """A round of two players begins with hand 1, and the deck holds these cards alone."""
    s = table()
    hold(s, 0, "painting/work painting/work painting/work")
    hold(s, 1, "letters/work letters/work letters/work")
    stack(s, pile)
    show(s)
    do(s, BeginRound(9))
    return s


def test_7_1_the_round_is_finished_then_one_more_is_played() -> None:
    s = ending("physics/work")
    assert say(s, "study letters/work")[1:] == ["drew 1 ?", "deck_empty"]
    assert s.board.ending == ENDING
    heard = say(s, "study painting/work")
    assert heard[0] == "studied 0 painting/work painting 1"
    assert [line for line in heard if line.startswith("drew")] == []
    assert heard[-2:] == ["round_began 10 1", "last_round"]
    assert s.board.ending == LAST
    say(s, "study letters/work")
    heard = say(s, "study painting/work")
    assert heard[-2:] == ["scored 0 2 1", "scored 1 2 1"]
    assert asked(s) == []
    assert result(s) is not None


def test_7_1_if_the_last_in_the_round_draws_it_the_round_is_over_already() -> None:
    s = ending("physics/work biology/work")
    say(s, "study letters/work")
    assert s.board.ending == PLAYING
    assert say(s, "study painting/work")[1:3] == ["drew 0 ?", "deck_empty"]
    assert s.board.ending == LAST


def test_7_1_maintenance_comes_before_the_last_round_not_after_it() -> None:
    s = ending("physics/work")
    s.board.left = (4, *s.board.left[1:])
    say(s, "study letters/work")
    assert say(s, "study painting/work").count("arrived victory_points") >= 1
    s.board.rows = (-2, *s.board.rows[1:])
    say(s, "study letters/work")
    assert [line.split()[0] for line in say(s, "study painting/work")] == ["studied", "scored", "scored"]


def test_7_1_a_leonardo_card_can_draw_the_last_card() -> None:
    s = ending("physics/work")
    hold(s, 1, "letters/visit letters/work")
    stack(s, "physics/work")
    show(s, "draw_two")
    assert say(s, "visit letters/visit draw_two") == [
        "visited 1 letters/visit draw_two",
        "drew 1 ?",
        "deck_empty",
    ]


# §7.2


def test_7_2_two_points_for_each_discipline() -> None:
    s = table()
    lay(s, 0, "painting")
    lay(s, 0, "physics", 3)
    assert parts(s.board, 0)["disciplines"] == 4
    assert total(s.board, 0) == 4


@pytest.mark.parametrize(
    ("study", "practice", "points"), [(3, 0, 0), (4, 0, 3), (1, 1, 0), (2, 1, 3), (1, 2, 3)]
)
def test_7_2_three_more_for_each_at_level_four(study: int, practice: int, points: int) -> None:
    s = table()
    lay(s, 0, "painting", study, practice)
    assert parts(s.board, 0)["high_levels"] == points
    assert total(s.board, 0) == 2 + points


def test_7_2_three_for_all_six() -> None:
    s = table()
    for discipline in ("painting", "letters", "architecture", "engineering", "physics"):
        lay(s, 0, discipline)
    assert parts(s.board, 0)["all_six"] == 0
    lay(s, 0, "biology")
    assert parts(s.board, 0)["all_six"] == 3
    assert total(s.board, 0) == 15


def test_7_2_points_of_cards() -> None:
    s = table()
    own(s, 0, "victory_points victory_points draw_two bombarda dama_ermellino")
    own(s, 1, "luce_cinerea")
    assert parts(s.board, 0) == {
        "disciplines": 0,
        "high_levels": 0,
        "all_six": 0,
        "leonardo": 6,
        "patrons": 10,
        "unfinished": 0,
    }
    assert parts(s.board, 1)["patrons"] == 4


@pytest.mark.parametrize(
    ("works", "points"),
    [
        ("ponte_bosforo_1", 2),
        ("ponte_bosforo_1 ponte_bosforo_3", 6),
        ("ponte_bosforo_1 ponte_bosforo_2 ponte_bosforo_3", 12),
        ("ponte_bosforo_1 macchina_volante_2", 4),
        ("ponte_bosforo_1 macchina_volante_2 macchina_volante_1 adorazione_magi_1", 10),
    ],
)
def test_7_2_unfinished_works_count_by_design(works: str, points: int) -> None:
    s = table()
    own(s, 0, works)
    assert parts(s.board, 0)["unfinished"] == points


# §7.3


def over(s: State[Table]) -> Result:
    do(s, CountPoints())
    ended = result(s)
    assert ended is not None
    return ended


def test_7_3_most_points_win() -> None:
    s = table(3)
    lay(s, 0, "painting")
    lay(s, 1, "painting", 4)
    assert do(s, CountPoints()) == ["scored 0 2 1", "scored 1 5 1", "scored 2 0 0"]
    ended = over(s)
    assert (ended.scores, ended.ranking, ended.winners, ended.tie_breaks) == ([2, 5, 0], [2, 1, 3], [1], [])


def test_7_3_equal_points_go_to_who_has_more_disciplines() -> None:
    s = table()
    own(s, 0, "bombarda")
    for discipline in ("painting", "letters", "physics"):
        lay(s, 1, discipline)
    ended = over(s)
    assert (ended.scores, ended.winners, ended.tie_breaks) == ([6, 6], [1], ["disciplines"])


def test_7_3_if_those_are_equal_too_the_victory_is_shared() -> None:
    s = table(3)
    lay(s, 0, "painting")
    lay(s, 2, "biology", 3)
    ended = over(s)
    assert (ended.winners, ended.tie_breaks) == ([0, 2], ["disciplines"])


def test_the_points_are_the_same_whether_anybody_listens() -> None:
    s = ending("physics/work")
    while asked(s):
        say(s, offered(s)[0])
    ended = result(s)
    assert ended is not None
    assert ended.scores == [total(s.board, 0), total(s.board, 1)]
