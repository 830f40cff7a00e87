"""What the pages of all games have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

from bottega.kit.board import Board, Rules
from bottega.kit.picture import Common, Own, common_of, own_of
from bottega.kit.seats import Seat, clockwise
from bottega.kit.state import State
from bottega.kit.texts import Texts
from bottega.terminal.words import read_words

C = TypeVar("C", bound=Common)
M = TypeVar("M", bound=Own)
R = TypeVar("R", bound=Rules)

WIDEST = 100


class Page(Generic[C, M, R]):
    """The table as a viewer sees it. It fits the width it is given; `names` are the players, by seat."""

    def __init__(self, view: State[Board], viewer: Seat, texts: Texts, names: list[str]) -> None:
        self.table = cast(C, common_of(view))
        self.own = cast(M | None, own_of(view, viewer))
        self.sheet = cast(R, view.setup.rules)  # what is printed on the cards
        self.texts = texts
        self.names = names
        self.words = read_words(texts.lang)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.parts(min(options.max_width, WIDEST))

    def parts(self, wide: int) -> Iterator[RenderableType]:
        """Everything from the top down."""
        raise NotImplementedError

    def clockwise(self, count: int) -> list[int]:
        """Seats, or areas: that of who looks comes first."""
        return clockwise(self.own.seat if self.own else 0, count)
