"""The `bottega` command."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

import typer

from bottega import __version__
from bottega.commands.admin import COMMANDS, admin
from bottega.commands.analyse import analyse
from bottega.commands.backup import backup
from bottega.commands.balance import balance
from bottega.commands.bench import bench
from bottega.commands.bench_server import bench_server
from bottega.commands.benches import RULES, benches
from bottega.commands.bots import bots
from bottega.commands.doctor import doctor
from bottega.commands.editions import editions
from bottega.commands.games import games
from bottega.commands.lab import export, lab
from bottega.commands.ladder import ladder
from bottega.commands.league import league
from bottega.commands.learn import learn
from bottega.commands.lessons import lessons
from bottega.commands.match import match
from bottega.commands.migrate import migrate
from bottega.commands.play import play
from bottega.commands.puzzle import puzzle
from bottega.commands.ratings import ratings
from bottega.commands.replay import replay, verify
from bottega.commands.restore import restore
from bottega.commands.serve import serve
from bottega.commands.training import train, trial
from bottega.commands.vapid import vapid
from bottega.kit.errors import BottegaError

P = ParamSpec("P")


def plainly(command: Callable[P, None]) -> Callable[P, None]:
    """Errors of ours are sentences: they are printed as such, and the exit code is 1."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (BottegaError, OSError) as error:
            print(f"bottega: {error}", file=sys.stderr)
            raise typer.Exit(1) from error

    return run


app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
PLAYED = (games, learn, lessons, play, match, league, replay, verify, analyse, puzzle)
HOSTED = (serve, bots, migrate, editions, backup, restore, ratings, doctor, vapid)
for command in (*PLAYED, *HOSTED):
    app.command()(plainly(command))
benches.command(RULES)(plainly(bench))
benches.command("server")(plainly(bench_server))
app.add_typer(benches, name="bench")
for act in COMMANDS:
    admin.command()(plainly(act))
app.add_typer(admin, name="admin")
lab.command()(plainly(balance))
lab.command()(plainly(export))
lab.command()(plainly(ladder))
lab.command()(plainly(train))
lab.command()(plainly(trial))
app.add_typer(lab, name="lab")


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
