"""Leonardo da Vinci on a terminal: the city, the inventions asked for, everybody's laboratories."""

from __future__ import annotations

from typing import cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.leonardo.city import City
from bottega.games.leonardo.picture import common, own
from bottega.games.leonardo.picture.shapes import Common, Own
from bottega.games.leonardo.sheet import Sheet
from bottega.kit.board import Board
from bottega.kit.phrases import NOBODY, Seat
from bottega.kit.seats import clockwise
from bottega.kit.state import State
from bottega.kit.texts import Texts
from bottega.terminal.pictures.leonardo.inventions import requested
from bottega.terminal.pictures.leonardo.places import city, spaces
from bottega.terminal.pictures.leonardo.sides import side
from bottega.terminal.pictures.leonardo.signs import legend
from bottega.terminal.words import read_words

WIDEST = 100
CITY_WIDE = 42


def picture(view: State[Board], eyes: Seat, texts: Texts, names: list[str]) -> RenderableType:
    """The table as these eyes see it."""
    seen = cast(State[City], view)
    mine = None if eyes == NOBODY else own(seen, eyes)
    return Page(common(seen.view(NOBODY)), mine, seen.board.rules, texts, names)


class Page:
    """A picture that fits the width it is given."""

    def __init__(self, table: Common, own: Own | None, sheet: Sheet, texts: Texts, names: list[str]) -> None:
        self.table = table
        self.own = own
        self.sheet = sheet  # what is printed on the cards
        self.texts = texts
        self.names = names
        self.words = read_words(texts.lang)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = min(options.max_width, WIDEST)
        yield self.head()
        yield Text()
        yield self.middle(wide)
        taken = spaces(self.table, self.texts)
        if taken:
            yield taken
        yield Text()
        for seat in self.order():
            yield side(self.table, seat, self.own, self.texts, self.words, self.names)
        yield Text()
        yield legend(self.texts)
        yield Text(self.words.say("leonardo-legend"), "dim")

    def head(self) -> Text:
        """The turn, and how many inventions are still to come."""
        figures = {"turn": self.table.now.turn, "last": self.table.now.turns, "deck": self.table.deck}
        return Text(self.words.say("leonardo-turn", **figures), "bold")

    def middle(self, wide: int) -> RenderableType:
        """The city beside the inventions asked for, or above them if there is no room."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        parts: list[RenderableType] = [
            city(self.table, self.texts, self.words),
            requested(self.table, self.sheet, self.texts, self.words),
        ]
        if wide < WIDEST:
            for part in parts:
                grid.add_row(part)
            return grid
        grid.add_column(width=CITY_WIDE)
        grid.add_column(width=wide - CITY_WIDE - 2)
        grid.add_row(*parts)
        return grid

    def order(self) -> list[Seat]:
        """Who looks comes first, then clockwise."""
        return clockwise(self.own.seat if self.own else 0, len(self.names))
