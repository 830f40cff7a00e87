"""How many ways there are to go on from three positions: any change of the rules changes these numbers."""

from __future__ import annotations

import pytest

from bottega.games.codex import GAME
from bottega.games.codex.pieces import ENDING, Table
from bottega.games.codex.turns import PlayCard
from bottega.kit.play import setup
from bottega.kit.state import State
from tests.games.codex.positions import manuscript, state, table
from tests.games.perft import perft


def opening() -> State[Table]:
    """Three players, before any choice."""
    return setup(GAME, 3, {}, bytes(32))[0]


def thicket() -> State[Table]:
    """Open, shut and crowded spots; gold cards that can and cannot be afforded."""
    one = manuscript(
        "S2 front", "R01 front 1,1", "R02 front -1,1", "R21 back 0,2", "R05 back 1,-1", "R12 front 2,-2"
    )
    other = manuscript("S5 front", "R31 front -1,1", "R15 front 1,1", "G12 back 2,2")
    hands = ["R03 G01 G10", "R22 R34 G32"]
    return state(table(one, other, hands=hands, shown="R38 R39 G38 G39"), PlayCard(0))


def last_cards() -> State[Table]:
    """The end has begun and one card is left to take: what remains can be played out."""
    one = manuscript("S6 front", "R01 front -1,1", points=20)
    other = manuscript("S5 front", "R23 front -1,1", "R02 front 1,1")
    board = table(one, other, hands=["R03", "R22 R34"], decks=("", ""), shown="- - G38 -", ending=ENDING)
    return state(board, PlayCard(0))


@pytest.mark.parametrize(("depth", "ways"), [(3, 8), (6, 64), (7, 1_280), (8, 7_680)])
def test_opening(depth: int, ways: int) -> None:
    assert perft(opening(), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 40), (2, 240), (3, 8_640), (4, 51_840)])
def test_thicket(depth: int, ways: int) -> None:
    assert perft(thicket(), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 8), (2, 8), (3, 128), (4, 624), (5, 6_474), (9, 6_474)])
def test_last_cards_to_the_very_end(depth: int, ways: int) -> None:
    assert perft(last_cards(), depth) == ways
