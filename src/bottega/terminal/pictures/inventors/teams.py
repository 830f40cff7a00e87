"""Each player's team: four inventors with their levels and goals, cubes, tokens and what was acquired."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from bottega.games.inventors.names import BREADTH, INVENTIONS, INVENTORS, KINDS, TEAM_SIZE, TEAMS
from bottega.games.inventors.pieces import LEVELS_EACH, Table
from bottega.games.inventors.scoring import parts, reaches_goal
from bottega.kit.book import Texts
from bottega.kit.phrases import NOBODY, Seat
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
from bottega.terminal.words import Words

INDENT = 3
NAME_WIDE = 22
LEVELS_WIDE = 24


def team(
    board: Table, seat: Seat, playing: bool, abreast: int, texts: Texts, words: Words, names: list[str]
) -> RenderableType:
    """A few lines a player; one before a team is chosen."""
    lines: list[RenderableType] = [head(board, seat, playing, texts, words, names)]
    if board.teams[seat] != NOBODY:
        lines.append(inventors(board, seat, abreast, texts))
    own = sorted(numbered(board, i, texts) for i, owner in enumerate(board.owner) if owner == seat)
    if own:
        acquired = Text(words.say("inventors.acquired", inventions=" · ".join(own)), "dim")
        lines.append(Padding(acquired, (0, 0, 0, INDENT + 1)))
    return Group(*lines)


def head(board: Table, seat: Seat, playing: bool, texts: Texts, words: Words, names: list[str]) -> Text:
    """Who it is, and what lies before them."""
    line = Text(f"{TURN if playing else ' '} ", "bold").append_text(player(seat, names))
    line.append(f" {STATUETTE}" if seat == board.statuette else "", "bold yellow")
    if board.teams[seat] != NOBODY:
        line.append(f"  {texts.name('team', TEAMS.names[board.teams[seat]])}", "dim")
    points = sum(parts(board, seat).values())
    line.append(f"  {words.say('inventors.points', points=points)}", "not bold")
    if board.spare:
        line.append(f"  {words.say('inventors.cubes', cubes=board.spare[seat])}", "not bold dim")
    held = [kind for kind in range(KINDS) for _ in range(board.tokens[seat * KINDS + kind])]
    return line.append("  ").append_text(tokens(held)) if held else line


def numbered(board: Table, invention: int, texts: Texts) -> str:
    """An invention with its classification number, which counts in a run."""
    return f"{board.rules.class_of[invention]} {texts.name('invention', INVENTIONS.names[invention])}"


def inventors(board: Table, seat: Seat, abreast: int, texts: Texts) -> Grid:
    """The four of a player's team."""
    cells: list[Text] = []
    for slot in range(TEAM_SIZE):
        number, at = board.teams[seat] * TEAM_SIZE + slot, seat * LEVELS_EACH + slot * BREADTH
        goal = levels(board, number, board.levels[at : at + BREADTH])
        goal.append(REACHED if reaches_goal(board, seat, slot) else "", "bold")
        cells += [person(number, board.busy[seat] >> slot & 1 > 0, texts), goal]
    return abreast_of(cells, abreast)


def free_teams(board: Table, abreast: int, texts: Texts, words: Words) -> RenderableType:
    """The teams still to be chosen from, with their first levels."""
    lines: list[RenderableType] = [Text(words.say("inventors.teams"), "underline")]
    for number in range(TEAMS.size):
        if number not in board.teams:
            lines.append(Text(f"  {texts.name('team', TEAMS.names[number])}"))
            cells: list[Text] = []
            for inventor in range(number * TEAM_SIZE, (number + 1) * TEAM_SIZE):
                start = board.rules.start[inventor * BREADTH : (inventor + 1) * BREADTH]
                cells += [person(inventor, False, texts), levels(board, inventor, start)]
            lines.append(abreast_of(cells, abreast))
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


def person(inventor: int, busy: bool, texts: Texts) -> Text:
    """Who it is, and whether available."""
    name = Text(f"{BUSY if busy else AVAILABLE} ", no_wrap=True, overflow="ellipsis")
    return name.append(texts.name("inventor", INVENTORS.names[inventor]), "dim" if busy else "")


def levels(board: Table, inventor: int, has: list[int]) -> Text:
    """`☼2/3`: at level 2, with 3 for a goal; then what the goal is worth."""
    drawn = Text(no_wrap=True)
    for discipline, level in enumerate(has):
        goal = board.rules.goal[inventor * BREADTH + discipline]
        style = f"bold {STYLES[discipline]}" if level else "dim"
        drawn.append_text(sign(discipline)).append(str(level), style)
        drawn.append(f"/{goal} " if goal else "   ", "dim")
    return drawn.append(f"+{board.rules.goal_points[inventor]}", "dim")
