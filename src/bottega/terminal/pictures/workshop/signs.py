"""The signs of the Workshop on a terminal: each discipline has a shape, and a colour besides."""

from __future__ import annotations

from rich.text import Text

from bottega.games.workshop.names import ANY_BOTTOM, BOTTOM_NAMES, BOTTOMS, DISCIPLINES, SIX
from bottega.games.workshop.pieces import Table
from bottega.kit.book import Texts

SIGNS = "♦¶⌂⚙☼♣"  # painting, letters, architecture, engineering, physics, biology
STYLES = ["red", "bright_blue", "yellow", "magenta", "cyan", "green"]
STUDY_SIGN = "▪"
PRACTICE_SIGN = "↻"
FATIGUE = "☾"
TURN = "▶"
ANY_SIGN = "✳"


def say(texts: Texts, key: str, **values: object) -> str:
    """Words for the picture, with their placeholders filled."""
    return texts.get("terminal", key).format_map(values)


def sign(discipline: int) -> Text:
    """The sign of a discipline."""
    return Text(SIGNS[discipline], f"bold {STYLES[discipline]}")


def name(texts: Texts, discipline: int) -> str:
    """A discipline in the player's language."""
    return texts.name("discipline", DISCIPLINES.names[discipline])


def card_row(board: Table, card: int, texts: Texts) -> Text:
    """An apprentice on one line: upper half, lower half."""
    study, bottom = card // BOTTOMS, card % BOTTOMS
    row = Text("  ", no_wrap=True, overflow="ellipsis").append_text(sign(study))
    row.append(f" {name(texts, study)}".ljust(15)).append("│ ", "dim")
    return row.append_text(lower_half(board, bottom, texts))


def lower_half(board: Table, bottom: int, texts: Texts) -> Text:
    """What a card can be played for instead of study."""
    shown = board.rules.shows[bottom]
    if not shown:
        return Text(say(texts, BOTTOM_NAMES[bottom]))
    row = Text(f"{PRACTICE_SIGN} ")
    if bottom == ANY_BOTTOM:
        return row.append(f"{ANY_SIGN} {say(texts, 'any')}")
    for place, discipline in enumerate(shown):
        row.append(" / " if place else "").append_text(sign(discipline))
        row.append(f" {name(texts, discipline)}")
    return row


def asked(board: Table, work: int) -> Text:
    """What a work asks for: one sign a level."""
    row = Text()
    asks = board.rules.asks[work]
    for n in range(0, len(asks), 2):
        row.append(SIGNS[asks[n]] * asks[n + 1], f"bold {STYLES[asks[n]]}")
    return row


def legend(texts: Texts) -> Text:
    """Which sign stands for which discipline."""
    row = Text()
    for discipline in range(SIX):
        row.append_text(sign(discipline)).append(f" {name(texts, discipline)}   ", "dim")
    return row
