"""The signs of Les Inventeurs on a terminal: each discipline and token has a shape, and a colour besides."""

from __future__ import annotations

from rich.text import Text

from bottega.games.inventors.names import BREADTH, DISCIPLINES, TOKENS
from bottega.kit.texts import Phrasebook, Texts

SIGNS = "☼⚗⚙∑"  # physics, chemistry, mechanics, mathematics
STYLES = ["cyan", "green", "yellow", "magenta"]
TOKEN_SIGNS = dict(zip(TOKENS.names, ["↑2", "↑3", "↑4", "+1", "+2", "+3", "☀", "✚", "№"], strict=True))
SLOT = "□"
STATUETTE = "♛"
AVAILABLE = "○"
BUSY = "◐"
REACHED = "✓"
TURN = "▶"


def sign(discipline: int) -> Text:
    """The sign of a discipline."""
    return Text(SIGNS[discipline], f"bold {STYLES[discipline]}")


def tokens(names: list[str]) -> Text:
    """Tokens as signs; a dash for none."""
    drawn = Text(" ".join(TOKEN_SIGNS[name] for name in names), "bold", no_wrap=True)
    return drawn or Text("–", "dim")


def legend(texts: Texts, words: Phrasebook) -> Text:
    """Which sign stands for which discipline, and what the others mean."""
    drawn = Text()
    for discipline in range(BREADTH):
        drawn.append_text(sign(discipline))
        drawn.append(f" {texts.name('discipline', DISCIPLINES.names[discipline])}   ", "dim")
    for line in ("people", "tokens"):
        drawn.append("\n" + words.say(f"inventors-legend_{line}"), "dim")
    return drawn
