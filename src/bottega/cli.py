"""The `bottega` command."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from typing import Any, Final, ParamSpec

import typer
from typer.core import TyperCommand, TyperGroup

from bottega import __version__

P = ParamSpec("P")

# The module of a command, and its line in `bottega --help`. A test compares the lines with the docstrings.
PLAY: Final = {
    "play": ("play", "Play a match in this terminal, alone with bots or in turn with friends."),
    "learn": ("learn", "Learn a game by playing its lessons in this terminal."),
    "lessons": ("lessons", "List the courses and lessons of every game."),
    "puzzle": ("puzzle", "Solve a puzzle of a game, and read why its answer is right."),
    "games": ("games", "List the games with their seats, options and presets."),
    "match": ("match", "Let bots play matches against each other."),
    "replay": ("replay", "Tell a match move by move, and show the table at the end."),
    "verify": ("replay", "Check a record: the deal, the rules, the cards, every move, the scores."),
    "analyse": ("analyse", "Tell what each decision of a match was worth."),
}
HOST: Final = {
    "serve": ("serve", "Serve tables to browsers until stopped."),
    "bots": ("bots", "Play the bots' turns until stopped."),
    "migrate": ("migrate", "Update the schema of every database. Safe to run twice."),
    "doctor": ("doctor", "List what is missing to serve, and how to fix it."),
    "admin": ("admin", "Look after the server: reports, bans, announcements, nodes."),
    "backup": ("backup", "Copy every database into a folder while people play."),
    "restore": ("restore", "Fill empty databases from a backup, and verify every match."),
    "editions": ("editions", "List the kept editions of the rules, with the matches in play."),
    "ratings": ("ratings", "Compute every rating again from the logs, and list differences."),
    "vapid": ("vapid", "Make a key for push notices."),
}
MEASURE: Final = {
    "league": ("league", "Let every bot meet every other, in all seats, with confidence intervals."),
    "lab": ("lab", "Learn from many matches."),
    "bench": ("benches", "Measure the rules, or the server."),
}
PANELS: Final = {"Play": PLAY, "Host": HOST, "Measure": MEASURE}
COMMANDS: Final = {name: entry for panel in PANELS.values() for name, entry in panel.items()}


def plainly(command: Callable[P, None]) -> Callable[P, None]:
    """Print our own errors as sentences, and exit with 1."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        from bottega.kit.errors import BottegaError

        try:
            command(*args, **kwargs)
        except (BottegaError, OSError) as error:
            print(f"bottega: {error}", file=sys.stderr)
            raise typer.Exit(1) from error

    return run


@cache
def load(name: str) -> Any:
    """Import a command."""
    module = import_module(f"bottega.commands.{COMMANDS[name][0]}")
    group: typer.Typer | None = getattr(module, "GROUP", None)
    if group is None:
        group = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
        group.command(name)(plainly(getattr(module, name)))
    else:
        for one in group.registered_commands:
            assert one.callback is not None
            one.callback = plainly(one.callback)
    return typer.main.get_command(group)


class OnDemand(TyperGroup):
    """Imports a command when it is called, so `bottega --help` loads no game."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        for panel, commands in PANELS.items():
            for name, (_, line) in commands.items():
                self.add_command(TyperCommand(name, help=line, rich_help_panel=panel))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in COMMANDS:
            self.add_command(load(args[0]), args[0])
        return super().resolve_command(ctx, args)


app = typer.Typer(cls=OnDemand, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def tell_version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def main(
    version: bool = typer.Option(
        False, "--version", callback=tell_version, is_eager=True, help="The version."
    ),
) -> None:
    """A table for games about inventors and their codices."""


if __name__ == "__main__":
    app()
