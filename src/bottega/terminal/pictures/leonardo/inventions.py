"""The inventions asked for, one a line: what they need, how long they take, what they pay."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from bottega.games.leonardo.names import COMPONENTS, INVENTIONS, TYPES
from bottega.games.leonardo.picture.shapes import Common
from bottega.games.leonardo.sheet import Sheet
from bottega.kit.texts import Phrasebook, Texts
from bottega.terminal.pictures.leonardo.signs import RANK_STYLES, components


def requested(table: Common, rules: Sheet, texts: Texts, words: Phrasebook) -> Grid:
    """The display."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False, title=words.say("leonardo-asked"))
    grid.title_justify = "left"
    for name in table.requested:
        invention = INVENTIONS.value(name)
        rank, kind = rules.rank[invention], rules.type[invention]
        grid.add_row(
            Text(name, "bold", justify="right"),
            Text(texts.name("invention", name), no_wrap=True, overflow="ellipsis"),
            components(dict(zip(COMPONENTS.names, rules.needs[invention], strict=True))),
            Text(words.say("leonardo-weeks", weeks=rules.weeks[invention]), "dim"),
            Text(f"{rules.first[invention]}/{rules.later[invention]}", RANK_STYLES[rank]),
            Text(texts.name("type", TYPES[kind]), "dim", no_wrap=True, overflow="ellipsis"),
        )
    return grid
