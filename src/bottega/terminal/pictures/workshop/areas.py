"""Each hand's area: columns with their levels, cards gathered, points so far."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from bottega.games.workshop.picture.shapes import Area, Column, Common, Own
from bottega.kit.texts import Texts
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


def area(table: Common, place: int, own: Own | None, texts: Texts, names: list[str]) -> RenderableType:
    """Two or three lines an area."""
    one = table.areas[place]
    head = Text(f"{TURN if place == table.now.turn else ' '} ", "bold")
    head.append(f"{SEAT_SIGNS[place]} {area_name(one, texts, names)}")
    head.append(f" {FATIGUE}" if place == table.tired else "", "yellow")
    head.append(f"  {say(texts, 'total', points=one.points)}", "not bold")
    head.append(f"  {say(texts, 'cards', count=one.cards)}", "not bold dim")
    if place in table.rested:
        head.append(f"  {say(texts, 'rested')}", "not bold dim")
    lines = [head, columns(one.columns)]
    if one.gathered:
        lines.append(note("gathered", gathered(one, texts), texts))
    if own is None or own.seat != one.seat:
        held = one.held or (own.hands[place] if own else [])
        if held:
            key = "held" if one.held else "known"
            lines.append(note(key, [texts.name("card", card) for card in held], texts))
    return Group(*lines)


def note(key: str, things: list[str], texts: Texts) -> Text:
    """A line under the columns."""
    return Text(f"    {say(texts, key, cards=' · '.join(things))}", "dim")


def area_name(one: Area, texts: Texts, names: list[str]) -> str:
    """A player's name; a number for the hands of one person."""
    return names[one.seat] if one.hand is None else say(texts, "hand", hand=one.hand)


def columns(in_play: list[Column]) -> Text:
    """The disciplines in play: study cards, practice cards, level."""
    row = Text("    ")
    for column in in_play:
        cards = STUDY_SIGN * column.study + PRACTICE_SIGN * column.turned
        row.append_text(sign(column.discipline)).append(cards, STYLES[column.discipline])
        row.append(f" {column.level}   ", "bold")
    return row


def gathered(one: Area, texts: Texts) -> list[str]:
    """Leonardo cards and works of an area, by name."""
    visits = [
        texts.name("effect", effect) + (f" ×{count}" if count > 1 else "")
        for effect, count in one.visits.items()
    ]
    return visits + [texts.name("work", work) for work in one.works]
