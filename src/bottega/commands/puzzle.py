"""`bottega puzzle`: find the best move, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from bottega import library
from bottega.commands.asked import Lang, language
from bottega.commands.learn import screen_for
from bottega.puzzles import Puzzles
from bottega.terminal.puzzling import Puzzling


def puzzle(
    game: Annotated[str, typer.Argument(help="The game.")],
    number: Annotated[int, typer.Argument(min=1, help="The puzzle to begin with.")] = 1,
    lang: Lang = None,
) -> None:
    """Solve a puzzle of a game, and read why its answer is right."""
    title = library.game(game)
    puzzles = Puzzles(title)
    screen = screen_for(title, language(lang))
    if puzzles.all:
        Puzzling(screen, puzzles).run(number)
    else:
        screen.say("puzzle-none", game=screen.texts.get("game", "name"))
