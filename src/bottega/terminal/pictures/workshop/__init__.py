"""The Workshop of Leonardo on a terminal: the middle, everybody's columns, one's own hand or hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.text import Text

from bottega.games.workshop.picture import Common, Own, Solitaire, common, own
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.sheet import Sheet
from bottega.kit.board import Board
from bottega.kit.phrases import NOBODY, Seat
from bottega.kit.seats import clockwise
from bottega.kit.state import State
from bottega.kit.texts import Texts
from bottega.terminal.pictures.workshop.areas import area
from bottega.terminal.pictures.workshop.middle import middle
from bottega.terminal.pictures.workshop.signs import card_row, legend, say

WIDEST = 100


def picture(view: State[Board], eyes: Seat, texts: Texts, names: list[str]) -> RenderableType:
    """The table as these eyes see it."""
    seen = cast(State[Table], view)
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

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Constrain(Group(*self.parts()), min(options.max_width, WIDEST))

    def parts(self) -> Iterator[RenderableType]:
        """Everything from the top down."""
        yield self.head()
        if self.own:
            yield from self.under(self.own)
        yield Text()
        yield middle(self.table.rows, self.sheet, self.texts)
        yield Text()
        for place in self.order():
            yield area(self.table, place, self.own, self.texts, self.names)
        if self.own:
            yield from self.cards(self.own)
        yield Text()
        if self.table.solitaire:
            yield self.sum(self.table.solitaire)
        yield legend(self.texts)
        yield Text(say(self.texts, "legend"), "dim")

    def head(self) -> Text:
        """How far the deck goes."""
        table = self.table
        key = "deck_alone" if table.solitaire else "deck"
        head = Text(say(self.texts, key, deck=table.deck, discarded=table.discarded), "bold")
        return head.append(f" · {say(self.texts, 'last')}", "bold yellow") if table.ending == "last" else head

    def under(self, own: Own) -> Iterator[Text]:
        """The cards these eyes know under the deck."""
        known = [self.texts.name("card", card) for card in own.under if card]
        if known:
            yield Text(say(self.texts, "under", cards=" · ".join(known)), "dim")

    def order(self) -> list[int]:
        """Who looks comes first, then clockwise; one person's hands in their order."""
        return clockwise(self.own.seat if self.own else 0, len(self.table.areas))

    def cards(self, own: Own) -> Iterator[Text]:
        """The hands of these eyes, and what they look at."""
        alone = self.table.solitaire
        for place, one in enumerate(self.table.areas):
            over = alone and alone.order == "sequence" and place != self.table.now.turn  # or not begun
            if one.seat == own.seat and not over:
                title = say(self.texts, "hand" if alone else "your_hand", hand=one.hand or "")
                yield from self.listed(title, own.hands[place])
        if own.looked or own.waiting:
            yield from self.listed(say(self.texts, "looked"), own.waiting + own.looked)

    def listed(self, title: str, cards: list[str]) -> Iterator[Text]:
        """Cards under their title."""
        yield Text()
        yield Text(title, "underline")
        yield from (card_row(card, self.texts) for card in cards)

    def sum(self, alone: Solitaire) -> Text:
        """In a solitaire: how near the goal is."""
        return Text(say(self.texts, "sum", points=alone.points, goal=alone.goal), "bold")
