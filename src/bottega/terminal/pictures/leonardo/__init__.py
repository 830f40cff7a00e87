"""Leonardo da Vinci on a terminal: the city, the inventions asked for, everybody's laboratories."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.leonardo.picture.shapes import Common, Own
from bottega.games.leonardo.sheet import Sheet
from bottega.terminal.pictures import page
from bottega.terminal.pictures.leonardo.inventions import requested
from bottega.terminal.pictures.leonardo.places import city, spaces
from bottega.terminal.pictures.leonardo.sides import side
from bottega.terminal.pictures.leonardo.signs import legend

CITY_WIDE = 42


class Page(page.Page[Common, Own, Sheet]):
    """The table of a viewer."""

    def parts(self, wide: int) -> Iterator[RenderableType]:
        yield self.head()
        yield Text()
        yield self.middle(wide)
        taken = spaces(self.table, self.texts)
        if taken:
            yield taken
        yield Text()
        for seat in self.clockwise(len(self.names)):
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
        if wide < page.WIDEST:
            for part in parts:
                grid.add_row(part)
            return grid
        grid.add_column(width=CITY_WIDE)
        grid.add_column(width=wide - CITY_WIDE - 2)
        grid.add_row(*parts)
        return grid
