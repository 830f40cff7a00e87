"""The players at a glance: points, backs in hand, visible symbols in figures."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.codex.picture.shapes import Common, Own
from bottega.games.codex.sheet import Sheet
from bottega.games.codex.words import CARDS, KINGDOM_NAMES, SYMBOL_NAMES
from bottega.kit.texts import Phrasebook, Texts
from bottega.terminal.pictures.codex.glyphs import SIGNS, STYLES

SYMBOLS = range(len(SYMBOL_NAMES))


def scores(table: Common, own: Own | None, sheet: Sheet, words: Phrasebook, names: list[str]) -> Grid:
    """A row a player; who went first has an arrow, who looks is bold."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    signs = [Text(SIGNS[symbol], f"bold {STYLES[symbol]}", justify="right") for symbol in SYMBOLS]
    titles: list[RenderableType] = ["", Text(words.say("codex-points")), Text(words.say("codex-hand"))]
    grid.add_row(*titles, *signs)
    for one in table.codices:
        arrow = "▸" if one.seat == table.first else " "
        figures = [Text(str(one.symbols.get(name, 0)), justify="right") for name in SYMBOL_NAMES]
        player: list[RenderableType] = [f"{arrow} {names[one.seat]}", Text(str(one.points), justify="right")]
        looks = own is not None and own.seat == one.seat
        grid.add_row(*player, held(one.hand, sheet), *figures, style="bold" if looks else "")
    return grid


def held(cards: list[str], sheet: Sheet) -> Text:
    """A hand as others see it: the backs of its cards; once the match is over, the cards."""
    hand = Text(no_wrap=True)
    for card in cards:
        deck, _, name = card.partition("-")
        kingdom = KINGDOM_NAMES.index(name) if name else sheet.kingdom[CARDS.value(card)]
        hand.append(f"{deck}{SIGNS[kingdom]} ", STYLES[kingdom])
    return hand


def symbol_names(texts: Texts) -> Text:
    """Which sign stands for what."""
    legend = Text()
    for symbol, name in enumerate(SYMBOL_NAMES):
        legend.append(f"{SIGNS[symbol]} ", f"bold {STYLES[symbol]}")
        legend.append(f"{texts.name('symbol', name)}   ", "dim")
    return legend
