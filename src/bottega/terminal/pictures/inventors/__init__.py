"""Les Inventeurs on a terminal: the inventions of the era, and everybody's team."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from bottega.games.inventors.names import ERA_NUMBERS
from bottega.games.inventors.picture.shapes import Common, Own
from bottega.games.inventors.sheet import Sheet
from bottega.terminal.pictures import page
from bottega.terminal.pictures.inventors.inventions import inventions
from bottega.terminal.pictures.inventors.signs import legend
from bottega.terminal.pictures.inventors.teams import free_teams, team


class Page(page.Page[Common, Own, Sheet]):
    """The table of a viewer."""

    def parts(self, wide: int) -> Iterator[RenderableType]:
        yield Constrain(Group(*self.lines(abreast=2 if wide == page.WIDEST else 1)), wide)

    def lines(self, abreast: int) -> Iterator[RenderableType]:
        """Everything from the top down; so many inventors side by side."""
        table = self.table
        left = sum(one.laid is not None for one in table.inventions)
        if table.free:
            yield free_teams(table.free, self.sheet, abreast, self.texts, self.words)
            yield Text()
        elif left:
            yield self.head(left)
            yield Text()
            yield inventions(table.inventions, self.sheet, self.texts, self.words)
            yield Text()
        for seat in self.clockwise(len(table.sides)):
            yield team(table, seat, self.sheet, abreast, self.texts, self.words, self.names)
        yield Text()
        yield legend(self.texts, self.words)

    def head(self, left: int) -> Text:
        """The era, and how near its end is: it ends with one invention left."""
        now, eras = self.table.now, ERA_NUMBERS.names
        return Text(
            self.words.say("inventors-era", era=eras[now.era], last=eras[now.eras], left=left), "bold"
        )
