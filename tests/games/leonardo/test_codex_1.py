"""Codex Leonardi I, a stronger Council: space 1 moves anybody's apprentice within B to H."""

from __future__ import annotations

from bottega.games.leonardo.city import City
from bottega.games.leonardo.phases.council import Council
from bottega.kit.state import State
from tests.games.leonardo.middle import line, stand
from tests.games.leonardo.positions import city, florins
from tests.games.talk import asked, do, offered, refused, say


def moving(*groups: tuple[str, str]) -> State[City]:
    """Seat 0 is alone at the Council and chose to move; others stand as told, in order."""
    s = city(4, codex_1="on")
    stand(s, "council", "0a")
    for place, group in groups:
        stand(s, place, group)
    do(s, Council())
    say(s, "0 give 0", "0 choose move")
    return s


def targets(s: State[City], whose: int, origin: str) -> set[str]:
    moves = [text.split() for text in offered(s, "shift")]
    return {move[3] for move in moves if move[1:3] == [str(whose), origin]}


def test_an_apprentice_of_another_may_be_moved() -> None:
    s = moving(("smith", "1aa"), ("academy", "2a"))
    assert say(s, "0 shift 1 smith academy") == ["shifted 0 1 smith academy"]
    assert (line(s, "smith"), line(s, "academy")) == (["1a"], ["2a", "1a"])


def test_from_b_to_h_to_b_to_h_only() -> None:
    s = moving(("smith", "1a"))
    assert targets(s, 1, "smith") == {
        "workshop",
        "academy",
        "glazier",
        "carpenter",
        "bricklayer",
        "ropemaker",
    }
    assert targets(s, 0, "council") == set()


def test_own_apprentices_may_go_where_one_is_first() -> None:
    s = moving(("smith", "0a"), ("academy", "0aa"))
    assert "academy" in targets(s, 0, "smith")


def test_anothers_may_not_go_where_that_player_is_already_first() -> None:
    s = moving(("smith", "1a"), ("academy", "1aa"), ("academy", "2a"), ("glazier", "2a"), ("glazier", "1a"))
    assert "academy" not in targets(s, 1, "smith")
    assert "glazier" in targets(s, 1, "smith")  # second there: seat 2 stands nearer the arrow
    assert "smith" not in targets(s, 1, "academy")


def test_an_area_where_he_has_nobody_is_allowed() -> None:
    s = moving(("smith", "1aaa"), ("academy", "2a"))
    assert {"academy", "workshop"} < targets(s, 1, "smith")


def test_rank_is_judged_before_the_move_and_a_master_counts_two() -> None:
    s = moving(("smith", "1a"), ("academy", "2a"), ("academy", "1m"))
    assert "academy" not in targets(s, 1, "smith")


def test_masters_are_never_moved() -> None:
    s = moving(("smith", "1m"))
    assert asked(s) == []


def test_the_last_apprentice_leaves_an_empty_place() -> None:
    s = moving(("smith", "1a"))
    say(s, "0 shift 1 smith academy")
    assert line(s, "smith") == []


def test_the_other_spaces_are_as_printed() -> None:
    s = city(4, codex_1="on")
    stand(s, "council", "0a", "1a")
    s.board.purse = 3
    do(s, Council())
    say(s, "0 give 0", "0 choose florins")
    assert refused(s) == {"choose florins": "space_taken florins"}
    say(s, "1 choose component", "1 pick iron")
    assert florins(s)[:2] == [6, 2]
