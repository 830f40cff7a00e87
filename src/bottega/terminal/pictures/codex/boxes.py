"""A sheet of squared paper, and cards drawn on it as boxes of 7 by 3 whose corners overlap."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

from bottega.games.codex.sheet import Sheet
from bottega.games.codex.words import CARDS, KINGDOM_NAMES, NO_CORNER
from bottega.terminal.pictures.codex.glyphs import (
    FRAMES,
    SIGNS,
    STARTER_FRAME,
    STYLES,
    points,
    price,
    sign,
    style,
)

WIDE, TALL = 7, 3
CORNER_PLACES = [(0, 0), (0, WIDE - 1), (TALL - 1, 0), (TALL - 1, WIDE - 1)]  # nw, ne, sw, se


class Paper:
    """Signs with their styles, by row and column."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, row: int, column: int, signs: str, style: str) -> None:
        """Write signs from a place on, over what was there."""
        for step, one in enumerate(signs):
            self.signs[row, column + step] = (one, style)

    def middle(self, row: int, column: int, wide: int, signs: str, style: str) -> None:
        """Write signs in the middle of a stretch."""
        self.put(row, column + (wide - len(signs)) // 2, signs, style)

    def lines(self, top: int, left: int, tall: int, wide: int) -> list[Text]:
        """The lines of a window."""
        return [self.line(row, left, wide) for row in range(top, top + tall)]

    def line(self, row: int, left: int, wide: int) -> Text:
        """A line of a window."""
        cells = [self.signs.get((row, column), (" ", "")) for column in range(left, left + wide)]
        runs = [
            ("".join(one for one, _ in run), style) for style, run in groupby(cells, lambda cell: cell[1])
        ]
        return Text.assemble(*runs, no_wrap=True)


def draw_face(paper: Paper, row: int, column: int, sheet: Sheet, face: int, *, priced: bool = False) -> None:
    """A face of a card: frame, corners, number and permanent symbols; points and price if asked."""
    card = face // 2
    kingdom = sheet.kingdom[card]
    look = STYLES[kingdom] if kingdom >= 0 else "bold"
    frame = FRAMES[kingdom] if kingdom >= 0 else STARTER_FRAME
    draw_frame(paper, row, column, frame, look)
    for place, corner in enumerate(sheet.corners[face * 4 : face * 4 + 4]):
        shown = frame[2 + place] if corner == NO_CORNER else sign(corner)
        down, across = CORNER_PLACES[place]
        paper.put(row + down, column + across, shown, look if corner == NO_CORNER else style(corner, look))
    centre = "".join(SIGNS[symbol] for symbol in sheet.centre[face])
    gap = " " if centre and len(CARDS.names[card]) + len(centre) < WIDE - 2 else ""
    paper.middle(row + 1, column, WIDE, CARDS.names[card] + gap + centre, f"bold {look}")
    if priced and face % 2 == 0:
        paper.middle(row, column, WIDE, points(sheet, card), "bold")
        draw_price(paper, row + 2, column, price(sheet, card))


def draw_price(paper: Paper, row: int, column: int, signs: str) -> None:
    """What a card asks for, in the middle of its lower edge."""
    start = column + (WIDE - len(signs)) // 2
    for step, one in enumerate(signs):
        paper.put(row, start + step, one, f"bold {STYLES[SIGNS.index(one)]}")


def draw_back(paper: Paper, row: int, column: int, back: str) -> None:
    """A card of which only the back is known: `R-fungi`."""
    deck, _, name = back.partition("-")
    kingdom = KINGDOM_NAMES.index(name)
    draw_frame(paper, row, column, FRAMES[kingdom], STYLES[kingdom])
    for down, across in CORNER_PLACES:
        paper.put(row + down, column + across, sign(7), STYLES[kingdom])
    paper.middle(row + 1, column, WIDE, f"{deck}? {SIGNS[kingdom]}", f"bold {STYLES[kingdom]}")


def draw_frame(paper: Paper, row: int, column: int, frame: str, look: str) -> None:
    """The four sides and the emptiness between them."""
    for edge in (row, row + TALL - 1):
        paper.put(edge, column, frame[0] * WIDE, look)
    paper.put(row + 1, column, frame[1] + " " * (WIDE - 2) + frame[1], look)
