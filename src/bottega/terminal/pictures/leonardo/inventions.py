"""The inventions asked for, one a line: what they need, how long they take, what they pay."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bottega.games.leonardo.city import City
from bottega.games.leonardo.names import INVENTIONS, TYPES
from bottega.kit.book import Texts
from bottega.terminal.pictures.leonardo.signs import RANK_STYLES, components
from bottega.terminal.words import Words


def requested(board: City, texts: Texts, words: Words) -> Grid:
    """The display."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, title=words.say("leonardo.asked"))
    grid.title_justify = "left"
    for invention in sorted(board.display):
        rules = board.rules
        rank, kind = rules.rank[invention], rules.type[invention]
        grid.add_row(
            Text(INVENTIONS.names[invention], "bold", justify="right"),
            Text(texts.name("invention", INVENTIONS.names[invention]), no_wrap=True, overflow="ellipsis"),
            components(rules.needs[invention]),
            Text(words.say("leonardo.weeks", weeks=rules.weeks[invention]), "dim"),
            Text(f"{rules.first[invention]}/{rules.later[invention]}", RANK_STYLES[rank]),
            Text(texts.name("type", TYPES[kind]), "dim", no_wrap=True, overflow="ellipsis"),
        )
    return grid
