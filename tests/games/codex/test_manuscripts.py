"""Open spots, visible symbols and covered corners, kept up to date, are those found the slow way."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.games.codex.pieces import Area, blank
from bottega.games.codex.sheet import CORNER_NAMES
from bottega.games.codex.words import CARDS, CENTRE, SPOTS, STARTERS, SYMBOL_NAMES
from tests.games.codex.positions import SHEET

Place = tuple[int, int]
STEPS: list[Place] = [(-1, 1), (1, 1), (-1, -1), (1, -1)]  # to nw, ne, sw, se


def place(spot: int) -> Place:
    x, y = SPOTS.text(spot).split(",")
    return int(x), int(y)


class SlowArea:
    """Faces in the order they were laid; everything is worked out anew from the pictures on them."""

    def __init__(self) -> None:
        self.laid: list[tuple[Place, int]] = []

    def corner(self, face: int, number: int) -> str:
        return CORNER_NAMES[SHEET.corners[4 * face + number]]

    def beside(self, at: Place) -> list[tuple[int, str]]:
        """For each card diagonally next to a place: when it was laid, and its corner that lies there."""
        found = []
        for order, ((x, y), face) in enumerate(self.laid):
            for number, (dx, dy) in enumerate(STEPS):
                if (x + dx, y + dy) == at:
                    found.append((order, self.corner(face, number)))
        return found

    def open(self) -> set[Place]:
        """Places beside some card at which no corner is missing."""
        taken = {at for at, _ in self.laid}
        near = {(x + dx, y + dy) for x, y in taken for dx, dy in STEPS} - taken
        return {at for at in near if all(corner != "none" for _, corner in self.beside(at))}

    def symbols(self) -> dict[str, int]:
        """Centres, and every corner that no later card lies on."""
        laid_at = {at: order for order, (at, _) in enumerate(self.laid)}
        seen = [SYMBOL_NAMES[symbol] for _, face in self.laid for symbol in SHEET.centre[face]]
        for order, ((x, y), face) in enumerate(self.laid):
            for number, (dx, dy) in enumerate(STEPS):
                if laid_at.get((x + dx, y + dy), -1) < order:
                    seen.append(self.corner(face, number))
        return {name: seen.count(name) for name in SYMBOL_NAMES}

    def lay(self, face: int, at: Place) -> int:
        covered = len(self.beside(at))
        self.laid.append((at, face))
        return covered


def same(area: Area, slow: SlowArea) -> bool:
    spots = [place(spot) for spot in area.open]
    assert len(spots) == len(set(spots))
    return set(spots) == slow.open() and dict(zip(SYMBOL_NAMES, area.symbols, strict=False)) == slow.symbols()


@settings(max_examples=60, deadline=None)
@given(
    starter=st.integers(2 * STARTERS, 2 * CARDS.value("S6") + 1),
    faces=st.lists(st.integers(0, 2 * STARTERS - 1), max_size=14, unique_by=lambda face: face // 2),
    choices=st.lists(st.integers(0, 1000), min_size=14, max_size=14),
)
def test_a_manuscript_grown_at_random_is_that_of_the_slow_way(
    starter: int, faces: list[int], choices: list[int]
) -> None:
    area, slow = blank(SHEET), SlowArea()
    assert area.lay(starter, CENTRE) == slow.lay(starter, (0, 0)) == 0
    for face, choice in zip(faces, choices, strict=False):
        assert same(area, slow)
        if area.open:
            spot = area.open[choice % len(area.open)]
            before = area.copy()
            assert area.lay(face, spot) == slow.lay(face, place(spot))
            assert spot in before.open
    assert same(area, slow)
