"""The city: who stands in which place, and what lies there."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import COUNCIL, FIRST_LAB, FIRST_SHOP, PLACES, SOLD, SPACES
from bottega.games.leonardo.phases.offers import Offer, ResolvePlace
from bottega.games.leonardo.pieces import Group
from bottega.kit.board import Board
from bottega.kit.book import Texts
from bottega.kit.phrases import NOBODY
from bottega.kit.state import State
from bottega.terminal.pictures.leonardo.signs import (
    COMPONENT_SIGNS,
    COMPONENT_STYLES,
    MASTER,
)
from bottega.terminal.pictures.seats import SEAT_STYLES, seat_sign
from bottega.terminal.words import Words


def city(view: State[Board], texts: Texts, words: Words) -> Grid:
    """A row a place, A to H: what it holds, then its workers from the arrow on."""
    board = view.board
    assert isinstance(board, City)
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, title=words.say("leonardo.city"))
    grid.title_justify = "left"
    here, price = offered(view)
    for place in range(FIRST_LAB):
        mark = Text("▶" if place == here else " ", "bold")
        name = Text.assemble(
            ("ABCDEFGH"[place], "bold"), " ", texts.get("labels", "place", PLACES.names[place])
        )
        workers = line(board.lines[place])
        if place == here and price is not None:
            workers.append("  " + words.say("leonardo.price", florins=price), "dim")
        grid.add_row(mark, name, holding(board, place, words), Text("→", "dim"), workers)
    return grid


def offered(view: State[Board]) -> tuple[int, int | None]:
    """Where the Lord of the City stands, and the price asked there; nowhere before the city is resolved."""
    for step in reversed(view.agenda):
        if isinstance(step, Offer):
            assert isinstance(view.board, City)
            return step.place, view.board.rules.prices[min(step.sold, 3)]
        if isinstance(step, ResolvePlace):
            break
    return -1, None


def holding(board: City, place: int, words: Words) -> Text:
    """The florins at the Council, the stack of a shop."""
    if place == COUNCIL:
        return Text(words.say("leonardo.florins", florins=board.purse), "dim")
    if place < FIRST_SHOP:
        return Text()
    component = SOLD[place - FIRST_SHOP]
    stack = Text(COMPONENT_SIGNS[component], f"bold {COMPONENT_STYLES[component]}")
    return stack.append(f" {board.stacks[component]}", "dim")


def line(groups: list[Group]) -> Text:
    """Workers from the arrow on: one sign an apprentice, M a master."""
    drawn = Text(no_wrap=True, overflow="ellipsis")
    for group in groups:
        for _ in range(group.apprentices):
            drawn.append_text(seat_sign(group.seat))
        if group.masters:
            drawn.append_text(seat_sign(group.seat)).append(MASTER, f"bold {SEAT_STYLES[group.seat]}")
        drawn.append(" ")
    return drawn


def spaces(board: City, texts: Texts) -> Text:
    """Who has taken which space of the Council; nothing while none is taken."""
    drawn = Text()
    for space, seat in enumerate(board.spaces):
        if seat != NOBODY:
            drawn.append(f"{texts.name('space', SPACES.names[space])} ", "dim")
            drawn.append_text(seat_sign(seat)).append("   ")
    return drawn
