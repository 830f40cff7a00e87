"""The signs of Codex Naturalis on a terminal: every symbol has its own shape, and a colour besides."""

from __future__ import annotations

from bottega.games.codex.sheet import FLAT, PER_CORNER, Sheet
from bottega.games.codex.words import EMPTY, SYMBOL_NAMES
from bottega.kit.texts import Phrasebook, Texts

SIGNS = "♠♣♥Ж∫♦≡"  # fungi, plant, animal, insect, quill, inkwell, manuscript
STYLES = ["red", "green", "bright_blue", "magenta", "yellow", "yellow", "yellow"]
BLANK = "○"
SHUT_SIGN = "×"

# Across, down, four closed corners: light, double, heavy and dashed tell the kingdoms apart without colour.
FRAMES = ["─│┌┐└┘", "═║╔╗╚╝", "━┃┏┓┗┛", "┄┊┌┐└┘"]
STARTER_FRAME = "─│╭╮╰╯"


def sign(symbol: int) -> str:
    """A symbol, or a visible corner without one."""
    return BLANK if symbol == EMPTY else SIGNS[symbol]


def style(symbol: int, plain: str) -> str:
    """The style of a symbol; a blank corner looks like its card."""
    return plain if symbol == EMPTY else f"bold {STYLES[symbol]}"


def price(sheet: Sheet, card: int) -> str:
    """The resources a card asks for, as signs."""
    return "".join(SIGNS[kingdom] * many for kingdom, many in enumerate(sheet.requires[card]))


def points(sheet: Sheet, card: int) -> str:
    """The points of a card in few signs: 3, 1∫ for each quill, 2○ for each corner covered."""
    worth, scoring = sheet.points[card], sheet.scoring[card]
    if not worth:
        return ""
    if scoring == FLAT:
        return str(worth)
    return f"{worth}{BLANK if scoring == PER_CORNER else SIGNS[scoring]}"


def caption(sheet: Sheet, card: int, texts: Texts, words: Phrasebook) -> str:
    """What a card gives and asks for, in words; nothing if it does neither."""
    said = [points_in_words(sheet, card, texts, words)] if sheet.points[card] else []
    if any(sheet.requires[card]):
        said.append(words.say("codex-needs", symbols=price(sheet, card)))
    return ", ".join(said)


def points_in_words(sheet: Sheet, card: int, texts: Texts, words: Phrasebook) -> str:
    """The points of a card, in words."""
    worth, scoring = sheet.points[card], sheet.scoring[card]
    if scoring == FLAT:
        return words.say("codex-flat", points=worth)
    if scoring == PER_CORNER:
        return words.say("codex-per_corner", points=worth)
    symbol = texts.name("symbol", SYMBOL_NAMES[scoring])
    return words.say("codex-per_symbol", points=worth, symbol=symbol)
