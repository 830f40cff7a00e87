"""The city: who stands in which place, and what lies there."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bottega.games.leonardo.picture.shapes import Common, Group, Place
from bottega.kit.texts import Phrasebook, Texts
from bottega.terminal.pictures.leonardo.signs import MASTER, component_sign
from bottega.terminal.pictures.seats import SEAT_STYLES, seat_sign


def city(table: Common, texts: Texts, words: Phrasebook) -> Grid:
    """A row a place, A to H: what it holds, then its workers from the arrow on."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, title=words.say("leonardo-city"))
    grid.title_justify = "left"
    for letter, place in zip("ABCDEFGH", table.places, strict=True):
        price = table.now.price if table.now.place == place.id else None
        mark = Text(" " if price is None else "▶", "bold")
        name = Text.assemble((letter, "bold"), " ", texts.get("labels", "place", place.id))
        workers = line(place.line)
        if price is not None:
            workers.append("  " + words.say("leonardo-price", florins=price), "dim")
        grid.add_row(mark, name, holding(table, place, words), Text("→", "dim"), workers)
    return grid


def holding(table: Common, place: Place, words: Phrasebook) -> Text:
    """The florins at the Council, the stack of a shop."""
    if not place.gives:
        return Text(words.say("leonardo-florins", florins=table.purse), "dim")
    if place.left is None:
        return Text()
    return component_sign(place.gives[0]).append(f" {place.left}", "dim")


def line(groups: list[Group]) -> Text:
    """Workers from the arrow on: one sign an apprentice, M a master."""
    drawn = Text(no_wrap=True, overflow="ellipsis")
    for group in groups:
        for _ in range(group.apprentices):
            drawn.append_text(seat_sign(group.seat))
        if group.master:
            drawn.append_text(seat_sign(group.seat)).append(MASTER, f"bold {SEAT_STYLES[group.seat]}")
        drawn.append(" ")
    return drawn


def spaces(table: Common, texts: Texts) -> Text:
    """Who has taken which space of the Council; nothing while none is taken."""
    drawn = Text()
    for space in table.spaces:
        if space.seat is not None:
            drawn.append(f"{texts.name('space', space.id)} ", "dim")
            drawn.append_text(seat_sign(space.seat)).append("   ")
    return drawn
