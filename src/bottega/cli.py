"""The `bottega` command."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache, wraps
from importlib import import_module
from typing import Any, ClassVar, Final, NamedTuple, ParamSpec

import typer
from typer.core import TyperCommand, TyperGroup

from bottega import __version__

P = ParamSpec("P")


class Entry(NamedTuple):
    """The module of a command, and its line in `--help`. A test compares the lines with the docstrings."""

    module: str
    line: str


Entries = Mapping[str, Entry]

PLAY: Final = {
    "play": Entry("play", "Play a match in this terminal, alone with bots or in turn with friends."),
    "learn": Entry("learn", "Learn a game by playing its lessons in this terminal."),
    "puzzle": Entry("puzzle", "Solve a puzzle of a game, and read why its answer is right."),
    "games": Entry("games", "List the games with their seats, options and presets."),
    "match": Entry("match", "Let bots play matches against each other."),
    "replay": Entry("replay", "Tell a match move by move, and show the table at the end."),
    "verify": Entry("replay", "Check a record: the deal, the rules, the cards, every move, the scores."),
    "fetch": Entry("fetch", "Fetch the record of a finished match, by the link of its table or replay."),
    "analyse": Entry("analyse", "Tell what each decision of a match was worth."),
}
SERVE: Final = {"serve": Entry("serve", "Serve tables to browsers until stopped.")}
HOST: Final = {
    "doctor": Entry("doctor", "List what is missing to serve, and how to fix it."),
    "migrate": Entry("migrate", "Update the schema of the database. Safe to run twice."),
    "bots": Entry("bots", "Play the bots' turns until stopped."),
    "admin": Entry("admin", "Look after the server: reports, bans, announcements, nodes."),
    "backup": Entry("backup", "Copy the database into a folder while people play."),
    "restore": Entry("restore", "Fill an empty database from a backup, and verify every match."),
    "editions": Entry("editions", "List the kept editions of the rules, with the matches in play."),
    "ratings": Entry("ratings", "Compute every rating again from the logs, and list differences."),
    "vapid": Entry("vapid", "Make a key for push notices."),
}
LAB: Final = {
    "league": Entry("league", "Let every bot meet every other, in all seats, with confidence intervals."),
    "ladder": Entry("ladder", "Let every bot meet every other in every game, and put them on one scale."),
    "balance": Entry("balance", "Compare the presets and options of a game with the printed game."),
    "export": Entry("export", "Write every decision of matches that are over as a row of a Parquet file."),
    "bench": Entry("bench", "Measure random play and copying, interpreted and compiled."),
    "load": Entry("load", "Measure durable moves, idle sockets and cold tables of a server."),
}


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
def load(module: str, name: str) -> Any:
    """Import a command."""
    found = import_module(f"bottega.commands.{module}")
    group: typer.Typer | None = getattr(found, "GROUP", None)
    if group is None:
        group = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        group.command(name)(plainly(getattr(found, name)))
    else:
        for one in group.registered_commands:
            assert one.callback is not None
            one.callback = plainly(one.callback)
    return typer.main.get_command(group)


class OnDemand(TyperGroup):
    """Imports a command when it is called. Help is plain text: importing rich would take twice as long."""

    panels: ClassVar[Mapping[str, Entries]]

    def __init__(self, **given: Any) -> None:
        super().__init__(**{**given, "rich_markup_mode": None})
        for name, (_, line) in self.entries().items():
            self.add_command(TyperCommand(name, help=line))

    @classmethod
    def entries(cls) -> Entries:
        """The commands of all panels."""
        return {name: entry for panel in cls.panels.values() for name, entry in panel.items()}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        entry = self.entries().get(args[0])
        if entry:
            self.add_command(load(entry.module, args[0]), args[0])
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        for title, entries in self.panels.items():
            with formatter.section(title):
                formatter.write_dl([(name, entry.line) for name, entry in entries.items()])


class Host(OnDemand):
    panels: ClassVar = {"Commands": HOST}


class Lab(OnDemand):
    panels: ClassVar = {"Commands": LAB}


GROUPS: Final[Mapping[str, tuple[type[OnDemand], str]]] = {
    "host": (Host, "Look after a server: check, migrate, back up, restore, moderate."),
    "lab": (Lab, "Measure bots, games and speed over many matches."),
}


class Root(OnDemand):
    panels: ClassVar = {
        "Play": PLAY,
        "Host": SERVE | {"host": Entry("", GROUPS["host"][1])},
        "Measure": {"lab": Entry("", GROUPS["lab"][1])},
    }

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        for name, (group, line) in GROUPS.items():
            self.add_command(group(name=name, help=line, no_args_is_help=True), name)

    @classmethod
    def entries(cls) -> Entries:
        return {name: entry for name, entry in super().entries().items() if name not in GROUPS}


app = typer.Typer(cls=Root, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


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
