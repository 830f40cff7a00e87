"""The rules of Nim, paragraph by paragraph."""

import pytest

from bottega.games.nim import GAME
from bottega.games.nim.pieces import Heaps
from bottega.kit.errors import IllegalMove
from bottega.kit.play import apply, awaited, legal_moves, refusals, result, setup
from bottega.kit.state import State


def begun(seats: int = 2) -> State[Heaps]:
    """A match at its beginning."""
    s, _ = setup(GAME, seats, {}, bytes(32))
    return s


def say(s: State[Heaps], *moves: str) -> None:
    """Whoever is asked makes the next move."""
    for move in moves:
        apply(s, awaited(s)[0], GAME.words.parse(move))


def test_1_the_heaps_have_three_four_and_five_stones() -> None:
    assert begun().board.heaps == [3, 4, 5]


def test_2_stones_come_from_one_heap_and_then_the_next_player_takes() -> None:
    s = begun(3)
    assert len(legal_moves(s, 0)) == 3 + 4 + 5
    say(s, "take right 2")
    assert (s.board.heaps, s.board.taken, awaited(s)) == ([3, 4, 3], [2, 0, 0], [1])
    say(s, "take left 1", "take left 1")
    assert awaited(s) == [0]


def test_2_an_empty_heap_is_refused() -> None:
    s = begun()
    say(s, "take left 3")
    [refused] = refusals(s, 1)
    assert (refused.about, refused.line.args, refused.reason.paragraph) == (
        "take left *",
        {"heap": "left"},
        "2",
    )
    with pytest.raises(IllegalMove):
        say(s, "take left 1")


def test_3_whoever_takes_the_last_stone_wins() -> None:
    s = begun()
    say(s, "take left 3", "take middle 4", "take right 4")
    assert result(s) is None
    say(s, "take right 1")
    ended = result(s)
    assert ended is not None
    assert (ended.scores, ended.winners) == ([0, 1], [1])
