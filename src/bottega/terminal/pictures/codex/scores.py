"""The players at a glance: points, backs in hand, visible symbols in figures."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.codex.pieces import Table
from bottega.games.codex.words import BACKS, SYMBOL_NAMES
from bottega.kit.book import Texts
from bottega.kit.phrases import Seat
from bottega.terminal.pictures.codex.glyphs import SIGNS, STYLES
from bottega.terminal.words import Words

SYMBOLS = range(len(SYMBOL_NAMES))


def scores(table: Table, eyes: Seat, words: Words, names: list[str]) -> Grid:
    """A row a player; who went first has an arrow, who looks is bold."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    signs = [Text(SIGNS[symbol], f"bold {STYLES[symbol]}", justify="right") for symbol in SYMBOLS]
    titles: list[RenderableType] = ["", Text(words.say("codex.points")), Text(words.say("codex.hand"))]
    grid.add_row(*titles, *signs)
    for seat, area in enumerate(table.areas):
        arrow = "▸" if seat == table.first else " "
        figures = [Text(str(area.symbols[symbol]), justify="right") for symbol in SYMBOLS]
        player: list[RenderableType] = [f"{arrow} {names[seat]}", Text(str(area.points), justify="right")]
        grid.add_row(*player, backs(table, seat), *figures, style="bold" if seat == eyes else "")
    return grid


def backs(table: Table, seat: Seat) -> Text:
    """A hand as others see it: the backs of its cards."""
    hand = Text(no_wrap=True)
    for card in table.hands[seat]:
        back = (card if card >= BACKS else table.rules.back(card)) - BACKS
        hand.append(f"{'RG'[back // 4]}{SIGNS[back % 4]} ", STYLES[back % 4])
    return hand


def symbol_names(texts: Texts) -> Text:
    """Which sign stands for what."""
    legend = Text()
    for symbol, name in enumerate(SYMBOL_NAMES):
        legend.append(f"{SIGNS[symbol]} ", f"bold {STYLES[symbol]}")
        legend.append(f"{texts.name('symbol', name)}   ", "dim")
    return legend
