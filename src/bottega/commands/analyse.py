"""`bottega analyse`: look back at a match, decision by decision."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from bottega.analysis import LEVELS, Analysis, Decision, decisions
from bottega.analysis.marks import MARKS
from bottega.analysis.match import summed_up
from bottega.bots.reasons import reason_words
from bottega.commands.asked import CardFolder, Lang, language, record_of
from bottega.commands.progress import followed
from bottega.commands.replay import File, screen_for
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame
from bottega.terminal.screen import Screen

HEIGHTS: Final = "▁▂▃▄▅▆▇█"


def analyse(
    file: File,
    level: Annotated[str, typer.Option(help="How thoroughly: quick or fine.")] = "quick",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = None,
    cards: CardFolder = None,
) -> None:
    """Tell what each decision of a match was worth."""
    if level not in LEVELS:
        raise SetupError(f"no analysis is called `{level}`; choose one of {', '.join(LEVELS)}")
    record = record_of(file, cards)
    found = followed(decisions(record, LEVELS[level]), record.game.id, len(record.moves))
    analysis = summed_up(record, LEVELS[level], list(found))
    if as_json:
        print(msgspec.json.encode(analysis).decode())
    else:
        tell(analysis, record.game, screen_for(record, language(lang)))


def tell(analysis: Analysis, game: AnyGame, screen: Screen) -> None:
    """The analysis on a screen."""
    say = screen.words.say
    table = Table(say("analyse-who"), say("analyse-kept"), say("analyse-luck"))
    for name in MARKS:
        table.add_column(say(f"analyse-{name}"))
    for one in analysis.seats:
        kept = "–" if one.kept is None else f"{one.kept:.1f}"
        luck = "–" if one.luck is None else f"{100 * one.luck:+.0f}"
        counts = [str(one.marks[name]) for name in MARKS]
        table.add_row(screen.names[one.seat], kept, luck, *counts)
    screen.print(table)
    screen.say("analyse-chances", "bold")
    for one in analysis.seats:
        screen.print(Text(f"{course(analysis, one.seat)}  {screen.names[one.seat]}"))
    screen.say("analyse-turning", "bold")
    by_ply = {one.ply: one for one in analysis.decisions}
    for ply in analysis.turning_points:
        tell_turning_point(by_ply[ply], game, screen)
    if not analysis.turning_points:
        screen.say("analyse-nothing")


def course(analysis: Analysis, seat: int) -> str:
    """A seat's chance of victory after each of its decisions, low to high."""
    chances = [one.made.outlook.chance for one in analysis.decisions if one.seat == seat]
    return "".join(HEIGHTS[min(int(chance * len(HEIGHTS)), len(HEIGHTS) - 1)] for chance in chances)


def tell_turning_point(one: Decision, game: AnyGame, screen: Screen) -> None:
    """A move that gave much away, and what would have been better."""
    words = game.words
    made, best = (
        screen.texts.say(words.line(words.parse(option.move)), screen.names)
        for option in (one.made, one.best[0])
    )
    gives, doubt = round(100 * one.gives), round(100 * one.doubt)
    name = screen.names[one.seat]
    screen.say(
        f"analyse-{one.mark}_at", "yellow", ply=one.ply, name=name, move=made, gives=gives, doubt=doubt
    )
    reason = reason_words(game, one.best[0].why, screen.words.lang, screen.names)
    screen.say("analyse-better", move=best, reason=reason)
