"""The Workshop of Leonardo on a terminal: the middle, everybody's columns, one's own hand or hands."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from bottega.games.workshop.picture.shapes import Common, Own, Solitaire
from bottega.games.workshop.sheet import Sheet
from bottega.terminal.pictures import page
from bottega.terminal.pictures.workshop.areas import area
from bottega.terminal.pictures.workshop.middle import middle
from bottega.terminal.pictures.workshop.signs import card_row, legend, say


class Page(page.Page[Common, Own, Sheet]):
    """The table of a viewer."""

    def parts(self, wide: int) -> Iterator[RenderableType]:
        yield Constrain(Group(*self.lines()), wide)

    def lines(self) -> Iterator[RenderableType]:
        """Everything from the top down."""
        yield self.head()
        if self.own:
            yield from self.under(self.own)
        yield Text()
        yield middle(self.table.rows, self.sheet, self.texts)
        yield Text()
        for place in self.clockwise(len(self.table.areas)):
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
        """The cards this viewer knows under the deck."""
        known = [self.texts.name("card", card) for card in own.under if card]
        if known:
            yield Text(say(self.texts, "under", cards=" · ".join(known)), "dim")

    def cards(self, own: Own) -> Iterator[Text]:
        """The hands of this viewer, and what they look at."""
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
