"""`bottega learn`: the lessons of a game, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from bottega import library
from bottega.commands.asked import Lang, language
from bottega.commands.lessons import check_lessons, list_lessons
from bottega.games import GAMES
from bottega.kit.errors import SetupError
from bottega.kit.game import AnyGame
from bottega.kit.texts import read_texts
from bottega.lessons import Lessons
from bottega.terminal.learning import Learning
from bottega.terminal.screen import Screen, open_console
from bottega.terminal.words import read_words


def learn(
    game: Annotated[str | None, typer.Argument(help="The game; without it, all lessons are listed.")] = None,
    lang: Lang = None,
    course: Annotated[str | None, typer.Option(help="One of its courses; the first if left out.")] = None,
    lesson: Annotated[str | None, typer.Option(help="The lesson to begin with; else the first.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Play all lessons, and list what is wrong.")] = False,
) -> None:
    """Learn a game by playing its lessons in this terminal."""
    if check:
        check_lessons([library.game(game)] if game else list(GAMES.values()))
        return
    if game is None:
        list_lessons(language(lang))
        return
    found = library.game(game)
    lessons = Lessons(found)
    screen = screen_for(found, language(lang))
    if not lessons.by_id:
        name, command = screen.texts.get("game", "name"), f"bottega play {game}"
        screen.say("learn-none", game=name, command=command)
        return
    chosen = course_of(lessons, course, lesson)
    first = lesson or lessons.courses[chosen][0]
    Learning(screen, lessons, chosen).run(first)


def screen_for(game: AnyGame, lang: str) -> Screen:
    """A screen in a language; who plays depends on the lesson."""
    return Screen(open_console(), read_texts(game.package, lang, game.words), read_words(lang), [])


def course_of(lessons: Lessons, course: str | None, lesson: str | None) -> str:
    """The course that is meant: by its name, by a lesson of it, or the first."""
    game = lessons.game.id
    if lesson is not None and lesson not in lessons.by_id:
        raise SetupError(f"{game} has no lesson `{lesson}`; it has {', '.join(lessons.by_id)}")
    if course is None:
        return lessons.lesson(lesson).course if lesson else next(iter(lessons.courses))
    if course not in lessons.courses:
        raise SetupError(f"{game} has no course `{course}`; it has {', '.join(lessons.courses)}")
    if lesson is not None and lesson not in lessons.courses[course]:
        raise SetupError(
            f"`{lesson}` is no lesson of `{course}`; it has {', '.join(lessons.courses[course])}"
        )
    return course
