"""How many ways there are to go on from three positions: any change of the rules changes these numbers."""

from __future__ import annotations

import pytest

from bottega.bots.playout import perft
from bottega.games.inventors.pieces import Table
from bottega.kit.state import State
from tests.games.inventors.inventions import cubes
from tests.games.inventors.positions import hold, opened, playing, tired, turn_of


def opening() -> State[Table]:
    """Three players, before any choice."""
    return opened(3)


def thick() -> State[Table]:
    """Tokens of every kind, busy inventors, an invention that a boost completes."""
    s = turn_of(playing(on="bow fire dice"), 0)
    cubes(s, "bow", "p1", "x2")
    hold(s, 0, "knowledge progress-2 availability")
    hold(s, 1, "number")
    tired(s, "archimedes", "tesla")
    return s


def last_inventions() -> State[Table]:
    """The last but one invention lacks two cubes: what remains can be played out."""
    s = turn_of(playing(on="bow fire", era=3), 0)
    cubes(s, "bow", "p1 m1", "m1")
    cubes(s, "fire", "p2", "p1 c1")
    hold(s, 1, "progress-2")
    return s


@pytest.mark.parametrize(("depth", "ways"), [(1, 5), (3, 60), (4, 1_248)])
def test_opening(depth: int, ways: int) -> None:
    assert perft(opening(), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 51), (2, 1_527), (3, 29_074)])
def test_thick(depth: int, ways: int) -> None:
    assert perft(thick(), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 4), (3, 60), (4, 516)])
def test_last_inventions(depth: int, ways: int) -> None:
    assert perft(last_inventions(), depth) == ways
