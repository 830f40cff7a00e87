"""What `bottega learn` lists and checks: the courses and lessons of every game."""

from __future__ import annotations

from collections.abc import Iterator

import typer
from rich.table import Table

from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.kit.texts import read_texts, text_id
from bottega.lessons import Lessons, gaps
from bottega.lessons.checking import lesson_minutes, minutes
from bottega.terminal.screen import open_console

NONE = "no lessons yet"


def list_lessons(lang: str) -> None:
    """Print the courses and lessons of every game."""
    console = open_console()
    for game in GAMES.values():
        console.print(table_of(game, lang))


def check_lessons(games: list[AnyGame]) -> None:
    """Print every gap; exit 1 if there is any."""
    found = [gap for game in games for gap in gaps(game)]
    for gap in found:
        print(gap)
    if found:
        raise typer.Exit(1)
    count = sum(len(Lessons(game).by_id) for game in games)
    print(f"nothing is wrong with {count} lessons")


def table_of(game: AnyGame, lang: str) -> Table:
    """The lessons of a game, course by course."""
    there = Lessons(game)
    name = read_texts(game.package, lang, game.words).get("game", "name")
    table = Table("", "", title=f"{game.id}: {name}", title_justify="left", box=None)
    table.add_column("steps", justify="right")
    table.add_column("minutes", justify="right")
    for row in rows(there, lang):
        table.add_row(*row)
    if not there.by_id:
        table.add_row(NONE)
    return table


def rows(there: Lessons, lang: str) -> Iterator[list[str]]:
    """A row for each course, and one for each of its lessons."""
    for course, ids in there.courses.items():
        book = there.book(lang)
        steps = [len(there.lesson(id).steps) for id in ids]
        title = book.say(text_id("course", course))
        yield [course, title, str(sum(steps)), f"{minutes(there, course, lang):.1f}"]
        for id, count in zip(ids, steps, strict=True):
            title = book.say(text_id("lesson", id))
            yield [f"  {id}", title, str(count), f"{lesson_minutes(there, id, lang):.1f}"]
