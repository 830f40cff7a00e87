"""Objectives as little patterns, with what they are worth now."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.codex.objectives import count
from bottega.games.codex.pieces import OVER, Table
from bottega.games.codex.sheet import Goal
from bottega.games.codex.words import CENTRE, OBJECTIVES, WIDTH
from bottega.kit.phrases import HIDDEN, Seat
from bottega.terminal.pictures.codex.boxes import Paper
from bottega.terminal.pictures.codex.glyphs import SIGNS, STYLES
from bottega.terminal.words import Words

PATTERN_WIDE = 10


def goals(table: Table, eyes: Seat, words: Words, names: list[str]) -> list[RenderableType]:
    """The common objectives, those of these eyes and, at the end, everyone's."""
    shown = [(words.say("codex.common"), goal, eyes) for goal in table.common]
    for seat, own in enumerate(table.goals):
        chosen = table.ending == OVER or table.first >= 0
        for goal in own[:1] if chosen else own:
            if goal != HIDDEN:
                shown.append((owner(seat, eyes, words, names, chosen=chosen), goal, seat))
    return [draw_goal(table, title, goal, seat, eyes, words) for title, goal, seat in shown]


def owner(seat: Seat, eyes: Seat, words: Words, names: list[str], *, chosen: bool) -> str:
    """Whose objective it is."""
    if seat != eyes:
        return words.say("codex.secret_of", name=names[seat])
    return words.say("codex.secret" if chosen else "codex.choose")


def draw_goal(table: Table, title: str, goal: int, seat: Seat, eyes: Seat, words: Words) -> RenderableType:
    """An objective: whose, its pattern, its number and what it is worth now."""
    card = table.rules.goals[goal]
    worth = words.say("codex.worth_spectator", points=card.points)
    if seat >= 0 and table.areas[seat].laid:
        now = count(card, table.areas[seat])
        if seat == eyes:
            now_said = words.say("codex.worth", points=now)
        else:
            now_said = words.say("codex.flat", points=now)
        worth = f"{worth}\n{now_said}"
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=PATTERN_WIDE)
    grid.add_row(pattern(card), Text(f"{title}\n{OBJECTIVES.names[goal]} · {worth}"))
    return grid


def pattern(goal: Goal) -> Text:
    """A set as its symbols in a row; a pattern as its cards in their places."""
    if goal.needs:
        signs = [
            (SIGNS[n] + " ", f"bold {STYLES[n]}") for n, need in enumerate(goal.needs) for _ in range(need)
        ]
        return Text.assemble(*signs)
    paper = Paper()
    spots = [CENTRE + cell for cell in goal.cells]
    for spot, kingdom in zip(spots, goal.kingdoms, strict=True):
        paper.put(-(spot // WIDTH), 3 * (spot % WIDTH), f"[{SIGNS[kingdom]}]", f"bold {STYLES[kingdom]}")
    rows, columns = [row for row, _ in paper.signs], [column for _, column in paper.signs]
    lines = paper.lines(min(rows), min(columns), max(rows) - min(rows) + 1, PATTERN_WIDE)
    return Text("\n").join(lines)
