"""What is hidden: the inventions and tokens of eras to come, and who goes first until it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bottega.games.inventors.pieces import Table
from bottega.kit.codec import dump
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.play import apply_unchecked, awaited, legal_moves
from bottega.kit.seats import NOBODY
from bottega.kit.state import State
from tests.games.inventors.inventions import cubes, show
from tests.games.inventors.positions import opened


def begun(seats: int = 2) -> State[Table]:
    return opened(seats, teams="random")


def second_era() -> State[Table]:
    """The first era is over."""
    s = begun()
    while s.board.era == 1:
        seat = awaited(s)[0]
        apply_unchecked(s, seat, legal_moves(s, seat)[0])
    return s


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1])
def test_eras_to_come_are_hidden(viewer: int) -> None:
    s = begun()
    seen = s.view(viewer).board
    assert seen.eras[0] == s.board.eras[0][:5] + (HIDDEN,) * 7
    assert seen.eras[1] == seen.eras[2] == (HIDDEN,) * 12
    assert seen.bag == s.board.bag[:10] + (HIDDEN,) * 42


def test_everything_on_the_table_is_seen_by_all() -> None:
    s = begun()
    for viewer in (NOBODY, 0, 1):
        seen = s.view(viewer).board
        for name in ("laid", "rewards", "levels", "tokens", "owner", "empty", "cubes", "busy", "teams"):
            assert getattr(seen, name) == getattr(s.board, name)


def test_an_era_that_has_begun_is_known() -> None:
    s = second_era()
    seen = s.view(0).board
    assert seen.eras[1][:5] == s.board.laid
    assert set(seen.eras[2]) == {HIDDEN}
    assert seen.bag[:20] == s.board.bag[:20]
    assert set(seen.bag[20:]) == {HIDDEN}


def test_nothing_is_known_while_teams_are_chosen() -> None:
    seen = opened().view(0).board
    assert {card for era in seen.eras for card in era} == set(seen.bag) == {HIDDEN}
    assert seen.lot == HIDDEN


def test_the_first_player_is_unknown_until_drawn() -> None:
    seen = opened(3).view(0)
    assert {seen.determinise(0, Luck(bytes([n]))).board.lot for n in range(30)} == {0, 1, 2}
    s = begun(3)
    assert s.view(0).board.lot == s.board.statuette


@pytest.mark.parametrize("position", [opened, begun, second_era])
def test_a_guessed_world_looks_the_same_and_holds_all_once(position: Callable[[], State[Table]]) -> None:
    s = position()
    seen = s.view(0)
    for n in range(10):
        world = seen.determinise(0, Luck(bytes([n])))
        assert dump(world.view(0)) == dump(seen)
        for number, era in enumerate(world.board.eras):
            assert sorted(era) == s.board.rules.eras[number]
        assert Counter(world.board.bag) == Counter(s.board.rules.bag)


def test_guesses_differ() -> None:
    seen = begun().view(0)
    worlds = [seen.determinise(0, Luck(bytes([n]))).board for n in range(20)]
    assert len({tuple(world.eras[1][:5]) for world in worlds}) > 10
    assert len({tuple(world.bag[10:20]) for world in worlds}) > 10


def test_any_token_left_may_come_next() -> None:
    seen = begun().view(0)
    left = Counter(seen.board.rules.bag) - Counter(seen.board.bag[:10])
    next_ones = {seen.determinise(0, Luck(bytes([n]))).board.bag[10] for n in range(200)}
    assert next_ones == set(left)


def test_copies_share_what_is_replaced_and_nothing_else() -> None:
    s = begun()
    other = s.copy()
    assert other.board.levels is s.board.levels
    assert other.board.empty is not s.board.empty
    show(other, "bow fire dice")
    cubes(other, "bow", "p1", "m1")
    other.board.hold(0, 3, 1)
    other.board.learn(0, 0, 0, 3)
    other.board.take_token(0, 0, 3)
    other.board.take_patent(1, 0)
    other.board.clear(0)
    other.board.busy[0] = 15
    fresh = begun()
    assert dump(s) == dump(fresh)


def test_nothing_is_lost_in_play() -> None:
    for s in (begun(), second_era(), begun(5)):
        assert s.board.conserved() == {"tokens": 52, "inventions": 36}
    counted = opened(cubes="fifteen").board
    assert counted.conserved() == {"cubes": 30, "tokens": 52, "inventions": 36}
