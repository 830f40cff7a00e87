"""The Workshop of Leonardo on a terminal: the middle, everybody's columns, one's own hand or hands."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.text import Text

from bottega.games.workshop.names import CARDS, SOLITAIRE_GOAL
from bottega.games.workshop.pieces import LAST, Table
from bottega.games.workshop.scoring import total
from bottega.kit.board import Board
from bottega.kit.book import Texts
from bottega.kit.phrases import HIDDEN, NOBODY, Seat
from bottega.kit.seats import clockwise
from bottega.kit.state import State
from bottega.terminal.pictures.workshop.areas import area
from bottega.terminal.pictures.workshop.middle import middle
from bottega.terminal.pictures.workshop.signs import card_row, legend, say

WIDEST = 100


def picture(view: State[Board], eyes: Seat, texts: Texts, names: list[str]) -> RenderableType:
    """The table as these eyes see it."""
    assert isinstance(view.board, Table)
    return Page(view.board, eyes, texts, names)


class Page:
    """A picture that fits the width it is given."""

    def __init__(self, board: Table, eyes: Seat, texts: Texts, names: list[str]) -> None:
        self.board = board
        self.eyes = eyes
        self.texts = texts
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Constrain(Group(*self.parts()), min(options.max_width, WIDEST))

    def parts(self) -> Iterator[RenderableType]:
        """Everything from the top down."""
        yield self.head()
        yield from self.under()
        yield Text()
        yield middle(self.board, self.texts)
        yield Text()
        for hand in self.order():
            yield area(self.board, hand, self.eyes, self.texts, self.names)
        yield from self.cards()
        if self.alone:
            yield self.sum()
        yield legend(self.texts)
        yield Text(say(self.texts, "legend"), "dim")

    @property
    def alone(self) -> bool:
        """Whether one person has all hands."""
        return self.board.rules.seats < self.board.rules.hands

    def head(self) -> Text:
        """How far the deck goes."""
        board = self.board
        discarded = len(board.played) - sum(board.columns) - practised(board)
        key = "deck_alone" if self.alone else "deck"
        head = Text(say(self.texts, key, deck=board.in_deck(), discarded=discarded), "bold")
        return head.append(f" · {say(self.texts, 'last')}", "bold yellow") if board.ending == LAST else head

    def under(self) -> Iterator[Text]:
        """The cards these eyes know under the deck."""
        board = self.board
        lowest = board.deck[board.floor : board.floor + len(board.known)]
        known = [self.texts.name("card", CARDS.names[card]) for card in reversed(lowest) if card != HIDDEN]
        if known:
            yield Text(say(self.texts, "under", cards=" · ".join(known)), "dim")

    def order(self) -> list[int]:
        """Who looks comes first, then clockwise; one person's hands in their order."""
        first, hands = 0 if self.alone else max(self.eyes, 0), self.board.rules.hands
        return clockwise(first, hands)

    def cards(self) -> Iterator[Text]:
        """The hands of these eyes, and what they look at."""
        board = self.board
        for hand, cards in enumerate(board.hands):
            own = board.rules.seat_of[hand] == self.eyes
            if own and (hand == board.turn or board.fatigue != NOBODY):  # else the hand is over, or not begun
                yield Text()
                yield Text(say(self.texts, "hand" if self.alone else "your_hand", hand=hand + 1), "underline")
                yield from (card_row(board, card, self.texts) for card in cards)
        if board.aside and board.rules.seat_of[board.turn] == self.eyes:
            yield Text()
            yield Text(say(self.texts, "looked"), "underline")
            yield from (card_row(board, card, self.texts) for card in board.aside)
        yield Text()

    def sum(self) -> Text:
        """In a solitaire: how near the goal is."""
        points = sum(total(self.board, hand) for hand in range(self.board.rules.hands))
        return Text(say(self.texts, "sum", points=points, goal=SOLITAIRE_GOAL), "bold")


def practised(board: Table) -> int:
    """How many practice cards lie under columns; Leonardo's lessons are no apprentices."""
    lessons = sum(
        count * board.rules.teaches[place % len(board.rules.teaches)]
        for place, count in enumerate(board.visits)
    )
    return (sum(board.levels) - sum(board.columns) - lessons) // board.rules.practice
