"""Objectives as little patterns, with what they are worth now."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.codex.picture.shapes import Common, Own
from bottega.games.codex.sheet import Goal, Sheet
from bottega.games.codex.words import CENTRE, OBJECTIVES, WIDTH
from bottega.kit.texts import Phrasebook
from bottega.terminal.pictures.codex.boxes import Paper
from bottega.terminal.pictures.codex.glyphs import SIGNS, STYLES

PATTERN_WIDE = 10


def goals(
    table: Common, own: Own | None, sheet: Sheet, words: Phrasebook, names: list[str]
) -> list[RenderableType]:
    """The common objectives, those of this viewer and, at the end, everyone's."""
    begun = own is not None and bool(table.codices[own.seat].laid)
    shown = []
    for common in table.objectives:
        worth = words.say("codex-worth", points=common.earned[own.seat]) if own and begun else ""
        shown.append((words.say("codex-common"), common.id, worth))
    for one in table.codices:
        if own is not None and one.seat == own.seat:
            title = words.say("codex-choose" if table.first is None else "codex-secret")
            for goal in own.objectives[: 2 if table.first is None else 1]:
                shown.append((title, goal.id, words.say("codex-worth", points=goal.earned)))
        elif one.objective:
            title = words.say("codex-secret_of", name=names[one.seat])
            shown.append((title, one.objective.id, words.say("codex-flat", points=one.objective.earned)))
    return [draw_goal(title, id, worth, sheet, words) for title, id, worth in shown]


def draw_goal(title: str, id: str, now: str, sheet: Sheet, words: Phrasebook) -> RenderableType:
    """An objective: whose, its pattern, its number and what it is worth, each time and by now."""
    card = sheet.goals[OBJECTIVES.value(id)]
    worth = [words.say("codex-worth_spectator", points=card.points), *([now] if now else [])]
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=PATTERN_WIDE)
    grid.add_row(pattern(card), Text("\n".join([title, f"{id} · {worth[0]}", *worth[1:]])))
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
