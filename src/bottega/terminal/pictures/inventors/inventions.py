"""The inventions of an era, one a line: slots by discipline, who contributed, the tokens to be shared."""

from __future__ import annotations

from msgspec.structs import astuple
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.inventors.names import BREADTH, CLASSES, INVENTIONS
from bottega.games.inventors.picture.shapes import Invention, Laid
from bottega.games.inventors.sheet import Sheet
from bottega.kit.texts import Phrasebook, Texts
from bottega.terminal.pictures.inventors.signs import SLOT, STYLES, sign, tokens
from bottega.terminal.pictures.seats import seat_sign


def inventions(era: list[Invention], sheet: Sheet, texts: Texts, words: Phrasebook) -> Grid:
    """What is on the table."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(words.say("inventors-invention"), no_wrap=True, overflow="ellipsis")
    grid.add_column(words.say("inventors-number"), no_wrap=True, overflow="ellipsis")
    grid.add_column(words.say("inventors-worth"), no_wrap=True, justify="right")
    for discipline in range(BREADTH):
        grid.add_column(sign(discipline), no_wrap=True)
    grid.add_column(words.say("inventors-share"), no_wrap=True)
    grid.add_column(words.say("inventors-tokens"), no_wrap=True)
    for invention in era:
        if invention.laid:
            grid.add_row(*row(invention, invention.laid, sheet, texts))
    return grid


def row(invention: Invention, laid: Laid, sheet: Sheet, texts: Texts) -> list[Text]:
    """One invention; its points are struck out once somebody has taken it."""
    card = INVENTIONS.value(invention.id)
    number = sheet.class_of[card]
    taken = invention.owner is not None
    return [
        Text(texts.name("invention", invention.id)),
        Text(f"{number} {texts.name('class', CLASSES.names[number])}", "dim"),
        Text(str(sheet.points[card]), "strike dim" if taken else "bold"),
        *[slots(laid, discipline) for discipline in range(BREADTH)],
        contributions(laid),
        tokens([token for token in laid.tokens if token]),
    ]


def slots(laid: Laid, discipline: int) -> Text:
    """The slots of a discipline: a sign a cube, a box where one is still wanted."""
    drawn = Text()
    for share in sorted(laid.shares, key=lambda share: share.seat):
        drawn.append_text(seat_sign(share.seat, astuple(share.slots)[discipline]))
    return drawn.append(SLOT * astuple(laid.empty)[discipline], STYLES[discipline])


def contributions(laid: Laid) -> Text:
    """Who would choose a reward in which order, and with how many cubes."""
    drawn = Text()
    for share in laid.shares:
        drawn.append_text(seat_sign(share.seat)).append(f"{share.cubes} ")
    return drawn
