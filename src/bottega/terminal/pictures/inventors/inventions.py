"""The inventions of an era, one a line: slots by discipline, who contributed, the tokens to be shared."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bottega.games.inventors.names import BREADTH, CLASSES, INVENTIONS
from bottega.games.inventors.pieces import GONE, Table
from bottega.kit.book import Texts
from bottega.kit.phrases import NOBODY
from bottega.terminal.pictures.inventors.signs import SLOT, STYLES, sign, tokens
from bottega.terminal.pictures.seats import seat_sign
from bottega.terminal.words import Words


def inventions(board: Table, texts: Texts, words: Words) -> Grid:
    """What is on the table."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(words.say("inventors.invention"), no_wrap=True, overflow="ellipsis")
    grid.add_column(words.say("inventors.number"), no_wrap=True, overflow="ellipsis")
    grid.add_column(words.say("inventors.worth"), no_wrap=True, justify="right")
    for discipline in range(BREADTH):
        grid.add_column(sign(discipline), no_wrap=True)
    grid.add_column(words.say("inventors.share"), no_wrap=True)
    grid.add_column(words.say("inventors.tokens"), no_wrap=True)
    for place, invention in enumerate(board.laid):
        if invention != GONE:
            grid.add_row(*row(board, place, invention, texts))
    return grid


def row(board: Table, place: int, invention: int, texts: Texts) -> list[Text]:
    """One invention; its points are struck out once somebody has taken it."""
    number = board.rules.class_of[invention]
    taken = board.owner[invention] != NOBODY
    return [
        Text(texts.name("invention", INVENTIONS.names[invention])),
        Text(f"{number} {texts.name('class', CLASSES.names[number])}", "dim"),
        Text(str(board.rules.points[invention]), "strike dim" if taken else "bold"),
        *[slots(board, place, discipline) for discipline in range(BREADTH)],
        contributions(board, place),
        tokens(board.tokens_at(place)),
    ]


def slots(board: Table, place: int, discipline: int) -> Text:
    """The slots of a discipline: a sign a cube, a box where one is still wanted."""
    drawn = Text()
    for seat in range(board.rules.seats):
        drawn.append_text(seat_sign(seat, board.cubes[place][seat * BREADTH + discipline]))
    return drawn.append(SLOT * board.empty[place * BREADTH + discipline], STYLES[discipline])


def contributions(board: Table, place: int) -> Text:
    """Who would choose a reward in which order, and with how many cubes."""
    drawn = Text()
    for seat in board.ranking(place):
        drawn.append_text(seat_sign(seat)).append(f"{board.contribution(place, seat)} ")
    return drawn
