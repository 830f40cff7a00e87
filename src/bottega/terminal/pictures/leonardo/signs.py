"""The signs of Leonardo da Vinci on a terminal: each component has a shape, and a colour besides."""

from __future__ import annotations

from rich.text import Text

from bottega.games.leonardo.names import COMPONENTS
from bottega.kit.book import Texts

COMPONENT_SIGNS = "†#∫▬◇"  # iron, wood, rope, brick, glass
COMPONENT_STYLES = ["bright_black", "yellow", "green", "red", "cyan"]
RANK_STYLES = ["red", "yellow", "white", "bright_yellow"]
MASTER = "M"
MAN = "⚙"
LEONARDO = "☼"


def components(counts: list[int]) -> Text:
    """So many of each component, as signs; a dash for none."""
    drawn = Text(no_wrap=True)
    for component, count in enumerate(counts):
        drawn.append(COMPONENT_SIGNS[component] * count, f"bold {COMPONENT_STYLES[component]}")
    return drawn or Text("–", "dim")


def legend(texts: Texts) -> Text:
    """Which sign stands for which component."""
    drawn = Text()
    for component, name in enumerate(COMPONENTS.names):
        drawn.append(COMPONENT_SIGNS[component], f"bold {COMPONENT_STYLES[component]}")
        drawn.append(f" {texts.name('component', name)}   ", "dim")
    return drawn
