"""The middle of the table: Leonardo cards, patrons and unfinished works that lie face up."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bottega.games.workshop.names import DISCIPLINES, WORKS
from bottega.games.workshop.picture.shapes import Place, Row
from bottega.games.workshop.sheet import Sheet
from bottega.kit.texts import Texts
from bottega.terminal.pictures.workshop.signs import SIGNS, STYLES, say


def middle(rows: list[Row], sheet: Sheet, texts: Texts) -> Grid:
    """Three rows, a line each card: what it is, what it asks for, what it is worth."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in rows:
        head = f"{say(texts, row.id)} ({row.left})"
        for place in row.places:
            grid.add_row(Text(head, "underline"), *card(row, place, sheet, texts))
            head = ""
    return grid


def card(row: Row, place: Place | None, sheet: Sheet, texts: Texts) -> list[Text]:
    """A card of the middle; a place may be empty for now."""
    if place is None:
        return [Text(say(texts, "gone"), "dim"), Text(), Text()]
    if row.id == "leonardo":
        return [Text(texts.name("effect", place.id)), Text(), Text()]
    work = WORKS.value(place.id)
    sets = "/".join(str(value) for value in sheet.set_value[1:])
    worth = say(texts, "points", points=sets if row.id == "unfinished" else sheet.worth[work])
    return [Text(texts.name("work", place.id)), asked(sheet.asks[work]), Text(worth, "dim")]


def asked(asks: list[int]) -> Text:
    """What a work asks for: one sign a level."""
    row = Text()
    for n in range(0, len(asks), 2):
        discipline = DISCIPLINES.names[asks[n]]
        row.append(SIGNS[discipline] * asks[n + 1], f"bold {STYLES[discipline]}")
    return row
