"""Les Inventeurs on a terminal: the inventions of the era, and everybody's team."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.text import Text

from bottega.games.inventors.names import ERA_NUMBERS, ERAS
from bottega.games.inventors.pieces import Table
from bottega.kit.board import Board
from bottega.kit.book import Texts
from bottega.kit.phrases import Seat
from bottega.kit.play import awaited
from bottega.kit.seats import clockwise
from bottega.kit.state import State
from bottega.terminal.pictures.inventors.inventions import inventions
from bottega.terminal.pictures.inventors.signs import legend
from bottega.terminal.pictures.inventors.teams import free_teams, team
from bottega.terminal.words import read_words

WIDEST = 100


def picture(view: State[Board], eyes: Seat, texts: Texts, names: list[str]) -> RenderableType:
    """The table as these eyes see it."""
    assert isinstance(view.board, Table)
    return Page(view.board, eyes, awaited(view), texts, names)


class Page:
    """A picture that fits the width it is given."""

    def __init__(self, board: Table, eyes: Seat, playing: list[Seat], texts: Texts, names: list[str]) -> None:
        self.board = board
        self.eyes = eyes
        self.playing = playing
        self.texts = texts
        self.names = names
        self.words = read_words(texts.lang)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = min(options.max_width, WIDEST)
        yield Constrain(Group(*self.parts(abreast=2 if wide == WIDEST else 1)), wide)

    def parts(self, abreast: int) -> Iterator[RenderableType]:
        """Everything from the top down; who looks comes first, then the others clockwise."""
        board = self.board
        if not board.era:
            yield free_teams(board, abreast, self.texts, self.words)
            yield Text()
        elif board.left:
            yield self.head()
            yield Text()
            yield inventions(board, self.texts, self.words)
            yield Text()
        for seat in clockwise(max(self.eyes, 0), board.rules.seats):
            yield team(board, seat, seat in self.playing, abreast, self.texts, self.words, self.names)
        yield Text()
        yield legend(self.texts, self.words)

    def head(self) -> Text:
        """The era, and how near its end is: it ends with one invention left."""
        board = self.board
        figures = {"era": ERA_NUMBERS.names[board.era], "last": ERA_NUMBERS.names[ERAS], "left": board.left}
        return Text(self.words.say("inventors.era", **figures), "bold")
