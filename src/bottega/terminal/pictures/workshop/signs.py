"""The signs of the Workshop on a terminal: each discipline has a shape, and a colour besides."""

from __future__ import annotations

from rich.text import Text

from bottega.games.workshop.names import DISCIPLINES
from bottega.kit.texts import Texts, Value

SIGNS = dict(zip(DISCIPLINES.names, "♦¶⌂⚙☼♣", strict=True))
STYLES = dict(
    zip(DISCIPLINES.names, ["red", "bright_blue", "yellow", "magenta", "cyan", "green"], strict=True)
)
STUDY_SIGN = "▪"
PRACTICE_SIGN = "↻"
FATIGUE = "☾"
TURN = "▶"
ANY_SIGN = "✳"


def say(texts: Texts, key: str, **values: Value) -> str:
    """Words for the picture, with their placeholders filled."""
    return texts.book.say(f"terminal-{key}", **values)


def sign(discipline: str) -> Text:
    """The sign of a discipline."""
    return Text(SIGNS[discipline], f"bold {STYLES[discipline]}")


def name(texts: Texts, discipline: str) -> str:
    """A discipline in the player's language."""
    return texts.name("discipline", discipline)


def card_row(card: str, texts: Texts) -> Text:
    """An apprentice on one line: upper half, lower half."""
    study, below = card.split("/")
    row = Text("  ", no_wrap=True, overflow="ellipsis").append_text(sign(study))
    row.append(f" {name(texts, study)}".ljust(15)).append("│ ", "dim")
    return row.append_text(lower_half(below, texts))


def lower_half(below: str, texts: Texts) -> Text:
    """What a card can be played for instead of study."""
    if below in ("visit", "work"):
        return Text(say(texts, below))
    row = Text(f"{PRACTICE_SIGN} ")
    if below == "any":
        return row.append(f"{ANY_SIGN} {say(texts, 'any')}")
    for place, discipline in enumerate(below.split("+")):
        row.append(" / " if place else "").append_text(sign(discipline))
        row.append(f" {name(texts, discipline)}")
    return row


def legend(texts: Texts) -> Text:
    """Which sign stands for which discipline."""
    row = Text()
    for discipline in DISCIPLINES.names:
        row.append_text(sign(discipline)).append(f" {name(texts, discipline)}   ", "dim")
    return row
