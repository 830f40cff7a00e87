"""The middle of the table: Leonardo cards, patrons and unfinished works that lie face up."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bottega.games.workshop.names import EFFECTS, LEONARDO_ROW, PATRON_ROW, ROW, UNFINISHED_ROW, WORKS
from bottega.games.workshop.pieces import GONE, Table
from bottega.kit.book import Texts
from bottega.terminal.pictures.workshop.signs import asked, say


def middle(board: Table, texts: Texts) -> Grid:
    """Three rows, a line each card: what it is, what it asks for, what it is worth."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row, title in ((LEONARDO_ROW, "leonardo"), (PATRON_ROW, "patrons"), (UNFINISHED_ROW, "unfinished")):
        for place in range(ROW):
            head = f"{say(texts, title)} ({board.left[row]})" if place == 0 else ""
            grid.add_row(Text(head, "underline"), *card(board, row, board.rows[row * ROW + place], texts))
    return grid


def card(board: Table, row: int, number: int, texts: Texts) -> list[Text]:
    """A card of the middle; a place may be empty for now."""
    if number == GONE:
        return [Text(say(texts, "gone"), "dim"), Text(), Text()]
    if row == LEONARDO_ROW:
        return [Text(texts.name("effect", EFFECTS.names[number])), Text(), Text()]
    values = "/".join(str(value) for value in board.rules.set_value[1:])
    worth = say(texts, "points", points=board.rules.worth[number])
    if row == UNFINISHED_ROW:
        worth = say(texts, "points", points=values)
    return [Text(texts.name("work", WORKS.names[number])), asked(board, number), Text(worth, "dim")]
