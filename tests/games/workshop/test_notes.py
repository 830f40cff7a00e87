"""What clients are told beside the pieces: points so far, and what each work still asks of each hand."""

from __future__ import annotations

from bottega.games.workshop.names import DISCIPLINES, SIX, SOLITAIRE_GOAL
from bottega.games.workshop.scoring import total
from bottega.kit.phrases import NOBODY
from tests.games.workshop.positions import lay, opened, own, show, table


def test_points_are_told_by_part_and_hand() -> None:
    s = table()
    lay(s, 0, "painting", study=2, practice=1)
    own(s, 1, "victory_points bombarda")
    points = s.view(NOBODY).board.notes()["points"]
    assert points["disciplines"] == [2, 0]
    assert points["high_levels"] == [3, 0]
    assert points["leonardo"] == [0, 3]
    assert points["patrons"] == [0, 6]
    assert [sum(part[hand] for part in points.values()) for hand in (0, 1)] == [
        total(s.board, 0),
        total(s.board, 1),
    ]


def test_of_each_work_in_the_middle_the_levels_are_told_that_are_missing() -> None:
    s = table()
    show(s, works="bombarda ponte_bosforo_2")
    lay(s, 1, "physics", study=2, practice=1)
    missing = s.view(0).board.notes()["missing"]
    assert list(missing) == ["bombarda", "ponte_bosforo_2"]
    physics, engineering = DISCIPLINES.value("physics"), DISCIPLINES.value("engineering")
    assert missing["bombarda"][physics] == 3
    assert missing["bombarda"][SIX + physics] == 0
    assert missing["bombarda"][SIX + engineering] == 2
    assert sum(missing["bombarda"]) == 3 + 2 + 2


def test_a_solitaire_has_a_sum_and_a_goal() -> None:
    s = table(1)
    lay(s, 3, "letters")
    assert s.view(0).board.notes()["solitaire"] == {"sum": [2], "goal": [SOLITAIRE_GOAL]}
    assert "solitaire" not in opened(2).board.notes()
