"""A manuscript as a map: its cards corner over corner, its open spots by their coordinates."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.games.codex.picture.shapes import Codex
from bottega.games.codex.sheet import Sheet
from bottega.games.codex.words import CARDS, FACES
from bottega.kit.texts import Phrasebook
from bottega.terminal.pictures.codex.boxes import TALL, WIDE, Paper, draw_face
from bottega.terminal.pictures.codex.glyphs import SHUT_SIGN

TALLEST = 31


class Map:
    """A manuscript drawn on paper, and the window of it that fits."""

    def __init__(self, drawn: Codex, sheet: Sheet) -> None:
        self.drawn = drawn
        self.sheet = sheet
        self.paper = Paper()
        self.draw()
        rows = [row for row, _ in self.paper.signs] or [0]
        columns = [column for _, column in self.paper.signs] or [0]
        self.top, self.left = min(rows), min(columns)
        self.tall, self.wide = max(rows) + 1 - self.top, max(columns) + 1 - self.left

    def draw(self) -> None:
        """Spots, then the cards in the order they were laid: of two corners the upper one is seen."""
        for spot in self.drawn.shut:
            self.label(spot, SHUT_SIGN)
        for spot in self.drawn.open:
            self.label(spot, spot)
        for laid in self.drawn.laid:
            row, column = place(laid.spot)
            face = 2 * CARDS.value(laid.card) + FACES.value(laid.face)
            draw_face(self.paper, row, column, self.sheet, face)

    def label(self, spot: str, signs: str) -> None:
        """Write in the middle of a spot where no card lies."""
        row, column = place(spot)
        self.paper.middle(row + 1, column, WIDE, signs, "dim")

    def show(self, wide: int, words: Phrasebook) -> RenderableType:
        """As much of the map as fits, around the card laid last; what lies outside is counted."""
        last = place(self.drawn.laid[-1].spot) if self.drawn.laid else (self.top, self.left)
        tall = min(self.tall, TALLEST)
        top = window(self.top, self.tall, tall, last[0])
        left = window(self.left, self.wide, min(self.wide, wide), last[1])
        drawn: list[RenderableType] = [*self.paper.lines(top, left, tall, min(self.wide, wide))]
        outside = self.outside(top, left, tall, wide, words)
        return Group(*drawn, Text(outside, "dim")) if outside else Group(*drawn)

    def outside(self, top: int, left: int, tall: int, wide: int, words: Phrasebook) -> str:
        """How many cards lie outside the window, and where."""
        places = [place(laid.spot) for laid in self.drawn.laid]
        counts = {
            "left": sum(column < left for _, column in places),
            "right": sum(column + WIDE > left + wide for _, column in places),
            "above": sum(row < top for row, _ in places),
            "below": sum(row + TALL > top + tall for row, _ in places),
        }
        said = [words.say(f"codex-{side}", count=count) for side, count in counts.items() if count]
        return words.say("codex-more", where=", ".join(said)) if said else ""


def place(spot: str) -> tuple[int, int]:
    """The row and column of the upper left corner of a card on a spot; neighbours share a corner."""
    x, y = map(int, spot.split(","))
    return -y * (TALL - 1), x * (WIDE - 1)


def window(start: int, whole: int, part: int, wanted: int) -> int:
    """Where a window begins that shows what is wanted in its middle, without going over the edges."""
    return max(start, min(start + whole - part, wanted - part // 2))
