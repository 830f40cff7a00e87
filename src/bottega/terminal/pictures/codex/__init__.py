"""Codex Naturalis on a terminal: scores, manuscript and objectives, hand and what can be taken."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.codex.picture.shapes import Common, Own
from bottega.games.codex.sheet import Sheet
from bottega.terminal.pictures import page
from bottega.terminal.pictures.codex.cards import hand, middle, starter
from bottega.terminal.pictures.codex.goals import goals
from bottega.terminal.pictures.codex.manuscript import Map
from bottega.terminal.pictures.codex.scores import scores, symbol_names

ASIDE = 34  # the width of the objectives beside a map
SIDE_BY_SIDE = 98  # a hand and what can be taken


class Page(page.Page[Common, Own, Sheet]):
    """The table; a spectator sees every manuscript."""

    def parts(self, wide: int) -> Iterator[RenderableType]:
        yield self.manuscript(wide, self.own) if self.own else self.manuscripts(wide)
        yield Text()
        yield scores(self.table, self.own, self.sheet, self.words, self.names)
        yield Text()
        yield self.cards(wide)
        yield symbol_names(self.texts)
        yield Text(self.words.say("codex-legend"), "dim")

    def manuscript(self, wide: int, own: Own) -> RenderableType:
        """One manuscript, with the objectives beside it if there is room, else below."""
        drawn = Map(self.table.codices[own.seat], self.sheet)
        if drawn.wide + 2 + ASIDE > wide:
            return Group(drawn.show(wide, self.words), Text(), self.goals(wide))
        aims = goals(self.table, self.own, self.sheet, self.words, self.names)
        spaced = [part for aim in aims for part in (Text(), aim)][1:]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=wide - ASIDE - 2)
        grid.add_column(width=ASIDE)
        grid.add_row(drawn.show(wide, self.words), Group(*spaced))
        return grid

    def goals(self, wide: int) -> RenderableType:
        """The objectives side by side."""
        aims = goals(self.table, self.own, self.sheet, self.words, self.names)
        return Constrain(Columns(aims, width=wide // 3 - 1), wide)

    def manuscripts(self, wide: int) -> RenderableType:
        """Everybody's manuscript, one below the other, and the objectives that may be seen."""
        drawn: list[RenderableType] = []
        for name, one in zip(self.names, self.table.codices, strict=True):
            drawn += [Text(name, "underline"), Map(one, self.sheet).show(wide, self.words), Text()]
        return Group(*drawn, self.goals(wide))

    def cards(self, wide: int) -> RenderableType:
        """The hand of this viewer, or their starter, beside what can be taken."""
        taken = middle(self.table, self.sheet, self.texts, self.words)
        if self.own is None:
            return taken
        mine = self.table.codices[self.own.seat]
        if mine.laid:
            held = hand(self.own.hand, self.sheet, self.texts, self.words)
        else:
            held = starter(mine.starter, self.sheet, self.words)
        if wide < SIDE_BY_SIDE:
            return Group(held, taken)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(held, taken)
        return grid
