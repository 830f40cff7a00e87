"""How many ways there are to go on from a few positions: any change of the rules changes these numbers."""

from __future__ import annotations

import pytest

from bottega.games.workshop.phases.rounds import BeginRound
from bottega.games.workshop.pieces import Table
from bottega.kit.state import State
from tests.games.perft import perft
from tests.games.talk import do
from tests.games.workshop.positions import hold, lay, opened, own, show, stack, table


def visits() -> State[Table]:
    """Two players with every effect in reach, look-and-play within look-and-play included."""
    s = table()
    hold(s, 0, "painting/visit letters/work physics/any")
    hold(s, 1, "letters/visit biology/work painting/engineering+physics")
    lay(s, 0, "painting", 2)
    lay(s, 1, "letters")
    lay(s, 1, "physics")
    stack(s, "architecture/visit engineering/visit biology/any physics/work physics/visit painting/work")
    show(s, "look_and_play look_and_play practice", "ponte_bosforo_1 macchina_volante_2 dama_ermellino")
    do(s, BeginRound(4))
    return s


def last_rounds() -> State[Table]:
    """Three players, an empty deck, perhaps a choice for the fatigue card: what remains can be played out."""
    s = table(3)
    for hand, discipline in enumerate(("letters", "painting", "biology")):
        hold(s, hand, f"painting/work {discipline}/any")
        lay(s, hand, "physics", 4)
    own(s, 1, "bombarda")
    own(s, 2, "draw_two")
    stack(s)
    show(s, "", "luce_cinerea")
    s.board.left = (0, 0, 0)
    do(s, BeginRound(9))
    return s


@pytest.mark.parametrize(
    ("seats", "way", "ways"),
    [
        (1, "rotation", [4, 16, 64, 384]),
        (1, "sequence", [4, 30, 240, 2_025]),
        (2, "rotation", [4, 32, 192, 1_036]),
        (5, "rotation", [4, 16, 96, 368]),
    ],
)
def test_opening(seats: int, way: str, ways: list[int]) -> None:
    s = opened(seats, solitaire=way)
    assert [perft(s, depth) for depth in range(1, 5)] == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 6), (2, 35), (3, 196), (4, 1_103), (5, 6_468)])
def test_visits(depth: int, ways: int) -> None:
    assert perft(visits(), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 4), (2, 15), (3, 54), (4, 99), (6, 420), (9, 700)])
def test_last_rounds_to_the_very_end(depth: int, ways: int) -> None:
    assert perft(last_rounds(), depth) == ways
