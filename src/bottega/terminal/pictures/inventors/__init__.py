"""Les Inventeurs on a terminal: the inventions of the era, and everybody's team."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.text import Text

from bottega.games.inventors.names import ERA_NUMBERS
from bottega.games.inventors.picture import Common, common
from bottega.games.inventors.pieces import Table
from bottega.games.inventors.sheet import Sheet
from bottega.kit.board import Board
from bottega.kit.phrases import NOBODY, Seat
from bottega.kit.seats import clockwise
from bottega.kit.state import State
from bottega.kit.texts import Texts
from bottega.terminal.pictures.inventors.inventions import inventions
from bottega.terminal.pictures.inventors.signs import legend
from bottega.terminal.pictures.inventors.teams import free_teams, team
from bottega.terminal.words import read_words

WIDEST = 100


def picture(view: State[Board], eyes: Seat, texts: Texts, names: list[str]) -> RenderableType:
    """The table as these eyes see it."""
    seen = cast(State[Table], view)
    return Page(common(seen.view(NOBODY)), eyes, seen.board.rules, texts, names)


class Page:
    """A picture that fits the width it is given."""

    def __init__(self, table: Common, eyes: Seat, sheet: Sheet, texts: Texts, names: list[str]) -> None:
        self.table = table
        self.eyes = eyes
        self.sheet = sheet  # what is printed on the cards
        self.texts = texts
        self.names = names
        self.words = read_words(texts.lang)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = min(options.max_width, WIDEST)
        yield Constrain(Group(*self.parts(abreast=2 if wide == WIDEST else 1)), wide)

    def parts(self, abreast: int) -> Iterator[RenderableType]:
        """Everything from the top down; who looks comes first, then the others clockwise."""
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
        for seat in clockwise(max(self.eyes, 0), len(table.sides)):
            yield team(table, seat, self.sheet, abreast, self.texts, self.words, self.names)
        yield Text()
        yield legend(self.texts, self.words)

    def head(self, left: int) -> Text:
        """The era, and how near its end is: it ends with one invention left."""
        now, eras = self.table.now, ERA_NUMBERS.names
        return Text(
            self.words.say("inventors-era", era=eras[now.era], last=eras[now.eras], left=left), "bold"
        )
