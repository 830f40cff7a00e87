"""Each hand's area: columns with their levels, cards gathered, points so far."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.games.workshop.names import CARDS, EFFECTS, FIVE, SIX, WORKS
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.scoring import total
from bottega.kit.book import Texts
from bottega.kit.phrases import HIDDEN, Seat
from bottega.terminal.pictures.seats import SEAT_SIGNS
from bottega.terminal.pictures.workshop.signs import (
    FATIGUE,
    PRACTICE_SIGN,
    STUDY_SIGN,
    STYLES,
    TURN,
    say,
    sign,
)


def area(board: Table, hand: int, eyes: Seat, texts: Texts, names: list[str]) -> RenderableType:
    """Two or three lines a hand."""
    head = Text(f"{TURN if hand == board.turn else ' '} ", "bold")
    head.append(f"{SEAT_SIGNS[hand]} {area_name(board, hand, texts, names)}")
    head.append(f" {FATIGUE}" if hand == board.fatigue else "", "yellow")
    head.append(f"  {say(texts, 'total', points=total(board, hand))}", "not bold")
    head.append(f"  {say(texts, 'cards', count=len(board.hands[hand]))}", "not bold dim")
    if board.rested(hand):
        head.append(f"  {say(texts, 'rested')}", "not bold dim")
    lines = [head, columns(board, hand)]
    if board.gathered[hand]:
        lines.append(note("gathered", gathered(board, hand, texts), texts))
    known = [card for card in board.hands[hand] if card != HIDDEN]
    if known and board.rules.seat_of[hand] != eyes:
        lines.append(note("known", [texts.name("card", CARDS.names[card]) for card in known], texts))
    return Group(*lines)


def note(key: str, things: list[str], texts: Texts) -> Text:
    """A line under the columns."""
    return Text(f"    {say(texts, key, cards=' · '.join(things))}", "dim")


def area_name(board: Table, hand: int, texts: Texts, names: list[str]) -> str:
    """A player's name; a number for the hands of one person."""
    if board.rules.seats == board.rules.hands:
        return names[hand]
    return say(texts, "hand", hand=hand + 1)


def columns(board: Table, hand: int) -> Text:
    """The disciplines in play: study cards, practice cards, level."""
    row = Text("    ")
    for discipline in range(SIX):
        at = hand * SIX + discipline
        study, level = board.columns[at], board.levels[at]
        if level:
            cards = STUDY_SIGN * study + PRACTICE_SIGN * ((level - study) // board.rules.practice)
            row.append_text(sign(discipline)).append(cards, STYLES[discipline])
            row.append(f" {level}   ", "bold")
    return row


def gathered(board: Table, hand: int, texts: Texts) -> list[str]:
    """Leonardo cards and works of a hand, by name."""
    found: list[str] = []
    for effect in range(FIVE):
        count = board.visits[hand * FIVE + effect]
        if count:
            found.append(texts.name("effect", EFFECTS.names[effect]) + (f" ×{count}" if count > 1 else ""))
    own = [work for work, owner in enumerate(board.owner) if owner == hand]
    return found + [texts.name("work", WORKS.names[work]) for work in own]
