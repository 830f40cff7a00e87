"""`bottega puzzle`: find the best move, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from bottega import library
from bottega.commands.asked import Lang, language
from bottega.commands.learn import screen_for
from bottega.kit.game import AnyGame
from bottega.puzzles import Puzzles
from bottega.puzzles.checking import objection
from bottega.terminal.puzzling import Puzzling


def puzzle(
    game: Annotated[str, typer.Argument(help="The game.")],
    number: Annotated[int, typer.Argument(min=1, help="The puzzle to begin with.")] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Prove every exact puzzle of the game again.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Solve a puzzle of a game, and read why its answer is right."""
    chosen = library.game(game)
    if check:
        check_puzzles(chosen)
        return
    puzzles = Puzzles(chosen)
    screen = screen_for(chosen, language(lang))
    if puzzles.all:
        Puzzling(screen, puzzles).run(number)
    else:
        screen.say("puzzle-none", game=screen.texts.get("game", "name"))


def check_puzzles(game: AnyGame) -> None:
    """Prove every exact puzzle; print what speaks against one, and exit 1 if anything does."""
    exact = [puzzle for puzzle in Puzzles(game).all if puzzle.task]
    against = {puzzle.id: why for puzzle in exact if (why := objection(game, puzzle))}
    for id, why in against.items():
        print(f"{game.id} {id}: {why}")
    print(f"{game.id}: {len(exact) - len(against)} of {len(exact)} exact puzzles are proved")
    if against:
        raise typer.Exit(1)
