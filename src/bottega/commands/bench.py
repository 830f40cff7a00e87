"""`bottega bench`: how fast the rules are, interpreted and compiled side by side."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import bottega
from bottega import library
from bottega.compiled import COMPILED
from bottega.games import SHELF
from bottega.kit.errors import BottegaError
from bottega.terminal.screen import open_console

PACKAGE = Path(bottega.__file__).parent
COMPILE = "The compiled rules are missing or behind the sources: run `make compile`."

Figures = dict[str, dict[str, float]]  # by game


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; the whole shelf if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each game is played.")] = 2.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure random play and copying, interpreted and compiled."""
    titles = [library.game(game).id] if game else list(SHELF)
    with tempfile.TemporaryDirectory() as folder:
        interpreted = measured(plain_copy(Path(folder)), seconds, titles, compiled=False)
    root = compiled_root()
    compiled = measured(root, seconds, titles, compiled=True) if root else None
    if compiled is None:
        print(COMPILE, file=sys.stderr)
    if as_json:
        rows = {id: {"interpreted": interpreted[id], "compiled": compiled and compiled[id]} for id in titles}
        print(json.dumps(rows))
    else:
        open_console().print(table_of(interpreted, compiled))


def plain_copy(folder: Path) -> Path:
    """The package without what was compiled of it."""
    shutil.copytree(
        PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    return folder


def compiled_root() -> Path | None:
    """Where the same sources lie compiled: this package itself, or build/compiled of the repository."""
    if COMPILED:
        return PACKAGE.parent
    built = PACKAGE.parent.parent / "build" / "compiled"
    return built if same_sources(built / PACKAGE.name) else None


def same_sources(built: Path) -> bool:
    """Whether the rules were compiled from what is here now."""
    rules = [path for part in ("kit", "games", "bots") for path in (PACKAGE / part).rglob("*.py")]
    twins = [(path, built / path.relative_to(PACKAGE)) for path in rules]
    return all(twin.exists() and twin.read_bytes() == path.read_bytes() for path, twin in twins)


def measured(root: Path, seconds: float, titles: list[str], *, compiled: bool) -> Figures:
    """The figures of the package that lies there, taken in a process of its own."""
    command = [sys.executable, "-P", "-m", "bottega.commands.measure", str(seconds), *titles]
    ran = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(root)}, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise BottegaError(f"measuring {root} failed:\n{ran.stderr}")
    found = json.loads(ran.stdout)
    if found["compiled"] != compiled:
        raise BottegaError(
            f"the rules in {root} are {'not ' if compiled else ''}compiled: run `make compile`"
        )
    games: Figures = found["games"]
    return games


def table_of(interpreted: Figures, compiled: Figures | None) -> Table:
    """Both side by side."""
    table = Table("game", "", "decisions/s", "copy, µs")
    for id, figures in interpreted.items():
        table.add_row(id, "interpreted", *shown(figures))
        if compiled:
            table.add_row("", "compiled", *shown(compiled[id]))
    return table


def shown(figures: dict[str, float]) -> list[str]:
    """Figures to be read."""
    return [f"{figures['decisions_per_s']:,.0f}", f"{figures['copy_us']:.2f}"]
