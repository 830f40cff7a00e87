"""The signs of Leonardo da Vinci on a terminal: each component has a shape, and a colour besides."""

from __future__ import annotations

from rich.text import Text

from bottega.kit.texts import Texts

COMPONENT_SIGNS = {"iron": "†", "wood": "#", "rope": "∫", "brick": "▬", "glass": "◇"}
COMPONENT_STYLES = {
    "iron": "bright_black",
    "wood": "yellow",
    "rope": "green",
    "brick": "red",
    "glass": "cyan",
}
RANK_STYLES = ["red", "yellow", "white", "bright_yellow"]
MASTER = "M"
MAN = "⚙"
LEONARDO = "☼"


def component_sign(component: str, count: int = 1) -> Text:
    """A component, once or so many times."""
    return Text(COMPONENT_SIGNS[component] * count, f"bold {COMPONENT_STYLES[component]}")


def components(counts: dict[str, int]) -> Text:
    """So many of each component, as signs; a dash for none."""
    drawn = Text(no_wrap=True)
    for component, count in counts.items():
        drawn.append_text(component_sign(component, count))
    return drawn or Text("–", "dim")


def legend(texts: Texts) -> Text:
    """Which sign stands for which component."""
    drawn = Text()
    for component in COMPONENT_SIGNS:
        drawn.append_text(component_sign(component)).append(
            f" {texts.name('component', component)}   ", "dim"
        )
    return drawn
