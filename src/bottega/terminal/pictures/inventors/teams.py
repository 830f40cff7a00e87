"""Each player's team: four inventors with their levels and goals, cubes, tokens and what was acquired."""

from __future__ import annotations

from msgspec.structs import astuple
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.inventors.names import BREADTH, INVENTIONS, INVENTORS
from bottega.games.inventors.picture.shapes import Common, Inventor, Side, Team
from bottega.games.inventors.sheet import Sheet
from bottega.kit.seats import Seat
from bottega.kit.texts import Phrasebook, Texts
from bottega.terminal.pictures.inventors.signs import (
    AVAILABLE,
    BUSY,
    REACHED,
    STATUETTE,
    STYLES,
    TURN,
    sign,
    tokens,
)
from bottega.terminal.pictures.seats import player

INDENT = 3
NAME_WIDE = 22
LEVELS_WIDE = 24


def team(
    table: Common, seat: Seat, sheet: Sheet, abreast: int, texts: Texts, words: Phrasebook, names: list[str]
) -> RenderableType:
    """A few lines a player; one before a team is chosen."""
    side = table.sides[seat]
    lines: list[RenderableType] = [head(table, side, texts, words, names)]
    if side.inventors:
        lines.append(inventors(side.inventors, sheet, abreast, texts))
    own = sorted(numbered(invention, sheet, texts) for invention in side.inventions)
    if own:
        acquired = Text(words.say("inventors-acquired", inventions=" · ".join(own)), "dim")
        lines.append(Padding(acquired, (0, 0, 0, INDENT + 1)))
    return Group(*lines)


def head(table: Common, side: Side, texts: Texts, words: Phrasebook, names: list[str]) -> Text:
    """Who it is, and what lies before them."""
    playing = side.seat in table.now.asked
    line = Text(f"{TURN if playing else ' '} ", "bold").append_text(player(side.seat, names))
    line.append(f" {STATUETTE}" if side.seat == table.statuette else "", "bold yellow")
    if side.team is not None:
        line.append(f"  {texts.name('team', side.team)}", "dim")
    line.append(f"  {words.say('inventors-points', points=side.score.total)}", "not bold")
    if side.cubes is not None:
        line.append(f"  {words.say('inventors-cubes', cubes=side.cubes)}", "not bold dim")
    held = [token for token, count in side.tokens.items() for _ in range(count)]
    return line.append("  ").append_text(tokens(held)) if held else line


def numbered(invention: str, sheet: Sheet, texts: Texts) -> str:
    """An invention with its classification number, which counts in a run."""
    return f"{sheet.class_of[INVENTIONS.value(invention)]} {texts.name('invention', invention)}"


def inventors(four: list[Inventor], sheet: Sheet, abreast: int, texts: Texts) -> Grid:
    """The four of a team."""
    cells = [cell for one in four for cell in (person(one, texts), levels(one, sheet))]
    return abreast_of(cells, abreast)


def free_teams(
    free: list[Team], sheet: Sheet, abreast: int, texts: Texts, words: Phrasebook
) -> RenderableType:
    """The teams still to be chosen from, with their first levels."""
    lines: list[RenderableType] = [Text(words.say("inventors-teams"), "underline")]
    for one in free:
        lines.append(Text(f"  {texts.name('team', one.id)}"))
        lines.append(inventors(one.inventors, sheet, abreast, texts))
    return Group(*lines)


def abreast_of(cells: list[Text], abreast: int) -> Grid:
    """Names and levels, so many inventors on a line."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=INDENT)
    for _ in range(abreast):
        grid.add_column(width=NAME_WIDE)
        grid.add_column(width=LEVELS_WIDE)
    for first in range(0, len(cells), 2 * abreast):
        grid.add_row("", *cells[first : first + 2 * abreast])
    return grid


def person(one: Inventor, texts: Texts) -> Text:
    """Who it is, and whether available."""
    name = Text(f"{BUSY if one.busy else AVAILABLE} ", no_wrap=True, overflow="ellipsis")
    return name.append(texts.name("inventor", one.id), "dim" if one.busy else "")


def levels(one: Inventor, sheet: Sheet) -> Text:
    """`☼2/3`: at level 2, with 3 for a goal; then what the goal is worth, and whether it is reached."""
    drawn = Text(no_wrap=True)
    inventor = INVENTORS.value(one.id)
    for discipline, level in enumerate(astuple(one.levels)):
        goal = sheet.goal[inventor * BREADTH + discipline]
        style = f"bold {STYLES[discipline]}" if level else "dim"
        drawn.append_text(sign(discipline)).append(str(level), style)
        drawn.append(f"/{goal} " if goal else "   ", "dim")
    drawn.append(f"+{sheet.goal_points[inventor]}", "dim")
    return drawn.append("" if any(astuple(one.missing)) else REACHED, "bold")
