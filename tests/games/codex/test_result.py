"""§5 Who wins, and who if scores are equal."""

from __future__ import annotations

from bottega.games.codex.pieces import OVER, Area, Table
from bottega.kit.piles import changed
from bottega.kit.play import result
from tests.games.codex.positions import goals, manuscript, state, table

FUNGI = ["R01 back 1,1", "R02 back 2,2", "R03 back 3,3"]  # with S3: four fungi, and once O01


def over(*areas: Area, common: str = "O14 O15", secret: str) -> Table:
    return table(*areas, common=common, secret=secret, ending=OVER)


def test_points_of_cards_and_of_objectives_are_added() -> None:
    board = over(
        manuscript("S3 front", *FUNGI, points=11), manuscript("S3 front"), common="O09 O14", secret="O01 O02"
    )
    ended = board.result()
    assert ended.parts == [{"cards": 11, "common": 2, "secret": 2}, {"cards": 0, "common": 0, "secret": 0}]
    assert ended.scores == [15, 0]
    assert ended.ranking == [1, 2]
    assert ended.tie_breaks == []


def test_a_secret_objective_counts_for_its_owner_only() -> None:
    ended = over(manuscript("S3 front", *FUNGI), manuscript("S3 front", *FUNGI), secret="O02 O01").result()
    assert ended.scores == [0, 2]


def test_a_common_objective_counts_for_everyone() -> None:
    areas = [manuscript("S3 front", *FUNGI) for _ in range(3)]
    assert over(*areas, common="O01 O09", secret="O14 O15 O16").result().scores == [4, 4, 4]


def test_an_objective_put_back_counts_for_nobody() -> None:
    board = over(manuscript("S3 front", *FUNGI), manuscript("S3 front"), secret="O02 O03")
    board.goals = changed(board.goals, 0, goals("O02 O01"))
    assert board.result().scores == [0, 0]


def test_equal_scores_are_broken_by_points_of_objectives() -> None:
    board = over(
        manuscript("S3 front", points=22), manuscript("S3 front", *FUNGI, points=20), secret="O02 O01"
    )
    ended = board.result()
    assert ended.scores == [22, 22]
    assert ended.winners == [1]
    assert ended.tie_breaks == ["objectives"]


def test_common_objectives_break_a_tie_as_the_secret_one_does() -> None:
    """Neither secret objective earns anything: only the common one tells the two apart."""
    board = over(
        manuscript("S3 front", points=22),
        manuscript("S3 front", *FUNGI, points=20),
        common="O01 O15",
        secret="O02 O03",
    )
    ended = board.result()
    assert [part["secret"] for part in ended.parts] == [0, 0]
    assert [part["common"] for part in ended.parts] == [0, 2]
    assert ended.scores == [22, 22]
    assert ended.winners == [1]
    assert ended.tie_breaks == ["objectives"]


def test_if_those_are_equal_too_the_victory_is_shared() -> None:
    areas = [manuscript("S3 front", *FUNGI, points=20), manuscript("S3 front", *FUNGI, points=20)]
    ended = over(*areas, manuscript("S3 front", points=21), secret="O01 O09 O02").result()
    assert ended.scores == [22, 22, 21]
    assert ended.winners == [0, 1]
    assert ended.ranking == [1, 1, 3]


def test_a_match_without_steps_left_has_a_result() -> None:
    ended = result(
        state(over(manuscript("S3 front", points=3), manuscript("S3 front", points=5), secret="O01 O02"))
    )
    assert ended is not None
    assert ended.winners == [1]
